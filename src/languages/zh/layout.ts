import type { Layout } from '../layout/layout';

/** Articles and chapters stand on lines as in Japanese acts. */
export const layout: Layout = { paragraphs: 'none' };
