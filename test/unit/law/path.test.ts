import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  formatEId,
  normaliseNumber,
  parseEId,
  truncate,
  UNIT_PREFIX,
  withoutDivisions,
  type Path,
  type UnitKind,
} from '../../../src/law';

const kinds = Object.keys(UNIT_PREFIX) as UnitKind[];
const path = fc.array(
  fc.record(
    { kind: fc.constantFrom(...kinds), number: fc.stringMatching(/^[0-9]{1,3}[a-z]?(-[0-9])?$/) },
    { noNullPrototype: true },
  ),
  { maxLength: 5 },
);

describe('law/path', () => {
  it('writes a path as an Akoma Ntoso eId', () => {
    const path: Path = [
      { kind: 'article', number: '814' },
      { kind: 'paragraph', number: '1' },
    ];
    assert.equal(formatEId(path), 'art_814__para_1');
  });

  it('writes an unnumbered unit by its prefix alone', () => {
    assert.equal(formatEId([{ kind: 'preamble', number: '' }]), 'preamble');
  });

  it('reads back what it writes, for every kind of unit', () => {
    fc.assert(fc.property(path, (written) => assert.deepEqual(parseEId(formatEId(written)), written)));
  });

  it('keeps a component of an unknown kind as a container', () => {
    assert.deepEqual(parseEId('verse_3'), [{ kind: 'container', number: 'verse_3' }]);
  });

  it('compares numbers of any style', () => {
    // Full-width digits, the Korean branch suffix, brackets, a trailing stop and blanks are style, not number.
    assert.equal(normaliseNumber('８１４'), '814');
    assert.equal(normaliseNumber('5의2'), '5-2');
    assert.equal(normaliseNumber('(1A)'), '1a');
    assert.equal(normaliseNumber('17.2.1.'), '17.2.1');
    assert.equal(normaliseNumber(' 31 a '), '31a');
  });

  it('normalises a normalised number to itself', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (raw) => {
        const once = normaliseNumber(raw);
        assert.equal(normaliseNumber(once), once);
      }),
    );
  });

  it('drops the divisions above a section, and only those', () => {
    const sections: Path = [
      { kind: 'annex', number: '2' },
      { kind: 'part', number: '1' },
      { kind: 'section', number: '5' },
      { kind: 'paragraph', number: '1' },
    ];
    assert.equal(formatEId(withoutDivisions(sections)), 'annex_2__sec_5__para_1');
    const divisions: Path = [
      { kind: 'part', number: '1' },
      { kind: 'chapter', number: '2' },
    ];
    assert.equal(formatEId(withoutDivisions(divisions)), 'part_1__chp_2');
  });

  it('cuts a path above a unit of a kind, or below it', () => {
    const path = parseEId('chp_2__sec_5__para_1__point_2__item_a');
    const cut = (kind: UnitKind, inclusive?: boolean): string => formatEId(truncate(path, kind, inclusive));
    assert.equal(cut('paragraph'), 'chp_2__sec_5');
    assert.equal(cut('point'), 'chp_2__sec_5__para_1');
    assert.equal(cut('item'), 'chp_2__sec_5__para_1__point_2');
    // Sentences and subparagraphs are above points; the path has none.
    assert.equal(cut('sentence'), 'chp_2__sec_5__para_1');
    assert.equal(cut('subparagraph'), 'chp_2__sec_5__para_1');
    // What has no depth below the section cuts nothing off.
    assert.equal(cut('section'), formatEId(path));
    assert.equal(cut('paragraph', true), 'chp_2__sec_5__para_1');
    assert.equal(cut('point', true), 'chp_2__sec_5__para_1__point_2');
    // An article is what a section is elsewhere.
    assert.equal(cut('article', true), 'chp_2__sec_5');
    assert.equal(cut('chapter', true), 'chp_2');
    // What the path lacks is below what is coarser.
    assert.equal(cut('sentence', true), 'chp_2__sec_5__para_1');
    assert.equal(formatEId(truncate(parseEId('art_5__para_1__item_a'), 'point', true)), 'art_5__para_1');
    assert.equal(cut('title', true), formatEId(path));
    assert.deepEqual(truncate(parseEId('para_1__point_2'), 'paragraph'), []);
  });
});
