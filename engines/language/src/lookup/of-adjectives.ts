import type { Level, PartOfSpeech } from '@kotoba/contracts';
import type { AuthoredWord } from '../authored/authored-word';
import { levelOf, partOfSpeechOf, spelled } from '../dictionary/word';
import { compared } from '../phrases/adjectives';
import { authored, type Found, type Guess, isGuessed, meant, type Meant, nameOf } from './known-words';

/** An adjective, or an expression that ends in one (背が高い), of which other words are made. */
interface Adjective {
  readonly written: string;
  readonly kana: string;
  readonly isNa: boolean;
  readonly level: Level;
}

function adjectiveOf(found: Found): Adjective | null {
  if (found.kind === 'authored') {
    const { written, kana, partOfSpeech, level } = found.word;
    const isState =
      /adjective/.test(partOfSpeech) || (partOfSpeech === 'expression' && written.endsWith('い'));
    return isState ? { written, kana, isNa: partOfSpeech === 'na-adjective', level } : null;
  }
  const { word, sense, form = word.forms[0] } = found.found;
  const partOfSpeech = partOfSpeechOf(word.senses[sense] ?? { pos: [] });
  if (!form || !/adjective/.test(partOfSpeech)) return null;
  const isNa = partOfSpeech === 'na-adjective';
  return { written: spelled(form), kana: form.kana, isNa, level: levelOf(word).level };
}

/** 暗い → 暗く, いい → よく, 元気 → 元気に. */
const adverbial = (text: string, isNa: boolean): string =>
  isNa ? `${text}に` : `${text.replace(/(^|が)いい$/, '$1よい').slice(0, -1)}く`;

/** What is made of an adjective: of its spelling, and in the same way of its reading. */
interface Making {
  readonly partOfSpeech: PartOfSpeech;
  readonly of: (text: string, isNa: boolean) => string;
}

const BECOME: Making = {
  partOfSpeech: 'expression',
  of: (text, isNa) => `${adverbial(text, isNa)}なる`,
};
const MANNER: Making = { partOfSpeech: 'adverb', of: adverbial };
const MORE: Making = { partOfSpeech: 'phrase', of: (text) => `もっと${text}` };
const MOST: Making = { partOfSpeech: 'phrase', of: (text) => `一番${text}` };
const READ_MOST: Making = { ...MOST, of: (text) => `いちばん${text}` };

/** The adjectives that an English adverb may be made of: happily, simply, fully, automatically. */
function mannerOf(key: string): string[] {
  const stem = /^([a-z]{3,})ly$/.exec(key)?.[1];
  if (stem === undefined) return [];
  if (stem.endsWith('i')) return [`${stem.slice(0, -1)}y`];
  return [stem, `${stem}le`, `${stem}l`, stem.replace(/al$/, '')];
}

/** "happier" and "more expensive", or "happiest" and "most expensive", without their degree. */
function degreeOf(key: string, ending: 'er' | 'est'): string[] {
  const [, word] = (ending === 'er' ? /^more ([a-z]+)$/ : /^most ([a-z]+)$/).exec(key) ?? [];
  return word === undefined ? compared(key, ending) : [word];
}

/** "Patient" means several things, and only one of them is what one is; where sources differ, one that is left is no surer. */
const isSureOf = (said: Meant | null, left: readonly Guess[]): boolean =>
  said?.isSure === true || (left.length === 1 && said?.reasons.includes('several meanings') === true);

export const isAdjective = (found: Found): boolean => adjectiveOf(found) !== null;

export interface AdjectiveLookup {
  /** "be lonely", "feel sleepy": the adjective; "get dark": what becomes so. */
  state(key: string): Promise<Meant | null>;
  /** "happily": what is made of the adjective that it was found to be, or that its own English is found to be. */
  manner(key: string, adjective: Found | null): Promise<Meant | null>;
  /** "happier", "most expensive". */
  degree(key: string): Promise<Meant | null>;
}

/** Gives what English makes of adjectives, where Japanese makes it, too. All keys are an `englishKey`. */
export function createAdjectiveLookup(lookUp: (text: string) => Promise<Meant | null>): AdjectiveLookup {
  const make = (said: Meant | null, en: string, making: Making, reading = making): Meant | null => {
    const guesses = (said?.guesses ?? []).flatMap(({ found, ...rest }): Guess[] => {
      const adjective = adjectiveOf(found);
      if (!adjective) return [];
      const { written, kana, isNa, level } = adjective;
      const word: AuthoredWord = {
        ...{ written: making.of(written, isNa), kana: reading.of(kana, isNa), en },
        ...{ partOfSpeech: making.partOfSpeech, level, estimated: true, topics: [], sentences: [] },
      };
      return [{ ...rest, found: authored(word) }];
    });
    return meant(guesses, isSureOf(said, guesses), ...(said?.reasons ?? []));
  };

  /** What is known of just one of these words, not of a form of it or of a part. */
  const known = async (words: readonly string[], isFit: (said: Meant) => boolean): Promise<Meant | null> => {
    for (const word of words) {
      const said = word === '' ? null : await lookUp(word);
      if (said && !isGuessed(said) && isFit(said)) return said;
    }
    return null;
  };

  return {
    async state(key) {
      const [, verb, state = ''] = /^(be|feel|get|become) (.+)$/.exec(key) ?? [];
      const said = verb === undefined ? null : await lookUp(state);
      if (verb === 'get' || verb === 'become') return make(said, `to ${key}`, BECOME);
      const states = (said?.guesses ?? []).filter(({ found }) => isAdjective(found));
      return meant(states, isSureOf(said, states), ...(said?.reasons ?? []));
    },
    async manner(key, adjective) {
      if (adjective === null)
        return make(await known(mannerOf(key), ({ guesses }) => isAdjective(guesses[0].found)), key, MANNER);
      const name = nameOf(adjective);
      const isSame = ({ found }: Guess): boolean => nameOf(found) === name;
      const said = await known(mannerOf(key), ({ guesses }) => guesses.some(isSame));
      return (
        said && make({ guesses: [{ found: adjective }], isSure: true, reasons: said.reasons }, key, MANNER)
      );
    },
    async degree(key) {
      const isFit = ({ guesses }: Meant): boolean => guesses.some(({ found }) => isAdjective(found));
      return (
        make(await known(degreeOf(key, 'er'), isFit), key, MORE) ??
        make(await known(degreeOf(key, 'est'), isFit), key, MOST, READ_MOST)
      );
    },
  };
}
