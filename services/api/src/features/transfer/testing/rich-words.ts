import type { EntryInput } from '../../vocabulary/entry.schemas';

/** Words with everything in them that a file could trip over. */
export const richWords: readonly EntryInput[] = [
  {
    en_word: '=1+1',
    kanji: '計算',
    hiragana: 'けいさん',
    katakana: 'ケイサン',
    romaji: 'keisan',
    part_of_speech: 'noun',
    level: 'N3',
    ja_sentence: '「計算」、"quoted",\nand a second line',
    ja_hiragana_sentence: 'けいさん',
    romaji_sentence: 'keisan',
    en_sentence: '<b>not bold</b> & {{c1::not a cloze}} [sound:none.mp3]',
    tags: ['two words', 'semi;colon', 'comma, too', 'back\\slash'],
    alternatives: ['算数', 'reckoning'],
    blocked_answers: ['sum'],
    notes: "'=apostrophe",
    user_topic: 'Maths::hard, "really"',
    topic: 'Numbers; small',
  },
  {
    en_word: 'umbrella',
    kanji: '傘',
    hiragana: 'かさ',
    romaji: 'kasa',
    part_of_speech: 'noun',
    tags: [],
    user_topic: 'Weather',
    topic: 'Rain',
  },
];
