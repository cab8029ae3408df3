import type { WordView } from '../../src/words';

/** Words for the samples: short, usual, long. */
export const umbrella: WordView = {
  english: 'umbrella',
  segments: [{ text: '傘', ruby: 'かさ' }],
  romaji: 'kasa',
  partOfSpeech: 'noun',
  level: 'N5',
  tags: ['word', 'weather', 'daily life'],
};

export const toEat: WordView = {
  english: 'to eat',
  segments: [
    { text: '食', ruby: 'た' },
    { text: 'べる', ruby: null },
  ],
  romaji: 'taberu',
  partOfSpeech: 'verb',
  level: 'N5',
  tags: ['word', 'food'],
};

export const express: WordView = {
  english: 'limited express train',
  segments: [
    { text: '特急', ruby: 'とっきゅう' },
    { text: '列車', ruby: 'れっしゃ' },
  ],
  romaji: 'tokkyū ressha',
  partOfSpeech: 'noun',
  level: 'N3',
  tags: ['word', 'travel by train'],
};

/** As long as an entry may be, without a place to break. */
export const endless: WordView = {
  english: `Donaudampfschifffahrts${'elektrizitätenhauptbetriebswerk'.repeat(4)}`,
  segments: [
    {
      text: '東海道新幹線特急券自動販売機利用案内',
      ruby: 'とうかいどうしんかんせんとっきゅうけんじどうはんばいきりようあんない',
    },
  ],
  romaji: 'tōkaidō shinkansen tokkyūken jidōhanbaiki riyōannai',
  partOfSpeech: 'expression',
  level: 'N1',
  tags: ['word', 'a tag that is longer than anybody would think reasonable for a tag', ...'abcdefghij'],
};

/** As little as an entry may be. */
export const bare: WordView = { english: 'a', segments: [{ text: 'あ', ruby: null }] };

export const sentence = [
  { text: '雨', ruby: 'あめ' },
  { text: 'が', ruby: null },
  { text: '降', ruby: 'ふ' },
  { text: 'りそうだから、', ruby: null },
  { text: '傘', ruby: 'かさ' },
  { text: 'を', ruby: null },
  { text: '持', ruby: 'も' },
  { text: 'って', ruby: null },
  { text: '行', ruby: 'い' },
  { text: 'きます。', ruby: null },
];

/** One second of silence that a browser plays. */
export const silence = async (): Promise<string> => {
  await new Promise(() => undefined);
  return '';
};
