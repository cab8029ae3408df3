import type { ChatCard, ChatMessage } from '@kotoba/api-client';

type Holds = (value: unknown) => boolean;
type Shape<Of> = { readonly [Field in keyof Of]?: Holds };

const isText: Holds = (value) => typeof value === 'string';
const isNumber: Holds = (value) => typeof value === 'number';
const isThing: Holds = (value) => typeof value === 'object' && value !== null;
const orNone =
  (holds: Holds): Holds =>
  (value) =>
    value === null || holds(value);
const listOf =
  (holds: Holds): Holds =>
  (value) =>
    Array.isArray(value) && value.every(holds);
const shaped =
  <Of>(shape: Shape<Of>): Holds =>
  (value) =>
    isThing(value) &&
    Object.entries<Holds>(shape as Record<string, Holds>).every(([field, holds]) =>
      holds((value as Record<string, unknown>)[field]),
    );

/** What a card on the screen is drawn from. */
const isCard = shaped<ChatCard>({
  id: orNone(isNumber),
  en_word: isText,
  ja_word: isText,
  hiragana: orNone(isText),
  katakana: orNone(isText),
  kanji: orNone(isText),
  romaji: isText,
  part_of_speech: isText,
  level: orNone(isText),
  ja_sentence: orNone(isText),
  ja_hiragana_sentence: orNone(isText),
  en_sentence: orNone(isText),
  word_image_url: orNone(isText),
  word_image_alt: orNone(isText),
  sources: isThing,
  unchecked: listOf(isText),
});

/** Whether an answer of the server holds what a message on the screen is drawn from. */
export const isMessage = shaped<ChatMessage>({
  id: isNumber,
  type: (value) => value === 'user' || value === 'assistant',
  content: isText,
  vocabularyData: listOf(isCard),
}) as (value: unknown) => value is ChatMessage;

/**
 * The messages of a page.
 * @throws Error for a broken one: what cannot be drawn must not be kept, or it fails again at every look.
 */
export function wholeMessages(messages: unknown): readonly ChatMessage[] {
  if (Array.isArray(messages) && messages.every(isMessage)) return messages;
  throw new Error('The answer is no list of whole messages');
}
