import { Icon } from '../../core/icons/icon';
import { color } from '../../core/theme/tokens';
import { styled } from '../../core/theme/styled';

const Root = styled('span')({
  display: 'flex',
  gap: 6,
  color: color.beni,
  fontSize: '0.8125rem',
  fontWeight: 500,
  lineHeight: 1.45,
  '& > svg': { marginTop: 2 },
});

/** What is wrong with a field, and so what to do. */
export function FieldError({ children }: { children: string }) {
  return (
    <Root>
      <Icon name="error" size={16} />
      {children}
    </Root>
  );
}
