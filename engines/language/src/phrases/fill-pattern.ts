import type { AuthoredPhrase, AuthoredWord } from '../authored/authored-word';
import type { AuthoredLibrary } from '../authored/library';
import { englishKey } from '../english-key';
import { baseExpressions } from '../word-forms';
import { conjugate, verbClassOf } from '../forms/conjugation';
import { phraseKey } from './phrase-book';
import { NOUN_PATTERNS, type PhrasePattern, VERB_PATTERNS } from './phrase-patterns';

/** The group of phrases that are in no book. */
export const MADE_FROM_PATTERN = 'from a pattern';

/** People and animals are asked for with other words than things; patterns leave them out. */
const LIVING = /^(animals|family|people|question words and pronouns)$/i;

/**
 * A phrase made from a pattern and one of our own words: "Where is the bank?" → 銀行はどこですか. Null when no pattern fits or
 * the word is not ours: a wrong phrase is worse than none.
 */
export function fillPattern(text: string, library: AuthoredLibrary): AuthoredPhrase | null {
  const key = phraseKey(text).replace(/^(excuse me|sorry|hello|hi) /, '');
  for (const pattern of NOUN_PATTERNS) {
    const said = gapOf(pattern, key);
    const noun = said ? ownWord(library, said, isThing) : null;
    if (noun) return phraseOf(pattern, text, [noun.written, noun.kana], noun);
  }
  for (const pattern of VERB_PATTERNS) {
    const said = gapOf(pattern, key);
    const verb = said ? ownWord(library, said, isVerb) : null;
    const form = verb ? verbForm(verb, pattern) : null;
    if (verb && form) return phraseOf(pattern, text, form, verb);
    const acted = said ? withObject(library, said, pattern) : null;
    if (acted) return phraseOf(pattern, text, acted.form, acted.verb);
  }
  return null;
}

const isVerb = ({ partOfSpeech }: AuthoredWord): boolean => partOfSpeech === 'verb';
/** Verbs of which it is sure that what is done to a thing is its object, with を. */
const ACTS_ON =
  /^(食べる|飲む|読む|書く|買う|見る|聞く|作る|使う|習う|覚える|洗う|開ける|閉める|売る|借りる|食べる|料理する|勉強する|探す|払う|送る)$/;
const VERB_AND_OBJECT =
  /^(?<verb>[a-z]+(?: to| for)?) (?:a |an |the |some |my |any |(?<which>this|that) )?(?<thing>[a-z][a-z ]*)$/;

const POINTING: Readonly<Record<string, string>> = { this: 'この', that: 'その' };

/** "drink water" → 水を飲む; null unless both are ours and go together. */
function withObject(library: AuthoredLibrary, said: string, pattern: PhrasePattern) {
  const { verb: doing, which, thing } = VERB_AND_OBJECT.exec(said)?.groups ?? {};
  if (doing === undefined || thing === undefined) return null;
  const verb = ownWord(library, doing, (word) => isVerb(word) && ACTS_ON.test(word.written));
  const noun = ownWord(library, thing, isThing);
  const form = verb && noun ? verbForm(verb, pattern) : null;
  if (!verb || !noun || !form) return null;
  const pointing = which === undefined ? '' : POINTING[which];
  const whole: [string, string] = [
    `${pointing}${noun.written}を${form[0]}`,
    `${pointing} ${noun.kana} を ${form[1]}`.trim(),
  ];
  return { verb, form: whole };
}

function gapOf({ said }: PhrasePattern, key: string): string | null {
  for (const pattern of said) {
    const word = pattern.exec(key)?.groups?.['word'];
    if (word) return word;
  }
  return null;
}

const isThing = ({ partOfSpeech, topics }: AuthoredWord): boolean =>
  partOfSpeech === 'noun' && !topics.some((topic) => LIVING.test(topic));

function ownWord(
  library: AuthoredLibrary,
  said: string,
  fits: (word: AuthoredWord) => boolean,
): AuthoredWord | null {
  const key = englishKey(said);
  for (const candidate of [key, ...baseExpressions(key)]) {
    const hit = library.byMeaning(candidate).find(fits);
    if (hit) return hit;
  }
  return null;
}

function verbForm({ written, kana }: AuthoredWord, { form }: PhrasePattern): [string, string] | null {
  const verbClass = verbClassOf(written, kana);
  if (!verbClass || !form) return null;
  const spaced = kana.replace(/(..)する$/, '$1 する');
  const spelling = conjugate(written, verbClass, form);
  const reading = conjugate(spaced, verbClass, form);
  return spelling && reading ? [spelling, reading] : null;
}

function phraseOf(
  { before, after, form, question = false }: PhrasePattern,
  text: string,
  [spelling, reading]: readonly [string, string],
  word: AuthoredWord,
): AuthoredPhrase {
  const written = before[0] + spelling + after[0];
  const kana = `${before[1]} ${reading}${form ? '' : ' '}${after[1]}`.replace(/\s+/g, ' ').trim();
  const meaning = tidy(text, question);
  const asks = question || written.endsWith('ください');
  const example = asks
    ? { ja: `すみません、${written}。`, kana: `すみません、 ${kana}。`, en: `Excuse me. ${meaning}` }
    : { ja: `${written}。`, kana: `${kana}。`, en: meaning };
  return {
    written,
    kana,
    meanings: [meaning],
    aliases: [],
    usage: null,
    example,
    level: word.level,
    group: MADE_FROM_PATTERN,
  };
}

/** The learner's words as a sentence: one space, a capital, a full stop or question mark. */
function tidy(text: string, question: boolean): string {
  const bare = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.?!\s]+$/, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}${question ? '?' : '.'}`;
}
