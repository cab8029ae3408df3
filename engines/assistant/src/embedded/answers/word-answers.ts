import { hasJapanese, isKana } from '@kotoba/japanese';
import type { DraftEntry, LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import { isReduced, waysToSay } from '../intents/ways-to-say';
import { each } from './each-answer';
import { explain, explainAll, isPhrase, MAX_CARDS } from './explained';
import { grammarPoint } from './grammar-point';
import { formOf, formsApart, formsOfOne } from './made-from';
import { described } from './described-answer';
import { withParticle } from './particle-answer';
import { withoutTypos } from './misspelt';
import { bareVerb, eachByItself, isOneWord, otherSenses, piecesOf } from './pieces';
import { bySiblingsAge, theirs } from './sibling-answer';
import {
  textReply,
  type AnswerInput,
  article,
  items,
  kanaOf,
  meaning,
  named,
  paragraphs,
  notFound,
  wordItems,
  unclear,
} from './answer';
import {
  englishWords,
  findWord,
  isOnlyRomaji,
  isWrittenSo,
  soundsSo,
  spelledInKana,
  wholeWords,
} from './find-word';

/** It was the Japanese word, in romaji: "shinbun". Some are English as well: "sushi". */
const isSpelledSo = (word: DraftEntry, text: string): boolean =>
  spelledInKana(text).some((kana) => isWrittenSo(word, kana));

/** "umbrella" is 傘 (かさ, kasa). The whole of it, else what was asked without its hints: “nervous, like before a test”. */
export async function say(input: AnswerInput, text: string): Promise<Reply> {
  const { language } = input;
  const point = language.lore().grammarFor(text);
  if (point) return grammarPoint(input, point);
  const opposed = await notTheOther(input, text);
  if (opposed) return opposed;
  // “next to the door” is no “next”, and “someone who teaches” no question: before what is left of them.
  const whole = (await withParticle(language, text)) ?? (await described(language, text));
  const isKnown = waysToSay(text).includes(text) && (await wholeWords(language, text)).length > 0;
  if (whole && !isKnown) return whole;
  const hinted = await meantByHint(input, text);
  if (hinted) return hinted;
  for (const way of waysToSay(text)) {
    const words = await wholeWords(language, way);
    const [word, ...more] = words.slice(0, MAX_CARDS);
    // Of a sentence in pieces another wording may be known as a whole.
    // What is left out is only left out of what somebody wrote: no composed sentence is a part of another one.
    const isWhole = way === text || word?.sources.word !== 'composed' || !isReduced(text, way);
    if (word && isWhole && !(isSentence(way) && more.length > 0)) {
      const reply = await saidSo(input, way, [word, ...more]);
      return more.length === 0 && isPair(word, text) ? withEach(reply, await each(input, text)) : reply;
    }
  }
  const parts = (await bySiblingsAge(language, text)) ?? (await each(input, text));
  if (parts) return parts;
  const typed = await withoutTypos(language, text);
  if (typed) return textReply(`I do not know “${text}”. Did you mean “${typed}”?`);
  // “i'm” is no instant messenger, and “excuse me” no excuse.
  const words = (
    await englishWords(
      language,
      text
        .replace(/^excuse me,? /i, '')
        .replace(/\bi'm\b/gi, 'I am')
        .replace(/\bit'?s\b/gi, 'it is'),
    )
  ).slice(0, MAX_CARDS);
  const near = isSentence(text) ? language.lore().nearest(text) : null;
  return near || words.length > 0 ? piecesOf(language, { text, near, words }) : notFound(language, text);
}

/** “left and right” is 左右, and each by itself is asked for as well. */
const isPair = ({ part_of_speech: kind, sources }: DraftEntry, text: string): boolean =>
  /^[a-z]+ and [a-z]+$/i.test(text) && kind === 'noun' && sources.word !== 'composed';

const withEach = (reply: Reply, parts: Reply | null): Reply =>
  parts
    ? { ...reply, content: paragraphs(reply.content, parts.content), cards: [...reply.cards, ...parts.cards] }
    : reply;

/** “to lose (a game)”: the sense that the words in brackets tell; of several of which they tell none, all. */
async function meantByHint(input: AnswerInput, text: string): Promise<Reply | null> {
  const { language } = input;
  const [, said = '', hint = ''] = /^((?:to )?[a-z' -]+?) \((?!not )([^()]+)\)?$/i.exec(text) ?? [];
  if (said === '') return null;
  const { items: found } = await language.convertNote('WORD', said);
  const senses = found.length === 1 && found[0]?.kind === 'meaning' ? found[0].candidates : [];
  if (senses.length < 2) {
    // “to lose a game” is said as a whole, and with another word than “to lose” alone.
    const [whole, ...more] = await wholeWords(language, `${said} ${hint}`);
    return whole && more.length === 0 && / /.test(hint) ? saidSo(input, `${said} ${hint}`, [whole]) : null;
  }
  const wanted = hint.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const told = await Promise.all(
    senses.map(async ({ entry, label }) => {
      const { usage } = await language.traitsOf(entry);
      const [named, used] = [`${label} ${entry.en_word}`, usage ?? ''].map(
        (text) => new Set(text.toLowerCase().match(/[a-z]+/g)),
      );
      // What a word means tells more than what it is said of.
      const count = wanted.reduce((sum, word) => sum + (named?.has(word) ? 2 : used?.has(word) ? 1 : 0), 0);
      return { entry, count };
    }),
  );
  const [best, next] = told.sort((one, other) => other.count - one.count);
  if (best && (best.count > (next?.count ?? 0) || (best.count === 0 && found[0]?.isAsked === false)))
    return saidSo(input, said, [best.entry]);
  const words = senses.slice(0, MAX_CARDS).map(({ entry }) => entry);
  return textReply(paragraphs(`I am not sure which “${said}” that is. It may be:`, wordItems(words)), words);
}

/** “which one is november”: what is said, where it is one of what was shown. */
export async function sayAmong(input: AnswerInput, text: string, among: readonly string[]): Promise<Reply> {
  const [word, ...more] = await wholeWords(input.language, text);
  return word && more.length === 0 && among.includes(word.ja_word) ? say(input, text) : unclear();
}

/** “light as in not heavy”: of what heavy is the opposite of. Who does not know it says so. */
export async function notTheOther(input: AnswerInput, text: string): Promise<Reply | null> {
  const { language } = input;
  const [, asked = '', told = '', other = ''] =
    /^([a-z]+)(,? \(?(?:as in|like|meaning|i mean),?|,| \((?=not))?(?: |(?<=\())not ([a-z]+)\)?$/i.exec(
      text,
    ) ?? [];
  const known = other && (await findWord(language, other));
  if (!known) return null;
  const opposites = await Promise.all(
    language.opposites(known.ja_word).map((one) => findWord(language, one)),
  );
  const meant = opposites.find((one) =>
    one?.en_word
      .toLowerCase()
      .split(/[^a-z]+/)
      .includes(asked.toLowerCase()),
  );
  if (meant) return saidSo(input, asked, [meant]);
  // “do not enter” tells no sense.
  const [word] = told ? await wholeWords(language, asked) : [];
  return word
    ? textReply(
        `I am not sure which “${asked}” is not ${other}. Do you mean ${named(word)}, ${meaning(word.en_word)}?`,
        [word],
      )
    : null;
}

/** How some English is said, with the words that were found. */
export async function saidSo(input: AnswerInput, text: string, words: readonly DraftEntry[]): Promise<Reply> {
  const { language } = input;
  const [word, ...more] = words;
  if (!word) return notFound(language, text);
  if (more.length > 0 && / and |, /i.test(text))
    return textReply(paragraphs('Each by itself:', wordItems(words)), words);
  if (isSpelledSo(word, text)) return explainAll(input, word, text);
  // “koban” is 交番, and no form of it.
  if (isOnlyRomaji(text) && soundsSo(word, text)) return explain(text, [word]);
  if (isOnlyRomaji(text)) return explain(spelledInKana(text)[0] ?? text, [word]);
  const alike = more.length === 0 ? await distinguished(language, text, word) : [];
  if (alike.length > 0) return severalFor(language, text, [word, ...alike]);
  const verb = more.length === 0 ? await bareVerb(language, text, word) : null;
  if (verb)
    return textReply(
      paragraphs(`“${text}” is ${named(verb)}.`, `To ask for it: ${named(word)}.`, word.notes),
      [verb, word],
    );
  const lead = isPhrase(word) ? `You can say: ${named(word)}` : `“${text}” is ${named(word)}`;
  const others = more.length > 0 ? wordItems(more) : theirs(language, word, text);
  return textReply(
    paragraphs(
      `${lead.replace(/[。.]$/, '')}.`,
      composition(word),
      word.notes,
      others ?? (await otherSenses(language, text, word)),
    ),
    words,
  );
}

/** What a sentence of rules is made of. */
const composition = ({ sources, pieces = [] }: DraftEntry): string | null =>
  sources.word === 'composed' && pieces.length > 0
    ? `Composed from ${pieces.map(({ ja_word, en_word }) => `${ja_word} “${en_word}”`).join(', ')}.`
    : null;

/** Other words for the same English, of which we wrote what tells them apart: 暑い and 熱い are both hot. */
async function distinguished(
  language: LanguageEngine,
  text: string,
  word: DraftEntry,
): Promise<DraftEntry[]> {
  const others = await Promise.all(language.mixedUpWith(word.ja_word).map((one) => findWord(language, one)));
  const asked = text.toLowerCase().replace(/^to /, '');
  const isMeant = (one: DraftEntry | null): one is DraftEntry =>
    one !== null && ` ${one.en_word.replace(/[^a-z]+/gi, ' ')} `.toLowerCase().includes(` ${asked} `);
  return others.filter(isMeant).slice(0, MAX_CARDS - 1);
}

const severalFor = (language: LanguageEngine, text: string, words: readonly DraftEntry[]): Reply => {
  const [word, ...others] = words;
  const notes = others.map((one) => language.compare(word?.ja_word ?? '', one.ja_word));
  return textReply(paragraphs(`“${text}” is ${words.map(named).join(' or ')}.`, ...notes), words);
};

/** More words than a name of something has. */
const MIN_SENTENCE_WORDS = 4;
const isSentence = (text: string): boolean => text.trim().split(/\s+/).length >= MIN_SENTENCE_WORDS;

/** Particles in Latin letters, as they are spelled or as they sound. */
const PARTICLES: Readonly<Record<string, string>> = {
  wa: 'は',
  ha: 'は',
  ga: 'が',
  o: 'を',
  wo: 'を',
  ni: 'に',
  e: 'へ',
  he: 'へ',
  de: 'で',
  to: 'と',
  mo: 'も',
  ...{ ya: 'や', kara: 'から', node: 'ので', made: 'まで', 'made ni': 'までに', madeni: 'までに' },
};

/** A single kana is a particle when it is compared; a word that sounds so (は, 歯) is not meant. */
export const compared = async (language: LanguageEngine, text: string): Promise<DraftEntry | null> => {
  const isParticle = (isKana(text) && [...text].length === 1) || PARTICLES[text.toLowerCase()] !== undefined;
  return isParticle ? null : findWord(language, text);
};

/** Both are particles, or none is meant as one. */
function asParticles(one: string, other: string): readonly [string, string] {
  const [first, second] = [PARTICLES[one.toLowerCase()] ?? one, PARTICLES[other.toLowerCase()] ?? other];
  return hasJapanese(first) && hasJapanese(second) ? [first, second] : [one, other];
}

/** Words beside each other: each with what it is said of, and what we wrote of any two of them. */
export async function apart(language: LanguageEngine, words: readonly DraftEntry[]): Promise<string> {
  const lines = await Promise.all(
    words.map(async (word) => {
      const hint = language.lore().hint(word.ja_word);
      const isNew = hint !== null && !word.en_word.replace(/[()]/g, '').split('; ').includes(hint);
      const said = (await language.traitsOf(word)).usage ?? (isNew ? hint : null);
      return `${named(word)}: ${meaning(word.en_word)}${said ? ` (${said})` : ''}`;
    }),
  );
  const notes = words.flatMap((one, at) =>
    words.slice(at + 1).map((other) => language.compare(one.ja_word, other.ja_word)),
  );
  return paragraphs(items(lines), ...notes);
}

/** Two words beside each other, with our note where we have one. */
export async function compare({ language }: AnswerInput, left: string, right: string): Promise<Reply> {
  const [one, other] = asParticles(left, right);
  // taberu and tabemasu are forms of one word, too.
  const kana = [one, other].map((text) => (isOnlyRomaji(text) ? (spelledInKana(text)[0] ?? text) : text));
  const shaped = await formsApart(language, kana);
  if (shaped) return shaped;
  const words = [await compared(language, one), await compared(language, other)];
  const known = words.filter((word) => word !== null);
  const spellings = [one, other].map((text, at) => (hasJapanese(text) ? text : (words[at]?.ja_word ?? text)));
  const written = language.compare(spellings[0] ?? one, spellings[1] ?? other);
  const point = written === null ? language.lore().grammar(spellings) : null;
  if (point) return grammarPoint({ language }, point);
  if (written === null) {
    const wholes = await Promise.all(kana.map((text) => isOneWord(language, text)));
    if (wholes.includes(false)) return eachByItself(language, kana);
    const alike = await formsOfOne(language, kana, known);
    if (alike) return alike;
  }
  const note = written ?? composed(words);
  if (note === null) return notFound(language, words[0] ? other : one);
  const told = known.length === 0 ? null : written ? wordItems(known) : await apart(language, known);
  const formed = spellings.map((text, at) => formOf(text, words[at] ?? null));
  return textReply(paragraphs(...(written ? [] : formed), note, told), known);
}

function composed([one, other]: readonly (DraftEntry | null)[]): string | null {
  if (!one || !other) return null;
  const shared = one.en_word.split('; ').filter((part) => other.en_word.split('; ').includes(part));
  const kinds =
    one.part_of_speech === other.part_of_speech
      ? null
      : `${one.ja_word} is ${article(one.part_of_speech)}, ${other.ja_word} ${article(other.part_of_speech)}.`;
  const sound = kanaOf(one) === kanaOf(other) ? `Both are read ${kanaOf(one)}.` : null;
  const common = shared.length > 0 ? `Both can mean ${meaning(shared.join('; '))}.` : null;
  const lead = `${one.ja_word} means ${meaning(one.en_word)}; ${other.ja_word} means ${meaning(other.en_word)}.`;
  return [lead, sound, common, kinds].filter((part) => part !== null).join(' ');
}
