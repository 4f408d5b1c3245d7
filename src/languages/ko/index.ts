import type { LanguagePack } from '../pack';
import { analysis } from './analysis';
import { citations } from './citations';
import { definitions } from './definitions';
import { detection } from './detection';
import { documents } from './documents';
import { headings } from './headings';
import { labels } from './labels';
import { layout } from './layout';
import { nearMisses } from './nearMisses';
import { notices } from './notices';
import { propositions } from './propositions';
import { quantities } from './quantities';
import { sentences } from './sentences';
import { stem } from './words';
import { writing } from './writing';
import { replies } from './replies';
import { nextQuestion } from './questions';

export const korean: LanguagePack = {
  code: 'ko',
  countries: ['kr'],
  analysis,
  citations,
  definitions,
  detection,
  documents,
  headings,
  labels,
  layout,
  nearMisses,
  notices,
  propositions,
  quantities,
  sentences,
  words: { stem },
  writing,
  replies,
  nextQuestion,
};
