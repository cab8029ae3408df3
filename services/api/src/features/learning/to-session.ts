import { isPartOfSpeech } from '@kotoba/contracts';
import { pictureUrl, type PlacedRow } from '../vocabulary';
import type { GivenAnswer, LearnDetail, SessionHead, SessionVocabulary } from './learning.schemas';
import type { LearnDetailRow, SessionRow } from './learning.tables';
import type { RememberedAnswer } from './session-machine';
import { cardModeOf } from './session-mode';

const picture = (file: string | null) => (file === null ? null : pictureUrl(file));

/** A word as the quiz shows it. */
export function toSessionVocabulary({ word, topic, collection }: PlacedRow): SessionVocabulary {
  return {
    id: word.id,
    enWord: word.enWord,
    jaWord: word.jaWord,
    enSentence: word.enSentence,
    jaSentence: word.jaSentence,
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

type AnsweredRow = Pick<
  LearnDetailRow,
  'vocabularyId' | 'mode' | 'status' | 'recorded' | 'practised' | 'answeredAt'
>;

/** An item of a session as the quiz and its results show it. `word` is missing when it was deleted after the session had ended. */
export const toLearnDetail = (
  row: AnsweredRow,
  session: Pick<SessionRow, 'mode'>,
  word: PlacedRow | undefined,
): LearnDetail => ({
  vocabularyId: row.vocabularyId,
  mode: cardModeOf(session.mode, row.mode),
  status: row.status,
  vocabulary: word ? toSessionVocabulary(word) : null,
  answer: toGiven(row.recorded),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  practised: row.practised?.result.isCorrect ?? false,
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
