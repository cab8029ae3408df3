import type { VocabularyEntry } from '@kotoba/api-client';

/** 傘 as the server answers it, with what a test wants to be different. */
export const entryOf = (change: Partial<VocabularyEntry> = {}): VocabularyEntry => ({
  id: 5,
  en_word: 'umbrella',
  ja_word: '傘',
  hiragana: 'かさ',
  katakana: null,
  kanji: '傘',
  romaji: 'kasa',
  part_of_speech: 'noun',
  level: 'N5',
  ja_sentence: '雨が降っているから、傘を持っていきます。',
  ja_hiragana_sentence: 'あめがふっているから、かさをもっていきます。',
  romaji_sentence: 'ame ga futteiru kara, kasa o motteikimasu.',
  en_sentence: 'It is raining, so I will take an umbrella.',
  word_image_url: '/api/media/pictures/umbrella.svg',
  word_image_alt: 'An umbrella',
  sentence_image_url: '/api/media/pictures/rain.svg',
  sentence_image_alt: 'Rain, an umbrella',
  word_audio_url: null,
  sentence_audio_url: null,
  word_audio_url_en: null,
  sentence_audio_url_en: null,
  tags: ['clothes', 'weather'],
  alternatives: [],
  blocked_answers: [],
  notes: null,
  sources: { word: 'dictionary', sentence: 'authored', level: 'list' },
  checked: true,
  unchecked: [],
  status: true,
  is_saved: true,
  learned: false,
  user_topic: 'Class Notes',
  user_topic_id: 2,
  topic: 'Words',
  topic_id: 3,
  created_at: '2026-04-02T09:00:00.000Z',
  updated_at: '2026-04-02T09:00:00.000Z',
  ...change,
});

/** As many words as wanted, from id 1 on: "word 1", "word 2" … */
export const manyEntries = (count: number): VocabularyEntry[] =>
  Array.from({ length: count }, (_, index) => entryOf({ id: index + 1, en_word: `word ${index + 1}` }));
