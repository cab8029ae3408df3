import { hasJapanese } from '@kotoba/japanese';
import type { DraftEntry, ExampleSentence } from '@kotoba/language';
import type { Reply, Thread } from '../../assistant';
import { textReply, type AnswerInput, named, paragraphs, notFound, kanaOf, wordItems } from './answer';
import { findWord, isWrittenSo } from './find-word';
import { grammarPoint } from './grammar-point';

/** Whether the conversation has shown a sentence, on a card or in the text. */
const wasShown = (thread: Thread, { ja_sentence: sentence }: ExampleSentence): boolean =>
  thread.some(
    ({ content, cards }) => content.includes(sentence) || cards.some((one) => one.sentence === sentence),
  );

/** The card that stands there already would only stand there twice. */
export const isJustShown = (thread: Thread, { ja_word: ja }: DraftEntry): boolean =>
  thread.findLast(({ cards }) => cards.length > 0)?.cards.some((one) => one.ja === ja) ?? false;

const withSentence = (word: DraftEntry, { source, ...sentence }: ExampleSentence): DraftEntry => ({
  ...word,
  ...sentence,
  sources: { ...word.sources, sentence: source },
  unchecked: word.unchecked.filter((field) => !/sentence/.test(field)),
});

/** A sentence as it is told: with its reading, and what it means. */
const told = ({
  ja_sentence: ja,
  ja_hiragana_sentence: kana,
  romaji_sentence: romaji,
  en_sentence: en,
}: ExampleSentence): string => [ja, kana === ja ? null : kana, romaji, `“${en}”`].filter(Boolean).join('\n');

const OWN_WORDS = /\bmy (?:own |saved |new )*(?:words?|vocab(?:ulary)?|list|cards)\b/i;
const OWN_MISTAKES = /\bmy (?:\w+ )?(?:mistakes?|errors?)\b|\bmy (?:wrong|weak|hard|difficult) words?\b/i;
const MOST_OWN = 3;

/** “a sentence with all my mistakes”: a sentence for each, the worst first; null where no words of one’s own are meant. */
async function ofOwn(input: AnswerInput, text: string): Promise<Reply | null> {
  const isWrong = OWN_MISTAKES.test(text);
  if (hasJapanese(text) || (!isWrong && !OWN_WORDS.test(text))) return null;
  const { learner } = input;
  const words = isWrong ? await learner.mistakes() : await learner.words({ kind: null, level: null });
  if (words.length === 0)
    return textReply(
      isWrong ? 'You have answered no saved word wrong so far.' : 'You have saved no words yet.',
    );
  const some = words.slice(0, /\b(?:one|a|any) of\b/i.test(text) ? 1 : MOST_OWN);
  const replies = await Promise.all(some.map(({ ja }) => example(input, { text: ja })));
  const lead = some.length > 1 ? 'I cannot put them into one sentence. Each has one of its own:' : null;
  const drafts = replies.flatMap(({ cards }) => cards.map(({ draft }) => draft));
  return textReply(paragraphs(lead, ...replies.map(({ content }) => content)), drafts);
}

/** A sentence, or so many, with the word, those first that the conversation has not shown yet. */
export async function example(
  input: AnswerInput,
  { text, many = 1 }: { readonly text: string; readonly many?: number },
): Promise<Reply> {
  const { language, thread } = input;
  const own = await ofOwn(input, text);
  if (own) return own;
  const word = await findWord(language, text);
  const grammar = word && isWrittenSo(word, text) ? null : language.lore().grammar([text]);
  if (grammar) return grammarPoint(input, grammar);
  if (!word) return notFound(language, text);
  const sentences = await language.examplesWith(word);
  const fresh = sentences.filter((sentence) => !wasShown(thread, sentence));
  const [sentence, ...others] = fresh.length > 0 ? fresh : sentences;
  const point = sentence ? null : language.lore().grammar([text]);
  if (point) return grammarPoint(input, point);
  if (!sentence)
    return textReply(
      `I have no example with ${named(word)} yet. Write one, and I will look at it: “check: …”.`,
    );
  const lead =
    fresh.length > 0
      ? `Here is ${named(word)} in a sentence:`
      : `You have seen all sentences that I have for ${named(word)}. Here is the first again:`;
  const shown = [sentence, ...others.slice(0, fresh.length > 0 ? many - 1 : 0)];
  const short = shown.length < many ? `I have no more than ${shown.length} with it here.` : null;
  return textReply(
    paragraphs(lead, ...shown.map(told), short),
    isJustShown(thread, word) ? [] : [withSentence(word, sentence)],
  );
}

/** What goes its own way, of the rules that were just listed. */
export function exceptions({ thread }: AnswerInput): Reply {
  const lines = thread.at(-1)?.content.split('\n') ?? [];
  const own = lines.filter((line) => /^・.*(?:on its own|irregular)/.test(line));
  return textReply(
    own.length > 0
      ? paragraphs('These go their own way; all others follow the rules:', own.join('\n'))
      : 'I have no exceptions to tell of that. Ask for “te form rules”: those of the te-form stand at their end.',
  );
}

/** The words of the answer before the last one that brought any, once more, because they are asked for. */
export async function before({ language, thread }: AnswerInput): Promise<Reply> {
  const shown = thread.map(({ cards }) => cards).filter((cards) => cards.length > 0);
  const cards = shown.at(-2) ?? shown.at(-1) ?? [];
  const words = await Promise.all(
    cards.map(async ({ ja, kana }) => {
      const alike = await language.homonyms(ja);
      return alike.find((word) => word.ja_word === ja && kanaOf(word) === kana) ?? findWord(language, ja);
    }),
  );
  const known = words.filter((word) => word !== null);
  if (known.length === 0)
    return textReply('There was nothing before. Ask for words, for a meaning or for an example.');
  return textReply(paragraphs('Before that came:', wordItems(known)), known);
}
