import { readLore } from '../authored/lore';
import { toRomaji } from '@kotoba/japanese';
import type { LanguageEngine } from '../index';
import type { Candidate, Conversion, DraftEntry, ExampleSentence, NoteItem, NoteKind } from '../language';
import { createKanjiDictionary } from '../kanji-dictionary';
import { createStrokeOrder } from '../stroke-order';

/** A complete draft; only what a test is about needs to be said. */
export function draft(fields: Partial<DraftEntry> & Pick<DraftEntry, 'en_word'>): DraftEntry {
  const kana = fields.hiragana ?? fields.katakana ?? '';
  return {
    ja_word: fields.kanji ?? kana,
    hiragana: null,
    katakana: null,
    kanji: null,
    romaji: toRomaji(kana),
    part_of_speech: 'noun',
    level: null,
    ja_sentence: null,
    ja_hiragana_sentence: null,
    romaji_sentence: null,
    en_sentence: null,
    tags: [],
    alternatives: [],
    notes: null,
    unchecked: [],
    sources: { word: 'dictionary', sentence: 'template', level: 'list' },
    ...fields,
  };
}

export const umbrella = draft({
  en_word: 'umbrella',
  hiragana: 'かさ',
  kanji: '傘',
  level: 'N5',
  ja_sentence: '傘を忘れました。',
  ja_hiragana_sentence: 'かさをわすれました。',
  romaji_sentence: 'kasa o wasuremashita.',
  en_sentence: 'I forgot my umbrella.',
  tags: ['weather'],
});
export const train = draft({ en_word: 'train', hiragana: 'でんしゃ', kanji: '電車', level: 'N5' });
const station = draft({ en_word: 'station', hiragana: 'えき', kanji: '駅', level: 'N5' });
export const ticket = draft({ en_word: 'ticket', hiragana: 'きっぷ', kanji: '切符', level: 'N4' });

/** One thing that an item of a note may mean. */
export const meaning = (entry: DraftEntry, label = entry.en_word): Candidate => ({ entry, label });

/** An item that is asked about; only what a test is about needs to be said. */
export const item = (fields: Partial<NoteItem> & Pick<NoteItem, 'about' | 'candidates'>): NoteItem => ({
  kind: 'meaning',
  place: null,
  isAsked: true,
  reasons: [],
  ...fields,
});

const conversions: Readonly<Record<string, Conversion>> = {
  umbrella: {
    ok: true,
    collection: 'Class Notes',
    topics: [{ topic: 'Words', entries: [umbrella] }],
    items: [item({ about: 'umbrella', place: 0, candidates: [meaning(umbrella)], isAsked: false })],
  },
  'travel by train': {
    ok: true,
    collection: 'Travel by train',
    topics: [
      { topic: 'At the station', entries: [station, ticket] },
      { topic: 'Trains', entries: [train] },
    ],
    items: [],
  },
};

const NOTHING: Conversion = {
  ok: false,
  code: 'NOTHING_FOUND',
  message: 'No vocabulary was found for this note.',
  items: [],
};

const example = (
  ja_sentence: string,
  ja_hiragana_sentence: string,
  en_sentence: string,
): ExampleSentence => ({
  ja_sentence,
  ja_hiragana_sentence,
  romaji_sentence: toRomaji(ja_hiragana_sentence),
  en_sentence,
  source: 'authored',
});

/** The examples of every word. */
const examples = [
  example('傘を忘れました。', 'かさをわすれました。', 'I forgot my umbrella.'),
  example('傘を買いました。', 'かさをかいました。', 'I bought an umbrella.'),
];

/** More words than are added at once. */
const deckOfTravel: readonly DraftEntry[] = [
  umbrella,
  train,
  station,
  ticket,
  ...Array.from('あいうえおかきくけこさしすせそたちつてとなにぬね', (kana, index) =>
    draft({ en_word: `word ${index + 1}`, hiragana: `${kana}${kana}` }),
  ),
];

/** A language of a few words, for tests of what is done with them. */
export function fixtureLanguage(overrides: Partial<LanguageEngine> = {}): LanguageEngine {
  return {
    convertNote: async (_kind: NoteKind, text: string) => conversions[text] ?? NOTHING,
    generate: async (input, _type, count) => {
      const conversion = conversions[input] ?? NOTHING;
      return conversion.ok ? conversion.topics.flatMap(({ entries }) => entries).slice(0, count) : [];
    },
    complete: async (input) => draft(input),
    read: async (japanese) => {
      const spaced = japanese.replaceAll('傘', 'かさ ').replaceAll('を', 'を ').replaceAll('買', 'か');
      return { hiragana: spaced.replaceAll(' ', ''), romaji: toRomaji(spaced).replaceAll('wo ', 'o ') };
    },
    verify: async (entry) => entry,
    means: async () => true,
    failing: async () => [],
    kanji: createKanjiDictionary().of,
    kanjiWithStrokes: createKanjiDictionary().withStrokes,
    strokes: createStrokeOrder().of,
    wordsWithKanji: () => [],
    inflections: async () => [],
    reshape: async () => null,
    mixedUpWith: () => [],
    correct: async (text) => ({ text, remarks: [], questions: [] }),
    compare: () => null,
    compound: async () => null,
    alike: async () => [],
    describedBy: async () => [],
    ending: () => null,
    opposites: () => [],
    count: () => null,
    homonyms: async () => [],
    examplesWith: async () => examples,
    furtherAnswers: async () => ({ meanings: [], forms: [] }),
    traitsOf: async () => ({ usage: null, takesObject: null, register: null }),
    decks: () => [{ name: 'travel', title: 'Travel', words: deckOfTravel }],
    deckEntries: async (name, from, to) => (name === 'travel' ? deckOfTravel.slice(from, to) : []),
    lore: () => readLore({ words: [], phrases: [], topics: [], expressions: [] }),
    close: async () => undefined,
    ...overrides,
  };
}
