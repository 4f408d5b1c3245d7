import type { Propositions } from './marker';
import { packOf } from '../registry';
import { propositionsBy } from './markers';

const made = new Map<string, Propositions>();

/** How sentences of a language are read; undefined for one whose pack has no rules for them. Made when first asked for. */
export function propositionsOf(code: string): Propositions | undefined {
  const rules = packOf(code)?.propositions;
  if (rules === undefined) return undefined;
  const propositions = made.get(code) ?? propositionsBy(code, rules);
  made.set(code, propositions);
  return propositions;
}
