import { isPartOfSpeech, ITEM_STATUS, type CardMode, type ItemStatus } from '@kotoba/contracts';
import { pictureUrl, type PlacedRow } from '../vocabulary';
import type { GivenAnswer, SessionItem, SessionHead, SessionVocabulary, Progress } from './learning.schemas';
import type { ItemRow, SessionRow } from './learning.tables';
import type { RememberedAnswer } from './session-machine';

const picture = (file: string | null) => (file === null ? null : pictureUrl(file));

/** A word as the quiz shows it. */
function toSessionVocabulary({ word, topic, collection }: PlacedRow): SessionVocabulary {
  return {
    id: word.id,
    enWord: word.enWord,
    jaWord: word.jaWord,
    enSentence: word.enSentence,
    jaSentence: word.jaSentence,
    jaHiraganaSentence: word.jaHiraganaSentence,
    romajiSentence: word.romajiSentence,
    hiragana: word.hiragana,
    katakana: word.katakana,
    kanji: word.kanji,
    romaji: word.romaji,
    partOfSpeech: isPartOfSpeech(word.partOfSpeech) ? word.partOfSpeech : 'other',
    wordImageUrl: picture(word.wordImage),
    sentenceImageUrl: picture(word.sentenceImage),
    sentenceImageAlt: word.sentenceImageAlt,
    topic: { name: topic.name, userTopic: { name: collection.name } },
  };
}

function toGiven(recorded: RememberedAnswer | null): GivenAnswer | null {
  if (!recorded) return null;
  const { reason, matched, correctAnswer, isCorrect } = recorded.result;
  return {
    typed: recorded.answer,
    correctAnswer,
    verdict: isCorrect ? 'correct' : 'incorrect',
    reason,
    matched,
  };
}

type AnsweredRow = Pick<ItemRow, 'vocabularyId' | 'status' | 'recorded' | 'practised' | 'answeredAt'>;

/**
 * An item of a session as the quiz and its results show it. `word` is missing when it was deleted after the session
 * had ended.
 */
export const toSessionItem = (
  row: AnsweredRow,
  mode: CardMode,
  word: PlacedRow | undefined,
  more: Pick<SessionItem, 'apart' | 'isNew' | 'due' | 'cloze' | 'choices' | 'order'> = {},
): SessionItem => ({
  vocabularyId: row.vocabularyId,
  mode,
  status: row.status,
  vocabulary: word ? toSessionVocabulary(word) : null,
  answer: toGiven(row.recorded),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  practised: row.practised?.result.isCorrect ?? false,
  ...more,
});

export const toSessionHead = (row: SessionRow): SessionHead => ({
  id: row.id,
  mode: row.mode,
  name: row.name,
  type: row.type,
  topic: row.topic,
  level: row.level,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});

/** A session's figures. Every status but `open` counts as answered; the percentage is rounded, and 0 without items. */
export function progressOf(statuses: readonly ItemStatus[]): Progress {
  const count = (status: ItemStatus) => statuses.filter((other) => other === status).length;
  const total = statuses.length;
  const answered = total - count(ITEM_STATUS.open);
  return {
    total,
    answered,
    correct: count(ITEM_STATUS.correct),
    incorrect: count(ITEM_STATUS.incorrect),
    reviewed: count(ITEM_STATUS.reviewed),
    percent: total === 0 ? 0 : Math.round((answered / total) * 100),
  };
}
