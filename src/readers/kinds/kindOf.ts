import { DocumentView, type JudgedText } from './document';
import { fileNameEvidence } from './fileName';
import { formatEvidence } from './format';
import { frontMatterEvidence } from './frontMatter';
import type { Evidence, Judgement } from './kind';
import { placeEvidence } from './place';
import { programEvidence } from './program';
import { provisionEvidence } from './provisions';
import { titleEvidence } from './title';
import { weigh } from './weigh';
import { wordingEvidence } from './wording';

/** What decides by itself, and is found at once. */
const SAID = [formatEvidence, fileNameEvidence, placeEvidence, frontMatterEvidence];
const SEEN = [titleEvidence, wordingEvidence, provisionEvidence, programEvidence];
/** More than all else together can outweigh. */
const DECISIVE = 20;

/** Everything that speaks for what a text is. */
export function evidenceOf(view: DocumentView): Evidence[] {
  const said = SAID.flatMap((evidence) => evidence(view));
  return said.some(({ weight }) => weight >= DECISIVE) ? said : [...said, ...SEEN.flatMap((seen) => seen(view))];
}

/** What a text is, by the evidence in it, in its name and in its place; settings may say otherwise. */
export function kindOf(text: JudgedText): Judgement {
  const view = new DocumentView(text);
  return weigh(evidenceOf(view), view);
}
