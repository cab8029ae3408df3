import type { IconName } from '../icons/icon-paths';

/** What a colour says: ai is plain information, shu the one thing, matsu good, yamabuki wait or retry, beni bad. */
export type Tone = 'neutral' | 'ai' | 'shu' | 'matsu' | 'yamabuki' | 'beni';

/** The tone of what carries `data-tone` (`page.css`): its words and icon, the tint behind, the line around. */
export const tone = {
  text: 'var(--k-tone)',
  ground: 'var(--k-tone-ground)',
  line: 'var(--k-tone-line)',
} as const;

/** The icon that goes with a tone when none is given: never colour alone. */
export const toneIcon: Readonly<Record<Tone, IconName>> = {
  neutral: 'info',
  ai: 'info',
  shu: 'sparkle',
  matsu: 'checkCircle',
  yamabuki: 'clock',
  beni: 'error',
};
