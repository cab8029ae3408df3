import { color } from '../theme/tokens';
import { styled } from '../theme/styled';

/** A hairline. */
export const Divider = styled('hr')({
  width: '100%',
  height: 1,
  margin: 0,
  border: 0,
  flexShrink: 0,
  backgroundColor: color.line,
});
