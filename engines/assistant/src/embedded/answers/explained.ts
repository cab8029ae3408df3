import { hasJapanese } from '@kotoba/japanese';
import type { DraftEntry } from '@kotoba/language';
import type { Reply } from '../../assistant';
import {
  article,
  kanaOf,
  meaning,
  named,
  paragraphs,
  textReply,
  wordItems,
  withNote,
  type AnswerInput,
} from './answer';
import { isWrittenSo } from './find-word';

export const MAX_CARDS = 3;

export const isPhrase = (word: DraftEntry): boolean => word.part_of_speech === 'phrase';

/** はし and hashi are more than one word: each is told. With kanji there is no doubt. */
export async function explainAll({ language }: AnswerInput, word: DraftEntry, text: string): Promise<Reply> {
  const sounds = hasJapanese(text) ? text : kanaOf(word);
  const known = word.kanji === text ? [] : await language.homonyms(sounds);
  const alike = known.filter((one) => isWrittenSo(one, sounds)).slice(0, MAX_CARDS);
  const reply = explain(text, alike.length > 1 ? alike : [word]);
  const lore = language.lore();
  return withNote(reply, lore.manners(text) ?? (alike.length > 1 ? null : lore.manners(word.ja_word)));
}

export function explain(text: string, words: readonly DraftEntry[], form = ''): Reply {
  const [word] = words;
  if (!word) return textReply('');
  if (words.length > 1)
    return textReply(paragraphs(`${text} can be several words:`, wordItems(words)), words);
  const told = isWrittenSo(word, text) || !hasJapanese(text);
  const lead = told
    ? `${named(word)} means ${meaning(word.en_word)}.`
    : `${text} is a form of ${named(word)}${form}, which means ${meaning(word.en_word)}.`;
  const usage =
    word.notes ??
    (isPhrase(word)
      ? null
      : `It is ${article(word.part_of_speech)}${word.level ? ` of about ${word.level}` : ''}.`);
  return textReply(paragraphs(lead, usage), [word]);
}
