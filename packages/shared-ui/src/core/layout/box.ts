import Box from '@mui/material/Box';

/** The way out when no component fits: any element with token-aware styles (`sx`). Prefer the components. */
export { Box };
