import { LEVELS, type Level, collectionNames } from '@kotoba/contracts';
import { hasJapanese } from '@kotoba/japanese';
import { isOfKind, type DraftEntry } from '@kotoba/language';
import type { ReplyCard, Reply, Thread } from '../../assistant';
import type { LessonRequest } from '../intents/intent';
import { named, textReply, type AnswerInput, paragraphs } from './answer';
import { each } from './each-answer';
import { spelledRight } from './misspelt';
import { count } from './writing-answers';

export interface Choice {
  readonly count: number;
  readonly shift: 'harder' | 'easier' | null;
  /** Where the last words stood, as a place in LEVELS; null when nobody knows. */
  readonly from: number | null;
}

const placeOf = ({ draft }: ReplyCard): number => (draft.level === null ? -1 : LEVELS.indexOf(draft.level));

/**
 * The words to bring: the first ones, or, to be harder, words of the levels above those of the last words, the nearest
 * levels first. Where there are none, the first ones again, with `shifted: null`.
 */
export function chooseWords(
  words: readonly ReplyCard[],
  { count, shift, from }: Choice,
): { cards: ReplyCard[]; shifted: 'harder' | 'easier' | null } {
  if (shift === null || from === null) return { cards: words.slice(0, count), shifted: null };
  const sign = shift === 'harder' ? 1 : -1;
  const beyond = words
    .filter((word) => placeOf(word) >= 0 && sign * (placeOf(word) - from) > 0)
    .sort((a, b) => sign * (placeOf(a) - placeOf(b)));
  return beyond.length > 0
    ? { cards: beyond.slice(0, count), shifted: shift }
    : { cards: words.slice(0, count), shifted: null };
}

const DEFAULT_COUNT = 5;
const MAX_WORDS = 20;
/** As many phrases as a situation may have. */
const ALL = 60;

/**
 * All words of a lesson in the order in which a teacher would bring them, with their place in the topic's collection.
 */
export async function lessonWords({ language }: AnswerInput, request: LessonRequest): Promise<ReplyCard[]> {
  const { subject, level, partOfSpeech } = request;
  const ofKind = ({ draft }: ReplyCard): boolean =>
    (partOfSpeech === null || isOfKind(draft.part_of_speech, partOfSpeech)) &&
    (level === null || draft.level === level);
  const phrases = request.wants === 'phrases' ? await phrasesAbout({ language }, subject) : [];
  const name =
    level === subject && partOfSpeech ? `${partOfSpeech.replace(/^.+-/, '')}s about ${subject}` : subject;
  const cards =
    phrases.length > 0 ? phrases : await topicWords({ language }, await topicName({ language }, name));
  return cards.filter(ofKind);
}

/** Words about the same of other levels than the one that is asked for, the nearest first. */
async function ofOtherLevels(input: AnswerInput, request: LessonRequest): Promise<ReplyCard[]> {
  const { level, subject } = request;
  if (level === null || level === subject) return [];
  const far = (word: ReplyCard): number => Math.abs(placeOf(word) - LEVELS.indexOf(level));
  const all = await lessonWords(input, { ...request, level: null });
  return all
    .filter((word) => placeOf(word) >= 0 && word.draft.level !== level)
    .sort((one, other) => far(one) - far(other));
}

type Engine = Pick<AnswerInput, 'language'>;

/** A topic named in Japanese is that of its English meaning, if the engine does not know it by its own name. */
async function topicName({ language }: Engine, subject: string): Promise<string> {
  if (!hasJapanese(subject)) return subject;
  const named = await language.convertNote('TOPIC', subject);
  if (named.ok) return subject;
  const [word] = await language.generate(subject, 'WORD', 1);
  return word?.en_word.split('; ')[0] ?? subject;
}

async function topicWords({ language }: Engine, subject: string): Promise<ReplyCard[]> {
  const topic = await language.convertNote('TOPIC', subject);
  if (!topic.ok) return [];
  const { collection, topics } = topic;
  const longest = Math.max(...topics.map(({ entries }) => entries.length));
  // Some of each group in turn: a lesson about food has drinks among its first words.
  return Array.from({ length: longest }, (_, round) =>
    topics.flatMap(({ topic: name, entries }) => {
      const draft = entries[round];
      return draft ? [{ draft, place: { collection, topic: name } }] : [];
    }),
  ).flat();
}

async function phrasesAbout({ language }: Engine, subject: string): Promise<ReplyCard[]> {
  const drafts = await language.generate(`phrases for ${subject}`, undefined, ALL);
  const place = { collection: collectionNames.assistant, topic: 'Phrases' };
  return drafts.map((draft) => ({ draft, place }));
}

const isSeen =
  (thread: Thread) =>
  ({ ja_word, hiragana, katakana }: DraftEntry): boolean =>
    thread.some(({ cards }) =>
      cards.some(({ ja, kana }) => ja === ja_word && kana === (hiragana ?? katakana ?? ja_word)),
    );

/** The mean level of the newest cards, as a place in LEVELS; null when nothing with a level was shown. */
function lastDifficulty(thread: Thread): number | null {
  const cards = thread.findLast(({ cards: shown }) => shown.length > 0)?.cards ?? [];
  const places = cards.map(({ level }) => LEVELS.indexOf(level as Level)).filter((place) => place >= 0);
  return places.length === 0 ? null : places.reduce((sum, place) => sum + place, 0) / places.length;
}

