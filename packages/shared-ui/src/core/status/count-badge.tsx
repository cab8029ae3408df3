import { styled } from '@mui/material/styles';
import { color, radius } from '../theme/tokens';

const MOST = 99;

const Root = styled('span')({
  position: 'absolute',
  top: 3,
  right: 3,
  minWidth: 18,
  padding: '0 4px',
  borderRadius: radius.full,
  border: `2px solid ${color.paper}`,
  boxSizing: 'content-box',
  color: color.onTone,
  backgroundColor: color.shu,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '18px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

/** A number at the corner of an icon button (its child); nothing when 0, "99+" above 99. Say the number in the button's label too. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return <Root aria-hidden>{count > MOST ? `${MOST}+` : count}</Root>;
}
