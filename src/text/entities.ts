import { decodeEntity } from 'html-entities';

/** An entity of HTML, as a source of patterns: `&ordm;`, `&#186;`, `&#xBA;`. */
export const ENTITY = '&(?:#\\d{1,7}|#[xX][\\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\\d]{1,31});';
const ENTITIES = new RegExp(ENTITY, 'gu');

/** The sign that an entity stands for, a blank for one that only lays a text out; undefined for one that HTML does not have. */
export function entityText(entity: string): string | undefined {
  const character = decodeEntity(entity, { level: 'html5' });
  if (character === entity) return undefined;
  return /^[\s\p{Cc}\p{Cs}]*$/u.test(character) ? ' ' : character;
}

/**
 * A text with the signs that its entities stand for. What HTML does not have stays as it is written. Lines stay, because no
 * entity ends one; what stands behind an entity in its line moves.
 */
export const withoutEntities = (text: string): string =>
  text.includes('&') ? text.replace(ENTITIES, (entity) => entityText(entity) ?? entity) : text;
