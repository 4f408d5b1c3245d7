import { parseNumber, type UnitNumber } from '../../law';

/** What a person may write around a number: 제750조, 第七百九条, § 12, Art. 5, section 12A, (2), ②. */
const AROUND = /^(?:제|第|§+|\p{L}{3,}\.?(?=\s)|Art\.|[(（])\s*|[조항호条項号)）.]$/gu;

/** A number as a person typed it, canonical: `제5조의2` is `5-2`; undefined for what is no number. */
export const typedNumber = (typed: string): UnitNumber | undefined =>
  parseNumber(
    typed
      .trim()
      .slice(0, 64)
      .replace(AROUND, '')
      .replace(AROUND, '')
      .replace(/[조条]\s?(?=[의の])/u, ''),
  );
