import type { Components, Theme } from '@mui/material/styles';

/** The look of what is typed and chosen in. */
export const forms: Components<Theme> = {};
