import type { PathUnit } from '../../../law';
import { unit as pathUnit, unitRange } from '../../../languages';
import {
  ALIAS,
  BLOCK,
  CELL,
  DATA,
  elements,
  HEADING,
  ITEM,
  LABEL,
  meta,
  NUMBER,
  QUOTATION,
  ROW,
  SKIP,
  type Dialect,
  type Role,
  type UnitRole,
} from '../dialect';
import { unit } from '../unitRole';
import type { Attributes } from '../parseXml';

/** What repeats a division's number before its title: "第二章の二 特例", "第一目". */
const PRINTED_NUMBER =
  /^第[〇一二三四五六七八九十百千0-9０-９]+[編章節款目](?:の[〇一二三四五六七八九十百千0-9０-９]+)*\s*/u;
const FULL_WIDTH_BRACKETS = /^（([^（）]*)）$/u;

/** `13_2` is 第十三条の二, whose branch is written `13-2`. */
const branched = (number: string): string => number.replaceAll('_', '-');
const options = { number: ({ Num }: Attributes) => (Num === undefined ? undefined : branched(Num)) };

/** `38:84` are articles that one element repeals together. */
const article: UnitRole = {
  role: 'unit',
  settle: ({ attributes, heading }) => {
    const [first = '', last] = branched(attributes['Num'] ?? '').split(':');
    if (first === '') return undefined;
    const units = last === undefined ? [] : unitRange('article', first, last);
    return { units: [units[0] ?? pathUnit('article', first), ...units.slice(1)], heading };
  },
};

/** The provisions at an act's end; those of an amending act name it. */
const supplement: UnitRole = {
  role: 'unit',
  settle: ({ attributes, number }) => {
    const amending = attributes['AmendLawNum'];
    const unit: PathUnit = {
      kind: 'container',
      number: amending === undefined ? '附則' : `附則-${amending.slice(0, 60)}`,
    };
    return { units: [unit], heading: number.replaceAll(' ', '') };
  },
};

const title: Role = {
  role: 'act',
  take: (text, act) => act.addTitle(text),
  read: ({ Abbrev }, act) => Abbrev?.split(',').forEach((alias) => act.addAlias(alias)),
};

/** Law XML of Japan (e-Gov), schema 3, alone or as the law interface of e-Gov answers it, versions 1 and 2. */
export const eGov: Dialect = {
  name: 'e-Gov',
  language: 'ja',
  isWrittenSolid: true,
  numberAttribute: { name: 'Num', write: (number) => number.replaceAll('-', '_') },
  standing: ({ Delete }) => ({ isRepealed: Delete === 'true' }),
  heading: (heading) => heading.replace(PRINTED_NUMBER, '').replace(FULL_WIDTH_BRACKETS, '$1'),
  elements: elements([
    ['Result law_info revision_info attached_files_info', DATA],
    ['LawId', SKIP],
    ['amendment_enforcement_date', { role: 'act', take: (text, act) => act.startsOn(text) }],
    ['repeal_date', { role: 'act', take: (text, act) => act.endsOn(text) }],
    ['repeal_status', { role: 'act', take: (text, act) => (act.isRepealed ||= text !== '' && text !== 'None') }],
    ['Law', meta(({ Lang }, act) => act.setLanguage(Lang ?? ''))],
    ['LawNum', ALIAS],
    ['LawTitle', title],
    ['EnactStatement Preamble', unit('preamble')],
    ['TOC', SKIP],
    ['Part', unit('part', options)],
    ['Chapter', unit('chapter', options)],
    ['Section', unit('division', options)],
    ['Subsection Division', unit('subdivision', options)],
    ['Article', article],
    ['Paragraph', unit('paragraph', options)],
    ['SupplProvision', supplement],
    ['AppdxTable AppdxNote AppdxStyle Appdx AppdxFig AppdxFormat', unit('annex', options)],
    ['SupplProvisionAppdxTable SupplProvisionAppdxStyle SupplProvisionAppdx', unit('annex', options)],
    ['PartTitle ChapterTitle SectionTitle SubsectionTitle DivisionTitle ArticleCaption', HEADING],
    ['AppdxTableTitle AppdxNoteTitle AppdxStyleTitle AppdxFigTitle AppdxFormatTitle ArithFormulaNum', HEADING],
    ['SupplProvisionAppdxTableTitle SupplProvisionAppdxStyleTitle ParagraphCaption', HEADING],
    ['ArticleTitle ParagraphNum SupplProvisionLabel', NUMBER],
    ['ItemTitle Subitem1Title Subitem2Title Subitem3Title Subitem4Title Subitem5Title', LABEL],
    ['Subitem6Title Subitem7Title Subitem8Title Subitem9Title Subitem10Title ClassTitle RemarksLabel', LABEL],
    ['Item Subitem1 Subitem2 Subitem3 Subitem4 Subitem5 Subitem6 Subitem7 Subitem8 Subitem9 Subitem10 List', ITEM],
    ['Sublist1 Sublist2 Sublist3 Class', ITEM],
    ['ParagraphSentence Remarks RelatedArticleNum SupplNote AmendProvisionSentence', BLOCK],
    ['TableStructTitle NoteStructTitle StyleStructTitle FormatStructTitle FigStructTitle', BLOCK],
    ['Column TableColumn TableHeaderColumn', CELL],
    ['TableRow TableHeaderRow', ROW],
    ['Rt', SKIP],
    ['AmendProvision NewProvision QuoteStruct', QUOTATION],
  ]),
};
