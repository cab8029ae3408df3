import { hasKanji } from '@kotoba/japanese';
import { type Level, LEVELS, type PartOfSpeech } from '@kotoba/contracts';
import type {
  PhraseUsage,
  Register,
  AuthoredPhrase,
  AuthoredWord,
  AuthoredTopic,
} from '../authored/authored-word';
import type { GrammarPoint } from '../authored/lore';
import { type LearnerGloss, learnerGloss, narrowedKeys } from '../dictionary/learner-gloss';
import { levelOf, partOfSpeechOf, type DictionaryWord, type Form } from '../dictionary/word';
import { englishKey } from '../english-key';
import type { DraftEntry, EntrySources, ExampleSentence } from '../language';
import { type Found, type FoundOfOurs, type FoundWord, findKnown } from '../lookup/known-words';
import { OWN_PHRASE } from '../phrases/compose-phrase';
import { takenForSame } from '../fair-keys/further-forms';
import { tableNames } from '../fair-keys/table-names';
import type { Reader } from '../reading/reader';
import { spacedRomaji } from '../reading/word-spaces';
import { type Examples, toExample } from './examples';
import { fieldNames } from './fields';
import { scriptColumns, spacedHeadword } from './headword';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';

/** The level of what is made of these words. */
export const hardestOf = (entries: readonly Pick<DraftEntry, 'level'>[]): Level | null =>
  LEVELS.findLast((level) => entries.some((entry) => entry.level === level)) ?? null;

const REGISTER_NAMES: Readonly<Record<Register, string>> = {
  plain: 'Plain, among friends and family.',
  polite: 'Polite.',
  formal: 'Formal.',
  any: 'Set phrase.',
};

/** What a learner reads beside a phrase: "Polite. To the staff when you want to pay." */
export function usageNote({ register, when }: PhraseUsage): string {
  return `${REGISTER_NAMES[register]} ${when}`;
}

/** The register that a usage note names; null when it is none, or right for everybody. */
export const registerOf = (notes: string | null): Exclude<Register, 'any'> | null =>
  (['plain', 'polite', 'formal'] as const).find((name) => notes?.startsWith(REGISTER_NAMES[name])) ?? null;

const MAX_SPELLINGS = 3;
const MAX_MEANINGS = 4;
const MAX_TAGS = 4;
/** Told apart from authored words by this tag. */
export const FROM_DICTIONARY = 'from dictionary';

/** What may be a point of grammar. */
const GRAMMATICAL = /^(phrase|expression|particle|suffix|conjunction|other)$/;

export interface EntryMaker {
  fromAuthored(word: AuthoredWord, known?: DictionaryWord): Promise<DraftEntry>;
  fromDictionary(found: FoundWord, tags?: readonly string[]): Promise<DraftEntry>;
  fromPhrase(phrase: AuthoredPhrase): DraftEntry;
}

interface MakerParts {
  readonly reader: Reader;
  readonly examples: Examples;
  /** What we tell of a point of grammar; null for what is none. */
  readonly grammar: (points: readonly string[]) => GrammarPoint | null;
  /** Words of ours with a spelling or reading. */
  readonly byJapanese: (text: string) => readonly AuthoredWord[];
  /** English that is wrong for a word, and forms that are none of it, by its names. */
  readonly notRight: ReadonlyMap<string, readonly string[]>;
  readonly neverForms: ReadonlyMap<string, readonly string[]>;
}

