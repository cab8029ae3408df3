import { BrandMark } from './brand-mark';
import { styled } from '../theme/styled';

const Root = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 10, color: 'inherit' });

const Name = styled('span')({
  fontSize: '1.1875rem',
  fontWeight: 680,
  letterSpacing: '-0.02em',
  lineHeight: 1,
});

/** The seal and the name. */
export function Wordmark({ size = 32 }: { size?: number }) {
  return (
    <Root>
      <BrandMark size={size} />
      <Name>Kotoba</Name>
    </Root>
  );
}
