import { createTheme } from '@mui/material/styles';
import { breakpoints, dark, fontFamily, light, radius, SPACE, type Palette } from './tokens';

/** MUI's palette out of ours, so that the few MUI parts underneath (dialogs, popovers) speak the same colours. */
const toMuiPalette = (palette: Palette) => ({
  primary: { main: palette.ai, contrastText: palette.onTone },
  secondary: { main: palette.shu, contrastText: palette.onTone },
  success: { main: palette.matsu, contrastText: palette.onTone },
  warning: { main: palette.yamabuki, contrastText: palette.onTone },
  error: { main: palette.beni, contrastText: palette.onTone },
  background: { default: palette.paper, paper: palette.surface },
  text: { primary: palette.ink, secondary: palette.inkSoft },
  divider: palette.line,
});

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'm' },
  colorSchemes: {
    light: { palette: toMuiPalette(light) },
    dark: { palette: toMuiPalette(dark) },
  },
  spacing: SPACE,
  shape: { borderRadius: radius.field },
  breakpoints: { values: breakpoints },
  typography: { fontFamily: fontFamily.latin },
});
