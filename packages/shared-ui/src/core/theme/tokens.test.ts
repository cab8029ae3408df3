import { blend, contrast } from '../../../testing/contrast';
import { color, colorVariable, dark, light, type ColorName, type Palette } from './tokens';

const schemes: [string, Palette][] = [
  ['light', light],
  ['dark', dark],
];

/** Source: LOOK-1. */
const look = {
  paper: ['#FAF8F4', '#14161C'],
  surface: ['#FFFFFF', '#1C1F27'],
  line: ['#E7E2D9', '#2C313C'],
  ink: ['#1F2430', '#ECEAE4'],
  ai: ['#2F4B7C', '#8FB0E8'],
  shu: ['#C8452B', '#FF8A6B'],
  matsu: ['#2E7D4F', '#7BD19E'],
  yamabuki: ['#9A6700', '#F0C14B'],
  beni: ['#B3263A', '#FF8FA0'],
} as const;

const inks: ColorName[] = ['ink', 'inkSoft', 'ai', 'shu', 'matsu', 'yamabuki', 'beni'];
const grounds: ColorName[] = ['paper', 'surface'];

/** Text on a ground that a component sets there, beyond the inks on paper and surface. */
const set: [ColorName, ColorName][] = [
  ['ink', 'sunken'],
  ['inkSoft', 'sunken'],
  ['ink', 'aiTint'],
  ['ai', 'aiTint'],
  ['shu', 'shuTint'],
  ['matsu', 'matsuTint'],
  ['yamabuki', 'yamabukiTint'],
  ['beni', 'beniTint'],
  ['ink', 'yamabukiTint'],
  ['ink', 'matsuTint'],
  ['ink', 'beniTint'],
  ['onTone', 'ai'],
  ['onTone', 'aiDeep'],
  ['onTone', 'shu'],
  ['onTone', 'beni'],
  ['onTone', 'beniDeep'],
  ['paper', 'ink'],
];

test.each(Object.entries(look))('%s is the colour of the look in both schemes', (name, [inLight, inDark]) => {
  expect(light[name as ColorName]).toBe(inLight);
  expect(dark[name as ColorName]).toBe(inDark);
});

describe.each(schemes)('%s', (_name, palette) => {
  const pairs = [...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)), ...set];

  test.each(pairs)('%s is readable on %s (4.5 : 1)', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds)('edge and focus ring are seen on %s (3 : 1)', (ground) => {
    expect(contrast(palette.edge, palette[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.ai, palette[ground])).toBeGreaterThanOrEqual(3);
  });

  test('secondary text is ink at 70 % over surface', () => {
    expect(palette.inkSoft).toBe(blend(palette.ink, palette.surface, 0.7));
  });
});

test('both schemes have the same colours, each with a CSS variable of its own', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
  expect(color.inkSoft).toBe('var(--k-ink-soft)');
  expect(new Set(Object.keys(light).map(colorVariable)).size).toBe(Object.keys(light).length);
});
