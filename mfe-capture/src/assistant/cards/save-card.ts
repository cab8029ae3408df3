import { endpoints, type ChatMessage, type VocabularyEntryPatch } from '@kotoba/api-client';
import type { KotobaStore } from '@kotoba/session';

/** How a word is to be kept, other than as the card has it. */
export interface SaveOptions {
  /** Name of the collection; the assistant's own choice without one. */
  readonly collection?: string;
  readonly changes?: VocabularyEntryPatch;
}

export interface CardToSave extends SaveOptions {
  readonly message: ChatMessage;
  /** The card's place on its message. */
  readonly index: number;
}

const { saveChatVocabulary, patchVocabulary, moveVocabulary } = endpoints.endpoints;
const UNTRACKED = { track: false } as const;

/**
 * Saves the word of a card, then applies the changes and moves it to the collection. Gives its id.
 * @throws ApiError of the call that failed.
 */
export async function saveCardAs(
  { message, index, collection, changes = {} }: CardToSave,
  dispatch: KotobaStore['dispatch'],
): Promise<number> {
  const body = {
    vocabulary_items: message.vocabularyData.slice(index, index + 1),
    chat_message_id: message.id,
    vocabulary_index: index,
  };
  const { vocabulary_ids } = await dispatch(saveChatVocabulary.initiate({ body }, UNTRACKED)).unwrap();
  const id = vocabulary_ids[0];
  if (id === undefined) throw new Error('A saved card has no word');
  if (Object.keys(changes).length > 0) {
    await dispatch(patchVocabulary.initiate({ id, vocabularyEntryPatch: changes }, UNTRACKED)).unwrap();
  }
  if (collection) {
    await dispatch(
      moveVocabulary.initiate({ body: { vocabulary_ids, user_topic: collection } }, UNTRACKED),
    ).unwrap();
  }
  return id;
}
