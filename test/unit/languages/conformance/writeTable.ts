/** Writes the table of languages into the documentation: `npm run languages`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE, withTable } from './table';

const page = join(import.meta.dirname, '../../../..', PAGE);
writeFileSync(page, withTable(readFileSync(page, 'utf8')));
