import createBox from '@mui/system/createBox';
import { theme, type Theme } from '../theme/theme';

/** The way out when no component fits: any element with token-aware styles (`sx`). Prefer the components. */
export const Box = createBox<Theme>({ defaultTheme: theme, defaultClassName: 'box' });
