import type { SessionItem, LearningSession, SessionVocabulary } from '@kotoba/api-client';
import { delimitedLine, ITEM_STATUS } from '@kotoba/contracts';

import { wantedOf } from '../modes';
import { kanaOf } from '../word';

export type RowVerdict = 'correct' | 'incorrect' | 'reviewed' | 'open';

/** One word of a session as the list of the results shows it. */
export interface WordRow {
  /** Its place in the session, from 1. */
  readonly place: number;
  /** Null when it was deleted after the session had ended. */
  readonly word: { readonly ja: string; readonly en: string } | null;
  /** Empty for a word that was reviewed or not asked. */
  readonly typed: string;
  /** Empty when its word was deleted and never answered. */
  readonly right: string;
  readonly verdict: RowVerdict;
}

/** What the card asked for. */
function rightAnswer(word: SessionVocabulary, mode: SessionItem['mode']): string {
  const wanted = wantedOf(mode);
  if (wanted === 'english') return word.enWord;
  if (wanted === 'sentence') return word.jaSentence ?? word.jaWord;
  return (wanted === 'kana' ? kanaOf(word) : null) ?? word.jaWord;
}

const verdicts: Readonly<Record<number, RowVerdict>> = {
  [ITEM_STATUS.correct]: 'correct',
  [ITEM_STATUS.incorrect]: 'incorrect',
  [ITEM_STATUS.reviewed]: 'reviewed',
};

export const rowsOf = ({ learnDetails }: Pick<LearningSession, 'learnDetails'>): WordRow[] =>
  learnDetails.map(({ vocabulary, answer, status, mode }, index) => ({
    place: index + 1,
    word: vocabulary && { ja: vocabulary.jaWord, en: vocabulary.enWord },
    typed: answer?.typed ?? '',
    right: answer?.correctAnswer ?? (vocabulary ? rightAnswer(vocabulary, mode) : ''),
    verdict: verdicts[status] ?? 'open',
  }));

export const rowOrders = ['asked', 'word', 'verdict'] as const;
export type RowOrder = (typeof rowOrders)[number];

/** What needs work first. */
const rank: Readonly<Record<RowVerdict, number>> = { incorrect: 0, reviewed: 1, open: 2, correct: 3 };

const compare: Readonly<Record<RowOrder, (a: WordRow, b: WordRow) => number>> = {
  asked: () => 0,
  word: (a, b) => (a.word?.en ?? '').localeCompare(b.word?.en ?? '', 'en'),
  verdict: (a, b) => rank[a.verdict] - rank[b.verdict],
};

/** The rows in an order, words of equal rank as they were asked; only the wrong ones when asked for. */
export const arranged = (
  rows: readonly WordRow[],
  { order, onlyWrong }: { order: RowOrder; onlyWrong: boolean },
): WordRow[] =>
  rows
    .filter(({ verdict }) => !onlyWrong || verdict === 'incorrect')
    .sort((a, b) => compare[order](a, b) || a.place - b.place);

interface Wording {
  readonly titles: readonly string[];
  readonly verdictOf: (verdict: WordRow['verdict']) => string;
}

/**
 * The rows as a table that spreadsheets open, in the words of the screen: UTF-8 with its mark, comma-separated,
 * formulas guarded.
 */
export const rowsAsCsv = (rows: readonly WordRow[], { titles, verdictOf }: Wording): string =>
  [
    titles,
    ...rows.map(({ place, word, typed, right, verdict }) => [
      String(place),
      word?.ja ?? '',
      word?.en ?? '',
      typed,
      right,
      verdictOf(verdict),
    ]),
  ].reduce((text, cells) => text + delimitedLine(cells, ','), '\uFEFF');
