import { hasJapanese } from '@kotoba/japanese';
import type { DraftEntry } from '@kotoba/language';
import type { Reply } from '../../assistant';
import type { LessonWish } from '../intents/intent';
import type { Material } from './answer';
import { englishWords, romajiWord } from './find-word';
import { lesson } from './lesson-answer';
import { notFound, unclear } from './talk-answers';
import { mean, say } from './word-answers';

const aboutTopic = (subject: string): LessonWish => ({
  ...{ kind: 'lesson', subject, count: null, wants: 'words', partOfSpeech: null, level: null, shift: null },
});

/** Longer English than this is a sentence, or names a topic: its words are not looked up one by one. */
const MOST_WORDS = 2;
/** More words are no name of anything, they are a question that was not understood. */
const LONGEST_NAME = 4;
/** A topic brings several words where a word brings one. */
const LEAST_OF_TOPIC = 3;

/** Of a question that nobody understood, the longest run of Japanese: English is no Japanese to be read word by word. */
function japaneseIn(text: string): string {
  if (!/[a-z]{2,}/i.test(text)) return text;
  const runs = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々〆、。]+/gu) ?? [text];
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest));
}

/** A bare text: Japanese is explained, the title of a topic taught, English said in Japanese, romaji read. */
export async function lookUp(material: Material, text: string): Promise<Reply> {
  const { language } = material;
  if (text === '') return notFound(language, text);
  if (hasJapanese(text)) return mean(material, japaneseIn(text));
  const isWord = text.split(/\s+/).length <= MOST_WORDS || /^to /i.test(text);
  const found = isWord ? await englishWords(language, text) : await phrases(material, text);
  if (found.length === 1) return say(material, text);
  if (await namesTopic(material, text)) return lesson(material, aboutTopic(text));
  if (found.length > 1) return say(material, text);
  if (await romajiWord(language, text)) return mean(material, text);
  return text.split(/\s+/).length > LONGEST_NAME ? unclear() : notFound(language, text);
}

async function phrases({ language }: Material, text: string): Promise<readonly DraftEntry[]> {
  const phrase = await language.convertNote('PHRASE', text);
  return phrase.ok ? phrase.topics.flatMap(({ entries }) => entries) : [];
}

async function namesTopic({ language }: Material, text: string): Promise<boolean> {
  const topic = await language.convertNote('TOPIC', text);
  return topic.ok && topic.topics.flatMap(({ entries }) => entries).length >= LEAST_OF_TOPIC;
}
