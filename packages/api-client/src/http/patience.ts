/** How long the server may take for what is sent again under its key before the try counts as failed, in ms. */
export const PATIENCE_MS = 20_000;
