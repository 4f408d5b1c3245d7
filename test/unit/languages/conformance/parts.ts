import assert from 'node:assert/strict';
import { findDefinitions } from '../../../../src/citation/terms/findDefinitions';
import { lookalikes } from '../../../../src/check/findings/lookalikes';
import { findCitations } from '../../../../src/citation';
import { toEnd } from '../../../../src/turns';
import {
  detectLanguage,
  labelOf,
  type LanguagePack,
  numberedAs,
  packOf,
  pathLabel,
  propositionsOf,
} from '../../../../src/languages';
import { compareNumbers, parseEId } from '../../../../src/law';
import { kindOf, readSource } from '../../../../src/readers';
import { citationText } from '../../../../src/server/features/citationStyle';
import { Law } from '../../renumber/support';
import type { CitationCase, LanguageCases } from './cases';
import { CasesCorpus, filesOf, readFrom } from './corpus';

/** One thing that a language is held to. */
export interface Case {
  readonly name: string;
  readonly check: () => void | Promise<void>;
}

/** What the suite holds a language to. */
export interface Part {
  readonly name: string;
  /** Whether every language that is read has it. */
  readonly isRequired: boolean;
  /** What holds of a language that lacks it. */
  readonly otherwise: string;
  readonly casesOf: (cases: LanguageCases) => readonly Case[];
}

const corpora = new Map<string, CasesCorpus>();

function corpusOf(cases: LanguageCases): CasesCorpus {
  const corpus = corpora.get(cases.code) ?? new CasesCorpus(cases);
  corpora.set(cases.code, corpus);
  return corpus;
}

const cited =
  (of: (cases: LanguageCases) => readonly CitationCase[]): Part['casesOf'] =>
  (cases) =>
    of(cases).map(([text, ...expected]) => ({
      name: text,
      check: () => assert.deepEqual(corpusOf(cases).cited(text), expected),
    }));

const NO_CITATION = 'nothing is cited in the form that the language has for it';
const required = (name: string, casesOf: Part['casesOf']): Part => ({
  name,
  isRequired: true,
  otherwise: NO_CITATION,
  casesOf,
});
const optional = (name: string, otherwise: string, casesOf: Part['casesOf']): Part => ({
  name,
  isRequired: false,
  otherwise,
  casesOf,
});

const words = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** A layout of the first act: its provisions, and that the source cut by each one's range holds its text. */
function layoutCases({ provisions }: LanguageCases, file: string, text: string): Case[] {
  return [
    {
      name: `${file} has its provisions`,
      check: () => {
        const read = readFrom(file, text);
        const begun = Object.entries(provisions).map(([eId, first]) => [
          eId,
          words(read.get(eId)?.provision.text ?? '(missing)').slice(0, words(first).length),
        ]);
        assert.deepEqual(Object.fromEntries(begun), provisions);
      },
    },
    {
      name: `${file} cut by the range of a provision is its text`,
      check: () => {
        for (const [eId, { provision, source }] of readFrom(file, text)) {
          assert.ok(words(source).includes(words(provision.text)), `${eId}: ${source}`);
        }
      },
    },
  ];
}

const quantitiesIn = (pack: LanguagePack, text: string): string[] =>
  pack.quantities!.quantities(text).map(({ value, unit, date }) => date ?? `${value} ${unit}`.trimEnd());

