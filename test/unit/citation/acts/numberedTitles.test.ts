import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../../src/citation';
import { corpusOf } from '../support';

const resolver = new CitationResolver(
  corpusOf({
    key: 'ley-9',
    title: 'Ley 9/2018, de 5 de junio, de Faros',
    language: 'es',
    provisions: { art_1: 'a' },
  }),
);
const outcomes = (text: string): string[] =>
  resolver
    .resolve(findCitations(text, 'es'), {}, text)
    .map(({ outcome, targets }) => (outcome === 'resolved' ? targets.join(' ') : outcome));
const ABSENT = 'act-not-in-corpus';

describe('citation/acts/numberedTitles', () => {
  for (const [text, ...expected] of [
    ['artículo 1 de la Ley 9/2018, de 5 de junio, de Faros', 'ley-9/art_1'],
    ['artículo 1 de la Ley 9/2018, de 5 de junio, de Puertos', ABSENT],
    ['artículo 1 de la Ley 9/2018, de Puertos y Muelles', ABSENT],
    ['artículo 1 de la Ley 9/2018, de Puertos y Faros', 'ley-9/art_1'],
    ['artículo 1 de la Ley 9/2018, del Estado', 'ley-9/art_1'],
    ['artículo 1 de la Ley 9/2018 de faros', 'ley-9/art_1'],
    ['artículo 1 de la Ley de Faros', 'ley-9/art_1'],
    ['artículo 1 de la Ley de Puertos', ABSENT],
    ['artículo 1 de la Ley 8/2017, de 5 de junio, de Faros', ABSENT],
  ] as const) {
    it(text, () => assert.deepEqual(outcomes(text), expected));
  }
});
