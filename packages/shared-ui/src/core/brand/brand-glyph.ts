/** 言 on a 64 × 64 field: a slanted dot, three strokes, and the mouth, with ends cut like a seal's. The favicon draws the same. */
export const BRAND_GLYPH =
  'M28.6 9.6l7.2 2.2-1 5.4-7.4-2.3zM12 19.2l40-1.2v5.2l-40 .8zM19 27.6l26-.6v4.6l-26 .6zM19 35l26-.6v4.6l-26 .6z' +
  'M18.5 42.6l27-.6V56h-27zM23.8 46.8v4.9h16.4v-5.1z';
