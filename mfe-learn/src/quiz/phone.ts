import type { MouseEvent } from 'react';

/** A phone whose keyboard is out, or that lies on its side: only what is asked, the box and the verdict are shown. */
export const shortScreen = '@media (max-height: 480px)';

/** A small phone without its keyboard: what is asked, the box and the way on fit below the head of the page. */
export const smallScreen = '@media (max-width: 599px) and (max-height: 700px)';

/**
 * For `onMouseDown` of a button, or of a row of them: a press, by finger too, leaves the focus where it is, and so a
 * phone's keyboard out.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
