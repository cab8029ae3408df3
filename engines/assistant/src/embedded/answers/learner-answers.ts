import { hasJapanese } from '@kotoba/japanese';
import type { WordKind } from '@kotoba/language';
import { MOST_OWN_WORDS, type LearnerRecord, type OwnWord, type Reply } from '../../assistant';
import type { Days, PlainIntent } from '../intents/intent';
import { daysFrom, nameOfDays } from '../intents/days';
import { items, meaning, paragraphs, textReply, type AnswerInput } from './answer';
import { wholeWords } from './find-word';
import { quiz } from './quiz-answers';

/** More would be a list that nobody reads; the rest stands in Vocabularies. */
const MOST_LISTED = 20;
/** What one sitting holds. */
export const MOST_PRACTISED = 20;

const told = ({ ja, kana, en }: OwnWord): string => `${ja === kana ? ja : `${ja} (${kana})`}: ${meaning(en)}`;
export const listOf = (words: readonly OwnWord[]): string => items(words.slice(0, MOST_LISTED).map(told));
const further = (words: readonly OwnWord[]): string | null =>
  words.length > MOST_LISTED ? `And ${words.length - MOST_LISTED} more: see Vocabularies.` : null;

/** What was noted and saved on the days. */
export async function notesOf({ learner }: AnswerInput, days: Days): Promise<Reply> {
  const span = daysFrom(learner.today(), days);
  const notes = await learner.notes(span.from, span.to);
  const words = await learner.words({ kind: null, level: null, days: span });
  const when = nameOfDays(span);
  const saved =
    words.length > 0 ? paragraphs('Words that you saved then:', listOf(words), further(words)) : null;
  if (notes.length === 0)
    return textReply(paragraphs(`You noted nothing on ${when}${saved ? '' : ', and saved no word'}.`, saved));
  return textReply(
    paragraphs(
      `On ${when} you noted${notes.length > 1 ? ` ${notes.length} things` : ''}:`,
      items(notes.slice(0, MOST_LISTED)),
      notes.length > MOST_LISTED ? `And ${notes.length - MOST_LISTED} more: see Capture.` : null,
      saved,
    ),
  );
}

/** Words, and the way to practise them. */
const toPractise = (title: string, words: readonly OwnWord[]): Reply =>
  textReply(paragraphs(title, listOf(words), further(words), 'Say “quiz me on them” to practise them now.'));

/** The words that were answered wrong. */
export async function mistakes({ learner }: AnswerInput): Promise<Reply> {
  const words = await learner.mistakes();
  if (words.length === 0) return textReply('You have answered no saved word wrong so far.');
  return toPractise(
    words.length === 1
      ? 'This word you get wrong:'
      : `These words you get wrong (${words.length}), the most often first:`,
    words,
  );
}

/** The words to be practised next. */
export async function due({ learner }: AnswerInput): Promise<Reply> {
  const words = await learner.due();
  if (words.length === 0) return textReply('Nothing is due: you have practised all that you saved.');
  return toPractise('These words come next:', words);
}

export async function countWords({ learner }: AnswerInput): Promise<Reply> {
  const count = await learner.countWords();
  return textReply(count === 1 ? 'You have saved 1 word.' : `You have saved ${count} words.`);
}

/** How far the learner is, as far as figures tell it. */
export async function progress({ learner }: AnswerInput): Promise<Reply> {
  const [count, wrong] = [await learner.countWords(), await learner.mistakes()];
  return textReply(
    paragraphs(
      `I cannot measure your level. What I know: you have saved ${count === 1 ? '1 word' : `${count} words`}.`,
      wrong.length > 0 ? `You got some of them wrong, the most often first:\n\n${listOf(wrong)}` : null,
      'Say “quiz me on my words” to see how well you know them.',
    ),
  );
}

/** Whether a word is saved: as it is asked, or as the word that the English is. */
export async function has({ language, learner }: AnswerInput, text: string): Promise<Reply> {
  const called = await learner.find(text);
  const names = called.length > 0 || hasJapanese(text) ? [] : await wholeWords(language, text);
  const words =
    called.length > 0 ? called : (await Promise.all(names.map(({ ja_word: ja }) => learner.find(ja)))).flat();
  if (words.length === 0)
    return textReply(
      `No, ${text} is not in your vocabulary yet. Ask “what does ${text} mean”, and save the card.`,
    );
  const saved = words.map((word) => `${told(word)}, saved on ${nameOfDays(both(word.savedOn))}`);
  return textReply(paragraphs(`Yes, ${text} is already in your vocabulary:`, items(saved)));
}

const both = (day: string) => ({ from: day, to: day });

const kindsOf = (kind: WordKind | null): string => (kind ? `${kind}s` : 'words');

type MyWords = Omit<Extract<PlainIntent, { kind: 'myWords' }>, 'kind'>;

/** Of words, the newest first, those at the end that is asked for; at no end, such as were not shown yet. */
function someOf(
  { thread }: AnswerInput,
  words: readonly OwnWord[],
  { many = 1, isLast, isFirst }: MyWords,
): readonly OwnWord[] {
  if (isLast) return words.slice(0, many);
  if (isFirst) return words.slice(-many).toReversed();
  const said = thread.map(({ content }) => content).join('\n');
  const fresh = words.filter((word) => !said.includes(told(word)));
  return (fresh.length < many ? words : fresh).slice(0, many);
}

