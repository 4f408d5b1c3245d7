import { writeNumber, type UnitNumber } from '../../law';
import type { Labels } from '../labels/labels';
import { inWords, named } from '../labels/words';

const ORDINAL = inWords('หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ');

/** Older Thai acts insert sections by words, `5 ทวิ`, which ids have as `5-2`. */
const thaiBranched = (number: UnitNumber): string => writeNumber(number, { branch: 'thaiWords' });

export const labels: Labels = {
  units: {
    book: ({ number }) => ` บรรพ ${number}`,
    part: ({ number }) => ` ภาค ${number}`,
    title: ({ number }) => ` ลักษณะ ${number}`,
    chapter: ({ number }) => ` หมวด ${number}`,
    division: ({ number }) => ` ส่วนที่ ${number}`,
    subdivision: ({ number }) => ` ตอนที่ ${number}`,
    section: ({ number }) => ` มาตรา ${thaiBranched(number)}`,
    article: ({ number }) => ` ข้อ ${thaiBranched(number)}`,
    paragraph: ({ number }) => ` วรรค${ORDINAL(number) ?? ` ${number}`}`,
    point: ({ number }) => ` (${number})`,
    item: ({ number }) => ` (${number})`,
    annex: ({ number }) => ` ภาคผนวก ${number}`.trimEnd(),
    container: ({ number }) => ` ${named(number)}`,
  },
};
