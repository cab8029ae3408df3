/**
 * Fonts that every system has, in the measure of ours, so that the swap to Inter and Noto Sans JP moves nothing. They come with the
 * first render; `fonts.css` follows when it likes.
 *
 * Latin: widths of English text were compared in Chromium (regular and medium are 106.5 %, semibold and bold 101.5 % of Arial's);
 * ascent 0.96875 and descent 0.2412 of Inter are divided by that. Japanese characters are one em wide in every font; only the
 * height of the line differs (Noto Sans JP: 1.16 and 0.288).
 */
export const fallbackFaces = [
  {
    '@font-face': {
      fontFamily: 'Kotoba Latin Fallback',
      fontWeight: '100 500',
      src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
      sizeAdjust: '106.5%',
      ascentOverride: '91%',
      descentOverride: '22.6%',
      lineGapOverride: '0%',
    },
  },
  {
    '@font-face': {
      fontFamily: 'Kotoba Latin Fallback',
      fontWeight: '501 900',
      src: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Helvetica Bold")',
      sizeAdjust: '101.5%',
      ascentOverride: '95.4%',
      descentOverride: '23.8%',
      lineGapOverride: '0%',
    },
  },
  {
    '@font-face': {
      fontFamily: 'Kotoba JP Fallback',
      src: 'local("Hiragino Sans"), local("Hiragino Kaku Gothic ProN"), local("Yu Gothic"), local("Noto Sans CJK JP"), local("Meiryo")',
      ascentOverride: '116%',
      descentOverride: '28.8%',
      lineGapOverride: '0%',
    },
  },
] as const;
