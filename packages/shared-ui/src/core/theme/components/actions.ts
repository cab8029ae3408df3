import type { Components, Theme } from '@mui/material/styles';

export const actions: Components<Theme> = {};