export async function myWords(input: AnswerInput, asked: MyWords): Promise<Reply> {
  const { partOfSpeech, level, isLast, isFirst, many } = asked;
  const words = await input.learner.words({ kind: partOfSpeech, level });
  const kind = `${level ? `${level} ` : ''}${kindsOf(partOfSpeech)}`;
  if (words.length === 0) return textReply(`You have saved no ${kind} yet.`);
  // The oldest of very many are not told.
  if (isFirst && words.length >= MOST_OWN_WORDS)
    return textReply(
      `I know only the newest ${words.length} ${kind} of yours. Vocabularies shows all of them, the oldest first if you like.`,
    );
  if (isLast || isFirst || many) {
    const some = someOf(input, words, asked);
    const [only, ...more] = some;
    const end = isLast ? ' last' : isFirst ? ' first' : '';
    return textReply(
      only && more.length === 0
        ? `${end ? 'The' : 'One'} ${partOfSpeech ?? 'word'} that you saved${end} is ${told(only)}, on ${nameOfDays(both(only.savedOn))}.`
        : paragraphs(`${some.length} ${kind} that you saved${end}:`, listOf(some)),
    );
  }
  return textReply(
    paragraphs(
      `Your ${kind} (${words.length < MOST_OWN_WORDS ? words.length : `the newest ${words.length}`}), the newest first:`,
      listOf(words),
      further(words),
    ),
  );
}

/** Starts a practice of the words that are meant: those that were wrong, else those that are due. */
export async function practise(
  input: AnswerInput,
  {
    of,
    days = null,
    shown,
    count = MOST_PRACTISED,
  }: Omit<Extract<PlainIntent, { kind: 'practise' }>, 'kind'>,
): Promise<Reply> {
  const { learner } = input;
  const last = of ?? null;
  const own = (await Promise.all((shown ?? []).map((ja) => learner.find(ja)))).flat();
  // What is not saved is practised here, question by question.
  if (shown && own.length === 0) return quiz(input, null);
  const span = days && daysFrom(learner.today(), days);
  const saved = span ? await learner.words({ kind: null, level: null, days: span }) : own;
  const wrong = last === null ? await learner.mistakes() : null;
  const words = saved.length > 0 ? saved : wrong?.length ? wrong : await chosen(learner, last);
  if (words.length === 0) return textReply('There are no words of yours to practise yet. Save some first.');
  const some = words.slice(0, Math.min(count, MOST_PRACTISED));
  return {
    ...textReply(
      paragraphs(
        span && saved.length === 0
          ? `You saved no words on ${nameOfDays(span)}, so I take those that come next.`
          : null,
        own.length === 0 && wrong?.length === 0
          ? 'You have got nothing wrong lately, so I take what is due.'
          : null,
        `Your practice of ${some.length === 1 ? 'one word' : `${some.length} words`} is ready under Learn:`,
        listOf(some),
      ),
    ),
    action: { type: 'practise', ids: some.map(({ id }) => id) },
  };
}

/** “quiz me”: on what was shown here; where nothing was, the learner's own words are practised, if there are any. */
export async function quizMe(
  input: AnswerInput,
  { subject, count, isReversed }: Omit<Extract<PlainIntent, { kind: 'quiz' }>, 'kind'>,
): Promise<Reply> {
  const isOpen = subject === null && input.thread.every(({ cards }) => cards.length === 0);
  const reply =
    isOpen && (await input.learner.due()).length > 0
      ? await practise(input, { of: { kind: 'due' }, count })
      : await quiz(input, subject);
  return isReversed ? { ...reply, content: paragraphs(OTHER_WAY, reply.content) } : reply;
}

const OTHER_WAY = 'Here I ask only what Japanese means. English is asked for its Japanese under Learn.';

async function chosen(learner: LearnerRecord, last: PlainIntent | null): Promise<readonly OwnWord[]> {
  if (last?.kind === 'myWords') return learner.words({ kind: last.partOfSpeech, level: last.level });
  const wrong = last === null || last.kind === 'due' ? [] : await learner.mistakes();
  return wrong.length > 0 ? wrong : learner.due();
}

/** Saves cards of the newest answer that has any. */
export function save({ thread }: AnswerInput, wanted: readonly number[] | 'all' | 'it'): Reply {
  const cards = thread.findLast(({ cards: some }) => some.length > 0)?.cards ?? [];
  if (cards.length === 0) return textReply('There is no card to save yet. Ask for a word first.');
  if (wanted === 'it' && cards.length > 1)
    return textReply(
      `Which one do you mean? Say “save the first one” or “save them all”:\n\n${items(cards.map(({ ja, en }, at) => `${at + 1}. ${ja}: ${meaning(en)}`))}`,
    );
  const all = cards.map((_, at) => at);
  const places =
    typeof wanted === 'string' ? all : wanted.map((place) => (place < 0 ? cards.length + place : place));
  const known = places.filter((place) => place in cards);
  if (known.length < places.length)
    return textReply(
      `The last answer has ${cards.length === 1 ? 'one card' : `${cards.length} cards`}. Which one do you mean?`,
    );
  const names = known.map((place) => cards[place]?.ja).join('、');
  return { ...textReply(`Saved to your vocabulary: ${names}.`), action: { type: 'save', places: known } };
}

/** What the learner asked before. */
export function asked({ thread }: AnswerInput, which: 'first' | 'last'): Reply {
  const own = thread.filter(({ type }) => type === 'user');
  const message = which === 'first' ? own[0] : own.at(-1);
  return textReply(message ? `You asked: “${message.content}”` : 'You have asked nothing before.');
}
