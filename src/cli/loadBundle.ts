import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Another bundle of the program, which lies beside this one: what one command needs shall not slow down another's start. */
export const loadBundle = (name: 'commands' | 'mcp' | 'server'): unknown =>
  createRequire(__filename)(join(__dirname, `${name}.js`));
