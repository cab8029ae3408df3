import { hasJapanese } from '@kotoba/japanese';
import type { Reply } from '../../assistant';
import type { LessonRequest, PlainIntent } from '../intents/intent';
import { lessonRequest } from '../intents/lesson-request';
import { paragraphs, textReply, type AnswerInput } from './answer';
import { findWord, isWrittenSo, wholeWords } from './find-word';
import { lesson } from './lesson-answer';
import { inForm } from './sentence-forms';
import { partly } from './table-answers';
import { saidSo, say, sayAmong } from './word-answers';

/** Where one is, and whom one sees: “the doctor”, “at work”. */
const NAMED_THERE = /\b(?:an?|the|my|your|our|at|to) (?!(?:an?|the|my|your|our)\b)([a-z]+)/gi;

/** Phrases of the phrase book for a place or a person that is named; null where it has none. */
async function phrasesThere(input: AnswerInput, text: string): Promise<Reply | null> {
  for (const [, subject = ''] of text.matchAll(NAMED_THERE)) {
    const phrases = await lesson(input, lessonRequest({ subject, wants: 'phrases' }));
    if (phrases.cards.some(({ draft }) => draft.part_of_speech === 'phrase')) return phrases;
  }
  return null;
}

/** “what do you say before eating”: what one says then, else phrases for it. What is told of it is not what one says. */
export async function occasion(input: AnswerInput, text: string): Promise<Reply> {
  const { language } = input;
  const said = language.lore().occasion(text);
  if (!said)
    return (
      (await phrasesThere(input, text)) ??
      textReply(
        `I do not know what one says then. How one says “${text}” itself: ask “how do you say ${text}”.`,
      )
    );
  const { ja, en } = said;
  const word = await findWord(language, ja);
  const { hiragana, romaji } = await language.read(ja);
  const told = hiragana === ja ? `${ja} (${romaji})` : `${ja} (${hiragana}, ${romaji})`;
  return textReply(`One says ${told}: “${en}”.`, word && isWrittenSo(word, ja) ? [word] : []);
}

/** What one says to somebody then, before phrases about it: “apologize for being late”. */
const SAID_TO = /^(?:apologi[sz]e|refuse|decline|thank|greet) .*\S/i;

/** “phrases to apologise for being late”: what one says then, where that is known; else the list. */
export const listed = (input: AnswerInput, request: LessonRequest): Promise<Reply> =>
  SAID_TO.test(request.subject) &&
  request.wants === 'phrases' &&
  input.language.lore().occasion(request.subject)
    ? occasion(input, request.subject)
    : lesson(input, request);

/** 壊しました with てしまう: 壊してしまいました. Null where no such word stands behind a て-form. */
async function behindTe(input: AnswerInput, text: string, point: string): Promise<Reply | null> {
  const stem = /^て(しま|お|み)(?:う|く|る)$/u.exec(point)?.[1];
  const [said, ...more] = stem ? await wholeWords(input.language, text) : [];
  const te = said && more.length === 0 ? await input.language.reshape(said.ja_word, 'te') : null;
  if (!stem || !said || te === null || !/[てで]$/u.test(te)) return null;
  const whole = `${te}${stem === 'み' ? 'み' : `${stem}${stem === 'お' ? 'き' : 'い'}`}`;
  const made = `${whole}${/(?:た|でした)[。]?$/u.test(said.ja_word) ? 'ました' : 'ます'}`;
  const { hiragana, romaji } = await input.language.read(made);
  return textReply(`You can say: ${made} (${hiragana}, ${romaji}).`);
}

/** Some English with a word of one’s own, where it is said with that: “please wait” with 待つ is 待ってください. */
export async function sayWith(input: AnswerInput, text: string, word: string): Promise<Reply> {
  const made = await behindTe(input, text, word);
  if (made) return made;
  const root = word.replace(/(?<=.)(?:する|[うくぐすつぬぶむるい])$/u, '');
  for (const way of [text, `I ${text}`, `it ${text}`, `to ${text}`]) {
    const [said, ...more] = await wholeWords(input.language, way);
    if (said && more.length === 0 && said.ja_word.includes(root) && said.ja_word !== word)
      return saidSo(input, text, [said]);
  }
  const known = await partly(input, word);
  return { ...known, content: paragraphs(`I cannot say “${text}” with ${word} for sure.`, known.content) };
}

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]+/gu;

