import type { Components, Theme } from '@mui/material/styles';

export const floating: Components<Theme> = {};
