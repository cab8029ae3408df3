import { foldForSearch } from '@kotoba/japanese';
import type { AuthoredWord } from '../authored/authored-word';
import type { AuthoredLibrary } from '../authored/library';
import { type Homophone, readOpposites } from '../authored/tables';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import type { DictionaryWord } from '../dictionary/word';
import { englishKey } from '../english-key';
import { meaningsOf, readingOf } from '../lookup/hinted';
import { authored, type Found, fromDictionary, nameOf } from '../lookup/known-words';
import { HIRAGANA } from '../lookup/rank-japanese';
import { baseForms } from '../word-forms';

/** Somebody or something is called so, or belongs to somebody: no word of that sound is meant. */
const OWN_NAME =
  /\b(?:my|our|his|her|their|name|named|nickname|called|mr|ms|mrs|miss)\b|(?<!one|body|people|else)['’]s\b/i;
/** What has a name of its own, and seldom is what its name means: a bar, a band, a dog, a password. */
const HAS_NAME =
  /^(?:shop|store|restaurant|cafe|café|bar|pub|bakery|hotel|inn|company|firm|band|team|group|club|brand|village|town|street|game|song|movie|film|dog|cat|pet|ship|friend|classmate|colleague|neighbor|neighbour|boss|landlord|landlady|password|hint|app|website)s?$/i;
/** A place that is only told where it is: "place on the corner". */
const SOME_PLACE = /\bplace (?:on|in|at|near|by|next|around|behind)\b/i;
/** An ending is told as one, and is no word that sounds so. */
const OF_GRAMMAR = /\b(?:particle|marker|prefix|suffix|counter)\b/i;
const NOT_DESCRIBED = [OWN_NAME, SOME_PLACE, OF_GRAMMAR];
/** What something is not. */
const NEGATED = /(?:\b(?:not|no|never|without)\b|n['’]t\b)[^,;/()]*/gi;
/** What more is said of a thing stands behind these; before them stands what it is. */
const MORE =
  /[;/(]|\s(?:of|for|in|on|at|with|from|to|by|near|into|over|under|about|after|before|when|where|that|which|who|you|we|they|i|he|she|it|everybody|everyone|people|children)\s/i;
/** What says nothing of a meaning. */
const LITTLE =
  /^(?:not|never|without|the|and|for|with|from|into|some|that|this|these|have|has|had|make|makes|take|get|give|put|see|come|one|ones|someones?|somebody|something|everyone|everybody|people|others?|very|you|your|who|what|which|when|where|are|was|were|like|said|used|use|thing|things|kind|place|person|way|part|does|can|its|too|formal|slangy)$/;
/** A word of a learner says as much as this: in the meanings of a word, or what tells it apart; in its topic or a sentence. */
const SAID = { meaning: 1, sentence: 0.5 };
/** Of what was said of the only word of that sound. */
const HALF = 0.5;
/** So much more is said of it than of the next. */
const CLEARLY = 0.5;

interface Told {
  readonly found: Found;
  readonly isTaught: boolean;
  /** Its meanings of one word, or of two by their last one. */
  readonly names: ReadonlySet<string>;
  readonly meanings: ReadonlySet<string>;
  readonly opposite: ReadonlySet<string>;
  readonly sentences: ReadonlySet<string>;
}

interface DescriptionParts {
  readonly library: AuthoredLibrary;
  readonly dictionary: DictionaryRepository;
  /** Words that are read alike, by their folded reading. */
  readonly homophones: ReadonlyMap<string, readonly Homophone[]>;
}

/**
 * The word that a learner describes: "goes over a river" is 橋 of those read はし, and "not light" 重い. It is what it is
 * called ("big machine in a factory"), or one of which clearly more is said by its meanings, label, sentences and topics.
 * Null where nothing speaks for one alone, and for names.
 */
export function createDescribed({ library, dictionary, homophones }: DescriptionParts) {
  const opposites = readOpposites();

  /** English of the opposites of a word. */
  const oppositeOf = (written: string): string[] =>
    opposites.of(written).flatMap((opposite) => library.byJapanese(opposite)[0]?.en ?? []);

  /** Each word that is read so once, with all that is said of it: ours, the common ones, and spellings that our table tells apart. */
  const tell = async (
    text: string,
    own: readonly AuthoredWord[],
    words: readonly DictionaryWord[],
  ): Promise<Told[]> => {
    const labels = homophones.get(foldForSearch(text)) ?? [];
    const spelled = labels.flatMap(({ written }) => {
      const word = words.find(({ forms }) => forms.some(({ kanji }) => kanji === written));
      const form = word?.forms.find(({ kanji }) => kanji === written);
      return word && form ? [{ word, form }] : [];
    });
    // 登る and 昇る are one word to the dictionary.
    const shared = words.filter((word) => spelled.filter((one) => one.word === word).length > 1);
    const common = words.filter((word) => word.core && !shared.includes(word));
    const all = [
      ...own.map(authored),
      ...spelled.map(({ word, form }) => fromDictionary({ word, form, sense: 0, gloss: 0 })),
      ...common.flatMap((word) =>
        word.senses.map((_, sense) => {
          const form = word.forms.find(
            ({ kana, odd }) => !odd && foldForSearch(kana) === foldForSearch(text),
          );
          return fromDictionary({ word, sense, gloss: 0, form });
        }),
      ),
    ];
    const byName = new Map<string, [Found, ...Found[]]>();
    for (const found of all) {
      const same = byName.get(nameOf(found));
      if (same) same.push(found);
      else byName.set(nameOf(found), [found]);
    }
    return Promise.all(
      [...byName].map(async ([name, same]) => {
        const [found] = same;
        const [written = ''] = name.split('|');
        const label = labels.filter((one) => one.written === written).map((one) => one.label);
        const isTaught = found.kind === 'authored' || label.length > 0;
        const [first, ...others] = same.filter(
          (one) => !(one.kind === 'dictionary' && shared.includes(one.found.word)),
        );
        const whole = shared.find(({ forms }) => forms.some(({ kanji }) => kanji === written));
        const further = !isTaught
          ? []
          : whole
            ? sensesOf(whole, first)
            : await dictionary.englishOf(written, readingOf(found));
        const called = [...(first ? meaningsOf(first) : []), ...further];
        const { topics, sentences } = found.kind === 'authored' ? found.word : { topics: [], sentences: [] };
        return {
          ...{ found, isTaught },
          names: evidence(called.map((one) => nameIn(englishKey(one)))),
          meanings: evidence([...called, ...others.flatMap(meaningsOf), ...label]),
          opposite: evidence(oppositeOf(written)),
          sentences: evidence([...topics, ...sentences.map(({ en }) => en)]),
        };
      }),
    );
  };

  return async (
    text: string,
    meaning: string,
    own: readonly AuthoredWord[],
    dictionaryWords: readonly DictionaryWord[],
  ): Promise<Found | null> => {
    if (!HIRAGANA.test(text) || NOT_DESCRIBED.some((pattern) => pattern.test(meaning))) return null;
    const plain = meaning.replace(NEGATED, ' ');
    // What stands in parentheses says which of them: "to be hot (thick)".
    const remark = wordsOf(/\(([^()]+)\)/.exec(plain)?.[1] ?? '');
    const wanted = wordsOf(plain);
    const unwanted = wordsOf((meaning.match(NEGATED) ?? []).join(' '));
    if (text.length === 1 && wanted.length < 2 && !isVerb(meaning)) return null;
    const words = await tell(text, own, dictionaryWords);
    const front = frontOf(plain);
    const named = namedBy(front, words);
    if (named.length === 0 && HAS_NAME.test(front.at(-1) ?? '') && !isVerb(plain)) return null;
    const isOneOfSeveral = words.filter(({ isTaught }) => isTaught).length > 1;
    const isTold = isOneOfSeveral || !isCompound(plain);
    if (named.length === 1 && wanted.length > 1 && isTold) return named[0]?.found ?? null;
    const [best, next] = (named.length > 0 ? named : words)
      .map((one) => ({ found: one.found, score: scoreOf(one, wanted, unwanted) + saidIn(one, remark) }))
      .toSorted((a, b) => b.score - a.score);
    const share = (best?.score ?? 0) / (wanted.length + unwanted.length);
    const isEnough = (isTold && words.length > 1) || share > HALF || (share === HALF && isVerb(meaning));
    return best && isEnough && best.score >= SAID.meaning && best.score - (next?.score ?? 0) >= CLEARLY
      ? best.found
      : null;
  };
}

/** The words that are called what is told: those that we teach before all others. */
function namedBy(front: readonly string[], words: readonly Told[]): readonly Told[] {
  const named = words.filter(({ names }) => front.some((word) => says(names, word)));
  const taught = named.filter(({ isTaught }) => isTaught);
  return taught.length > 0 ? taught : named;
}

const saidIn = ({ meanings }: Told, words: readonly string[]): number =>
  words.filter((word) => says(meanings, word)).length;

const scoreOf = (
  { meanings, opposite, sentences }: Told,
  wanted: readonly string[],
  unwanted: readonly string[],
): number =>
  unwanted.filter((word) => says(opposite, word)).length +
  wanted.reduce(
    (sum, word) => sum + (says(meanings, word) ? SAID.meaning : says(sentences, word) ? SAID.sentence : 0),
    0,
  );

/** Of a word of several spellings the senses of this one: 直す is to fix, and 治す to cure. */
function sensesOf({ senses }: DictionaryWord, found: Found | undefined): string[] {
  const own = found ? meaningsOf(found).map(englishKey) : [];
  return senses.flatMap(({ glosses }) =>
    glosses.some((gloss) => own.includes(englishKey(gloss))) ? glosses : [],
  );
}

const nameIn = (key: string): string => (/^\S+(?: \S+)?$/.test(key) ? (key.split(' ').at(-1) ?? '') : '');

/** The words of a text that say something. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !LITTLE.test(word));

/** What is told is, or the verb that is done: "thick" and "fog" of "a thick fog over the sea", "cut" of "to cut with scissors". */
function frontOf(text: string): string[] {
  const verb = /^\s*to ([a-z]+)/i.exec(text)?.[1];
  return wordsOf(verb ?? text.split(MORE)[0] ?? '');
}

/** Two words alone may name something else: a hot dog is no dog. */
const isCompound = (text: string): boolean =>
  !MORE.test(text) && /^\s*(?:an? |the )?\S+ \S+\s*$/i.test(text) && !text.includes(',');

const isVerb = (text: string): boolean => /^\s*(?:to |[a-z]+ing\b)/i.test(text);

const evidence = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => wordsOf(text).flatMap((word) => [word, ...baseForms(word)])));

/** "sticks" is said by "chopsticks", and "rises" by "to rise". */
const MIN_PART = 4;
const says = (words: ReadonlySet<string>, word: string): boolean =>
  [word, ...baseForms(word)].some(
    (base) => words.has(base) || (base.length >= MIN_PART && [...words].some((one) => one.endsWith(base))),
  );
