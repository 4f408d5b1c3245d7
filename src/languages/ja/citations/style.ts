import type { CitationStyle } from '../../citations/style';

export const style: CitationStyle = {
  cite: ({ title }, unit) => `${title}${unit.replaceAll(' ', '')}`,
  gap: '第',
  begins: ['第'],
};
