/**
 * Law as governments publish it in XML, held against the files themselves: `npm run bench:published -- FOLDER [--misses]`.
 * The files are read twice, by Proviso and by a parser of this bench (`published/tree.ts`), and `published/formats.ts` says,
 * by the publishers' schemas, what in them is law. Prints shares with the targets that they are held to.
 */
import { existsSync } from 'node:fs';
import { scorePublished } from './published/score';

const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'));

if (folder === undefined || !existsSync(folder)) {
  console.log(
    'usage: npm run bench:published -- FOLDER [--misses], a folder of XML files, such as published.tar.xz unpacked',
  );
} else {
  const { title, rows, misses } = scorePublished(folder);
  console.log([`## ${title}`, '', '| | measured | target |', '| --- | ---: | ---: |'].join('\n'));
  for (const { name, value, target = '' } of rows) console.log(`| ${name} | ${value} | ${target} |`);
  if (process.argv.includes('--misses')) console.log(['', ...misses].join('\n'));
}
