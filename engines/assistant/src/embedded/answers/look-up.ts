import { hasJapanese } from '@kotoba/japanese';
import type { DraftEntry, LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import { lessonRequest } from '../intents/lesson-request';
import { maybeTopic } from '../intents/list-subject';
import { figuresIn } from '../intents/figures';
import { romajiPhrase } from '../intents/text';
import { type AnswerInput, MOST_NAME_WORDS, notFound, paragraphs, unclear } from './answer';
import { described } from './described-answer';
import { each } from './each-answer';
import { foundIn } from './found-mistakes';
import { englishWords, isOnlyRomaji, romajiWord, spelledInKana, wholeWords } from './find-word';
import { grammarPoint } from './grammar-point';
import { lesson } from './lesson-answer';
import { mean } from './meaning-answers';
import { notTheOther, say } from './word-answers';

/** Longer English than this is a sentence, or names a topic: its words are not looked up one by one. */
const MAX_WORDS = 2;
/** A topic brings several words where a word brings one. */
const MIN_TOPIC_WORDS = 3;

/**
 * Of a question that nobody understood, the longest run of Japanese: English is no Japanese to be read word by word.
 */
function japaneseIn(text: string): string {
  if (!/[a-z]{2,}/i.test(text)) return text;
  const runs = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々〆、。]+/gu) ?? [text];
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest));
}

/** Some Japanese that stands alone: what it means, and what is wrong in it. */
async function told(input: AnswerInput, text: string): Promise<Reply> {
  const correction = await input.language.correct(text);
  const reply = await mean(input, correction.text);
  const found = foundIn(correction);
  return found === null ? reply : { ...reply, content: paragraphs(found, reply.content) };
}

