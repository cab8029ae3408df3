import { Global, type CSSObject } from '@emotion/react';
import { toneRules } from '../status/tone';
import { fallbackFaces } from './fallback-faces';
import { color, colorVariable, dark, fontFamily, light, type Palette } from './tokens';

const variables = (palette: Palette) =>
  Object.fromEntries(Object.entries(palette).map(([name, value]) => [colorVariable(name), value]));

const look: CSSObject = {
  ':root': variables(light),
  '[data-theme="dark"]': variables(dark),
  ...toneRules,
  '*, *::before, *::after': { boxSizing: 'border-box' },
  // Always a scrollbar, so that short and long pages (and a dialog that locks the page) stand at the same place.
  html: { WebkitTextSizeAdjust: '100%', overflowY: 'scroll' },
  body: {
    margin: 0,
    backgroundColor: color.paper,
    color: color.ink,
    fontFamily: fontFamily.latin,
    fontSize: 16,
    lineHeight: 1.5,
    fontFeatureSettings: '"cv05", "ss03"',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    overflowWrap: 'break-word',
  },
  // Japanese breaks between phrases where the browser can, and its punctuation is set tight at line ends.
  ':lang(ja)': { fontFamily: fontFamily.japanese, wordBreak: 'auto-phrase', textSpacingTrim: 'trim-start' },
  ':lang(ja-Latn)': { fontFamily: fontFamily.latin },
  // No weight of its own, so that a component says where its ring stands. What only scripts focus shows none.
  ':where(:focus-visible)': { outline: `2px solid ${color.ai}`, outlineOffset: 2 },
  ':where([tabindex="-1"]:focus-visible)': { outline: 'none' },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote': { margin: 0 },
  'button, input, textarea, select': { font: 'inherit', letterSpacing: 'inherit' },
  'img, svg, video': { maxWidth: '100%' },
  '::selection': { backgroundColor: color.aiTint, color: color.ink },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a short one: `all` of every element would hand a change of colour down the tree frame by frame.
      transitionProperty: 'none !important',
      'scroll-behavior': 'auto !important',
    },
  },
};

const styles: CSSObject[] = [...fallbackFaces, look];

/** Colour variables, bare elements, Japanese type, the focus ring and reduced motion: everything that holds on every page. */
export function GlobalLook() {
  return <Global styles={styles} />;
}
