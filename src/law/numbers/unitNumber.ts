/**
 * The number of a unit of law: stable text in the canonical form that ids and paths have and that all else is read into,
 * compared in and written from. The form never changes, for ids are kept:
 *
 * - digits of ASCII and small letters in NFKC, without blanks, brackets, § and a full stop or colon at the end; at most 64
 *   UTF-16 code units: `814`, `31a`, `iv`, `a`, `가`; leading noughts stay (`01`);
 * - a branch behind a hyphen: `5-2` of 5의2 and 5の2, of ๕ ทวิ and of 5-2. A hyphen between levels is the same sign: `l121-1`;
 * - a Latin word right behind what it branches from, and a letter right behind that: `5bis`, `39terdecies`, `1649quaterb`,
 *   `iibis`, of "5 bis", "39-terdecies", "1649 quater B" and "II bis". The word is spelt as the act spells it
 *   (`novodecies`, `noviesdecies`), but for `quater` of "quáter";
 * - other signs between levels as they are written: `17.2.1`, `258/1`, `6:162`.
 *
 * The empty text is the number of a unit that has none.
 */
export type UnitNumber = string;
