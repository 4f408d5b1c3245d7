import type { CitationStyle } from '../../citations/style';

export const style: CitationStyle = {
  cite: ({ title }, unit, { isBracketed }) => `${title}${isBracketed ? '」' : ''} ${unit}`,
  begins: ['제', '「'],
};
