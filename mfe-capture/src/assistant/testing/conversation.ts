import type { ChatCard, ChatMessage } from '@kotoba/api-client';
import { reply, type Answer } from '@kotoba/federation/testing';

const MOMENT = '2026-11-20T08:00:00.000Z';

/** A word on a message, as the server gives it; without an id its word was deleted. */
export const card = (id: number | null, en_word: string, is_saved = false): ChatCard => ({
  id,
  en_word,
  ja_word: '傘',
  hiragana: 'かさ',
  katakana: null,
  kanji: '傘',
  romaji: 'kasa',
  part_of_speech: 'noun',
  level: 'N5',
  ja_sentence: '雨なので傘を持っていきます。',
  ja_hiragana_sentence: 'あめなのでかさをもっていきます。',
  romaji_sentence: 'ame nanode kasa o motteikimasu.',
  en_sentence: 'It is raining, so I take an umbrella.',
  word_image_url: '/api/media/pictures/x.svg',
  word_image_alt: 'An umbrella',
  sentence_image_url: null,
  sentence_image_alt: null,
  word_audio_url: null,
  sentence_audio_url: null,
  word_audio_url_en: null,
  sentence_audio_url_en: null,
  tags: [],
  alternatives: [],
  blocked_answers: [],
  notes: null,
  sources: {},
  checked: true,
  unchecked: [],
  status: is_saved,
  is_saved,
  learned: false,
  user_topic: null,
  topic: null,
  created_at: null,
  updated_at: null,
});

/** A saved word, as the server gives it. */
export const entry = (id: number, en_word: string) => ({
  ...card(id, en_word, true),
  user_topic: 'Class Notes',
  user_topic_id: 1,
  topic: 'Words',
  topic_id: 2,
  created_at: MOMENT,
  updated_at: MOMENT,
});

/** Odd ids are the learner's. */
export const message = (id: number, content: string, vocabularyData: ChatCard[] = []): ChatMessage => ({
  id,
  userId: 7,
  type: id % 2 === 1 ? 'user' : 'assistant',
  content,
  vocabularyData,
  createdAt: MOMENT,
  updatedAt: MOMENT,
});

/** The server's history: `offset` counts from the newest message, a page is oldest first. */
export const historyOf =
  (all: readonly ChatMessage[]): Answer =>
  ({ url }) => {
    const query = new URL(url).searchParams;
    const end = Math.max(0, all.length - Number(query.get('offset')));
    const messages = all.slice(Math.max(0, end - Number(query.get('limit'))), end);
    return Response.json({ success: true, messages });
  };

/** The answer of `POST /chat/send`. */
export const exchange = (asked: string, answered: string): Answer =>
  reply({ success: true, userMessage: message(901, asked), assistantMessage: message(902, answered) });
