import { authoredRows } from '../authored/read-authored';
import type { AuthoredSentence } from '../authored/authored-word';
import { conjugate, type VerbClass, type VerbForm } from '../forms/conjugation';

/** What kind of thing a noun is: only words that we put into a class by hand get a sentence of that class. */
type WordClass =
  | 'food'
  | 'drink'
  | 'animal'
  | 'place'
  | 'person'
  | 'clothing'
  | 'thing'
  | 'vehicle'
  | 'sport'
  | 'country'
  | 'study'
  | 'flower';

const CLASSES: readonly string[] = [
  ...['food', 'drink', 'animal', 'place', 'person', 'clothing'],
  ...['thing', 'vehicle', 'sport', 'country', 'study', 'flower'],
];

export interface ClassedWord {
  readonly written: string;
  readonly kana: string;
  readonly wordClass: WordClass;
  /** With its article, as an object: "a hamburger"; for sports the verb: "play badminton". */
  readonly object: string;
  /** In general: "hamburgers". */
  readonly general: string;
}

const isClass = (text: string): text is WordClass => CLASSES.includes(text);

/** The hand-made map `data/authored/word-classes.tsv`, by spelling. */
export function readWordClasses(): ReadonlyMap<string, ClassedWord> {
  const words = new Map<string, ClassedWord>();
  for (const { place, columns } of authoredRows('word-classes.tsv', 5)) {
    const [written = '', kana = '', wordClass = '', object = '', general = ''] = columns;
    if (!isClass(wordClass)) throw new Error(`${place}: unknown class ${wordClass}`);
    if (words.has(written)) throw new Error(`${place}: ${written} stands twice`);
    words.set(written, { written, kana, wordClass, object, general });
  }
  return words;
}

/** A verb inside a template: its spelling and reading, conjugated when the sentence is made. */
interface TemplateVerb {
  readonly written: string;
  readonly kana: string;
  readonly verbClass: VerbClass;
  readonly form: VerbForm;
}

/** `[spelling, spaced reading]` around the word and after it, then the verb, then what closes the sentence. */
interface Template {
  readonly before?: readonly [string, string];
  readonly after: readonly [string, string];
  readonly verb?: TemplateVerb;
  readonly close?: readonly [string, string];
  /** `{object}` is "a hamburger", `{general}` "hamburgers". */
  readonly en: string;
}

const verb = (written: string, kana: string, verbClass: VerbClass, form: VerbForm): TemplateVerb => ({
  written,
  kana,
  verbClass,
  form,
});

const EAT_PAST = verb('食べる', 'たべる', 'v1', 'politePast');
const EAT_WANT = verb('食べる', 'たべる', 'v1', 'want');
const DRINK = verb('飲む', 'のむ', 'v5m', 'politePast');
const DRINK_WANT = verb('飲む', 'のむ', 'v5m', 'want');
const SEE_PAST = verb('見る', 'みる', 'v1', 'politePast');
const TAKE_PHOTO = verb('撮る', 'とる', 'v5r', 'politePast');
const GO = verb('行く', 'いく', 'v5k-s', 'polite');
const GO_WANT = verb('行く', 'いく', 'v5k-s', 'want');
const BECOME_WANT = verb('なる', 'なる', 'v5r', 'want');
const BUY_PAST = verb('買う', 'かう', 'v5u', 'politePast');
const BUY_WANT = verb('買う', 'かう', 'v5u', 'want');
const RIDE_PAST = verb('乗る', 'のる', 'v5r', 'politePast');
const RIDE_WANT = verb('乗る', 'のる', 'v5r', 'want');
const DO = verb('する', 'する', 'vs-i', 'polite');
const DO_WANT = verb('する', 'する', 'vs-i', 'want');
const BLOOM = verb('咲く', 'さく', 'v5k', 'te');
const STUDY = verb('勉強する', 'べんきょう する', 'vs-i', 'te');

const DESU = ['です', ' です'] as const;
const IMASU = ['います', 'います'] as const;

