import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DocumentCitations } from '../../../../src/server/features/documentCitations';
import { referencesOf } from '../../../../src/server/features/references';
import { subjectAt } from '../../../../src/server/features/subject';
import type { OpenDocument } from '../../../../src/server/features/context';
import { openIndex } from '../../../../src/indexing';
import { JoinedStore, SharedIndex } from '../../../../src/search';
import { citedIn, hierarchyItems } from '../../../../src/server/features/callHierarchy';
import { placeOf as sharedPlace } from '../../../../src/server/corpus/sharedPlaces';
import { actsOfTests } from '../../support/acts';
import { drain, indexOf } from '../../support/indexOf';
import { contentsOf, PlainStore } from '../../support/storeOf';
import { AQUACULTURE, HARBOUR_LAW, HARBOURS, placeOf, Statutes } from './statutes';

describe('referencesOf', () => {
  let statutes: Statutes;
  before(async () => {
    statutes = await Statutes.open(true);
  });
  afterEach(() => {
    statutes.closeDocuments();
  });
  after(() => statutes.close());

  const citations = () => new DocumentCitations(statutes.readings);

  /** The citations that refer to what stands at a text of a document: file and text of each. */
  async function references(open: OpenDocument, text: string, behind = 0, declared = false): Promise<string[]> {
    const subject = await subjectAt(open, placeOf(open, text, behind), citations());
    assert.ok(subject);
    const found = await referencesOf(open.index, subject.ordinals, statutes, citations(), declared);
    return Promise.all(
      found.map(
        async (place) => `${decodeURIComponent(place.uri).split('/').at(-1)!}: ${await statutes.textAt(place)}`,
      ),
    );
  }

  it('finds the citations of a section and of its paragraphs from its heading, its own act first', async () => {
    const found = await references(await statutes.file(HARBOURS), '### Section 7.');
    assert.deepEqual(found, [...new Set(found)], 'each once');
    assert.ok(found.includes('harbours-and-pilotage-act-2012.md: section 7'), found.join('\n'));
    assert.ok(found[0]?.startsWith('harbours-and-pilotage-act-2012.md'));
  });

  it('finds what cites a provision of the shared corpus: the draft, then the documents of provisions', async () => {
    const shared = new SharedIndex(new PlainStore(contentsOf(await indexOf(actsOfTests()))), { placeOf: sharedPlace });
    const draft = await statutes.draft('See section 11 of the Official Documents Act 2011.');
    const own = citations();
    const found = await shared.with(async (index) => {
      const open = { ...draft, index };
      const subject = await subjectAt(open, placeOf(open, 'section 11'), own);
      return subject && referencesOf(index, subject.ordinals, statutes, own, true);
    });
    const [declared, inDraft, ...others] = found!.map(({ uri }) => decodeURIComponent(uri));
    assert.match(declared!, /^proviso-law:\/Official Documents Act 2011 section 11\?/u);
    assert.equal(inDraft, decodeURIComponent(draft.document.uri));
    assert.ok(others.length > 0);
    assert.ok(
      others.every((uri) => uri.startsWith('proviso-law:/')),
      others.join('\n'),
    );
  });

  it('finds what an act of the folder cites in an act that only the shared corpus has, where it stands, and leads there', async () => {
    const opening = await drain(openIndex({ paths: [join(statutes.folder, 'faehrg.xml')], indexDir: statutes.folder }));
    const act = await indexOf({ [HARBOUR_LAW]: actsOfTests()[HARBOUR_LAW]! });
    const shared = new SharedIndex(new PlainStore(contentsOf(act)));
    const joined = new SharedIndex(new JoinedStore(opening.result.index, shared), { placeOf: sharedPlace });
    const { found, calls } = await joined.with(async (index) => {
      const ordinal = (id: string): number[] => [index.corpus.ordinal(id) ?? 0];
      const citing = await hierarchyItems(index.corpus, ordinal('fährg/sec_1'), statutes);
      return {
        found: await referencesOf(index, ordinal('hafg/sec_4'), statutes, citations(), false),
        calls: await citedIn(index, citing[0]!, statutes),
      };
    });
    const texts = await Promise.all(found.map((place) => statutes.textAt(place)));
    assert.deepEqual(texts, ['', '&#167; 4 des <B>HafG'], 'of the act itself, then of the folder');
    assert.ok(found[1]!.uri.endsWith('/faehrg.xml'));
    assert.deepEqual(
      calls.map(({ to, fromRanges }) => ({ id: to.data as unknown, fromRanges })),
      [{ id: 'hafg/sec_4', fromRanges: [found[1]!.range] }],
    );
  });

  it('never lists the heading of the section itself', async () => {
    const open = await statutes.file(HARBOURS);
    const at = placeOf(open, '### Section 7.', 6);
    const subject = await subjectAt(open, at, citations());
    const found = await referencesOf(open.index, subject!.ordinals, statutes, citations(), false);
    assert.ok(found.length > 0);
    const own = found.filter(({ uri, range }) => uri === open.document.uri && range.start.line === at.line);
    assert.deepEqual(own, []);
  });

  it('reads the section at the cursor alone where the statute was not read yet', async () => {
    const { document, index } = await statutes.file(HARBOURS);
    const offset = document.offsetAt(placeOf(await statutes.file(HARBOURS), '### Section 7.', 6));
    const around = await statutes.readings.around(document, index, offset);
    assert.ok(around.length > 0 && around.length <= 2, `${around.length} parts`);
    const whole = await statutes.readings.of(document, index);
    assert.ok(whole.length > 20);
    assert.equal(await statutes.readings.around(document, index, offset), whole, 'what was read serves from then on');
  });

  it('finds the same ones from a citation in a draft, and the citation of the draft itself before them', async () => {
    const draft = await statutes.draft('See section 11 of the Official Documents Act 2011.');
    const found = await references(draft, 'section 11');
    assert.equal(found[0], 'untitled:Draft: section 11 of the Official Documents Act 2011');
    assert.ok(
      found.some((place) => place.startsWith('harbours') && place.includes('section 11 of the Official')),
      found.join('\n'),
    );
  });

  it('finds Korean citations of an article in its act and in the decree', async () => {
    const found = await references(await statutes.file(AQUACULTURE), '### 제8조(면허의 취소 등)');
    assert.ok(found.includes('연안양식업법.md: 제8조'), found.join('\n'));
    assert.ok(found.includes('연안양식업법_시행령.txt: 법 제8조제3항'), found.join('\n'));
    const acts = found.map((place) => place.split(':')[0]!);
    assert.equal(
      acts.lastIndexOf('연안양식업법.md') + 1,
      acts.indexOf('연안양식업법_시행령.txt'),
      'the own act is first',
    );
  });

  it('finds German citations, and the provision itself where that is wanted', async () => {
    const act = await statutes.file(HARBOUR_LAW);
    const [declaration, ...others] = await references(act, '### § 4 Entgelt', 0, true);
    assert.match(declaration!, /^hafg\.md: ### § 4 Entgelt/u);
    assert.equal(others[0], 'hafg.md: § 4');
  });

  it('finds them where they stand in a draft that was edited and not saved', async () => {
    const saved = await statutes.file(HARBOUR_LAW);
    const edited = saved.document.getText().replace('## Kapitel 1', 'Eine Zeile.\n\nNoch eine.\n\n## Kapitel 1');
    const [first] = await references(await statutes.file(HARBOUR_LAW, edited), '### § 4 Entgelt');
    assert.equal(first, 'hafg.md: § 4');
  });

  it('finds them through the tags and entities of XML', async () => {
    const act = await statutes.file(HARBOUR_LAW);
    const found = await references(act, '### § 4 Entgelt');
    assert.deepEqual(found, ['hafg.md: § 4', 'faehrg.xml: &#167; 4 des <B>HafG']);
  });

  it('has nothing to say of a citation that is not resolved, and no subject in the middle of a text', async () => {
    const draft = await statutes.draft('See section 99 of the Official Documents Act 2011.');
    assert.deepEqual((await subjectAt(draft, placeOf(draft, '99'), citations()))?.ordinals, []);
    assert.deepEqual(await references(draft, '99'), []);
    const act = await statutes.file(HARBOURS);
    assert.equal(await subjectAt(act, placeOf(act, '  (a) "Authority"', 4), citations()), undefined);
  });
});
