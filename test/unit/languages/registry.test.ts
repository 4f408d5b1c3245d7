import assert from 'node:assert/strict';
import { packOf, PACKS, registryOf, type LanguagePack } from '../../../src/languages';

const german = packOf('de')!;
const plain: LanguagePack = { code: 'xx' };

describe('languages: registry', () => {
  it('finds a pack by its code, in the order in which they were given', () => {
    const registry = registryOf([german, plain]);
    assert.deepEqual(registry.PACKS, [german, plain]);
    assert.equal(registry.packOf('xx'), plain);
    assert.equal(registry.packOf('de'), german);
    assert.equal(registry.packOf('en'), undefined);
    assert.equal(registry.packOf('constructor'), undefined);
  });

  it('takes no two packs of one code', () => {
    assert.throws(() => registryOf([plain, german, { code: 'xx' }]), /Two packs have the code xx/u);
  });

  it('takes no grammar that says it reads for another language', () => {
    assert.throws(() => registryOf([{ ...german, code: 'xx' }]), /pack xx says that it reads de/u);
  });

  it('has a way to tell a text of each language', () => {
    assert.deepEqual(
      PACKS.filter(({ detection }) => detection === undefined).map(({ code }) => code),
      [],
    );
  });
});
