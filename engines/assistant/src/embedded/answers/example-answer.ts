import type { DraftEntry, ExampleSentence } from '@kotoba/language';
import type { Reply } from '../../assistant';
import type { Thread } from '../../thread';
import { saying, type Material } from './answer';
import { findWord } from './find-word';
import { named, paragraphs } from './prose';
import { notFound } from './talk-answers';

/** Whether the conversation has shown a sentence, on a card or in the text. */
const wasShown = (thread: Thread, { ja_sentence: sentence }: ExampleSentence): boolean =>
  thread.some(
    ({ content, cards }) => content.includes(sentence) || cards.some((one) => one.sentence === sentence),
  );

/** The card that stands there already would only stand there twice. */
const isJustShown = (thread: Thread, { ja_word: ja }: DraftEntry): boolean =>
  thread.findLast(({ cards }) => cards.length > 0)?.cards.some((one) => one.ja === ja) ?? false;

const withSentence = (word: DraftEntry, { source, ...sentence }: ExampleSentence): DraftEntry => ({
  ...word,
  ...sentence,
  sources: { ...word.sources, sentence: source },
  unchecked: word.unchecked.filter((field) => !/sentence/.test(field)),
});

/** A sentence with the word that the conversation has not shown yet. */
export async function example({ language, thread }: Material, text: string): Promise<Reply> {
  const word = await findWord(language, text);
  if (!word) return notFound(language, text);
  const sentences = await language.examplesWith(word);
  const fresh = sentences.find((sentence) => !wasShown(thread, sentence));
  const sentence = fresh ?? sentences[0];
  if (!sentence) return notFound(language, text);
  const lead = fresh
    ? `Here is ${named(word)} in a sentence:`
    : `You have seen all sentences that I have for ${named(word)}. Here is the first again:`;
  const { ja_sentence: ja, ja_hiragana_sentence: kana, romaji_sentence: romaji, en_sentence: en } = sentence;
  const told = [ja, kana === ja ? null : kana, romaji, `“${en}”`].filter(Boolean).join('\n');
  return saying(paragraphs(lead, told), isJustShown(thread, word) ? [] : [withSentence(word, sentence)]);
}
