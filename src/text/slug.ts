/** Words as part of an id: lower case, letters and digits of any script, hyphens between, at most 40 characters. */
export function slug(words: string): string {
  return words
    .slice(0, 200)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .slice(0, 40);
}