/** A noun behind these has its article left out. */
const BARE = /(?:^|\b(?:is|are|was|were|in|on|at|to|from|with|under|near|open|close|clean|see|have) )$/i;

/** “窓 is dirty”, said as “the window is dirty”; what cannot be said so is not guessed at. */
export async function sayMixed(input: AnswerInput, text: string): Promise<Reply> {
  const { language } = input;
  const runs = text.match(JAPANESE) ?? [];
  const words = await Promise.all(runs.map((run) => findWord(language, run)));
  let english = text;
  for (const [at, run] of runs.entries()) {
    const word = words[at];
    if (!word || !isWrittenSo(word, run)) return partly(input, run);
    const [first = ''] = word.en_word.replace(/ ?\([^()]*\)/g, '').split('; ');
    const bare = first.replace(/^to /, '');
    const isBare = word.part_of_speech === 'noun' && BARE.test(english.slice(0, english.indexOf(run)));
    english = english.replace(run, isBare ? `the ${bare}` : bare);
  }
  const [said, ...more] = hasJapanese(english) ? [] : await wholeWords(language, english);
  return said && more.length === 0 ? saidSo(input, english, [said]) : partly(input, runs[0] ?? text);
}

/** What has a casual and a polite form. */
const SHAPED = /^(?:phrase|expression|verb|i-adjective|na-adjective)$/;
const IS_POLITE = /(?:です|ます|ました|でした|ません|ください)か?[。？?]?$/u;

/** What is said casually or politely: in that form first. Where it has none, that is said. */
async function sayIn(input: AnswerInput, text: string, style: 'plain' | 'polite'): Promise<Reply> {
  const { language } = input;
  const whole = await wholeWords(language, text);
  if (whole.length === 0 && language.lore().occasion(text)) return occasion(input, text);
  const reply = await say(input, text);
  const [word, ...more] = reply.cards.map(({ draft }) => draft);
  if (!word || reply.content.startsWith('I cannot')) return reply;
  const { ja_word: ja, part_of_speech: kind, sources } = word;
  const isSo = (kind === 'phrase' || kind === 'expression') && IS_POLITE.test(ja) === (style === 'polite');
  if (isSo) return reply;
  // すみません and いただきます are what one says, and no forms of a verb.
  const isSet = kind === 'phrase' && sources.word === 'authored' && !/.[はがをにでも]./u.test(ja);
  const shaped = SHAPED.test(kind) && !isSet && more.length === 0 ? await inForm(language, ja, style) : null;
  const isMade = shaped?.content.startsWith('Here it is') ?? false;
  return {
    ...reply,
    content: isMade
      ? paragraphs(shaped?.content ?? null, reply.content)
      : paragraphs(reply.content, `I know no more ${style === 'plain' ? 'casual' : 'polite'} way to say it.`),
  };
}

/** “cats and dogs” after “it is raining”: the expression that both make; null where they make none. */
export async function sayBehind(input: AnswerInput, after: string, text: string): Promise<Reply | null> {
  const whole = `${after} ${text}`;
  const [said, ...more] = hasJapanese(text) ? [] : await wholeWords(input.language, whole);
  const isExpression =
    said?.sources.word === 'authored' || said?.pieces?.some(({ en_word: en }) => en.endsWith(` ${text}`));
  return said && isExpression && more.length === 0 ? saidSo(input, whole, [said]) : null;
}

/** A sentence with what was added to it; where the whole of it is not known, what was added alone. */
async function sayMore(input: AnswerInput, text: string, added: string): Promise<Reply> {
  const [said, ...more] = await wholeWords(input.language, text);
  return said && more.length === 0 ? saidSo(input, text, [said]) : say(input, added);
}

/** How some English is said: in a style, as one of what was shown, with what was said before, or by itself. */
export function sayAsked(
  input: AnswerInput,
  { text, among, or, style }: Omit<Extract<PlainIntent, { kind: 'say' }>, 'kind'>,
): Promise<Reply> {
  if (style) return sayIn(input, text, style);
  if (among) return sayAmong(input, text, among);
  return or ? sayMore(input, text, or) : say(input, text);
}
