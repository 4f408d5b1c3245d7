/** What courts shorten the codes to. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  ประมวลกฎหมายแพ่งและพาณิชย์: ['ป.พ.พ.'],
  ประมวลกฎหมายอาญา: ['ป.อ.'],
  ประมวลกฎหมายวิธีพิจารณาความแพ่ง: ['ป.วิ.พ.', 'ป.วิ.แพ่ง'],
  ประมวลกฎหมายวิธีพิจารณาความอาญา: ['ป.วิ.อ.', 'ป.วิ.อาญา'],
  ประมวลรัษฎากร: ['ป.รัษฎากร'],
  ประมวลกฎหมายที่ดิน: ['ป.ที่ดิน'],
};
/** A constitution goes without its year where one is meant. */
const CONSTITUTION = /^(รัฐธรรมนูญแห่งราชอาณาจักรไทย)\s/u;

/** An act goes without its year, too, where it is none that changes another. */
const YEAR = /^(พระราชบัญญัติ(?!.*ฉบับที่).{3,}?)\s{0,2}(?:พ\.ศ\.|พุทธศักราช)\s?[\d๐-๙]{4}$/u;

/** What everybody calls an act by another name than its title. */
export function commonNames({ title }: { readonly title: string }): readonly string[] {
  const undated = YEAR.exec(title)?.[1];
  if (undated !== undefined) return [undated];
  const constitution = CONSTITUTION.exec(title)?.[1];
  return constitution === undefined ? (CODES[title.trim()] ?? []) : [constitution, 'รัฐธรรมนูญ'];
}
