import { color } from '../theme/tokens';
import { styled } from '../theme/styled';

/**
 * The main actions of a screen. On phones it stays at the lower edge, in reach of the thumb and above the frame's bottom bar
 * (whose height the frame gives as `--k-bottom-bar`); on wider screens it is a plain row at the right.
 */
export const ActionBar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  [theme.breakpoints.down('sm')]: {
    position: 'sticky',
    bottom: 'var(--k-bottom-bar, 0px)',
    zIndex: 10,
    marginInline: -16,
    padding: '12px 16px',
    backgroundColor: color.paper,
    borderTop: `1px solid ${color.line}`,
    '& > *': { flex: '1 1 auto' },
  },
}));
