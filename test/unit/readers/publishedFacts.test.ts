import assert from 'node:assert/strict';
import type { Act } from '../../../src/law';
import { readText } from './helpers';

const published = (metadata: string): Act =>
  readText(
    'kaig/index.md',
    `---\nTitle: Kaigesetz\njurabk: KaiG\n---\n\n# Kaigesetz (KaiG)\n\n${metadata}\n\n## § 1 Kaie\n\nEin Kai ist fest.\n`,
  ).documents[0]!.act;

const DATES = `Ausfertigungsdatum
:   1978-05-03

Fundstelle
:   BGBl I: 1979, 95

Neugefasst durch
:   Bek. v. 2.1.2002 I 42, 2909;

Zuletzt geändert durch
:   Art. 23 G v. 27.7.2011 I 1887
`;

describe('metadata of a published German act', () => {
  it('gives the years in which it was made and published anew, and not those in which it was changed', () => {
    assert.deepEqual(published(DATES).years, [1978, 1979, 2002]);
  });

  it('gives no years where it states none', () => {
    assert.equal(published('Stand: 3. Mai 1978').years, undefined);
  });

  it('tells since when an act is repealed', () => {
    const act = published(`${DATES}\nG aufgeh. durch\n:   Art. 58 Nr. 9 G v. 12.12.2019 I 2652 mWv 1.1.2024\n`);
    assert.deepEqual(act.validity, { until: '2023-12-31' });
  });

  for (const [what, metadata] of [
    ['some of its provisions', '§§ 1 bis 32a aufgeh. durch\n:   Art. 17 G v. 28.4.2020 I 960 mWv 26.5.2021'],
    [
      'it but for some cases',
      'V aufgeh. durch\n:   Art. 1 V v. 28.2.2006 I 525 mWv 16.3.2006, soweit sie Kaie betrifft',
    ],
    ['it on no day', 'V aufgeh. durch\n:   Art. 1 V v. 28.2.2006 I 525'],
  ] as const) {
    it(`takes an act for law that repeals ${what}`, () => {
      assert.equal(published(metadata).validity, undefined);
    });
  }
});

describe('years of an act', () => {
  const statute = (fields: string): Act =>
    readText(
      'ley.md',
      `---\ntitulo: Ley de Faros\npais: es\n${fields}\n---\n\n# Ley de Faros\n\n##### Artículo 1. Faros\n\nUn faro.\n`,
    ).documents[0]!.act;

  it('are those of its making and of its publication: what is printed in January was made the year before', () => {
    assert.deepEqual(statute('fecha_publicacion: "2019-01-04"').years, [2018, 2019]);
    assert.deepEqual(statute('fecha_disposicion: 20181228').years, [2018]);
  });

  it('are not those of a version', () => {
    assert.equal(statute('ultima_actualizacion: "2022-03-01"').years, undefined);
  });
});
