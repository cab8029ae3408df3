import type { IconName } from '../icons/icon-paths';
import { color } from '../theme/tokens';

const tones = ['ai', 'shu', 'matsu', 'yamabuki', 'beni'] as const;

/** What a colour says: ai is plain information, shu the one thing, matsu good, yamabuki wait or retry, beni bad. */
export type Tone = (typeof tones)[number] | 'neutral';

/** The tone of what carries `data-tone`: of its words and icon, the tint behind them, and a hairline around that. */
export const tone = {
  text: 'var(--k-tone)',
  ground: 'var(--k-tone-ground)',
  line: 'var(--k-tone-line)',
} as const;

const variables = (text: string, ground: string, line: string) => ({
  '--k-tone': text,
  '--k-tone-ground': ground,
  '--k-tone-line': line,
});

/** For the page's own style sheet. */
export const toneRules = {
  '[data-tone="neutral"]': variables(color.inkSoft, color.sunken, color.line),
  ...Object.fromEntries(
    tones.map((name) => [
      `[data-tone="${name}"]`,
      variables(color[name], color[`${name}Tint`], `color-mix(in srgb, ${color[name]} 28%, transparent)`),
    ]),
  ),
};

/** The icon that goes with a tone when none is given: never colour alone. */
export const toneIcon: Readonly<Record<Tone, IconName>> = {
  neutral: 'info',
  ai: 'info',
  shu: 'sparkle',
  matsu: 'checkCircle',
  yamabuki: 'clock',
  beni: 'error',
};
