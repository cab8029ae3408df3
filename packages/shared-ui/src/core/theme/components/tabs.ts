import { addLooks } from '../theme';
import { color } from '../tokens';

addLooks({
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 46, boxShadow: `inset 0 -1px 0 ${color.line}` },
      list: { gap: 4 },
      indicator: { transition: 'none' },
    },
  },
  MuiTab: {
    defaultProps: { iconPosition: 'start' },
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 46,
        padding: '0 16px',
        gap: 8,
        '&:hover:not(.Mui-selected)': { color: color.ink },
        '&&:focus-visible': { outlineOffset: -4, borderRadius: 8 },
      },
    },
  },
});
