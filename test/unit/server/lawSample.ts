import { CorpusBuilder, type Act, type PackedCorpus, type Provision } from '../../../src/law';

export const FILE = '/corpus/ferries-act.md';

const ACT: Act = {
  key: 'ferries-act',
  title: 'Ferries Act',
  abbreviation: '',
  aliases: [],
  language: 'en',
  file: FILE,
};

/** Sections of an invented act; section 2 has two paragraphs, section 3 is repealed, section 4 is law for five years. Lines are those of the ranges. */
export function sampleCorpus(): PackedCorpus {
  const builder = new CorpusBuilder();
  const base = { act: ACT.key, file: FILE, status: 'in-force' } as const;
  const provisions: Provision[] = [
    {
      ...base,
      id: 'ferries-act/sec_1',
      path: [{ kind: 'section', number: '1' }],
      heading: 'Licences',
      text: 'No ferry sails without a *licence* <b>here</b>.',
      range: lines(2, 4),
    },
    {
      ...base,
      id: 'ferries-act/sec_2',
      path: [{ kind: 'section', number: '2' }],
      heading: 'Fares',
      text: '',
      range: lines(6, 12),
    },
    {
      ...base,
      id: 'ferries-act/sec_2__para_1',
      path: [
        { kind: 'section', number: '2' },
        { kind: 'paragraph', number: '1' },
      ],
      parent: 'ferries-act/sec_2',
      heading: '',
      text: 'Fares are posted.',
      range: lines(8, 9),
    },
    {
      ...base,
      id: 'ferries-act/sec_2__para_2',
      path: [
        { kind: 'section', number: '2' },
        { kind: 'paragraph', number: '2' },
      ],
      parent: 'ferries-act/sec_2',
      heading: '',
      text: 'Children sail free.',
      range: lines(10, 12),
    },
    {
      ...base,
      id: 'ferries-act/sec_3',
      path: [{ kind: 'section', number: '3' }],
      heading: 'Tolls',
      text: 'Tolls.',
      status: 'repealed',
      range: lines(14, 15),
    },
    {
      ...base,
      id: 'ferries-act/sec_4',
      path: [{ kind: 'section', number: '4' }],
      heading: 'Winter',
      text: 'No ferry sails on ice.',
      validity: { from: '2020-01-01', until: '2024-12-31' },
      range: lines(17, 18),
    },
  ];
  builder.add({ act: ACT, provisions });
  return builder.finish();
}

function lines(start: number, end: number): Provision['range'] {
  return { start: { line: start, character: 0 }, end: { line: end, character: 40 } };
}
