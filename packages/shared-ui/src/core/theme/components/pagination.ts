import { addLooks } from '../theme';
import { color, radius } from '../tokens';

addLooks({
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 40,
        height: 40,
        margin: 0,
        padding: '0 6px',
        borderRadius: radius.field,
        fontSize: '0.9375rem',
        fontVariantNumeric: 'tabular-nums',
        transition: 'none',
        '&.Mui-selected, &.Mui-selected:hover': {
          color: color.ai,
          backgroundColor: color.aiTint,
          fontWeight: 700,
        },
        // Seven marks and two arrows stay on one line of 328 px.
        [theme.breakpoints.down('sm')]: { minWidth: 32, padding: '0 4px' },
      }),
      ellipsis: ({ theme }) => ({
        height: 40,
        lineHeight: '36px',
        minWidth: 28,
        color: color.inkSoft,
        [theme.breakpoints.down('sm')]: { minWidth: 20 },
      }),
    },
  },
  MuiPagination: { styleOverrides: { ul: { justifyContent: 'center', gap: 2 } } },
});
