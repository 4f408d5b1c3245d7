import { checkCitations } from './checkCitations';
import { findActs } from './findActs';
import { followCitations } from './followCitations';
import { getProvision } from './getProvision';
import { searchLaw } from './searchLaw';
import type { Tool } from './tool';
import { verifyAnswer } from './verifyAnswer';

/** Every tool, in the order in which an agent needs them. */
export const TOOLS: readonly Tool[] = [
  searchLaw,
  getProvision,
  followCitations,
  findActs,
  checkCitations,
  verifyAnswer,
];

/** The tool of that name. */
export const toolNamed = (name: string): Tool | undefined => TOOLS.find((tool) => tool.name === name);
