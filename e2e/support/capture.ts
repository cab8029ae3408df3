import { expect, type Locator, type Page } from '@playwright/test';
import { asLearner, type Learner } from './learner';

export interface StoredNote {
  readonly id: number;
  readonly content: string;
  readonly isConverted: boolean;
  readonly error: string | null;
  readonly words: readonly { readonly id: number; readonly en_word: string }[];
}

/** The learner's notes as the server has them, oldest first. */
export async function storedNotes(learner: Learner): Promise<StoredNote[]> {
  const { notes } = await asLearner<{ notes: StoredNote[] }>(learner, 'GET', '/capture-notes');
  return notes.reverse();
}

/** Saves a note through the API and waits until its conversion went well or failed. */
export async function convertedNote(learner: Learner, content: string): Promise<StoredNote> {
  const { note } = await asLearner<{ note: StoredNote }>(learner, 'POST', '/capture-notes', { content });
  let found: StoredNote | undefined;
  await expect
    .poll(async () => {
      found = (await storedNotes(learner)).find(({ id }) => id === note.id);
      return found !== undefined && (found.isConverted || found.error !== null);
    })
    .toBe(true);
  return found ?? note;
}

export const noteField = (page: Page): Locator => page.getByRole('textbox', { name: 'Note', exact: true });
export const messageField = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' });
export const conversation = (page: Page): Locator => page.getByRole('log', { name: 'Conversation' });

/** The sheet of the note with this text. */
export const noteItem = (page: Page, text: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(text, { exact: true }) });

/** Types a note and saves it by Enter. */
export async function typeNote(page: Page, text: string): Promise<void> {
  await noteField(page).fill(text);
  await noteField(page).press('Enter');
}

/** Presses what can be done with a note; on a phone that is opened first. */
export async function actOn(note: Locator, action: 'Delete note' | 'Other meanings'): Promise<void> {
  const more = note.getByRole('button', { name: 'More', expanded: false });
  if (await more.isVisible()) await more.click();
  await note.getByRole('button', { name: action }).click();
}

/** Types a message and sends it by Enter. */
export async function say(page: Page, text: string): Promise<void> {
  await messageField(page).fill(text);
  await messageField(page).press('Enter');
}
