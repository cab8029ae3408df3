import type { Components, Theme } from '@mui/material/styles';

export const status: Components<Theme> = {};
