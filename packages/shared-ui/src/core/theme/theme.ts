import { createTheme } from '@mui/material/styles';
import { breakpoints, fontFamily, radius, SPACE } from './tokens';

/** What MUI's `styled` and `sx` need of a theme. Colours are CSS variables of our own (`color`), so one theme serves both schemes. */
export const theme = createTheme({
  spacing: SPACE,
  shape: { borderRadius: radius.field },
  breakpoints: { values: breakpoints },
  typography: { fontFamily: fontFamily.latin },
});
