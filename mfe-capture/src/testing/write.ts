import { fireEvent, screen, type MatcherFunction } from '@testing-library/react';

/**
 * The box of a view. Found by its label: to look for a role takes the test's browser seconds among hundreds of notes.
 */
export const field = (name: 'Note' | 'Message'): Promise<HTMLElement> =>
  screen.findByLabelText(name, { selector: 'textarea' });

/** Puts a text into the box at once: what single keys do is told where they are pressed. */
export async function write(name: 'Note' | 'Message', text: string): Promise<void> {
  fireEvent.change(await field(name), { target: { value: text } });
}

/** Writes each text and presses Enter. */
export async function enter(name: 'Note' | 'Message', ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await write(name, text);
    fireEvent.keyDown(await field(name), { key: 'Enter' });
  }
}

/** Finds the text of a note, whose type is a small mark in front of it. */
export const noted =
  (text: string | RegExp): MatcherFunction =>
  (_own, element) => {
    if (!element?.matches('li > .text')) return false;
    const shown = element.textContent ?? '';
    return typeof text === 'string' ? shown === text : text.test(shown);
  };
