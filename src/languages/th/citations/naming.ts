import { commonNames } from './commonNames';
import { thaiDigits } from '../../../law';
import type { Naming } from '../../citations/naming';

export const naming: Naming = {
  open: ['behind', 'before'],
  commonNames,
  conjunctions: 'และ|หรือ',
  joins: 'ถึง',
  namedBehind: /^\s?แห่ง/u,
  // `ประมวลกฎหมายท่าเรือ (ต่อไปนี้เรียกว่า "กฎหมายท่าเรือ")`
  definition: {
    sign: 'เรียกว่า',
    pattern: /\((?:ซึ่ง)?ต่อไป(?:นี้)?(?:จะ)?เรียกว่า\s{0,2}["“'‘]([\u0E00-\u0E7F. ]{2,40}?)["”'’]\)/gu,
  },
  respell: (name) =>
    thaiDigits(name)
      .replace('พุทธศักราช', 'พศ')
      .replace(/^พรบ/u, 'พระราชบัญญัติ')
      .replace(/^พรก/u, 'พระราชกำหนด')
      .replace(/^พรฎ/u, 'พระราชกฤษฎีกา'),
  kinds: [
    { said: /พระราชบัญญัติ(?:ฉบับ)?(?:ดังกล่าว|เดียวกัน|นั้น)$/u, title: /^พระราชบัญญัติ/u },
    { said: /พระราชกฤษฎีกา(?:ฉบับ)?(?:ดังกล่าว|เดียวกัน|นั้น)$/u, title: /^พระราชกฤษฎีกา/u },
    { said: /ประมวลกฎหมาย(?:ฉบับ)?(?:ดังกล่าว|เดียวกัน|นั้น)$/u, title: /^ประมวล/u },
    { said: /กฎกระทรวง(?:ฉบับ)?(?:ดังกล่าว|เดียวกัน|นั้น)$/u, title: /^กฎกระทรวง/u },
  ],
  tellsAnother: /\d|\(/u,
  // "มาตรา ๕ เดิม", "มาตรา ๕ (ยกเลิก)"; "มาตรา ๕ ยกเลิก" says what the section does. Not เดิมพัน, a stake.
  formerBehind: 'เดิม(?!พัน)|ก่อน(?:การ)?แก้ไข|(?:ซึ่ง|ที่)?(?:ได้)?ถูกยกเลิก|(?<=\\()ยกเลิก(?:แล้ว)?\\)',
  formerNearby: 'เดิม|ยกเลิก',
  says: '(?:บัญญัติ|วางหลัก|กำหนด|ระบุ)(?:ไว้)?(?:ว่า|ดังนี้)',
  listAhead: 'ต่อไปนี้|ดังนี้',
};