/** Two sentences for each class, each right in both languages for every word of the class. */
const TEMPLATES: Readonly<Record<WordClass, readonly Template[]>> = {
  food: [
    { after: ['を', 'を'], verb: EAT_PAST, en: 'I ate {object}.' },
    { after: ['が', 'が'], verb: EAT_WANT, close: DESU, en: 'I want to eat {object}.' },
  ],
  drink: [
    { after: ['を', 'を'], verb: DRINK, en: 'I drank {object}.' },
    { after: ['が', 'が'], verb: DRINK_WANT, close: DESU, en: 'I want to drink {object}.' },
  ],
  animal: [
    { before: ['昨日', 'きのう'], after: ['を', 'を'], verb: SEE_PAST, en: 'I saw {object} yesterday.' },
    { after: ['の写真を', 'の しゃしん を'], verb: TAKE_PHOTO, en: 'I took a photo of {object}.' },
  ],
  place: [
    { before: ['明日', 'あした'], after: ['へ', 'へ'], verb: GO, en: 'I am going to {object} tomorrow.' },
    {
      before: ['日曜日に', 'にちようび に'],
      after: ['へ', 'へ'],
      verb: GO_WANT,
      close: DESU,
      en: 'I want to go to {object} on Sunday.',
    },
  ],
  person: [
    { before: ['兄は', 'あに は'], after: ['です', 'です'], en: 'My older brother is {object}.' },
    {
      before: ['将来、', 'しょうらい、'],
      after: ['に', 'に'],
      verb: BECOME_WANT,
      close: DESU,
      en: 'I want to become {object} in the future.',
    },
  ],
  clothing: [
    { before: ['昨日', 'きのう'], after: ['を', 'を'], verb: BUY_PAST, en: 'I bought {object} yesterday.' },
    {
      before: ['デパートで', 'デパート で'],
      after: ['を', 'を'],
      verb: BUY_WANT,
      close: DESU,
      en: 'I want to buy {object} at the department store.',
    },
  ],
  thing: [
    { before: ['昨日', 'きのう'], after: ['を', 'を'], verb: BUY_PAST, en: 'I bought {object} yesterday.' },
    { after: ['を', 'を'], verb: BUY_WANT, close: DESU, en: 'I want to buy {object}.' },
  ],
  vehicle: [
    {
      before: ['初めて', 'はじめて'],
      after: ['に', 'に'],
      verb: RIDE_PAST,
      en: 'I rode on {object} for the first time.',
    },
    { after: ['に', 'に'], verb: RIDE_WANT, close: DESU, en: 'I want to ride on {object}.' },
  ],
  sport: [
    { before: ['週末に', 'しゅうまつ に'], after: ['を', 'を'], verb: DO, en: 'I {object} on the weekend.' },
    {
      before: ['友達と', 'ともだち と'],
      after: ['が', 'が'],
      verb: DO_WANT,
      close: DESU,
      en: 'I want to {object} with my friends.',
    },
  ],
  country: [
    { before: ['来年', 'らいねん'], after: ['へ', 'へ'], verb: GO, en: 'I am going to {object} next year.' },
    {
      before: ['いつか', 'いつか'],
      after: ['へ', 'へ'],
      verb: GO_WANT,
      close: DESU,
      en: 'I want to go to {object} someday.',
    },
  ],
  study: [
    {
      before: ['大学で', 'だいがく で'],
      after: ['を', 'を'],
      verb: STUDY,
      close: IMASU,
      en: 'I am studying {object} at university.',
    },
    {
      before: ['姉は', 'あね は'],
      after: ['を', 'を'],
      verb: STUDY,
      close: IMASU,
      en: 'My older sister is studying {object}.',
    },
  ],
  flower: [
    {
      before: ['庭に', 'にわ に'],
      after: ['が', 'が'],
      verb: BLOOM,
      close: IMASU,
      en: 'There are {general} blooming in the garden.',
    },
    {
      before: ['母に', 'はは に'],
      after: ['をあげました', 'を あげました'],
      en: 'I gave my mother {general}.',
    },
  ],
};

/** The sentences of a word's class. */
export function classSentences(word: ClassedWord): AuthoredSentence[] {
  return TEMPLATES[word.wordClass].map((template) => fill(template, word));
}

function fill({ before, after, verb: action, close, en }: Template, word: ClassedWord): AuthoredSentence {
  const [written = '', kana = ''] = action ? conjugated(action) : [];
  return {
    ja: `${before?.[0] ?? ''}${word.written}${after[0]}${written}${close?.[0] ?? ''}。`,
    kana: `${[before?.[1], word.kana, after[1], kana].filter(Boolean).join(' ')}${close?.[1] ?? ''}。`,
    en: en.replace('{object}', word.object).replace('{general}', word.general),
  };
}

function conjugated({ written, kana, verbClass, form }: TemplateVerb): [string, string] {
  const forms = [written, kana].map((word) => conjugate(word, verbClass, form));
  const [spelling, reading] = forms;
  if (!spelling || !reading) throw new Error(`${written} is not a verb of class ${verbClass}`);
  return [spelling, reading];
}
