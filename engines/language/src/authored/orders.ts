import { isEnglishWord } from '@kotoba/japanese/english-words';
import { kanjiNumeral, readNumber } from '../reading/numbers';
import { authoredRows } from './read-authored';

/** A word with its reading in kana. */
export interface Spelled {
  readonly written: string;
  readonly kana: string;
}

/** A word of an order, with its English where it is told. */
export interface Listed extends Spelled {
  readonly english: string | null;
}

/** Words that have an order. */
export interface Orders {
  /** What is told in its order: "days of the week". Null for what is no sequence of ours. */
  sequence(english: string): readonly Listed[] | null;
  /** The one that holds all these words: 一つ, 二つ. */
  sequenceWith(words: readonly string[]): readonly Listed[] | null;
}

/** 一つ[ひとつ] */
export const spelled = (text: string): Spelled | null => {
  const [, written = '', kana = ''] = /^([^[]+)\[(.+)\]$/.exec(text) ?? [];
  return written === '' ? null : { written, kana };
};

/** More numbers are told by tens, and more tens by hundreds. */
const MOST_NUMBERS = 20;

/** So many words may stand beside the name of what has an order, where a list is asked for. */
const MOST_BESIDE = 3;
const WANTS_LIST =
  /^(?:(?:hey|hi|ok|so|please|can|could|would|will|you|i|want|need|to) )*(?:list|teach|show|tell|give|name|explain|count|what are|say the|(?:say )?all the)\b|\b(?:list|chart|table|overview)\b/i;
const WANTS_OTHER =
  /\b(?:how (?:do|does|would|can|should|to)|how many|say (?!the\b|all\b)|translate|mean|sentences?|examples?)\b/i;

/** What only asks for what has an order, and says nothing of what it is. */
const ASKING = new Set(
  (
    "a an the is are was what what's how do does i you me my we called call name names named list listed all every each whole full tell show give teach " +
    'explain write read reading readings pronounced pronounce kanji kana hiragana romaji japanese english in of for from to and with up till until out by please can could ' +
    'need want know learn vocab table chart overview order row their its them it these those go goes then see said have get put side keep 1 10 12 one ten twelve'
  ).split(' '),
);

/** “what are the four seasons called” and “the four seasons with their kanji” ask for one thing; 100, 200 … 900 are hundreds. */
export function sequenceKey(text: string): string {
  const words: readonly string[] = text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const [first = 0, second = 0, third = 0] = words.filter((word) => /^\d{2,5}$/.test(word)).map(Number);
  const unit =
    !text.includes(':') &&
    [1000, 100, 10].find((one) => first % one === 0 && second - first === one && third - second === one);
  // “i you he she” are words of their own order.
  const isSilent = (word: string): boolean =>
    ASKING.has(word) && !(/^(?:i|you)$/.test(word) && (words.includes('he') || words.includes('she')));
  const named = words.filter((word) => !isSilent(word) && !(unit && /^\d+$/.test(word)));
  return [...new Set(unit ? [...named, `by ${unit}`] : named)].sort().join(' ');
}

/** “numbers from 11 to 20”, and by tens where they are more. */
function numbersIn(text: string): readonly Listed[] | null {
  const [, from = '', to = ''] =
    /\bnumbers? (?:from )?(\d{1,3}) (?:to|until|till|up to) (\d{1,4})\b/i.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (!to || last <= first || last > 1000) return null;
  const step = last - first > MOST_NUMBERS ? (last - first > MOST_NUMBERS * 10 ? 100 : 10) : 1;
  const [least, most] = [Math.max(1, Math.ceil(first / step)), Math.floor(last / step)];
  return Array.from({ length: most - least + 1 }, (_, at) => (least + at) * step).map((value) => ({
    written: kanjiNumeral(String(value)) ?? String(value),
    kana: readNumber(value),
    english: String(value),
  }));
}

/** The words of an order's English: “the day before yesterday” has day, before and yesterday. */
const englishOf = (items: readonly Listed[]): ReadonlySet<string> =>
  new Set(items.flatMap(({ english }) => english?.toLowerCase().match(/[a-z]+/g) ?? []));
/** Fewer words name no order by what stands in it. */
const LEAST_WORDS = 3;

/** The orders that we wrote. */
export function readOrders(): Orders {
  const sequences = new Map(
    authoredRows('sequences.tsv', 2).flatMap(({ columns: [names = '', items = ''] }) => {
      const words = items.split(' ').flatMap((item) => {
        const [word = '', english = null] = item.split('=');
        const known = spelled(word);
        return known ? [{ ...known, english: english?.replace(/_/g, ' ') ?? null }] : [];
      });
      return names.split(';').map((name) => [sequenceKey(name), words] as const);
    }),
  );
  const told = [...new Set(sequences.values())].map((items) => ({ items, words: englishOf(items) }));
  /** “who what when”, “here there where”: some of what is told in an order, and nothing else. */
  const someOf = (text: string): readonly Listed[] | undefined => {
    const said = (text.toLowerCase().match(/[a-z]+/g) ?? []).filter(
      (word) => !/^(?:and|words?|list|the|pronouns)$/.test(word),
    );
    return said.length >= LEAST_WORDS && !/\d|\?/.test(text)
      ? told.find(({ words }) => said.every((word) => words.has(word)))?.items
      : undefined;
  };
  return {
    sequence: (text) => {
      const some = someOf(text);
      if (some) return some;
      const key = sequenceKey(text);
      const wantsList = WANTS_LIST.test(text) && !WANTS_OTHER.test(text);
      const isNamed = ([name]: readonly [string, unknown]): boolean => {
        const [said, own] = [key.split(' '), name.split(' ')];
        const beside = said.filter((word) => !own.includes(word));
        return (
          own.length > 1 &&
          !name.startsWith('by ') &&
          own.length + beside.length === said.length &&
          beside.length <= MOST_BESIDE &&
          beside.every(isEnglishWord)
        );
      };
      if (key === '') return null;
      return (
        sequences.get(key) ??
        numbersIn(text) ??
        (wantsList
          ? [...sequences].filter(isNamed).sort(([a], [b]) => b.length - a.length)[0]?.[1]
          : undefined) ??
        null
      );
    },
    sequenceWith: (words) =>
      [...sequences.values()].find((items) =>
        words.every(
          (word) => word.length > 1 && items.some(({ written, kana }) => word === written || word === kana),
        ),
      ) ?? null,
  };
}
