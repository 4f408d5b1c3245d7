import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { formatEId, parseEId, splitProvisionId } from '../../../../src/law';
import { isStatuteFile, readSource, type ReadResult } from '../../../../src/readers';
import { readXml } from '../../../../src/readers/xml/readXml';
import { byEId, fixture, readText } from '../helpers';

const akn = (body: string): string =>
  `<?xml version="1.0"?>\n<akomaNtoso><act><body>\n${body}\n</body></act></akomaNtoso>`;
const article = (number: number | string, text: string): string =>
  `<article><num>Article ${number}</num><content><p>${text}</p></content></article>`;
const messages = ({ problems }: ReadResult): string => problems.map(({ message }) => message).join('\n');
const textOf = (result: ReadResult, eId: string): string | undefined => byEId(result).get(eId)?.text;

describe('readers/xml: hostile documents', () => {
  it('expands no entity that a document declares, and fetches none', () => {
    const levels = Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('');
    const secret = join(mkdtempSync(join(tmpdir(), 'secret-')), 'secret');
    const doctype = `<!DOCTYPE akomaNtoso SYSTEM "${secret}" [<!ENTITY a0 "ha">${levels}<!ENTITY f SYSTEM "${secret}">]>`;
    const result = readText(
      'a.xml',
      `${doctype}<akomaNtoso><act><body>${article(1, '&a9; &f; &amp;')}</body></act></akomaNtoso>`,
    );
    assert.equal(textOf(result, 'art_1'), '&a9; &f; &');
    assert.match(messages(result), /declares are not expanded/u);
    assert.match(messages(result), /kept as it is written\. \(2 times\.\)/u);
  });

  it('stops at 10,000 nested elements, says so and keeps what came before', () => {
    const result = readText('a.xml', akn(article(1, 'Lit.') + '<part>'.repeat(10_000) + '</part>'.repeat(10_000)));
    assert.equal(textOf(result, 'art_1'), 'Lit.');
    assert.match(messages(result), /nested more than 500 deep/u);
    assert.ok(result.problems.some(({ severity }) => severity === 'error'));
  });

  it('stops at the limits of elements and of time', () => {
    const source = { file: '/invented/a.xml', text: akn(article(1, 'Lit.') + article(2, 'Dim.').repeat(100)) };
    const few = readXml(source, { depth: 9, elements: 7, time: 1000 });
    assert.equal(textOf(few, 'art_1'), 'Lit.');
    assert.match(messages(few), /more than 7 elements/u);
    assert.match(messages(readXml(source, { depth: 9, elements: 1000, time: -1 })), /took too long/u);
  });

  it('cuts the text of one unit, and reads the others of a file that is one long line', () => {
    const body = article(1, 'word '.repeat(4 << 20)) + article(2, 'a<b>b</b> '.repeat(1 << 16)) + article(3, 'Lit.');
    const result = readText('a.xml', akn(body));
    assert.equal(textOf(result, 'art_1')!.length, 8 << 20);
    assert.match(messages(result), /text of this unit is too long/u);
    assert.equal(textOf(result, 'art_3'), 'Lit.');
    assert.deepEqual(byEId(result).get('art_3')?.range.end, { line: 2, character: body.length });
  });

  it('stays linear on what could be looked at again and again', () => {
    const many = 1 << 16;
    const hostile = [
      `<akomaNtoso><act>${article(1, `<![CDATA[${'<'.repeat(1 << 20)}]]>`)}</act></akomaNtoso>`,
      '<!--'.repeat(1 << 20),
      `<!DOCTYPE a [${'<!ENTITY b "c">'.repeat(many)}`,
      `<akomaNtoso ${Array.from({ length: many }, (_, at) => `a${at}="x"`).join(' ')}>`,
      `<법령><부칙><부칙단위><부칙내용>${'제1조(가) 나&amp;다\n'.repeat(many)}</부칙내용></부칙단위></부칙></법령>`,
      `<dokumente>${'<norm><metadaten><enbez>§§ 1 bis 99999</enbez></metadaten></norm>'.repeat(2000)}</dokumente>`,
      akn(article(1, 'x').repeat(20_000)),
      akn(article(1, '│\n'.repeat(1 << 20))),
      akn(article(1, '│'.repeat(1 << 21))),
      `<akomaNtoso>${`<component><act>${article(1, 'x')}</act></component>`.repeat(20_000)}</akomaNtoso>`,
      `<uscDoc xmlns="uslm">${'<section><num value="1...99999">x</num></section>'.repeat(5000)}</uscDoc>`,
    ];
    for (const text of hostile) {
      const provisions = readText('a.xml', text).documents[0]?.provisions.length ?? 0;
      assert.ok(provisions <= 25_000, `${provisions} provisions`);
    }
  });

  it('keeps what stands before a torn tag, and says where it tore', () => {
    const result = readText('a.xml', akn(`${article(1, 'Lit.')}\n${article(2, 'Dim.')}</b>\n${article(3, 'Dark.')}`));
    assert.deepEqual([...byEId(result).keys()], ['art_1', 'art_2']);
    const [problem] = result.problems;
    assert.deepEqual([problem?.line, problem?.severity], [4, 'error']);
    assert.match(problem!.message, /not well-formed \(unexpected close tag\); what follows was not read/u);
  });

  it('reads lone surrogates', () => {
    const text = akn(article(1, 'Lit \uD800 lamp.') + article(2, 'Dim.'));
    const result = readSource({
      file: '/invented/a.xml',
      bytes: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
    });
    assert.match(textOf(result, 'art_1')!, /^Lit .+ lamp\.$/u);
    assert.equal(textOf(result, 'art_2'), 'Dim.');
  });

  it('takes no name in a document for a path', () => {
    const folder = mkdtempSync(join(tmpdir(), 'paths-'));
    const file = join(folder, '..a', '..', 'b..xml');
    const body = `<part><num>../../etc</num><heading>..</heading>${article('../../passwd', 'Lit.')}</part>`;
    const result = readSource({ file, bytes: Buffer.from(akn(body)) });
    assert.ok(result.documents[0]!.provisions.every((provision) => provision.file === file));
    assert.deepEqual(readdirSync(folder), []);
    rmSync(folder, { recursive: true });
  });

  it('says which root element it does not know, and takes no web page for law', () => {
    assert.match(messages(readText('a.xml', '<html><body>Section 1</body></html>')), /begins with <html>/u);
    assert.match(messages(readText('a.xml', 'Section 1')), /no root element/u);
    assert.match(messages(readText('a.xml', '<akomaNtoso/>')), /No statute was found in this Akoma Ntoso file/u);
  });

  it('says that text outside every unit was not read', () => {
    const result = readText(
      'a.xml',
      '<akomaNtoso><act><body>Lost. <article><num>1</num>Lit.</article></body></act></akomaNtoso>',
    );
    assert.equal(textOf(result, 'art_1'), 'Lit.');
    assert.match(messages(result), /stands outside every unit/u);
  });
});

