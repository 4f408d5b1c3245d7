import { termBy } from '../analysis/analysis';
import { latin } from './analysis';

/** Pronominal adverbs: "dafür", "hierauf", "woran". */
const PRONOMINAL =
  /^(?:da|hier|wo)r?(?:an|auf|aus|bei|durch|für|gegen|hin|in|mit|nach|neben|nieder|über|um|unter|von|vor|zu|zwischen)$/u;

/** What joins sentences, points at something or weighs it, and says nothing of it. */
const EMPTY = new Set(
  (
    'also ja nein jedoch sodass daher somit deshalb deswegen folglich mithin allerdings zwar dabei dann denn doch ferner ' +
    'grundsätzlich insbesondere insoweit insgesamt jeweils jeweilige jeweiligen lediglich nämlich nunmehr schon sogar sonst ' +
    'soweit sofern falls wobei zudem zugleich zunächst überhaupt übrigens vielmehr wohl bereits noch erst eben etwa ebenso ' +
    'bloß bloße bloßer freilich hingegen dagegen trotzdem dennoch indes außerdem weiter weiterhin wieder stets immer ' +
    'entsprechend entsprechende entsprechenden genannt genannte genannten obig obige solche solcher solchen solches ' +
    'gilt gelten galt liegt liegen lag läuft laufen lief ist bleibt bleiben trifft greift greifen besteht bestehen bestand ' +
    'wird werden würde hätte hätten wäre wären soll sollen müssen müsste müssten dürfen durfte durften können konnte könnte ' +
    'fall fälle fällen'
  ).split(' '),
);

/** A German word by its stem; empty where it carries no content. */
export const stem = (word: string): string => (PRONOMINAL.test(word) || EMPTY.has(word) ? '' : termBy(latin, word));