export function createEntryMaker({
  reader,
  examples,
  grammar,
  byJapanese,
  notRight,
  neverForms,
}: MakerParts): EntryMaker {
  /** What stands behind other words is told as the point of grammar that it is, with a sentence of that: 〜てから. */
  const told = async ({ written, partOfSpeech }: Pick<AuthoredWord, 'written' | 'partOfSpeech'>) => {
    const point = GRAMMATICAL.test(partOfSpeech) ? grammar([written]) : null;
    if (!point) return { notes: null };
    const said = point.examples.find(({ ja }) => ja.includes(written));
    const kana = said && (await reader.read(said.ja)).spaced;
    return {
      // What tells several points apart is not told of one.
      notes: point.names.length === 1 ? point.note : null,
      example: said && toExample({ ...said, kana: kana ?? '' }, 'authored'),
    };
  };
  /** What the dictionary adds and a learner may answer. */
  const fair = (added: readonly string[], names: readonly string[], known: DictionaryWord): string[] => {
    const wrong = names.flatMap((name) => [...(notRight.get(name) ?? []), ...(neverForms.get(name) ?? [])]);
    const keys = new Set([...narrowedKeys(known), ...wrong.map(englishKey)]);
    return added.filter((text) => !keys.has(englishKey(text)));
  };
  return {
    async fromAuthored(word, known) {
      const { written, kana, en, partOfSpeech } = word;
      const spaced = await spacedHeadword(word, reader);
      const { notes, example: pointed } = await told(word);
      const example = examples.of({ written, kana, en, partOfSpeech })[0] ?? pointed;
      return {
        en_word: en,
        ...scriptColumns(written, kana),
        romaji: spacedRomaji(spaced),
        part_of_speech: partOfSpeech,
        level: word.level,
        ...sentenceColumns(example),
        tags: tagsOrWord(word.topics.map((topic) => topic.toLowerCase())),
        alternatives: known
          ? fair(alternativesFor(word, known, byJapanese(kana)), tableNames(word, known), known)
          : [],
        notes,
        unchecked: [],
        sources: sources('authored', example, word.estimated ? 'estimate' : 'list'),
      };
    },

    async fromDictionary(found, tags = []) {
      const { word, verb = false } = found;
      const form = found.form ?? shownForm(word, found.sense);
      const ending = verb ? 'する' : '';
      const written = ((writesKana(word, found) ? form.kana : (form.kanji ?? form.kana)) + ending).normalize(
        'NFKC',
      );
      const kana = form.kana + ending;
      const sense = word.senses[found.sense];
      const partOfSpeech: PartOfSpeech = verb ? 'verb' : sense ? partOfSpeechOf(sense) : 'other';
      const glosses: LearnerGloss = learnerGloss(word, found);
      const en = found.en ?? glosses.en;
      const spaced = await spacedHeadword({ written, kana, partOfSpeech }, reader);
      const { notes, example: pointed } = await told({ written, partOfSpeech });
      const example = examples.of({ written, kana, en, partOfSpeech })[0] ?? pointed;
      const { level, source } = levelOf(word);
      return {
        en_word: en,
        ...scriptColumns(written, kana),
        romaji: spacedRomaji(spaced),
        part_of_speech: partOfSpeech,
        level,
        ...sentenceColumns(example),
        tags: tagsOrWord([...tags, ...fieldNames(sense?.marks ?? [])]),
        alternatives: fair(
          [...glosses.others, ...(verb ? [] : spellings(word, written))],
          tableNames({ written, kana }, word, found.sense),
          word,
        ),
        notes,
        unchecked: [],
        sources: sources('dictionary', example, source),
      };
    },

    fromPhrase(phrase) {
      const [en = '', ...others] = phrase.meanings;
      const running = phrase.kana.replace(/ /g, '');
      const composed = phrase.pieces !== undefined;
      const made = phrase.group === OWN_PHRASE ? 'template' : 'authored';
      const example = toExample(phrase.example, composed ? 'composed' : made);
      return {
        en_word: en,
        ...scriptColumns(phrase.written, running),
        romaji: spacedRomaji(phrase.kana),
        part_of_speech: 'phrase',
        level: phrase.level,
        ...sentenceColumns(example),
        tags: ['phrase', phrase.group.toLowerCase()],
        alternatives: others,
        notes: phrase.usage && usageNote(phrase.usage),
        ...(phrase.pieces && {
          pieces: phrase.pieces.map(({ written, en }) => ({ ja_word: written, en_word: en })),
        }),
        unchecked: [],
        sources: sources(composed ? 'composed' : 'authored', example, 'estimate'),
      };
    },
  };
}

function tagsOrWord(tags: readonly string[]): string[] {
  const own = [...new Set(tags)].slice(0, MAX_TAGS);
  return own.length > 0 ? own : ['word'];
}

function sources(
  word: EntrySources['word'],
  example: ExampleSentence | undefined,
  level: EntrySources['level'],
): EntrySources {
  return { word, level, ...(example && { sentence: example.source }) };
}

export function sentenceColumns(example: ExampleSentence | undefined) {
  return {
    ja_sentence: example?.ja_sentence ?? null,
    ja_hiragana_sentence: example?.ja_hiragana_sentence ?? null,
    romaji_sentence: example?.romaji_sentence ?? null,
    en_sentence: example?.en_sentence ?? null,
  };
}

/** A sense that is usually written in kana is shown so, unless the learner typed the kanji. */
function writesKana(word: DictionaryWord, { form, sense }: FoundWord): boolean {
  if (form) return form.kanji === null;
  return word.senses[sense]?.marks.includes('uk') ?? false;
}

