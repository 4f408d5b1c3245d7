import assert from 'node:assert/strict';
import type { PackedIndex } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';
import { check } from '../support';

const KOREAN = `# 등대관리법

## 제1조(점등)
① 관리인은 저녁에 등을 켠다. 다만, 안개가 낀 날에는 낮에도 켠다.
② 관리인은 아침에 등을 끈다.
③ 관리인은 일지를 쓴다. <개정 2020. 1. 1.> 이 경우 날짜를 적는다.
`;
const JAPANESE = `# 灯台法

## 第一条（点灯）

番人は、夕方に灯を点ずる。ただし、霧の日は昼も点ずる。

## 第二条（消灯）

番人は、朝に灯を消す。

## 第三条（日誌）

番人は、日誌を書く。この場合において、日付を記す。
`;
const ENGLISH = `# Lantern Act 2001

### Section 1. Lamps

A keeper lights a lamp: provided that no lamp is lit by day.

### Section 2. Logs

A keeper writes a log.

### Section 3. Oil

A keeper buys oil, except on Sundays.
`;
const GERMAN = `# Laternengesetz (LatG)

### § 1 Laternen

(1) Der Wärter zündet die Laterne an; am Morgen löscht er sie.

(2) Der Wärter führt ein Buch.

(3) Der Wärter kauft Öl, wenn es fehlt.
`;

describe('check/provisos', () => {
  let index: PackedIndex;
  before(async () => {
    index = await indexOf({ 'ko.md': KOREAN, 'ja.md': JAPANESE, 'en.md': ENGLISH, 'de.md': GERMAN });
  });

  for (const [text, ...expected] of [
    ['등대관리법 제1조 제1항 단서에 따라 켠다.'],
    ['등대관리법 제1조 제2항 단서에 따라 켠다.', 'paragraph-out-of-range'],
    ['등대관리법 제1조제2항 각 호 외의 부분 단서에 따라 켠다.', 'paragraph-out-of-range'],
    ['등대관리법 제1조 제3항 후단에 따라 적는다.'],
    ['등대관리법 제1조 제2항 후문에 따라 적는다.', 'unchecked'],
    ['등대관리법 제1조 제1항 후단에 따라 적는다.', 'unchecked'],
    ['등대관리법 제1조 제2항의 단서는 없다.', 'paragraph-out-of-range'],
    ['灯台法第一条ただし書による。'],
    ['灯台法第二条ただし書による。', 'paragraph-out-of-range'],
    ['灯台法第二条但書による。', 'paragraph-out-of-range'],
    ['灯台法第三条後段による。'],
    ['灯台法第一条後段による。', 'unchecked'],
    ['The proviso to section 1 of the Lantern Act 2001 applies.'],
    ['The proviso to section 2 of the Lantern Act 2001 applies.', 'paragraph-out-of-range'],
    ['The second proviso to section 2 of the Lantern Act 2001 applies.', 'paragraph-out-of-range'],
    ['Under the Lantern Act 2001, section 2, proviso, it is lit.', 'paragraph-out-of-range'],
    // An exception may be called so.
    ['The proviso to section 3 of the Lantern Act 2001 applies.', 'unchecked'],
    ['Nach § 1 Abs. 1 Hs. 2 LatG löscht er sie.'],
    ['Nach § 1 Abs. 1 Halbsatz 1 LatG und § 1 Abs. 2 Hs. 1 LatG zündet er.'],
    ['Nach § 1 Abs. 2 Hs. 2 LatG führt er es.', 'paragraph-out-of-range'],
    ['Nach § 1 Abs. 2 zweiter Halbsatz LatG führt er es.', 'paragraph-out-of-range'],
    ['Nach § 1 Abs. 2 Satz 1 2. Halbsatz LatG führt er es.', 'paragraph-out-of-range'],
    ['Nach § 1 Abs. 3 Hs. 2 LatG kauft er es.', 'unchecked'],
    // Nobody says which act.
    ['LatG gilt. Nach § 1 Abs. 2 Hs. 2 führt er es.', 'unchecked'],
    ['Nach § 1 Abs. 2 Hs. 2 LatG a.F. führte er es.', 'unchecked'],
    ['Nach § 1 Abs. 9 Hs. 2 LatG führt er es.', 'paragraph-out-of-range'],
  ] as const) {
    it(text, () =>
      assert.deepEqual(
        check(text, index, 'markdown', { 'unrelated-citation': 'off' }).map(({ code }) => code),
        expected,
      ),
    );
  }
});
