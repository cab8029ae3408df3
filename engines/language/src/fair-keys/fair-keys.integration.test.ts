import { readFileSync } from 'node:fs';
import { checkAnswer } from '@kotoba/japanese/answers';
import { isEnglishWord } from '@kotoba/japanese/english-words';
import type { DraftEntry, LanguageEngine } from '..';
import { loadFrom, readDictionaryFile } from '../dictionary/load-dictionary';
import { parseForms } from '../dictionary/word';
import { packageFile } from '../package-file';
import { openLanguage } from '../testing/open-language';

/** What a fair teacher says of an answer; written down before the rules were built. */
interface Row {
  readonly verdict: 'fair' | 'trap';
  /** 市場 = marketplace: the meaning that the learner gave. */
  readonly note: string;
  readonly mode: number;
  readonly typed: string;
}

const rows: Row[] = readFileSync(packageFile('src/testing/fair-answers.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [verdict, note = '', mode, typed = ''] = line.split('\t');
    return { verdict: verdict === 'fair' ? 'fair' : 'trap', note, mode: Number(mode), typed };
  });

/** The dictionary's own lines for the words of the table and for what is typed. */
async function linesOfTable(): Promise<string[]> {
  const noted = rows.map(({ note }) => note.split(' = ')[0] ?? note);
  const nouns = noted.map((word) => word.replace(/(?<=.)する$/, ''));
  const wanted = new Set([...noted, ...nouns, ...rows.map(({ typed }) => typed)]);
  return (await readDictionaryFile()).filter((line) =>
    parseForms(line.split('\t')[0] ?? '').some(
      ({ kanji, kana }) => wanted.has(kanji ?? kana) || wanted.has(kana),
    ),
  );
}

let language: LanguageEngine;
let close: () => Promise<void>;
beforeAll(async () => {
  const ofTable = { version: 'table', lines: linesOfTable };
  ({ language, close } = await openLanguage((pool) =>
    loadFrom(ofTable, { pool, onProgress: () => undefined }),
  ));
});
afterAll(() => close());

/** The entry of a note; of one with a meaning, the entry that has it. */
async function noted(note: string): Promise<DraftEntry> {
  const [japanese = '', meaning] = note.split(' = ');
  if (meaning !== undefined) return language.complete({ en_word: meaning, ja_word: japanese });
  const conversion = await language.convertNote('WORD', japanese);
  const entry = conversion.ok ? conversion.topics[0]?.entries[0] : undefined;
  if (!entry) throw new Error(`${note} is no word`);
  return entry;
}

/** A word as it is judged, made once for all that is typed for it. */
async function judgedWord(note: string) {
  const made = await noted(note);
  const entry = {
    en: made.en_word,
    word: made.ja_word,
    hiragana: made.hiragana,
    katakana: made.katakana,
    kanji: made.kanji,
    romaji: made.romaji,
    pos: made.part_of_speech,
    alternatives: made.alternatives,
  };
  return { entry, further: await language.furtherAnswers(made) };
}

const judgedWords = new Map<string, ReturnType<typeof judgedWord>>();

async function isRight({ note, mode, typed }: Row): Promise<boolean> {
  const judging = judgedWords.get(note) ?? judgedWord(note);
  judgedWords.set(note, judging);
  return checkAnswer({ mode, ...(await judging), input: typed, otherSaved: [], isEnglishWord }).isCorrect;
}

async function wrong(verdict: Row['verdict']): Promise<string[]> {
  const found: string[] = [];
  for (const row of rows.filter((each) => each.verdict === verdict)) {
    if ((await isRight(row)) !== (verdict === 'fair')) found.push(`${row.note} ${row.mode} ${row.typed}`);
  }
  return found;
}

test('what a fair teacher takes is right', async () => {
  expect(await wrong('fair')).toEqual([]);
});
test('what a fair teacher refuses is wrong', async () => {
  expect(await wrong('trap')).toEqual([]);
});