function shownForm(word: DictionaryWord, sense: number): Form {
  const usuallyKana = word.senses[sense]?.marks.includes('uk') ?? false;
  const kanaOnly = word.forms.find(({ kanji, odd }) => kanji === null && !odd);
  const [first] = word.forms;
  return (usuallyKana ? kanaOnly : undefined) ?? first ?? { kanji: null, kana: '', odd: false };
}

/** Other usual spellings with the same reading. */
function spellings(word: DictionaryWord, written: string): string[] {
  const reading = word.forms.find(({ kanji, kana }) => (kanji ?? kana) === written || kana === written)?.kana;
  const others = word.forms
    .filter(({ kana, odd }) => !odd && kana === reading)
    .map(({ kanji, kana }) => (kanji ?? kana).normalize('NFKC'));
  return [...new Set(others)].filter((other) => other !== written).slice(0, MAX_SPELLINGS);
}

/** What the dictionary adds to a word of ours: further meanings of the sense that both know, other spellings. */
function alternativesFor(
  { en, written, kana }: AuthoredWord,
  known: DictionaryWord,
  homophones: readonly AuthoredWord[],
): string[] {
  const own = new Set(en.split('; ').map(englishKey));
  const sense = known.senses.findIndex(({ glosses }) => glosses.some((gloss) => own.has(englishKey(gloss))));
  const { en: shown, others } = learnerGloss(known, { sense: Math.max(0, sense), gloss: 0, oneSense: true });
  const meanings = [...shown.split('; '), ...others].filter(
    (meaning) => meaning && !own.has(englishKey(meaning)),
  );
  const taught = takenForSame({ en, kanji: written, kana }, known, homophones);
  const same = spellings(known, written).filter((text) => taught.every((word) => word.written !== text));
  return [...meanings.slice(0, MAX_MEANINGS), ...same];
}

export interface TopicEntries {
  readonly topic: string;
  readonly entries: DraftEntry[];
}

/** Entries for whatever a look-up found, with what the dictionary adds to our own words. */
export interface EntryService {
  ofFound(found: readonly Found[], tags?: readonly string[]): Promise<DraftEntry[]>;
  ofTopic(topic: AuthoredTopic): Promise<TopicEntries[]>;
  ofDictionary(found: readonly FoundWord[], tags: readonly string[]): Promise<DraftEntry[]>;
}

export function createEntryService(maker: EntryMaker, dictionary: DictionaryRepository): EntryService {
  const ofAuthored = async (words: readonly AuthoredWord[]): Promise<DraftEntry[]> => {
    const known = await findKnown(words, dictionary);
    return Promise.all(words.map((word) => maker.fromAuthored(word, known.get(word))));
  };

  return {
    async ofFound(found, tags = []) {
      const own = found.filter((item) => item.kind === 'authored').map(({ word }) => word);
      const made = await ofAuthored(own);
      const entries = await Promise.all(
        found.map(async (item) =>
          item.kind === 'authored'
            ? asTyped(item, made[own.indexOf(item.word)] ?? (await maker.fromAuthored(item.word)))
            : maker.fromDictionary(item.found, tags),
        ),
      );
      return withoutDuplicates(entries);
    },
    async ofTopic({ groups }) {
      const all = await ofAuthored(groups.flatMap(({ words }) => words));
      let start = 0;
      return groups.map(({ name, words }) => {
        const entries = all.slice(start, start + words.length);
        start += words.length;
        return { topic: name, entries };
      });
    },
    async ofDictionary(found, tags) {
      return withoutDuplicates(await Promise.all(found.map((word) => maker.fromDictionary(word, tags))));
    },
  };
}

/** Who typed 綺麗, or ドキドキ, sees it so. */
const asTyped = ({ word, typed }: FoundOfOurs, entry: DraftEntry): DraftEntry =>
  typed === undefined ? entry : { ...entry, ...scriptColumns(typed, hasKanji(typed) ? word.kana : typed) };

const nameOf = ({ ja_word, romaji, en_word }: DraftEntry): string => `${ja_word}|${romaji}|${en_word}`;

export const isSameEntry = (one: DraftEntry, other: DraftEntry): boolean => nameOf(one) === nameOf(other);

export function withoutDuplicates(entries: readonly DraftEntry[]): DraftEntry[] {
  return [...new Map(entries.map((entry) => [nameOf(entry), entry])).values()];
}
