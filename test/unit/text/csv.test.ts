import assert from 'node:assert/strict';
import fc from 'fast-check';
import { toCsv } from '../../../src/text';

describe('toCsv', () => {
  it('quotes what would break a row, and nothing else', () => {
    assert.equal(
      toCsv([
        ['a', 1],
        ['b,c', 'd"e'],
        ['f\ng', ''],
      ]),
      'a,1\r\n"b,c","d""e"\r\n"f\ng",\r\n',
    );
  });

  it('disarms what a spreadsheet would run, and leaves numbers alone', () => {
    for (const formula of ['=1+1', '+cmd', '-x', '@SUM(A1)', ' =1', '\t=1', '＝1', '\0=1', '"=1'.slice(1)]) {
      const [cell = ''] = parse(toCsv([[formula]]))[0] ?? [];
      assert.equal(cell, `'${formula}`);
    }
    assert.equal(toCsv([[-5, '-5', '+1.5', 'a=b', '§ 5']]), '-5,-5,+1.5,a=b,§ 5\r\n');
  });

  it('gives back every text, read as the standard says', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), {
          minLength: 1,
          maxLength: 5,
        }),
        (rows) => {
          const again = parse(toCsv(rows));
          assert.equal(again.length, rows.length);
          rows.forEach((row, at) => {
            assert.deepEqual(
              again[at]!.map((cell, column) => (cell === row[column] ? cell : cell.replace(/^'/u, ''))),
              row,
            );
          });
        },
      ),
    );
  });
});

/** A plain reader of RFC 4180. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < csv.length; at += 1) {
    const character = csv[at]!;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (csv[at + 1] === '"') cell += csv[(at += 1)]!;
      else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ',') {
      row.push(cell);
      cell = '';
    } else if (csv.startsWith('\r\n', at)) {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
      at += 1;
    } else cell += character;
  }
  return rows;
}
