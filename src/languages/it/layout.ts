import type { Layout } from '../layout/layout';

export const layout: Layout = {
  // Not "(abrogato)", nor "(omissis)", which stand in the place of a text.
  headingBelow:
    /^\((?!\(|omissis|(?:articolo\s)?(?:abrogat|soppress))([^()]{2,200}(?:\([^()]{1,60}\)[^()]{0,100})?)\)\.?$/iu,
};
