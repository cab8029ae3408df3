import { color, radius } from '../theme/tokens';
import { styled } from '../theme/styled';

const MOST = 99;

const Root = styled('span')({
  position: 'absolute',
  top: 1,
  right: 0,
  minWidth: 16,
  height: 16,
  padding: '0 3px',
  borderRadius: radius.full,
  border: `2px solid ${color.paper}`,
  boxSizing: 'content-box',
  color: color.onTone,
  backgroundColor: color.shu,
  fontSize: '0.625rem',
  fontWeight: 700,
  lineHeight: '16px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

/** A number at the corner of an icon button (its child); nothing when 0, "99+" above 99. Say the number in the button's label too. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return <Root aria-hidden>{count > MOST ? `${MOST}+` : count}</Root>;
}
