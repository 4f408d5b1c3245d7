import type { LatexWords } from '../latex/latexWords';

export const latex: LatexWords = {
  commands: { no: 'n°', nos: 'n°', No: 'N°', primo: '1°', secundo: '2°', tertio: '3°', quarto: '4°' },
  endings: { ier: 'er', iers: 'ers', iere: 're', ieres: 'res', ieme: 'e', iemes: 'es' },
};
