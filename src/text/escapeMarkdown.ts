/** Every character that Markdown or HTML could read as its own is escaped: law that is shown as Markdown can put no link into it. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+\-.!|~&$:=@]/gu, (character) => `\\${character}`).replace(/^(\s+)/u, '');
}
