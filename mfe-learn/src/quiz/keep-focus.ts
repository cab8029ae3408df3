import type { MouseEvent } from 'react';

/** For `onMouseDown` of a button, or of a row of them: a press, by finger too, leaves the focus where it is, and so a phone's keyboard out. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
