import { color, motion, radius } from '../theme/tokens';
import { ownProps } from '../theme/styled';

export type IconButtonTone = 'soft' | 'ai' | 'beni';

export interface IconButtonLook {
  tone: IconButtonTone;
  size: 'small' | 'medium';
  outlined: boolean;
}

export const withoutIconLook = ownProps('tone', 'size', 'outlined');

const rest: Record<IconButtonTone, string> = { soft: color.inkSoft, ai: color.ai, beni: color.inkSoft };
const hover: Record<IconButtonTone, { color: string; backgroundColor: string }> = {
  soft: { color: color.ink, backgroundColor: color.sunken },
  ai: { color: color.ai, backgroundColor: color.aiTint },
  beni: { color: color.beni, backgroundColor: color.beniTint },
};

export const iconButtonLook = ({ tone, size, outlined }: IconButtonLook) =>
  ({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: size === 'small' ? 36 : 44,
    height: size === 'small' ? 36 : 44,
    padding: 0,
    color: rest[tone],
    backgroundColor: 'transparent',
    border: '1px solid',
    borderColor: outlined ? color.line : 'transparent',
    borderRadius: radius.field,
    cursor: 'pointer',
    touchAction: 'manipulation',
    // Under a pointer alone: one that may be pressed only now and then changes with every key that is typed.
    '&:hover': {
      ...hover[tone],
      transition: `background-color ${motion.quick}ms ${motion.easing}, color ${motion.quick}ms ${motion.easing}`,
    },
    '&[aria-pressed="true"]': { color: color.ai, backgroundColor: color.aiTint },
    '&:disabled': { color: color.inkSoft, backgroundColor: 'transparent', opacity: 0.5, cursor: 'default' },
  }) as const;
