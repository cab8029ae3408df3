import type { IconName } from '../icons/icon-paths';
import { color } from '../theme/tokens';

/** What a colour says: ai is plain information, shu the one thing, matsu good, yamabuki wait or retry, beni bad. */
export type Tone = 'neutral' | 'ai' | 'shu' | 'matsu' | 'yamabuki' | 'beni';

export const toneText: Readonly<Record<Tone, string>> = {
  neutral: color.inkSoft,
  ai: color.ai,
  shu: color.shu,
  matsu: color.matsu,
  yamabuki: color.yamabuki,
  beni: color.beni,
};

export const toneGround: Readonly<Record<Tone, string>> = {
  neutral: color.sunken,
  ai: color.aiTint,
  shu: color.shuTint,
  matsu: color.matsuTint,
  yamabuki: color.yamabukiTint,
  beni: color.beniTint,
};

/** A hairline in the tone, around its tint. */
export const toneLine = (tone: Tone): string =>
  tone === 'neutral' ? color.line : `color-mix(in srgb, ${toneText[tone]} 28%, transparent)`;

/** The icon that goes with a tone when none is given: never colour alone. */
export const toneIcon: Readonly<Record<Tone, IconName>> = {
  neutral: 'info',
  ai: 'info',
  shu: 'sparkle',
  matsu: 'checkCircle',
  yamabuki: 'clock',
  beni: 'error',
};
