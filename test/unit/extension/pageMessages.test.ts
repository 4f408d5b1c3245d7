import assert from 'node:assert/strict';
import {
  hearing,
  isAbsentOr,
  isBoolean,
  isCount,
  isKeyOf,
  isListOf,
  isOneOf,
  isStretch,
  isString,
  type Fields,
} from '../../../src/extension/pageMessages';

interface Sent {
  ready: object;
  open: { readonly id: string; readonly words: readonly { readonly start: number; readonly end: number }[] };
  run: { readonly command: string };
  save: { readonly table?: string };
  depth: { readonly depth: number; readonly isWide: boolean; readonly row: number };
}

const FIELDS: Fields<Sent> = {
  ready: {},
  open: { id: isString, words: isListOf(isStretch) },
  run: { command: isKeyOf({ rebuild: 1 }) },
  save: { table: isAbsentOr(isString) },
  depth: { depth: isOneOf(1, 2, 3), isWide: isBoolean, row: isCount },
};

describe('extension/pageMessages', () => {
  const heard = (message: unknown): boolean => {
    let was = false;
    hearing(FIELDS, () => (was = true))(message);
    return was;
  };

  it('hears what is whole', () => {
    for (const message of [
      { kind: 'ready' },
      { kind: 'ready', more: 1 },
      { kind: 'open', id: 'a/b', words: [{ start: 0, end: 0 }] },
      { kind: 'run', command: 'rebuild' },
      { kind: 'save' },
      { kind: 'save', table: 'x' },
      { kind: 'depth', depth: 3, isWide: false, row: 0 },
    ]) {
      assert.ok(heard(message), JSON.stringify(message));
    }
  });

  it('drops what is no message, names no command, or lacks a field', () => {
    for (const message of [
      ...[undefined, null, 1, 'ready', [], {}, { kind: 1 }, { kind: 'none' }, { kind: '__proto__' }],
      { kind: 'constructor' },
      { kind: 'open', id: 1, words: [] },
      { kind: 'open', id: 'a/b' },
      { kind: 'open', id: 'a/b', words: [null] },
      { kind: 'open', id: 'a/b', words: [{ start: 2, end: 1 }] },
      { kind: 'open', id: 'a/b', words: [{ start: -1, end: 1 }] },
      ...['toString', '__proto__', 'workbench.action.quit', undefined].map((command) => ({ kind: 'run', command })),
      { kind: 'save', table: 1 },
      { kind: 'depth', depth: 4, isWide: true, row: 0 },
      { kind: 'depth', depth: 1, isWide: 'true', row: 0 },
      { kind: 'depth', depth: 1, isWide: true, row: 0.5 },
    ]) {
      assert.ok(!heard(message), JSON.stringify(message));
    }
  });
});
