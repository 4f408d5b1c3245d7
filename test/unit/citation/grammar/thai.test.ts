import assert from 'node:assert/strict';
import { table } from '../support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('Thai citations', () => {
  describe('units and acts', () => {
    table(
      'th',
      [
        [
          'ตามมาตรา 58 แห่งประมวลกฎหมายท่าเรือ บุคคลใด',
          'มาตรา 58 แห่งประมวลกฎหมายท่าเรือ | named:ประมวลกฎหมายท่าเรือ | act | sec_58',
        ],
        [
          'มาตรา ๕ วรรคสอง (๑) แห่งพระราชบัญญัติท่าเรือ พ.ศ. ๒๕๒๒',
          'มาตรา ๕ วรรคสอง (๑) แห่งพระราชบัญญัติท่าเรือ พ.ศ. ๒๕๒๒ | named:พระราชบัญญัติท่าเรือ พ.ศ. ๒๕๒๒ | act | sec_5__para_2__point_1',
        ],
        ['ประมวลกฎหมายท่าเรือ มาตรา 28', 'ประมวลกฎหมายท่าเรือ มาตรา 28 | named:ประมวลกฎหมายท่าเรือ | act | sec_28'],
        ['มาตรา ๕/๑ แห่งพระราชบัญญัตินี้', 'มาตรา ๕/๑ แห่งพระราชบัญญัตินี้ | this | act | sec_5/1'],
        ['มาตรา ๑๐ ทวิ วรรคสาม', 'มาตรา ๑๐ ทวิ วรรคสาม | this | act | sec_10-2__para_3'],
        ['มาตรา 7 แห่งพระราชบัญญัติดังกล่าว', 'มาตรา 7 แห่งพระราชบัญญัติดังกล่าว | previous | act | sec_7'],
        ['มาตรา ๕ วรรคท้าย', 'มาตรา ๕ วรรคท้าย | this | act | sec_5'],
        ['ข้อ ๓', 'ข้อ ๓ | this | act | art_3'],
      ],
      equal,
    );
  });

  describe('lists and ranges', () => {
    table(
      'th',
      [
        [
          'มาตรา ๕ มาตรา ๖ และมาตรา ๗',
          'มาตรา ๕ | this | act | sec_5',
          'มาตรา ๖ | this | act | sec_6',
          'มาตรา ๗ | this | act | sec_7',
        ],
        ['มาตรา 5, 6 และ 7', 'มาตรา 5 | this | act | sec_5', '6 | this | act | sec_6', '7 | this | act | sec_7'],
        ['มาตรา 5 ถึงมาตรา 8', 'มาตรา 5 | this | act | sec_5 .. sec_8', 'มาตรา 8 | this | act | sec_8'],
        ['วรรคสองและวรรคสาม', 'วรรคสอง | this | here | para_2', 'วรรคสาม | this | here | para_3'],
      ],
      equal,
    );
  });

  describe('words that point back', () => {
    table(
      'th',
      [
        ['มาตราก่อน', 'มาตราก่อน | this | preceding | sec'],
        ['วรรคก่อน', 'วรรคก่อน | this | preceding | para'],
        ['มาตราดังกล่าว', 'มาตราดังกล่าว | this | previous | sec'],
      ],
      equal,
    );
  });

  describe('no citations', () => {
    table('th', [['มาตรา'], ['วรรคทอง'], ['ข้อความ']], equal);
  });
});
