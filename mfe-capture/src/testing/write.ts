import { fireEvent, screen } from '@testing-library/react';

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
