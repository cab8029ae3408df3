import { hasJapanese, hasKanji, hasLatin } from '@kotoba/japanese';
import { ApiFailure } from '../../../platform/http/errors';
import { FIELDS, type Field } from '../fields';
import type { ImportRow, ImportSettings } from './imports.tables';

/**
 * Where a column can go: a field; `japanese`, whose script decides between kanji and kana; `reading`, kana of either
 * script; `deck`, a collection and a topic with "::" between; nowhere.
 */
export const TARGETS = [...FIELDS, 'japanese', 'reading', 'deck', 'ignore'] as const;
export type Target = (typeof TARGETS)[number];

/** Names of columns as files call them, without case, spaces and signs; the first one of a target wins. */
const names: Readonly<Partial<Record<Target, readonly string[]>>> = {
  en_word: [
    'enword',
    'en',
    'eng',
    'english',
    'meaning',
    'definition',
    'translation',
    'back',
    'vocabularyenglish',
    '英語',
    '意味',
  ],
  japanese: [
    'word',
    'ja',
    'jp',
    'jpn',
    'japanese',
    'expression',
    'vocabulary',
    'vocabularykanji',
    'front',
    '単語',
    '日本語',
    '言葉',
    '語彙',
  ],
  kanji: ['kanji', '漢字'],
  reading: ['reading', 'kana', 'vocabularykana', 'furigana', '読み', 'よみ', '読み方', 'かな', 'ふりがな'],
  hiragana: ['hiragana', 'ひらがな', '平仮名'],
  katakana: ['katakana', 'カタカナ', '片仮名'],
  romaji: ['romaji', 'rōmaji', 'ローマ字'],
  part_of_speech: ['partofspeech', 'pos', '品詞'],
  level: ['level', 'jlpt', 'レベル'],
  ja_sentence: ['jasentence', 'sentence', 'example', 'japanesesentence', '例文'],
  ja_hiragana_sentence: ['jahiraganasentence', 'sentencekana', 'sentencereading'],
  romaji_sentence: ['romajisentence', 'sentenceromaji'],
  en_sentence: [
    'ensentence',
    'translation',
    'sentenceenglish',
    'sentencetranslation',
    'sentencemeaning',
    'englishsentence',
    '訳',
  ],
  tags: ['tags', 'tag', 'ankitags', 'タグ'],
  alternatives: ['alternatives', 'synonyms'],
  blocked_answers: ['blockedanswers'],
  notes: ['notes', 'note', 'comment', 'メモ'],
  user_topic: ['usertopic', 'collection'],
  topic: ['topic', 'category'],
  sources: ['sources'],
  unchecked: ['unchecked'],
  created_at: ['createdat', 'created'],
  ja_word: ['jaword'],
  deck: ['deck'],
};

const fold = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const candidates = (column: string): Target[] =>
  TARGETS.filter((target) => names[target]?.includes(fold(column)) ?? false);

/**
 * Whether a first row names columns: a name is known, none is there twice, and what is not known is in no Japanese
 * unless most are known. "note, ノート" is a word, "番号, 漢字, 英語" are names.
 */
export function isHeader(cells: readonly string[]): boolean {
  const unknown = cells.filter((cell) => candidates(cell).length === 0);
  if (unknown.length === cells.length || new Set(cells.map(fold)).size !== cells.length) return false;
  return !unknown.some(hasJapanese) || unknown.length * 2 < cells.length;
}

function byContent(samples: readonly string[]): Target {
  const text = samples.join(' ');
  if (hasKanji(text)) return 'japanese';
  if (hasJapanese(text)) return 'reading';
  return hasLatin(text) ? 'en_word' : 'ignore';
}

/** A target for each column, by its name, or by what is in it when no column has a name; each target at most once. */
function suggestTargets(columns: readonly string[], samples: readonly (readonly string[])[], named: boolean) {
  const taken = new Set<Target>();
  const ours =
    columns.filter((column) => (FIELDS as readonly string[]).includes(column)).length === FIELDS.length;
  const targets = columns.map((column, i): Target => {
    const suggested: readonly Target[] = ours
      ? FIELDS.filter((field: Field) => field === column)
      : named
        ? candidates(column)
        : [byContent(samples.map((row) => row[i] ?? ''))];
    const target = suggested.find((each) => !taken.has(each)) ?? 'ignore';
    if (target !== 'ignore') taken.add(target);
    return target;
  });
  return targets.map((target): Target => {
    // A reading that stands alone is the word itself; a headword beside kanji and kana is only a copy of them in our
    // own Anki notes.
    if (target === 'reading' && !taken.has('japanese') && !taken.has('kanji')) return 'japanese';
    if (target === 'japanese' && taken.has('kanji') && taken.has('hiragana')) return 'ja_word';
    return target === 'deck' && taken.has('user_topic') ? 'ignore' : target;
  });
}

/** Whether a file brings everything that an entry has, as our own exports do: there is nothing to fill in then. */
const isWhole = (targets: readonly Target[]): boolean => FIELDS.every((field) => targets.includes(field));

/** Rows by which a column without a name is judged. */
export const SAMPLES = 20;

/** What is taken for meant while nobody says otherwise. */
export function suggestSettings(
  columns: readonly string[],
  samples: readonly (readonly string[])[],
  named: boolean,
): ImportSettings {
  const targets = suggestTargets(columns, samples, named);
  return { targets, fill: !isWhole(targets) };
}

export const toTargets = (targets: readonly string[]): Target[] =>
  targets.map((name) => TARGETS.find((target) => target === name) ?? 'ignore');

/** What the learner says about a file; what is left out stays as it was suggested. */
export interface ImportChoice extends Partial<ImportSettings> {
  readonly has_header?: boolean | undefined;
}

const invalid = (message: string) => new ApiFailure('INVALID_INPUT', 400, message);

/**
 * The settings of an import with what the learner chose.
 * @throws ApiFailure 400 when the columns do not make a word
 */
export function chooseSettings(row: ImportRow, { has_header: hasHeader, ...choice }: ImportChoice) {
  const settings: ImportSettings = { ...row.settings, ...choice };
  const { targets } = settings;
  if (targets.length !== row.columns.length) {
    throw invalid(`The file has ${row.columns.length} columns, and ${targets.length} targets were given`);
  }
  const used = targets.filter((target) => target !== 'ignore');
  const twice = used.find((target, i) => used.indexOf(target) !== i);
  if (twice) throw invalid(`Two columns are meant for ${twice.replaceAll('_', ' ')}`);
  const isTable = row.format === 'csv' || row.format === 'tsv';
  return { settings, hasHeader: isTable ? (hasHeader ?? row.hasHeader) : row.hasHeader };
}

const JAPANESE: readonly Target[] = ['japanese', 'reading', 'kanji', 'hiragana', 'katakana'];

/** Whether the columns can make a word at all: an English one and a Japanese one. */
export const makesWords = ({ targets }: ImportSettings): boolean =>
  targets.includes('en_word') && JAPANESE.some((target) => targets.includes(target));
