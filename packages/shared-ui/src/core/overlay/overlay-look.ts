import { color, radius } from '../theme/tokens';

/** The surface of everything that floats: the one place with a shadow. */
export const floatingLook = {
  backgroundColor: color.surface,
  backgroundImage: 'none',
  color: color.ink,
  border: `1px solid ${color.line}`,
  borderRadius: `${radius.card}px`,
  boxShadow: color.shadow,
} as const;
