import {
  createTheme,
  shouldSkipGeneratingVar,
  type ColorSystemOptions,
  type ThemeOptions,
} from '@mui/material/styles';
import { actions } from './components/actions';
import { status } from './components/status';
import { breakpoints, dark, fontFamily, light, radius, SPACE, type Palette } from './tokens';

/** Our colours under the names that Material's components ask for. */
const scheme = (own: Palette): ColorSystemOptions => ({
  palette: {
    primary: { main: own.ai, dark: own.aiDeep, contrastText: own.onTone },
    secondary: { main: own.shu, contrastText: own.onTone },
    success: { main: own.matsu, contrastText: own.onTone },
    warning: { main: own.yamabuki, contrastText: own.onTone },
    error: { main: own.beni, dark: own.beniDeep, contrastText: own.onTone },
    info: { main: own.ai, contrastText: own.onTone },
    text: { primary: own.ink, secondary: own.inkSoft, disabled: own.inkSoft },
    background: { default: own.paper, paper: own.surface },
    divider: own.line,
    action: { active: own.inkSoft, hover: own.sunken, selected: own.aiTint, disabledBackground: own.sunken },
  },
});

/** Variables that no component of ours reads: of Material's other components, its greys, its 24 shadows. */
const UNREAD =
  /^(shadows-[1-9]|overlays|font-|palette-(grey|AppBar|FilledInput|Slider|SnackbarContent|SpeedDial|Step|TableCell))/;
/**
 * Material, styled by our tokens. The look of each component stands in `components`; what is not part of the start brings
 * its own.
 */
export const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'k',
    colorSchemeSelector: 'data-theme',
    shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || UNREAD.test(keys.join('-')),
  },
  colorSchemes: { light: scheme(light), dark: scheme(dark) },
  spacing: SPACE,
  breakpoints: { values: breakpoints },
  shape: { borderRadius: radius.field },
  typography: {
    fontFamily: fontFamily.latin,
    allVariants: { letterSpacing: 'normal' },
    button: { fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.4, textTransform: 'none' },
    body1: { lineHeight: 1.5 },
    body2: { lineHeight: 1.5 },
    h6: { fontWeight: 650, fontSize: '1.25rem', lineHeight: 1.4, letterSpacing: '-0.01em' },
  },
  components: { ...actions, ...status },
});

/** The look of components that come later: with whatever shows them, before it does. */
export function addLooks(looks: NonNullable<ThemeOptions['components']>): void {
  Object.assign(theme.components ?? {}, looks);
}
