import createTheme from '@mui/system/createTheme';
import { breakpoints, SPACE } from './tokens';

/** What `styled` and `sx` need of a theme. Colours are CSS variables of our own (`color`), so one theme serves both schemes. */
export const theme = createTheme({ spacing: SPACE, breakpoints: { values: breakpoints } });

export type Theme = typeof theme;
