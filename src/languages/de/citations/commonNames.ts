import { introductoryName } from '../introductory';

/**
 * Names under which everybody cites federal acts that their register files under another abbreviation. The short titles
 * and abbreviations are those that the acts were promulgated with, or were given by a later act, in the Federal Law Gazette;
 * that of the KUG is of common use. The act for renewable energies has been cited with the year of its latest recast since 2017. By the title in small letters.
 */
const COMMON: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'gesetz betreffend das urheberrecht an werken der bildenden künste und der photographie',
    ['KUG', 'Kunsturhebergesetz'],
  ],
  ['gesetz für den ausbau erneuerbarer energien', ['EEG 2017', 'EEG 2021', 'EEG 2023', 'Erneuerbare-Energien-Gesetz']],
  ['gesetz zur regelung der wohnungsvermittlung', ['WoVermittG']],
  [
    'gesetz zur sicherung des unterhalts von kindern alleinstehender mütter und väter durch unterhaltsvorschüsse oder -ausfalleistungen',
    ['UVG', 'UhVorschG', 'Unterhaltsvorschussgesetz'],
  ],
  ['gesetz zur vermeidung und bewältigung von schwangerschaftskonflikten', ['SchKG', 'Schwangerschaftskonfliktgesetz']],
  ['gesetz zur weiteren vereinfachung des wirtschaftsstrafrechts', ['WiStG', 'Wirtschaftsstrafgesetz']],
  ['gesetz über das erbbaurecht', ['ErbbauRG', 'Erbbaurechtsgesetz']],
  ['gesetz über das wohnungseigentum und das dauerwohnrecht', ['WEG', 'Wohnungseigentumsgesetz']],
  ['gesetz über den finanzausgleich zwischen bund und ländern', ['FAG', 'Finanzausgleichsgesetz']],
  ['gesetz über den rechtlichen schutz von design', ['DesignG', 'Designgesetz']],
  ['gesetz über den zivildienst der kriegsdienstverweigerer', ['ZDG', 'Zivildienstgesetz']],
  ['gesetz über die bundespolizei', ['BPolG', 'Bundespolizeigesetz']],
  ['gesetz über die verwahrung und anschaffung von wertpapieren', ['DepotG', 'Depotgesetz']],
  [
    'gesetz über die zahlung des arbeitsentgelts an feiertagen und im krankheitsfall',
    ['EFZG', 'Entgeltfortzahlungsgesetz'],
  ],
  ['gesetz über versammlungen und aufzüge', ['VersG', 'VersammlG', 'Versammlungsgesetz']],
  ['haftpflichtgesetz', ['HPflG']],
  [
    'vergütungsverordnung für steuerberater, steuerbevollmächtigte und steuerberatungsgesellschaften',
    ['StBVV', 'Steuerberatervergütungsverordnung'],
  ],
  [
    'verordnung über die pflichten der immobilienmakler, darlehensvermittler, bauträger, baubetreuer und wohnimmobilienverwalter',
    ['MaBV', 'Makler- und Bauträgerverordnung'],
  ],
  ['verordnung über die pflichten der makler, darlehensvermittler, bauträger und baubetreuer', ['MaBV']],
  [
    'verordnung über wohnungswirtschaftliche berechnungen nach dem zweiten wohnungsbaugesetz',
    ['II. BV', 'Zweite Berechnungsverordnung'],
  ],
  ['wehrpflichtgesetz', ['WPflG']],
]);

/** "BImSchV 18", "BImSchV 1 2010", as registers sort: "18. BImSchV", "1. BImSchV"; a year alone is no number. */
const SORTED = /^(\p{Lu}\p{L}{1,20}V|\p{Lu}\p{L}{1,20}(?:VO|DV))\s(\d{1,3})(?:\s(?:1[89]|20)\d\d)?$/u;

/** What everybody calls an act that its register calls otherwise. */
export function commonNames({
  title,
  abbreviation,
}: {
  readonly title: string;
  readonly abbreviation: string;
}): readonly string[] {
  const sorted = SORTED.exec(abbreviation);
  const numbered = sorted === null ? [] : [`${sorted[2]!}. ${sorted[1]!}`];
  const introductory = introductoryName({ title, abbreviation });
  return [
    ...numbered,
    ...(introductory === undefined ? [] : [introductory]),
    ...(COMMON.get(title.toLowerCase().replace(/\s+/gu, ' ')) ?? []),
  ];
}
