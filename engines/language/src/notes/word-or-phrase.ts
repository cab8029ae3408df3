import { foldForSearch, hasJapanese } from '@kotoba/japanese';
import type { DraftEntry } from '../language';
import type { AuthoredPhrase } from '../authored/authored-word';
import { englishKey } from '../english-key';
import { kanaReadings, lengthened } from '../lookup/kana-readings';
import type { Guess, Meant } from '../lookup/known-words';
import { isExactly } from '../lookup/own-word';
import { baseExpressions } from '../word-forms';
import { isStatement } from './parse-request';

/** What is longer than a word, or Japanese, may be in the phrase book: "thank you", こんにちは. */
export const isSpoken = (text: string): boolean =>
  hasJapanese(text) ||
  text
    .replace(/\([^()]*\)/g, '')
    .trim()
    .includes(' ');

/**
 * A word of ours with just this meaning ("not yet": まだ), or so spelled (危ない), is meant before a phrase that says the
 * same, and so is one of our table; a greeting is a phrase, and so is "Be quiet!", but "be quiet" is what one does.
 */
export function isMeant(
  { guesses: [{ found }], reasons }: Meant,
  subject: string,
  isCalled: boolean,
): boolean {
  if (found.kind !== 'authored') return reasons.includes('ours');
  const { partOfSpeech, written, kana, en, level } = found.word;
  // だいじょうぶ is the word that everybody learns, おやすみ what is said at night.
  const isHeard = /^N[45]$/.test(level);
  if (hasJapanese(subject))
    return isNoGreeting(partOfSpeech) && (written === subject || (isHeard && kana === subject));
  if (
    isNoGreeting(partOfSpeech) &&
    isHeard &&
    kanaReadings(subject)
      .flatMap((read) => [read, ...lengthened(read)])
      .some((read) => foldForSearch(read) === foldForSearch(kana))
  )
    return true;
  const asked = englishKey(subject.replace(/\b(?:my|your|our)\b/gi, "one's"));
  const meaning = en.split('; ').find((each) => englishKey(each) === asked);
  const isDone = meaning?.startsWith('to ') && !isCalled;
  return meaning !== undefined && (isNoGreeting(partOfSpeech) || isDone === true);
}

/** A sentence that was found by the dictionary form of what it says: "I had my computer fixed", パソコンを修理してもらう. */
export const isInflected = (item: string, meant: Meant | undefined): boolean => {
  const found = meant?.guesses[0].found;
  return (
    isStatement(item) &&
    meant?.reasons.includes('ours') === true &&
    found?.kind === 'authored' &&
    !isExactly(found.word, { key: englishKey(item) })
  );
};

const INFLECTION = /( しま\S+| です| でした| ください)?( か)?$/;
/** What is proposed or wished, in the form of one verb. */
const WISH = /(?:ましょう|ませんか|たい)(?: です)?(?: か)?$/;
const LITTLE = /^(to|be|is|get|do|have|a|an|the|of|so|that|it|this|i|you|can|cant|not)$/;

/**
 * The word of which a phrase is no more than a form: 忘れました ("I forgot") says 忘れる, 行きましょう 行く and not 生きる; すみません is no
 * form of 済む.
 */
export function wordOf(phrase: AuthoredPhrase, meant: Meant, item: string): Meant | null {
  const { guesses, reasons } = meant;
  if (hasJapanese(item) && isPlainlySaid(phrase, guesses[0])) return meant;
  if (phrase.kana.replace(INFLECTION, '').includes(' ')) return null;
  if (reasons.includes('exact')) return isOnlyForm(phrase, guesses[0]) ? meant : null;
  const said =
    reasons.includes('homophones') && WISH.test(phrase.kana)
      ? guesses.find((guess) => saysSame(phrase, guess))
      : undefined;
  return said ? { guesses: [said, ...guesses.filter((one) => one !== said)], isSure: true, reasons } : null;
}

/** 喉が渇きました is 喉が渇く; お世話になりました is what one says. */
const isPlainlySaid = ({ written, kana, usage }: AuthoredPhrase, { found }: Guess): boolean =>
  found.kind === 'authored' &&
  found.word.partOfSpeech === 'expression' &&
  /^(?:plain|polite)$/.test(usage?.register ?? '') &&
  !/^[おご]/.test(written) &&
  /(?:ました|て います|ています)$/.test(kana) &&
  kana.replaceAll(' ', '').startsWith(found.word.kana.slice(0, -2));

function isOnlyForm({ written, kana, meanings, usage }: AuthoredPhrase, { found }: Guess): boolean {
  // 困っています is 困る.
  if (/て います$|ています$/.test(kana)) return true;
  // お久しぶりです and 承知しました are what one says.
  if (/^[おご]/.test(written) || usage?.register === 'formal') return false;
  const own = found.kind === 'authored' ? found.word : null;
  if (own?.written === written) return false;
  // 好きです is 好き, and 怖いです 怖い; けっこうです declines.
  if (kana.replace(INFLECTION, '') === own?.kana)
    return own.partOfSpeech === 'i-adjective' || saysSame({ meanings: meanings.slice(0, 1) }, { found });
  return / しま/.test(kana) || saysSame({ meanings }, { found });
}

/** A word of ours of whose meanings the phrase has one in its own. */
function saysSame({ meanings }: Pick<AuthoredPhrase, 'meanings'>, { found }: Guess): boolean {
  const own = found.kind === 'authored' ? found.word : null;
  const words = meanings.flatMap((meaning) => englishKey(meaning).split(' '));
  const said = [...words, ...words.flatMap(baseExpressions)];
  return englishKey((own?.en ?? '').replaceAll(';', ' '))
    .split(' ')
    .some((word) => !LITTLE.test(word) && [word, ...baseExpressions(word)].some((one) => said.includes(one)));
}

const isNoGreeting = (partOfSpeech: string): boolean =>
  !/^(interjection|expression|phrase)$/.test(partOfSpeech);

/** "tap water" is not corrected to "tap-water", nor "quit a job" to "one's job". */
export function asTyped(entry: DraftEntry, about: string): DraftEntry {
  const own = / (?:an?|the) /.test(about) ? / (?:an?|the|one's)(?= )/g : / $/;
  const bare = (text: string) => text.replace(own, '').replace(/^to |[-\s]/g, '');
  const [first = '', ...more] = entry.en_word.split('; ');
  if (first.replace(/^to /, '') === about.replace(/^to /, '') || bare(first) !== bare(about)) return entry;
  const to = first.startsWith('to ') && !about.startsWith('to ') ? 'to ' : '';
  return { ...entry, en_word: [to + about, ...more].join('; ') };
}

/** "pain killer" is spelled otherwise, and nothing else. */
export const isOneWord = (item: string, word: string): boolean =>
  !word.includes(' ') && englishKey(item).replaceAll(' ', '') === word;
