import { color, motion, radius } from '../theme/tokens';
import { ownProps } from '../theme/styled';

/** `primary` one per view; `secondary` beside it; `quiet` for what stays in the background; `danger` for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  variant: ButtonVariant;
  size: ButtonSize;
  fullWidth: boolean;
}

const sizes = {
  small: { minHeight: 36, padding: '6px 12px', fontSize: '0.875rem', gap: 6 },
  medium: { minHeight: 44, padding: '9px 18px', fontSize: '0.9375rem', gap: 8 },
  large: { minHeight: 52, padding: '12px 24px', fontSize: '1rem', gap: 10 },
} as const;

const variants = {
  primary: {
    color: color.onTone,
    backgroundColor: color.ai,
    borderColor: 'transparent',
    '&:hover': { backgroundColor: color.aiDeep },
    '&:active': { backgroundColor: color.aiDeep },
  },
  secondary: {
    color: color.ink,
    backgroundColor: color.surface,
    borderColor: color.line,
    '&:hover': { borderColor: color.ai, color: color.ai },
    '&:active': { backgroundColor: color.aiTint },
  },
  quiet: {
    color: color.ai,
    backgroundColor: 'transparent',
    borderColor: 'transparent',
    '&:hover': { backgroundColor: color.aiTint },
    '&:active': { backgroundColor: color.aiTint },
  },
  danger: {
    color: color.onTone,
    backgroundColor: color.beni,
    borderColor: 'transparent',
    '&:hover': { backgroundColor: color.beniDeep },
    '&:active': { backgroundColor: color.beniDeep },
  },
} as const;

/** For `styled(…)`: keeps the look's props away from the element. */
export const withoutLook = ownProps('variant', 'size', 'fullWidth');

/** The look of a button, for the elements that act (`button`) and that lead somewhere (`a`). */
export const buttonLook = ({ variant, size, fullWidth }: ButtonLook) =>
  ({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: fullWidth ? '100%' : undefined,
    border: '1px solid',
    borderRadius: radius.field,
    fontWeight: 600,
    lineHeight: 1.4,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: `${motion.quick}ms`,
    transitionTimingFunction: motion.easing,
    ...sizes[size],
    ...variants[variant],
    '&:disabled, &[aria-disabled="true"]': {
      cursor: 'default',
      color: color.inkSoft,
      backgroundColor: variant === 'quiet' ? 'transparent' : color.sunken,
      borderColor: 'transparent',
    },
  }) as const;
