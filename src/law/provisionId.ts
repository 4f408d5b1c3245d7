/** Stable text naming one act: its abbreviation or title as a slug, e.g. `bgb`, `상법`, `harbour-act-2019`. */
export type ActKey = string;

/** Stable text naming one provision: the act's key, a slash, an Akoma Ntoso eId: `상법/art_814__para_1`. */
export type ProvisionId = string;

/** The slug of an act's abbreviation or title: NFKC, lower case, letters and digits of any script, hyphens between. */
export function toActKey(name: string): ActKey {
  const slug = name
    .slice(0, 300)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
  return slug === '' ? 'untitled' : slug;
}

/** The inverse of {@link splitProvisionId}. */
export function toProvisionId(act: ActKey, eId: string): ProvisionId {
  return `${act}/${eId}`;
}

export function splitProvisionId(id: ProvisionId): { act: ActKey; eId: string } {
  const slash = id.indexOf('/');
  return slash < 0 ? { act: id, eId: '' } : { act: id.slice(0, slash), eId: id.slice(slash + 1) };
}