describe('readers/xml: encodings', () => {
  const law = (encoding: string): string =>
    `<?xml version="1.0" encoding="${encoding}"?><법령><조문><조문단위><조문번호>1</조문번호><조문내용>제1조 등대</조문내용></조문단위></조문></법령>`;

  for (const encoding of ['EUC-KR', 'ks_c_5601-1987', 'UTF-8', 'utf-16']) {
    it(`reads a document that declares ${encoding}`, () => {
      const bytes = iconv.encode(law(encoding), encoding === 'utf-16' ? 'utf-16' : encoding.replace(/^ks.*/u, 'cp949'));
      const result = readSource({ file: '/invented/a.xml', bytes });
      assert.equal(textOf(result, 'art_1'), '등대');
      assert.deepEqual(result.problems, []);
    });
  }

  it('reads Latin letters and Japanese in the encodings they are declared in', () => {
    const latin =
      '<?xml version="1.0" encoding="ISO-8859-1"?><dokumente><norm><metadaten><enbez>§ 1</enbez><titel>Öl</titel></metadaten></norm></dokumente>';
    const result = readSource({ file: '/invented/a.xml', bytes: iconv.encode(latin, 'latin1') });
    assert.equal(byEId(result).get('sec_1')?.heading, 'Öl');
    const law =
      '<?xml version="1.0" encoding="Shift_JIS"?><Law><LawBody><MainProvision><Article Num="1"><ArticleCaption>（灯台）</ArticleCaption></Article></MainProvision></LawBody></Law>';
    const japanese = readSource({ file: '/invented/a.xml', bytes: iconv.encode(law, 'shift_jis') });
    assert.equal(byEId(japanese).get('art_1')?.heading, '灯台');
  });

  it('says that a declared encoding is unknown, and reads the bytes as they look', () => {
    const result = readSource({ file: '/invented/a.xml', bytes: Buffer.from(law('X-Veldria')) });
    assert.equal(textOf(result, 'art_1'), '등대');
    assert.match(messages(result), /X-Veldria is unknown/u);
  });

  it('reads UTF-8 that declares itself to be Western, and says so', () => {
    const text = akn(article(1, 'Öl')).replace('"1.0"', '"1.0" encoding="ISO-8859-1"');
    const result = readSource({ file: '/invented/a.xml', bytes: Buffer.from(text) });
    assert.equal(textOf(result, 'art_1'), 'Öl');
    assert.match(messages(result), /declares ISO-8859-1 and is UTF-8/u);
    const western = readSource({ file: '/invented/a.xml', bytes: iconv.encode(text, 'latin1') });
    assert.equal(textOf(western, 'art_1'), 'Öl');
    assert.deepEqual(western.problems, []);
  });

  it('takes no coding of bytes for an encoding', () => {
    for (const name of ['base64', 'hex']) {
      const result = readSource({ file: '/invented/a.xml', bytes: Buffer.from(law(name)) });
      assert.equal(textOf(result, 'art_1'), '등대');
      assert.match(messages(result), /is unknown/u);
    }
  });

  it('reads the characters that HTML has names for', () => {
    const result = readText('a.xml', akn(article(1, '&sect;&nbsp;5 &eacute; &mdash; &Uuml;ber &yuml; &bogus;')));
    assert.equal(textOf(result, 'art_1'), '§ 5 é — Über ÿ &bogus;');
    assert.match(messages(result), /neither XML nor HTML defines/u);
  });

  it('reads XML in a file of another name when it declares itself', () => {
    assert.ok(isStatuteFile('a.XML'));
    assert.equal(textOf(readText('a.txt', law('UTF-8')), 'art_1'), '등대');
  });
});

