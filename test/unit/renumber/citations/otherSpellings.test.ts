import assert from 'node:assert/strict';
import { actsOfTests } from '../../support/acts';
import { MemoryHost } from '../memoryHost';

describe('other spellings of a name that is changed', () => {
  let host: MemoryHost;
  before(async () => {
    host = await MemoryHost.of(actsOfTests(true));
  });

  /** What is left to a person of a draft, once an act has another name. */
  async function left(draft: string, from: string, to: string): Promise<string[]> {
    host.open.set('untitled:Draft', draft);
    const changes = await host.renameAct(from, to);
    return changes.left().flatMap(({ id, text }) => (id === 'untitled:Draft' ? [text] : []));
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

  it('are told with the reason', async () => {
    host.open.set('untitled:Draft', '§ 3 des Hafengesetzes, § 99 des Hafengesetzes.');
    const places = (await host.renameAct('Hafengesetz', 'Kaigesetz'))
      .left()
      .filter(({ id }) => id === 'untitled:Draft');
    const reason = 'It spells the name of the act in another way, and was left as it is.';
    assert.deepEqual(
      places.map((place) => [place.text, place.reason]),
      [
        ['§ 3 des Hafengesetzes', reason],
        ['§ 99 des Hafengesetzes', reason],
      ],
    );
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

  it('are none of another act whose name begins alike', async () => {
    const lit = (title: string): string => `# ${title}\n\n### Section 1. Lamps\n\nA lamp is lit.\n`;
    host = await MemoryHost.of({ 'a.md': lit('Lighthouse Act 1990'), 'b.md': lit('Lighthouse Dues Act 1991') });
    const both = 'Section 1 of the Lighthouse Dues Act, section 1 of the Lighthouse Act.';
    assert.deepEqual(await left(both, 'Lighthouse Act 1990', 'Beacon Act 2020'), ['section 1 of the Lighthouse Act']);
  });

  it('are those of the name that the spelling begins with most, where an act has several', async () => {
    host = await MemoryHost.of({ 'a.md': '# Port Dues Act 2010 (Port Rules)\n\n### Section 1. Dues\n\nA due.\n' });
    const draft = 'Section 1 of the Port Dues Act applies.';
    assert.deepEqual(await left(draft, 'Port Rules', 'Quay Rules'), [], 'that is the long name without its year');
    assert.deepEqual(await left(draft, 'Port Dues Act 2010', 'Quay Act 2010'), ['Section 1 of the Port Dues Act']);
  });
});
