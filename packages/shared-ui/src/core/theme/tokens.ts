/** Every colour in the light and in the dark scheme. Source: LOOK-1; the derived ones say how. */
const palette = {
  /** The page. */
  paper: ['#FAF8F4', '#14161C'],
  /** Cards, dialogs, fields. */
  surface: ['#FFFFFF', '#1C1F27'],
  /** Ground of what lies deeper than a card: tracks, skeletons, the inside of a code or a kana row. */
  sunken: ['#F3F0EA', '#242833'],
  /** Hairlines between things. */
  line: ['#E7E2D9', '#2C313C'],
  /** Edge of a control: at least 3:1 against surface and paper (WCAG 1.4.11). */
  edge: ['#948F85', '#666D7B'],
  ink: ['#1F2430', '#ECEAE4'],
  /** Secondary text: ink at 70 % over surface. */
  inkSoft: ['#62666E', '#AEADAB'],
  /** Actions, links, selection (藍). */
  ai: ['#2F4B7C', '#8FB0E8'],
  /** The seal: one thing per screen (朱). */
  shu: ['#C8452B', '#FF8A6B'],
  /** Correct, saved, generated (松). */
  matsu: ['#2E7D4F', '#7BD19E'],
  /** Retry, due, unsaved (山吹). */
  yamabuki: ['#9A6700', '#F0C14B'],
  /** Wrong, delete, errors (紅). */
  beni: ['#B3263A', '#FF8FA0'],
  /** Tinted grounds: the tone over surface, weak enough that the tone stays readable on it. */
  aiTint: ['#EAEDF2', '#282E3A'],
  shuTint: ['#FCF6F4', '#332A2E'],
  matsuTint: ['#EEF5F1', '#263133'],
  yamabukiTint: ['#F9F6F0', '#312F2B'],
  beniTint: ['#F9EEEF', '#332A33'],
  /** Pressed and hovered fills. */
  aiDeep: ['#243B63', '#ABC5F2'],
  beniDeep: ['#931E2F', '#FFABB8'],
  /** Text on a fill of ai, shu, matsu or beni. */
  onTone: ['#FFFFFF', '#14161C'],
  /** Behind a dialog. */
  scrim: ['rgba(31, 36, 48, 0.42)', 'rgba(6, 7, 10, 0.62)'],
  /** The one shadow, only for what floats. */
  shadow: [
    '0 1px 2px rgba(31, 36, 48, 0.06), 0 12px 32px -8px rgba(31, 36, 48, 0.18)',
    '0 1px 2px rgba(0, 0, 0, 0.4), 0 16px 40px -8px rgba(0, 0, 0, 0.6)',
  ],
} as const;

export type ColorName = keyof typeof palette;
export type Palette = Readonly<Record<ColorName, string>>;

const eachColor = (value: (name: ColorName) => string) =>
  Object.fromEntries((Object.keys(palette) as ColorName[]).map((name) => [name, value(name)])) as Palette;

export const light = eachColor((name) => palette[name][0]);
export const dark = eachColor((name) => palette[name][1]);

/** The CSS variable of a colour: `--k-ink-soft`. */
export const colorVariable = (name: string) =>
  `--k-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Every colour as a CSS value that follows the theme: `color.ai` is `var(--k-ai)`. The only way to name a colour. */
export const color = eachColor((name) => `var(${colorVariable(name)})`);

/** Type scale in px. 72 is the headword of the quiz. */
export const fontSize = {
  xs: 12,
  sm: 14,
  md: 16,
  lg: 20,
  xl: 25,
  '2xl': 31,
  '3xl': 39,
  '4xl': 49,
  quiz: 72,
} as const;
export type FontSize = keyof typeof fontSize;

export const radius = { field: 10, card: 14, full: 999 } as const;

/** Widths in px where the frame changes: phones below `sm`, the drawer below `md`. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1600 } as const;

/** Transition times in ms; none with reduced motion. */
export const motion = { quick: 120, calm: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** The unit of every distance in px; `gap={2}` is 8 px. */
export const SPACE = 4;

const systemLatin = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
const japanese =
  '"Noto Sans JP Variable", "Kotoba JP Fallback", "Hiragino Sans", "Yu Gothic UI", "Noto Sans CJK JP", Meiryo';

export const fontFamily = {
  latin: `"Inter Variable", "Kotoba Latin Fallback", ${japanese}, ${systemLatin}`,
  japanese: `${japanese}, "Inter Variable", ${systemLatin}`,
} as const;