/** A bare text: Japanese is explained, the title of a topic taught, English said in Japanese, romaji read. */
export async function lookUp(input: AnswerInput, text: string, asked = false): Promise<Reply> {
  const { language } = input;
  if (text === '') return notFound(language, text);
  const point = language.lore().grammarAbout(text);
  if (point) return grammarPoint(input, point);
  if (hasJapanese(text)) return told(input, japaneseIn(text));
  // “light (of a lamp)”: a word, and what is meant by it.
  if (!asked && / \(/.test(text)) return say(input, text);
  const apart = asked ? null : await apartIn(input, text);
  if (apart) return apart;
  if (figuresIn(text) !== null) return say(input, text);
  if (!asked && romajiPhrase(text) !== null) return mean(input, text);
  const guess = await described(language, text);
  if (guess) return guess;
  const isWord = text.split(/\s+/).length <= MAX_WORDS || /^to /i.test(text);
  const look = asked ? wholeWords : englishWords;
  const found = isWord ? await look(language, text) : await phrases(input, text);
  // An order or a question to the assistant is no sentence to be composed.
  const isSaid =
    !text.includes(' ') || found.some((one) => one.sources.word === 'authored' && isAll(one, text));
  if (asked && !isSaid)
    return (
      (await romajiAmong(input, text)) ??
      (await asDone(input, text)) ??
      (await asAsked(input, text)) ??
      unclear()
    );
  // “colours” are several, where “clothes” are 服.
  const isPlural =
    /[^s]s$/i.test(text) && found.every(({ en_word }) => !en_word.split('; ').includes(text.toLowerCase()));
  if (found.length === 1 && !(isPlural && (await namesTopic(input, text)))) return say(input, text);
  if (await namesTopic(input, text)) return lesson(input, lessonRequest({ subject: text }));
  if (found.length > 1) return say(input, text);
  if (await romajiWord(language, text)) return mean(input, text);
  if (text.split(/\s+/).length <= MOST_NAME_WORDS) return notFound(language, text);
  const topic = await topicAtStart(input, text);
  if (topic) return lesson(input, lessonRequest({ subject: topic }));
  const near = language.lore().nearest(text);
  return (await romajiAmong(input, text)) ?? (near ? say(input, text) : unclear());
}

/** A word that the dictionary alone knows and hardly anybody says: 丹青 for “red and blue”. */
const isRare = ({ sources, level }: DraftEntry): boolean => sources.word === 'dictionary' && level === 'N1';

/** Several things, each by itself, or one that another tells apart; “black and white” is one word. */
async function apartIn(input: AnswerInput, text: string): Promise<Reply | null> {
  const meant = await notTheOther(input, text);
  if (meant) return meant;
  const [whole, ...more] = await wholeWords(input.language, text);
  const isOne =
    whole !== undefined && more.length === 0 && whole.sources.word !== 'composed' && !isRare(whole);
  return isOne ? null : each(input, text);
}

/** “play the piano”, told to nobody, is what one does. */
const DONE =
  /^(?:play|book|order|buy|sing|draw|cook|send|open|make|write|find|do) (?!.*\b(?:me|you|it|this|that|them|us|for|japanese|sentences?|words?|examples?)\b)[a-z' ]+$/i;

async function asDone(input: AnswerInput, text: string): Promise<Reply | null> {
  const [said, ...more] = DONE.test(text) ? await wholeWords(input.language, `to ${text}`) : [];
  return said && more.length === 0 ? say(input, `to ${text}`) : null;
}

/** A question that is no order to the assistant, and that it cannot answer: how one asks it. */
async function asAsked(input: AnswerInput, text: string): Promise<Reply | null> {
  if (!QUESTION.test(text) || OWN.test(text)) return null;
  const [said, ...more] = await wholeWords(input.language, text);
  if (!said || more.length > 0 || said.sources.word !== 'composed') return null;
  if (await hangsOnVerb(input.language, said)) return null;
  const reply = await say(input, text);
  return {
    ...reply,
    content: paragraphs('I cannot answer that, but this is how one asks it.', reply.content),
  };
}

/** “who do i tell”, “how am i supposed to know”: nothing is named in it that tells which of several verbs is meant. */
async function hangsOnVerb(language: LanguageEngine, { pieces = [] }: DraftEntry): Promise<boolean> {
  if (!pieces.every(({ en_word: en }) => en.startsWith('to '))) return false;
  const verbs = await Promise.all(pieces.map(({ en_word: en }) => language.convertNote('WORD', en)));
  return verbs.some(({ items }) =>
    items.some(({ kind, candidates }) => kind === 'meaning' && candidates.length > 1),
  );
}

/** What is asked of the conversation, or of one's own words, is not asked of anybody else. */
const OWN = /\b(?:it|they|them|this|that|these|those|words?|vocabulary|notes?|you|(?:did|have) i)\b/i;

const QUESTION =
  /^(?:do|does|did|is|are|was|were|have|has|what|where|when|which|who|how|why|may|can i|could i|shall)\b/i;

/** "body parts head to toe": the topic that it begins with. */
async function topicAtStart(input: AnswerInput, text: string): Promise<string | null> {
  const words = text.split(/\s+/);
  if (!maybeTopic(text)) return null;
  for (const many of [3, 2]) {
    const name = words.slice(0, many).join(' ');
    if (words.length > many && /[a-z]{3}s$/.test(name) && (await namesTopic(input, name))) return name;
  }
  return null;
}

/** A phrase, or a word that means just that: “marry me” is more than 結婚. */
const isAll = ({ part_of_speech: kind, en_word: en }: DraftEntry, text: string): boolean =>
  kind === 'phrase' ||
  en
    .toLowerCase()
    .split('; ')
    .some((one) => one.replace(/^to /, '') === text.toLowerCase().replace(/^to /, ''));

/** “sensei” behind a name is no word that somebody said. */
const BEHIND_NAME = /^(?:san|sama|kun|chan|sensei|senpai)$/;
const isRomaji = (word: string): boolean =>
  /^[a-z]{2,}$/i.test(word) && !BEHIND_NAME.test(word) && isOnlyRomaji(word);

/** "someone said kekkou desu, is that a yes": the run of romaji that is asked about. */
async function romajiAmong(input: AnswerInput, text: string): Promise<Reply | null> {
  if (!/\b(?:said|says|say|mean|means|meaning|told|texted|heard|hear)\b/i.test(text)) return null;
  const runs = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .reduce<string[][]>(
      (found, word) =>
        isRomaji(word) ? [...found.slice(0, -1), [...(found.at(-1) ?? []), word]] : [...found, []],
      [[]],
    );
  const run = runs
    .map((words) => words.join(' '))
    .reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  // One sound is no word: the “sa” of a name.
  if ((spelledInKana(run.replace(/ /g, ''))[0] ?? '').length < 2) return null;
  const [phrase] = await englishWords(input.language, run);
  return phrase?.part_of_speech === 'phrase' ? mean(input, phrase.ja_word) : mean(input, run);
}

async function phrases({ language }: AnswerInput, text: string): Promise<readonly DraftEntry[]> {
  const phrase = await language.convertNote('PHRASE', text);
  return phrase.ok ? phrase.topics.flatMap(({ entries }) => entries) : [];
}

async function namesTopic({ language }: AnswerInput, text: string): Promise<boolean> {
  if (!hasJapanese(text) && !maybeTopic(text)) return false;
  const topic = await language.convertNote('TOPIC', text);
  return topic.ok && topic.topics.flatMap(({ entries }) => entries).length >= MIN_TOPIC_WORDS;
}
