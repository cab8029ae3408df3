import { fieldFrame } from '../../core/input/field-look';
import { ownProps, styled } from '../../core/theme/styled';
import { color } from '../../core/theme/tokens';

/** The visible field around a control that is typed into: one line high at least, red when it is `wrong`, sunken when it rests. */
export const ControlFrame = styled(
  'div',
  ownProps('wrong'),
)<{ wrong: boolean }>(({ wrong }) => ({
  ...fieldFrame,
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  ...(wrong && { borderColor: color.beni }),
  '&:has(:is(input, textarea):is(:disabled, [aria-disabled="true"]))': {
    backgroundColor: color.sunken,
    borderColor: color.line,
  },
}));
