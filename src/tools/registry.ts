import { checkCitations } from './checkCitations';
import { findActs } from './findActs';
import { followCitations } from './followCitations';
import { getProvision } from './getProvision';
import { searchLaw } from './searchLaw';
import type { Tool } from './tool';
import { verifyAnswer } from './verifyAnswer';

const DEFINED = [searchLaw, getProvision, followCitations, findActs, checkCitations, verifyAnswer] as const;

/** Every tool, in the order in which an agent needs them. */
export const TOOLS: readonly Tool[] = DEFINED;

type Defined<Name> = Extract<(typeof DEFINED)[number], { readonly name: Name }>;

/** What a tool is called. */
export type ToolName = (typeof DEFINED)[number]['name'];
/** What a tool of that name takes. */
export type ToolInput<Name extends ToolName> = Parameters<Defined<Name>['call']>[0];
/** What a tool of that name answers with. */
export type ToolOutput<Name extends ToolName> = Awaited<ReturnType<Defined<Name>['call']>>;

/** The tool of that name. */
export const toolNamed = (name: string): Tool | undefined => TOOLS.find((tool) => tool.name === name);
