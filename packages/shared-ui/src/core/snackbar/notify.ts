import '../nonce';
import { enqueueSnackbar } from 'notistack';

/** Toasts. Source: document 1, section 9: top-centre, 3000 ms, at most 20, at most 350 px wide. */
export const notify = {
  success: (text: string): void => void enqueueSnackbar(text, { variant: 'success' }),
  error: (text: string): void => void enqueueSnackbar(text, { variant: 'error' }),
  info: (text: string): void => void enqueueSnackbar(text, { variant: 'info' }),
} as const;
