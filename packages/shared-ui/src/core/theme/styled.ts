import createStyled from '@mui/system/createStyled';
import { theme, type Theme } from './theme';

/** MUI System's `styled` with our theme built in: no provider, and none of Material's palette, typography and transitions in the start. */
export const styled = createStyled<Theme>({ defaultTheme: theme });