describe('readers/xml: properties', () => {
  const SAMPLES = readdirSync(fixture('xml')).map((name) => readFileSync(fixture(`xml/${name}`)));

  /** What must hold for every result, whatever the bytes. */
  function check({ documents, problems }: ReadResult): void {
    for (const { act, provisions } of documents) {
      const seen = new Set<string>();
      for (const { id, path, parent, range } of provisions) {
        const { act: key, eId } = splitProvisionId(id);
        assert.equal(key, act.key);
        assert.equal(formatEId(path), eId);
        assert.equal(formatEId(parseEId(eId)), eId);
        assert.ok(!seen.has(id), `${id} comes twice`);
        assert.ok(parent === undefined || seen.has(parent), `${parent ?? ''} stands after ${id}`);
        seen.add(id);
        const { start, end } = range;
        assert.ok(start.line < end.line || (start.line === end.line && start.character <= end.character), id);
      }
    }
    for (const { line, message } of problems) assert.ok(line >= 1 && message !== '');
  }

  const edit = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(60),
    insert: fc.oneof(
      fc.uint8Array({ maxLength: 12 }),
      fc
        .constantFrom('<', '>', '</', '/>', '&', ']]>', '<![CDATA[', '<!--', '"', '<article>', '<P>(1) ', '<항>', '\r')
        .map((text) => Buffer.from(text)),
    ),
  });

  it('whatever is torn out of a document or put into it, sound acts come back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SAMPLES), fc.array(edit, { maxLength: 6 }), (sample, edits) => {
        let bytes = sample;
        for (const { at, length, insert } of edits) {
          const start = Math.floor(at * bytes.length);
          bytes = Buffer.concat([bytes.subarray(0, start), insert, bytes.subarray(start + length)]);
        }
        check(readSource({ file: '/invented/a.xml', bytes }));
      }),
      { numRuns: 400 },
    );
  });

  it('every beginning of a document gives sound acts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SAMPLES), fc.double({ min: 0, max: 1, noNaN: true }), (sample, share) => {
        check(readSource({ file: '/invented/a.xml', bytes: sample.subarray(0, Math.floor(share * sample.length)) }));
      }),
      { numRuns: 200 },
    );
  });

  it('soups of elements give sound acts in every format', () => {
    const names = [
      ...new Set(
        SAMPLES.flatMap((sample) =>
          [...sample.toString().matchAll(/<([\p{L}][\p{L}\d._:-]*)[\s/>]/gu)].map(([, name]) => name!),
        ),
      ),
    ];
    const element: fc.Memo<string> = fc.memo((depth) =>
      fc
        .tuple(
          fc.constantFrom(...names),
          depth <= 1
            ? fc.constant('1')
            : fc
                .array(fc.oneof(fc.constantFrom('(1) a', '①', 'Article 2', ' '), element()), { maxLength: 4 })
                .map((parts) => parts.join('')),
        )
        .map(([name, inside]) => `<${name} Num="2" id="section-1" status="repealed">${inside}</${name}>`),
    );
    const roots = ['akomaNtoso', 'uscDoc xmlns="uslm"', 'Legislation', '법령', 'Law', 'dokumente', 'ACT'];
    fc.assert(
      fc.property(fc.constantFrom(...roots), fc.array(element(5), { maxLength: 6 }), (root, parts) => {
        const text = `<${root}>${parts.join('')}</${root.split(' ')[0]!}>`;
        const result = readSource({ file: '/invented/a.xml', bytes: Buffer.from(text) });
        check(result);
        assert.ok(!result.problems.some(({ severity }) => severity === 'error'), messages(result));
      }),
      { numRuns: 600 },
    );
  });
});
