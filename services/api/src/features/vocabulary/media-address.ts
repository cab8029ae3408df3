/** Media files are served on the same origin, named by their content: immutable, and playable without a bearer header. */
export const pictureUrl = (file: string): string => `/api/media/pictures/${file}`;
export const audioUrl = (file: string): string => `/api/media/audio/${file}`;
