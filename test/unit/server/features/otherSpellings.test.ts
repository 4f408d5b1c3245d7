import assert from 'node:assert/strict';
import { planName } from '../../../../src/check/renumber';
import { renameLaw } from '../../../../src/server/features/renumber/changeLaw';
import { Statutes } from './statutes';

describe('other spellings of a name that is changed', () => {
  let statutes: Statutes;
  before(async () => {
    statutes = await Statutes.open(true);
  });
  afterEach(() => {
    statutes.closeDocuments();
  });
  after(() => statutes.close());

  /** What is left to a person of a draft, once an act has another name. */
  async function left(draft: string, from: string, to: string): Promise<string[]> {
    await statutes.draft(draft);
    const { corpus, resolver } = statutes.whole;
    const act = corpus.acts.findIndex(({ title, abbreviation }) => [title, abbreviation].includes(from));
    const { documents } = statutes;
    const changes = await renameLaw(
      planName(corpus.acts, act, from, to, resolver),
      statutes.whole,
      { documents, folders: { roots: [], exclude: [] }, report: () => undefined },
      new AbortController().signal,
    );
    return changes
      .toCheck()
      .places.filter(({ uri }) => uri.startsWith('untitled:'))
      .map(({ text }) => text);
  }

  it('are left to a person, in capitals, without the year, inflected', async () => {
    const french = "L'article L. 121-1 du code des phares fluviaux, article L. 121-2 du Code des phares fluviaux.";
    assert.deepEqual(await left(french, 'Code des phares fluviaux', 'Code des feux'), [
      'article L. 121-1 du code des phares fluviaux',
    ]);
    const english = 'Section 11 of the Official Documents Act, section 12 of the Official Documents Act 2011.';
    assert.deepEqual(await left(english, 'Official Documents Act 2011', 'Deeds Act 2020'), [
      'Section 11 of the Official Documents Act',
    ]);
    assert.deepEqual(await left('§ 3 des Hafengesetzes, § 4 HafG.', 'Hafengesetz', 'Kaigesetz'), [
      '§ 3 des Hafengesetzes',
    ]);
  });

  it('are none of the name: another name of the act stays, and is not told', async () => {
    assert.deepEqual(await left('§ 3 des Hafengesetzes, § 4 HafG.', 'HafG', 'KaiG'), []);
    assert.deepEqual(await left('§ 3 des Hafengesetzes, § 4 Überseegesetz.', 'HafG', 'KaiG'), []);
  });

  it('are told once of a list, and not of one whose name was changed', async () => {
    const changed = 'Sections 11, 12 and 13 of the Official Documents Act 2011; §§ 3 bis 5 des Hafengesetzes.';
    assert.deepEqual(await left(changed, 'Official Documents Act 2011', 'Deeds Act 2020'), []);
    const spelt = 'Sections 11, 12 and 13 of the Official Documents Act.';
    assert.deepEqual(await left(spelt, 'Official Documents Act 2011', 'Deeds Act 2020'), [
      '13 of the Official Documents Act',
    ]);
  });
});