const NOUNS = { words: ['word', 'words'], phrases: ['phrase', 'phrases'] } as const;

/** Words of a topic that the conversation has not shown, harder or easier than the last ones if asked. */
export async function lesson(input: AnswerInput, asked: LessonRequest): Promise<Reply> {
  const { thread, language } = input;
  const request = withShiftedLevel(asked);
  const { subject, shift } = request;
  // “3 beers” are counted first; words about beer may be meant as well.
  if (asked.isCounted && shift === null && asked.count !== null && language.count(asked.count, subject)) {
    const counted = await count(input, { value: asked.count, noun: subject });
    const offer = counted.cards.length > 0 ? `For words about it say “words about ${subject}”.` : null;
    return { ...counted, content: paragraphs(counted.content, offer) };
  }
  const most = Math.max(1, Math.min(MAX_WORDS, request.count ?? DEFAULT_COUNT));
  const own = await lessonWords(input, request);
  const all = own.length < most ? [...own, ...(await ofOtherLevels(input, request))] : own;
  const head = (request.wants === 'phrases' ? SITUATION : HEAD).exec(subject)?.[1];
  const part =
    all.length > 0 ? null : (head ?? (request.wants === 'phrases' ? await placeIn(input, subject) : null));
  if (part) {
    const known = await lesson(input, { ...asked, subject: part });
    const lead = known.cards.length > 0 ? `I have nothing about the whole of “${subject}”.` : null;
    return { ...known, content: paragraphs(lead, known.content) };
  }
  // “two cats and a dog” are no list of words.
  const isSeveral = all.length === 0 && request.count !== null && / (?:and|of) /i.test(subject);
  const amounts = isSeveral ? await each(input, `${request.count} ${subject}`) : null;
  if (amounts) return amounts;
  if (all.length === 0) return noList(subject);
  const seen = isSeen(thread);
  const fresh = all.filter(({ draft }) => !seen(draft));
  const { cards, shifted } = chooseWords(fresh, {
    count: most,
    shift: asked === request ? shift : null,
    from: lastDifficulty(thread),
  });
  // Words stand in where nobody wrote phrases.
  const [one, many] =
    NOUNS[cards.some(({ draft }) => draft.part_of_speech === 'phrase') ? request.wants : 'words'];
  if (cards.length === 0)
    return textReply(
      `You have seen all ${all.length} ${many} that I have about “${subject}”. Ask for another topic, or say “quiz me”.`,
    );
  const kind =
    cards.length === 1
      ? `Here is one ${shiftedName(shifted)}${one}`
      : `Here are ${cards.length} ${shiftedName(shifted)}${many}`;
  const about = request.level === request.subject ? ` of level ${subject}` : ` about “${subject}”`;
  const none =
    shift && !shifted && asked === request
      ? `I have nothing ${shift} about “${subject}” that you have not seen.`
      : null;
  const left = fresh.length - cards.length;
  const rest =
    left > 0
      ? 'Say “more” for others, “harder” or “easier” for another level.'
      : `These were the last ${many} that I have about “${subject}”.`;
  const [only, ...others] = cards;
  const name = only && others.length === 0 ? `: ${named(only.draft)}` : '.';
  const isNear = request.level !== null && cards.some(({ draft }) => draft.level !== request.level);
  const near = isNear ? `Not all of them are of level ${request.level}: I have no more of it there.` : null;
  return { content: paragraphs(none, `${kind}${about}${name}`, near, rest), cards };
}

/** “greetings for different times of day” are greetings. */
const HEAD = /^([a-z]+(?: [a-z]+)?) (?:for|with) .+$/i;
/** “apologize to my boss” are phrases to apologize. */
const SITUATION = /^([a-z]+(?: [a-z]+)?) (?:for|with|in|at|to|from) .+$/i;

/** “resturant phrases to order, pay”: the one of the words that names a situation, also misspelt; else null. */
async function placeIn(input: AnswerInput, subject: string): Promise<string | null> {
  const words = subject.split(' ');
  const spelled = await Promise.all(words.map((word) => spelledRight(input.language, word)));
  const [first = ''] = spelled;
  const isNew = words.length > 1 || first !== words[0];
  return isNew && (await phrasesAbout(input, first)).length > 0 ? first : null;
}

const noList = (subject: string): Reply =>
  textReply(
    `I have no list of words about “${subject}”, so I cannot tell which ones belong. Shall it be another topic, “5 words about food”, or one word, “how do you say …”?`,
  );

const shiftedName = (shift: 'harder' | 'easier' | null): string => (shift ? `${shift} ` : '');

/** "N5 words", then "harder": the next level. Any other lesson stays as it is. */
function withShiftedLevel(request: LessonRequest): LessonRequest {
  const { level, subject, shift } = request;
  if (level === null || subject !== level || shift === null) return request;
  const next = LEVELS[LEVELS.indexOf(level) + (shift === 'harder' ? 1 : -1)];
  return next ? { ...request, level: next, subject: next } : request;
}