/** All parts, those that every language has first. */
export const PARTS: readonly Part[] = [
  required(
    'citations found and resolved',
    cited(({ found }) => found),
  ),
  required(
    'lists',
    cited(({ lists }) => lists),
  ),
  required(
    'ranges',
    cited(({ ranges }) => ranges),
  ),
  required(
    'back-references',
    cited(({ backReferences }) => backReferences),
  ),
  required('citations within an act', (cases) =>
    cases.within.map(([eId, text, ...expected]) => ({
      name: text,
      check: () => assert.deepEqual(corpusOf(cases).cited(text, eId), expected),
    })),
  ),
  required('what cites nothing', (cases) =>
    cases.citesNothing.map((text) => ({
      name: text,
      check: () => assert.deepEqual(corpusOf(cases).cited(text), []),
    })),
  ),
  required('labels', (cases) =>
    Object.entries(cases.labels).map(([eId, label]) => ({
      name: eId,
      check: () => {
        const { corpus } = corpusOf(cases);
        corpusOf(cases).ordinal(eId);
        assert.equal(pathLabel(parseEId(eId), numberedAs(corpus.acts[0]!)), label);
      },
    })),
  ),
  required('a label read as a citation is its provision', (cases) =>
    Object.keys(cases.provisions).map((eId) => ({
      name: eId,
      check: () => {
        const corpus = corpusOf(cases);
        const label = labelOf(corpus.corpus, corpus.ordinal(eId));
        // A name in front may stand outside the span of its citation.
        assert.deepEqual(
          corpus.cited(label).map((one) => one.slice(one.indexOf(' -> '))),
          [` -> ${eId}`],
        );
      },
    })),
  ),
  required('a statute in Markdown', (cases) => layoutCases(cases, 'act.md', cases.act)),
  required('the language of a text', (cases) => [
    {
      name: 'of the acts',
      check: () => {
        for (const text of Object.values(filesOf(cases))) assert.equal(detectLanguage(text), cases.code, text);
        const [document] = readSource({ file: '/law/act.md', bytes: Buffer.from(cases.act) }).documents;
        assert.equal(document?.act.language, cases.code);
      },
    },
  ]),
  optional('citations written (completion, copying)', 'a provision is cited as its label has it', (cases) =>
    Object.entries(cases.completed ?? {}).map(([eId, written]) => ({
      name: eId,
      check: () => {
        const corpus = corpusOf(cases);
        corpus.ordinal(eId);
        const act = corpus.corpus.acts[0]!;
        const text = citationText(act, parseEId(eId), { isOwnAct: false, isBracketed: false });
        assert.equal(text, written);
        assert.deepEqual(corpus.cited(text), [`${text} -> ${eId}`]);
      },
    })),
  ),
  optional('renumbered drafts', 'a citation keeps its number, and is left to a person', (cases) =>
    (cases.renumbered ?? []).map(([draft, eId, number, becomes]) => ({
      name: draft,
      check: async () => {
        const law = await Law.of(filesOf(cases));
        assert.equal(law.draft(draft, law.rename(`${corpusOf(cases).key}/${eId}`, number)).text, becomes);
      },
    })),
  ),
  optional('a statute in plain text', 'a heading is read where it has the form of another language', (cases) =>
    cases.plainAct === undefined ? [] : layoutCases(cases, 'act.txt', cases.plainAct),
  ),
  optional(
    'numbers in their order',
    'letters and branches follow the number that they begin with',
    ({ code, numbers }) =>
      numbers === undefined
        ? []
        : [
            {
              name: numbers.join(', '),
              check: () => {
                const canonical = numbers.map((text) => findCitations(text, code)[0]?.path[0]?.number ?? '');
                assert.equal(new Set(canonical).size, numbers.length);
                assert.deepEqual([...canonical].reverse().sort(compareNumbers), canonical);
              },
            },
          ],
  ),
  optional('negation and modality', 'a sentence is unverified, never supported', ({ code, markers = [], denies }) =>
    markers.map(([text, ...kinds]) => ({
      name: text,
      check: () => {
        const found = propositionsOf(code)!.markers(text);
        assert.deepEqual(
          found.map(({ kind }) => kind),
          kinds,
        );
        const denial = kinds[0] === 'negation' || kinds[0] === 'prohibition';
        for (const { side } of denial ? found : []) assert.equal(side, denies);
      },
    })),
  ),
  optional('definitions', 'a term has no definition', ({ definitions = [] }) =>
    definitions.map(([text, ...terms]) => ({
      name: text,
      check: () =>
        assert.deepEqual(
          findDefinitions(text).map(({ term }) => term),
          terms,
        ),
    })),
  ),
  optional('periods, amounts and dates', 'figures alone are numbers, and count nothing', (cases) =>
    (cases.quantities ?? []).map(([text, ...quantities]) => ({
      name: text,
      check: () => assert.deepEqual(quantitiesIn(packOf(cases.code)!, text), quantities),
    })),
  ),
  optional('law, bills and drafts told apart', 'a text is a draft: it is checked and never quoted', ({ kinds = [] }) =>
    kinds.map(([text, kind]) => ({
      name: text.split('\n')[0]!,
      check: () => {
        const read = readSource({ file: '/law/text.txt', bytes: Buffer.from(text) });
        assert.equal(kindOf({ file: '/law/text.txt', text, documents: read.documents }).kind, kind);
      },
    })),
  ),
  optional('misprints told', 'what is misprinted is passed over', ({ code, misprints = [] }) =>
    misprints.map(([text, misprint]) => ({
      name: text,
      check: () => {
        const told = toEnd(lookalikes(text, { start: 0, end: text.length }, findCitations(text, code)));
        assert.deepEqual(
          told.map(({ start, end }) => text.slice(start, end)),
          [misprint],
        );
      },
    })),
  ),
];
