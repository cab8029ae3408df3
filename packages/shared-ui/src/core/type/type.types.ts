import { color, fontSize, type FontSize } from '../theme/tokens';

export type TextTone = 'ink' | 'soft' | 'ai' | 'shu' | 'matsu' | 'yamabuki' | 'beni' | 'inherit';
export type TextWeight = 'regular' | 'medium' | 'semibold' | 'bold';

export const toneColor: Readonly<Record<TextTone, string>> = {
  ink: color.ink,
  soft: color.inkSoft,
  ai: color.ai,
  shu: color.shu,
  matsu: color.matsu,
  yamabuki: color.yamabuki,
  beni: color.beni,
  inherit: 'inherit',
};

export const weightNumber: Readonly<Record<TextWeight, number>> = {
  regular: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
};

const lineHeights: Readonly<Record<FontSize, number>> = {
  xs: 1.5,
  sm: 1.5,
  md: 1.55,
  lg: 1.4,
  xl: 1.3,
  '2xl': 1.25,
  '3xl': 1.2,
  '4xl': 1.15,
  quiz: 1.1,
};

/** Size and line height belong together; large Latin type is set a little tighter. */
export const typeStyle = (size: FontSize) => ({
  fontSize: `${fontSize[size] / 16}rem`,
  lineHeight: lineHeights[size],
  letterSpacing: fontSize[size] >= 25 ? '-0.015em' : fontSize[size] >= 20 ? '-0.01em' : undefined,
});
