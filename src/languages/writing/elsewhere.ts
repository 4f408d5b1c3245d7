import { english } from '../en';

/** How law is written in a language of which nothing is known. */
export const plainWriting = english.writing!;
