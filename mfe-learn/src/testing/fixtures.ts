import { CARD_MODE, CARD_MODES, type ItemStatus } from '@kotoba/contracts';
import type {
  SessionItem,
  LearningSession,
  LearningSessionSummary,
  SessionVocabulary,
} from '@kotoba/api-client';

/** 傘, and whatever the test makes of it. */
export const word = (id: number, more: Partial<SessionVocabulary> = {}): SessionVocabulary => ({
  id,
  enWord: 'umbrella',
  jaWord: '傘',
  enSentence: 'I forgot my umbrella.',
  jaSentence: '傘を忘れました。',
  hiragana: 'かさ',
  katakana: null,
  kanji: '傘',
  romaji: 'kasa',
  partOfSpeech: 'noun',
  wordImageUrl: null,
  sentenceImageUrl: null,
  sentenceImageAlt: null,
  topic: { name: 'Weather', userTopic: { name: 'Class Notes' } },
  ...more,
});

export const station = word(2, {
  enWord: 'station',
  jaWord: '駅',
  hiragana: 'えき',
  kanji: '駅',
  romaji: 'eki',
  jaSentence: null,
  enSentence: null,
});

const answers: Readonly<Record<number, SessionItem['answer']>> = {
  1: { typed: 'umbrella', correctAnswer: 'umbrella', verdict: 'correct', reason: 'exact', matched: null },
  2: { typed: 'hat', correctAnswer: 'umbrella', verdict: 'incorrect', reason: 'no_match', matched: null },
};

/** What a session and its row in a list have in common. */
const head = {
  mode: CARD_MODE.kanaToEn,
  name: 'Class Notes',
  type: 'learn',
  topic: null,
  level: 'beginner',
  startedAt: '2026-03-01T10:00:00.000Z',
  endedAt: null,
};

/** A running session in mode 2 of the words given, by their statuses. */
export const session = (
  details: readonly (readonly [SessionVocabulary, ItemStatus])[],
  more: Partial<LearningSession> = {},
): LearningSession => ({
  ...head,
  id: 41,
  learnDetails: details.map(([vocabulary, status], index) => ({
    vocabularyId: vocabulary.id,
    mode: CARD_MODES.find((mode) => mode === more.mode) ?? 2,
    status,
    vocabulary,
    answer: answers[status] ?? null,
    answeredAt: status === 0 ? null : new Date(Date.UTC(2026, 2, 1, 10, 1, index)).toISOString(),
    practised: false,
  })),
  ...more,
});

export const summary = (id: number, answered = 1, total = 4): LearningSessionSummary => ({
  ...head,
  id,
  progress: {
    total,
    answered,
    correct: answered,
    incorrect: 0,
    reviewed: 0,
    percent: Math.round((answered / total) * 100),
  },
  learnDetails: [],
});
