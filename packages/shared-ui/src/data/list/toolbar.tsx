import { styled } from '../../core/theme/styled';

/** Search, choices and toggles above a list; they flow to as many lines as they need. */
export const Toolbar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '& > form': { flex: '1 1 240px' },
});
