/** Source: SHELL-20. */
export const TOAST_MS = 3000;
export const MOST_TOASTS = 20;
export const TOAST_WIDTH = 350;
