import type { Commands } from '../runCli';
import { SERVING } from '../serving';
import { ask } from './ask';
import { bench } from './bench';
import { cite } from './cite';
import { construct } from './construct';
import { evaluate } from './evaluate';
import { index } from './indexCommand';
import { lint } from './lint';
import { push } from './push';
import { renumber } from './renumber';
import { report } from './report';
import { sample } from './sample';
import { score } from './score';
import { search } from './search';
import { verify } from './verify';

/** Every command by its name. */
export const COMMANDS: Commands = {
  index,
  search,
  ask,
  verify,
  cite,
  lint,
  renumber,
  evaluate,
  construct,
  score,
  report,
  bench,
  sample,
  push,
  ...SERVING,
};
