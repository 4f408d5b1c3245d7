import assert from 'node:assert/strict';
import { packOf, type QuantityUnit } from '../../../src/languages';

/** Tests that each text of a language has these quantities, in order: a value and its unit, or a date. */
export function quantitiesTable(
  code: string,
  table: Readonly<Record<string, readonly (readonly [string, ...(readonly [string, QuantityUnit] | string)[]])[]>>,
): void {
  describe(`quantities of ${code}`, () => {
    for (const [title, texts] of Object.entries(table)) {
      it(title, () => {
        const { quantities } = packOf(code)!;
        const found = texts.map(([text]) => [
          text,
          ...quantities!.quantities(text).map(({ value, unit, date }) => date ?? [value, unit]),
        ]);
        assert.deepEqual(found, texts);
      });
    }
  });
}
