import { asksForNone, parseRequest, splitGroup, splitPhrases, splitWords } from './parse-request';

test.each<[string, string, number | null, 'word' | 'phrase' | 'topic' | null]>([
  ['umbrella', 'umbrella', null, null],
  ['6 words for music', 'music', 6, 'topic'],
  ['Can you teach me five words about food?', 'food', 5, 'topic'],
  ['give me some useful vocabulary for travelling by train', 'travelling by train', 5, 'topic'],
  ['words related to the weather', 'the weather', null, 'topic'],
  ['useful phrases for the restaurant', 'the restaurant', null, 'phrase'],
  ['5 phrases at the hotel', 'the hotel', 5, 'phrase'],
  ['how do you say umbrella in Japanese?', 'umbrella', null, 'word'],
  ['What is the Japanese word for station?', 'station', null, 'word'],
  ['How do you say this in Japanese?', 'How do you say this in Japanese', null, null],
  ["what's station in japanese", 'station', null, 'word'],
  ['translate "good morning" into Japanese', 'good morning', null, 'word'],
  ['What does 傘 mean?', '傘', null, 'word'],
  ['洗濯機。', '洗濯機', null, null],
  ['cat in japanese', 'cat', null, 'word'],
  ['10 animals', 'animals', 10, null],
  ['animal words', 'animal', null, 'topic'],
  ['in other words', 'in other words', null, null],
  ['look up a word', 'look up a word', null, null],
  ["keep one's word", "keep one's word", null, null],
  ['Where is the station?', 'Where is the station', null, null],
  ['100', '100', null, null],
  ['20 words', 'N5', 20, 'topic'],
  ['What can I say in a restaurant?', 'restaurant', null, 'phrase'],
  ['', '', null, null],
])('%j is about %j', (text, subject, count, wants) => {
  expect(parseRequest(text)).toMatchObject({ subject, count, wants });
});

test('a part of speech may be asked for', () => {
  expect(parseRequest('3 verbs for cooking')).toMatchObject({
    subject: 'cooking',
    count: 3,
    partOfSpeech: 'verb',
  });
});

test.each<[string, string[]]>([
  ['apple', ['apple']],
  ['apple, banana;cherry', ['apple', 'banana', 'cherry']],
  ['- apple\n* banana\n3. cherry', ['apple', 'banana', 'cherry']],
  ['傘、猫', ['傘', '猫']],
  ['bank (river, not money)', ['bank (river, not money)']],
  ['cat / dog', ['cat', 'dog']],
  ['a.m./p.m.', ['a.m./p.m.']],
  ['apple, banana and orange', ['apple', 'banana', 'orange']],
  ['apple, banana, and orange', ['apple', 'banana', 'orange']],
  ['apple, banana & orange', ['apple', 'banana', 'orange']],
  ['salt and pepper', ['salt and pepper']],
  [' \n ', []],
  // LANG-26
  ['鳴る (なる) ring, sound', ['鳴る (なる) ring, sound']],
  ['iku - to go, to leave', ['iku - to go, to leave']],
  ['猫 - cat, 犬 - dog', ['猫 - cat', '犬 - dog']],
  ['neko: cat, inu: dog', ['neko: cat', 'inu: dog']],
  ['fruits: apple, banana', ['fruits: apple', 'banana']],
  ['猫, dog', ['猫', 'dog']],
  ['洗濯機, せんたくき, washing machine', ['洗濯機 (せんたくき) washing machine']],
  ['開ける/閉める', ['開ける', '閉める']],
  ['ぼく／わたし', ['ぼく', 'わたし']],
  ['であい/出会い', ['であい/出会い']],
  ['he/she', ['he/she']],
])('%j lists %j', (text, items) => {
  expect(splitWords(text)).toEqual(items);
});

test.each([
  ...[
    '0 words',
    '-3 words',
    '− 2 words about food',
    '0 words about winter',
    'Teach me 0 verbs',
    'zero words',
    'give me 00 phrases',
  ],
  ...['please show me -1 nouns for cooking', '0 new words on music'],
])('LANG-18 %j asks for no word', (text) => expect(asksForNone(text)).toBe(true));

test.each([
  ...[
    'zero',
    '0',
    '-3',
    '10 words',
    '5 words about zero',
    '20 words',
    'words',
    'no words',
    '0 degrees',
    'minus',
    'N5 words',
  ],
  ...['password', 'ten words about 0', 'in other words', 'one word', '100 words', 'e-5 words'],
])('LANG-18 %j does not', (text) => expect(asksForNone(text)).toBe(false));

test('phrases stand on lines, commas are part of them', () => {
  expect(splitPhrases('Excuse me, where is it?\nThank you')).toEqual([
    'Excuse me, where is it?',
    'Thank you',
  ]);
});

test('a group may bring its words', () => {
  expect(splitGroup('Desserts: cake, ice cream')).toEqual({ name: 'Desserts', items: ['cake', 'ice cream'] });
  expect(splitGroup('fruits')).toEqual({ name: 'fruits', items: [] });
});
