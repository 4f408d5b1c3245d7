import type { CitationCase } from '../../cases';

/** Drafts that cite another text beside an act of the corpus. */
export const otherTexts: readonly CitationCase[] = [
  [
    '§ 4 HafG gilt; § 2 Abs.1 Buchst.a LuftVG, § 5 Nr.2 lit.a BGB und § 3 Abs.1 Buchst.a bis c LuftVG nicht.',
    '§ 4 HafG -> sec_4',
    '§ 2 Abs.1 Buchst.a LuftVG -> act-not-in-corpus',
    '§ 5 Nr.2 lit.a BGB -> act-not-in-corpus',
    '§ 3 Abs.1 Buchst.a bis c LuftVG -> act-not-in-corpus',
  ],
  [
    '§ 1 LeuchtG gilt; § 5 Nr.2 Buchst.b HafG, § 5 Satz1 Nr2 lit.b HafG und §2 Abs.2 S.2 HafG auch, nicht § 5 Nr.2 Buchst.c HafG.',
    '§ 1 LeuchtG -> leuchtg/sec_1',
    '§ 5 Nr.2 Buchst.b HafG -> sec_5',
    '§ 5 Satz1 Nr2 lit.b HafG -> sec_5',
    '§2 Abs.2 S.2 HafG -> sec_2__para_2',
    '§ 5 Nr.2 Buchst.c HafG -> provision-not-found',
  ],
  [
    '§ 4 HafG; § 2² des Kaigesetzes; § 3ª KaiG; § 3 ° KaiG.',
    '§ 4 HafG -> sec_4',
    '§ 2 -> act-not-in-corpus',
    '§ 3 -> act-not-in-corpus',
    '§ 3 -> act-not-in-corpus',
  ],
];
