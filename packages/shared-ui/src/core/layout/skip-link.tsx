import { useSharedTexts } from '../texts/shared-texts';
import { color, radius } from '../theme/tokens';
import { styled } from '../theme/styled';

const Anchor = styled('a')({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 2000,
  padding: '10px 16px',
  borderRadius: radius.field,
  backgroundColor: color.ai,
  color: color.onTone,
  fontWeight: 600,
  textDecoration: 'none',
  '&:not(:focus)': { clipPath: 'inset(50%)' },
});

/** First in the tab order of the frame: jumps to the element with the id `to` (the main landmark). */
export function SkipLink({ to }: { to: string }) {
  const { t } = useSharedTexts();
  return <Anchor href={`#${to}`}>{t('skipToContent')}</Anchor>;
}
