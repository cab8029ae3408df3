/** The colours of one scheme. Source: LOOK-1; the derived ones say how. */
export interface Palette {
  /** The page. */
  paper: string;
  /** Cards, dialogs, fields. */
  surface: string;
  /** Ground of what lies deeper than a card: tracks, skeletons, the inside of a code or a kana row. */
  sunken: string;
  /** Hairlines between things. */
  line: string;
  /** Edge of a control: at least 3:1 against surface and paper (WCAG 1.4.11). */
  edge: string;
  ink: string;
  /** Secondary text: ink at 70 % over surface. */
  inkSoft: string;
  /** Actions, links, selection (藍). */
  ai: string;
  /** The seal: one thing per screen (朱). */
  shu: string;
  /** Correct, saved, generated (松). */
  matsu: string;
  /** Retry, due, unsaved (山吹). */
  yamabuki: string;
  /** Wrong, delete, errors (紅). */
  beni: string;
  /** Tinted grounds: the tone over surface, weak enough that the tone stays readable on it. */
  aiTint: string;
  shuTint: string;
  matsuTint: string;
  yamabukiTint: string;
  beniTint: string;
  /** Pressed and hovered fills. */
  aiDeep: string;
  beniDeep: string;
  /** Text on a fill of ai, shu, matsu or beni. */
  onTone: string;
  /** Behind a dialog. */
  scrim: string;
  /** The one shadow, only for what floats. */
  shadow: string;
}

export const light: Palette = {
  paper: '#FAF8F4',
  surface: '#FFFFFF',
  sunken: '#F3F0EA',
  line: '#E7E2D9',
  edge: '#948F85',
  ink: '#1F2430',
  inkSoft: '#62666E',
  ai: '#2F4B7C',
  shu: '#C8452B',
  matsu: '#2E7D4F',
  yamabuki: '#9A6700',
  beni: '#B3263A',
  aiTint: '#EAEDF2',
  shuTint: '#FCF6F4',
  matsuTint: '#EEF5F1',
  yamabukiTint: '#F9F6F0',
  beniTint: '#F9EEEF',
  aiDeep: '#243B63',
  beniDeep: '#931E2F',
  onTone: '#FFFFFF',
  scrim: 'rgba(31, 36, 48, 0.42)',
  shadow: '0 1px 2px rgba(31, 36, 48, 0.06), 0 12px 32px -8px rgba(31, 36, 48, 0.18)',
};

export const dark: Palette = {
  paper: '#14161C',
  surface: '#1C1F27',
  sunken: '#242833',
  line: '#2C313C',
  edge: '#666D7B',
  ink: '#ECEAE4',
  inkSoft: '#AEADAB',
  ai: '#8FB0E8',
  shu: '#FF8A6B',
  matsu: '#7BD19E',
  yamabuki: '#F0C14B',
  beni: '#FF8FA0',
  aiTint: '#282E3A',
  shuTint: '#332A2E',
  matsuTint: '#263133',
  yamabukiTint: '#312F2B',
  beniTint: '#332A33',
  aiDeep: '#ABC5F2',
  beniDeep: '#FFABB8',
  onTone: '#14161C',
  scrim: 'rgba(6, 7, 10, 0.62)',
  shadow: '0 1px 2px rgba(0, 0, 0, 0.4), 0 16px 40px -8px rgba(0, 0, 0, 0.6)',
};

export type ColorName = keyof Palette;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The CSS variable of a colour: `--k-ink-soft`. */
export const colorVariable = (name: string) => `--k-${kebab(name)}`;

/** Every colour as a CSS value that follows the theme: `color.ai` is `var(--k-ai)`. The only way to name a colour. */
export const color = Object.fromEntries(
  Object.keys(light).map((name) => [name, `var(${colorVariable(name)})`]),
) as Readonly<Record<ColorName, string>>;

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
