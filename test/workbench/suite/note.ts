/** The host prints only the lines that start with this, and leaves out what VS Code and its extensions log. */
const mark = process.env.PROVISO_WORKBENCH_MARK ?? '';

/** Prints a line among those of Mocha; `console.log` from the extension host shows only with PROVISO_WORKBENCH_VERBOSE=1. */
export function note(text: string): void {
  console.log(mark + text);
}
