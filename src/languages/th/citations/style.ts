import type { CitationStyle } from '../../citations/style';

export const style: CitationStyle = { cite: ({ title }, unit) => `${unit} แห่ง${title}` };
