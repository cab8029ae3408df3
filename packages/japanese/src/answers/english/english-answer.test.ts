import { words } from '../testing/entries';
import { expectAll } from '../testing/rows';
import type { AnswerEntry } from '../types';

const noun = (en: string): AnswerEntry => ({ en, hiragana: 'もの', pos: 'noun' });
const verb = (en: string): AnswerEntry => ({ en, hiragana: 'する', pos: 'verb' });
const adjective = (en: string): AnswerEntry => ({ en, hiragana: 'いい', pos: 'i-adjective' });

describe('an English answer: nothing, too much, Japanese', () => {
  expectAll(2, [
    [words.eat, '', 'rejected blank'],
    [words.eat, ' \u3000\u200b\ufeff ', 'rejected blank'],
    [words.eat, '…', 'rejected blank'],
    [words.eat, 'eat '.repeat(51), 'rejected too_long'],
    [words.eat, 'a'.repeat(10_000), 'rejected too_long'],
    [words.eat, 'たべる', 'retry english_wanted'],
    [words.eat, 'ﾀﾍﾞﾙ', 'retry english_wanted'],
    [words.eat, '食べる', 'retry english_wanted'],
    [words.japan, 'にっぽん', 'retry english_wanted'],
    [words.coffee, 'こおひい', 'retry english_wanted'],
    [words.people, '人人', 'retry english_wanted'],
    [words.eat, 'のむ', 'incorrect no_match'],
    [words.eat, '飲む', 'incorrect no_match'],
    [words.eat, 'eat 食べる', 'incorrect no_match'],
    [noun('the particle は'), 'the particle は', 'correct exact'],
    [words.eat, '😀', 'incorrect no_match'],
    [words.eat, 'хлеб', 'incorrect no_match'],
  ]);
});

describe('an English answer: the meaning', () => {
  expectAll(2, [
    [words.eat, 'to eat', 'correct exact'],
    [words.eat, 'eat', 'correct exact'],
    [words.eat, '  To   EAT ', 'correct exact'],
    [words.eat, 'ｔｏ　ｅａｔ', 'correct exact'],
    [words.eat, 'to e\u200bat\u202c', 'correct exact'],
    [words.eat, '“to eat”.', 'correct exact'],
    [words.autumn, 'autumn', 'correct exact'],
    [words.autumn, 'fall', 'correct exact'],
    [words.autumn, 'the fall', 'correct exact'],
    [words.autumn, 'Fall; autumn', 'correct exact'],
    [words.autumn, 'fall / autumn', 'correct exact'],
    [words.autumn, 'fall, winter', 'incorrect real_word'],
    [words.big, 'big, large', 'correct exact'],
    [words.big, 'large,big', 'correct exact'],
    [words.big, 'big,', 'correct exact'],
    [words.big, 'big, small', 'incorrect real_word'],
    [words.big, 'big large', 'correct exact'],
    [words.mother, 'mom', 'correct exact'],
    [words.mother, 'mum', 'correct exact'],
    [words.mother, 'mother, mom', 'correct exact'],
    [words.hello, 'Hello!', 'correct exact'],
    [words.bridge, 'a bridge', 'correct exact'],
    [words.bridge, 'the bridge', 'correct exact'],
    [words.autumn, 'an autumn', 'correct exact'],
    [noun('the sea'), 'sea', 'correct exact'],
    [noun('the'), 'the', 'correct exact'],
    [{ en: 'to; toward', hiragana: 'へ', pos: 'particle' }, 'to', 'correct exact'],
    [{ en: 'to; toward', hiragana: 'へ', pos: 'particle' }, 'towards', 'correct exact'],
    [noun('ice-cream'), 'ice cream', 'correct exact'],
    [noun('ice cream'), 'ice–cream', 'correct exact'],
    [noun('snake_case'), 'snake case', 'correct exact'],
    [noun('someone’s birthday'), "someone's birthday", 'correct exact'],
    [noun("o'clock"), 'oclock', 'correct exact'],
    [noun('well then…'), 'well then...', 'correct exact'],
    [noun('Well, then'), 'well then', 'correct exact'],
    [noun('café'), 'cafe', 'correct exact'],
    [noun('salt & pepper'), 'salt and pepper', 'correct exact'],
    [noun('1,000 yen'), '1000 yen', 'correct exact'],
    [noun('1,000 yen'), '1', 'incorrect real_word'],
    [noun('3.5 meters'), '35 meters', 'incorrect real_word'],
    [noun('24/7'), '24', 'incorrect real_word'],
    [noun('〜 o’clock'), "o'clock", 'correct exact'],
    [noun('100%'), '100%', 'correct exact'],
    [noun('100%'), '100', 'correct exact'],
    [noun('%'), '%', 'correct exact'],
    [noun('%'), '_', 'incorrect no_match'],
    [noun('bridge'), '%', 'incorrect no_match'],
    [noun('bridge'), '______', 'incorrect no_match'],
    [noun('<b>bold</b>'), '<b>bold</b>', 'correct exact'],
    [noun('<b>bold</b>'), '<script>alert(1)</script>', 'incorrect no_match'],
    [noun('he/she'), 'she', 'correct exact'],
    [noun('he/she'), 'he/she', 'correct exact'],
  ]);
});

describe('an English answer: Britain and America', () => {
  const pairs =
    'colour:color grey:gray centre:center theatre:theater favourite:favorite neighbourhood:neighborhood honourable:honorable ' +
    'organise:organize realisation:realization analyse:analyze metre:meter kilometres:kilometers litre:liter ' +
    'travelling:traveling traveller:traveler jewellery:jewelry defence:defense licence:license practise:practice ' +
    'catalogue:catalog dialogue:dialog aeroplane:airplane pyjamas:pajamas programme:program cheque:check tyre:tire ' +
    'plough:plow moustache:mustache sceptical:skeptical paediatrician:pediatrician encyclopaedia:encyclopedia ' +
    'manoeuvre:maneuver fulfilment:fulfillment enrol:enroll skilful:skillful aluminium:aluminum maths:math';
  const rows = pairs.split(' ').map((pair) => {
    const [british = '', american = ''] = pair.split(':');
    return [british, american] as const;
  });
  expectAll(
    2,
    rows.map(([british, american]) => [noun(american), british, 'correct exact'] as const),
  );
  expectAll(
    4,
    rows.map(([british, american]) => [noun(british), american, 'correct exact'] as const),
  );
  expectAll(2, [
    [noun('hour'), 'hor', 'correct typo'],
    [noun('four'), 'fore', 'incorrect real_word'],
    [noun('flour'), 'floor', 'incorrect real_word'],
    [noun('tour'), 'tor', 'incorrect real_word'],
    [noun('prize'), 'prise', 'incorrect real_word'],
    [noun('storey; floor'), 'story', 'correct exact'],
  ]);
});

describe('an English answer: parentheticals are optional', () => {
  expectAll(2, [
    [words.seat, 'seat', 'correct exact'],
    [words.seat, 'seat (theatre)', 'correct exact'],
    [words.seat, 'seat (theater)', 'correct exact'],
    [words.seat, 'seat theater', 'correct exact'],
    [words.seat, 'seat (in a train)', 'correct exact'],
    [words.seat, 'theatre', 'incorrect real_word'],
    [words.seat, '(theatre)', 'incorrect real_word'],
    [noun('book(s)'), 'book', 'correct exact'],
    [noun('book(s)'), 'books', 'correct exact'],
    [verb('(to) swim'), 'swim', 'correct exact'],
    [verb('to wear (a hat, glasses) on the head'), 'to wear on the head', 'correct exact'],
    [verb('to wear (a hat, glasses) on the head'), 'glasses', 'incorrect real_word'],
    [noun('(honorific)'), 'bridge', 'incorrect real_word'],
    [noun('brother [older]'), 'older brother', 'incorrect real_word'],
    [noun('brother [older]'), 'brother', 'correct exact'],
    [noun('smile :)'), 'smile', 'correct exact'],
    [noun('a (b) c (d) e (f) g (h) i'), 'a c e g i', 'correct exact'],
  ]);
});

describe('an English answer: "to" and parts of speech', () => {
  expectAll(4, [
    [words.talk, 'to talk', 'retry pos'],
    [words.talk, 'to story', 'retry pos'],
    [words.talk, 'story, to talk', 'retry pos'],
    [words.talk, 'talk', 'correct exact'],
    [{ ...words.talk, pos: null }, 'to talk', 'correct exact'],
    [{ ...words.talk, pos: 'suru verb' }, 'to talk', 'correct exact'],
    [{ ...noun('quickly'), pos: 'adverb' }, 'to quickly', 'retry pos'],
    [words.toThePoint, 'to the point', 'correct exact'],
    [words.toThePoint, 'the point', 'incorrect real_word'],
    [words.toThePoint, 'point', 'incorrect real_word'],
    [words.drinkTea, 'drink tea', 'correct exact'],
    [words.drinkTea, 'to drink tea', 'correct exact'],
    [words.bridge, 'to bridges', 'incorrect real_word'],
    [words.bridge, 'to brigde', 'incorrect no_match'],
  ]);
});

describe('an English answer: function words, and the reading', () => {
  expectAll(2, [
    [words.eat, 'to', 'retry content_word'],
    [words.eat, 'the', 'retry content_word'],
    [words.bridge, 'a', 'retry content_word'],
    [words.bridge, 'of the', 'retry content_word'],
    [noun('on; above'), 'in', 'incorrect real_word'],
    [noun('under; below'), 'on', 'incorrect real_word'],
    [{ en: 'she', hiragana: 'かのじょ', pos: 'pronoun' }, 'he', 'incorrect real_word'],
    [words.eat, 'taberu', 'retry meaning_wanted'],
    [words.eat, 'TABERU', 'retry meaning_wanted'],
    [words.bridge, 'hashi', 'retry meaning_wanted'],
    [words.continue, 'tuzuku', 'retry meaning_wanted'],
    [words.hello, 'konnichiwa', 'retry meaning_wanted'],
    [words.japan, 'nippon', 'retry meaning_wanted'],
    [words.tobacco, 'tabako', 'retry meaning_wanted'],
    [words.coffee, 'ko-hi-', 'retry meaning_wanted'],
    [words.sushi, 'sushi', 'correct exact'],
    [words.bridge, 'hashimo', 'incorrect no_match'],
  ]);
});

describe('an English answer: endings', () => {
  expectAll(2, [
    [words.bird, 'birds', 'correct inflection'],
    [words.bird, 'the birds', 'correct inflection'],
    [noun('birds'), 'bird', 'correct inflection'],
    [words.library, 'libraries', 'correct inflection'],
    [noun('box'), 'boxes', 'correct inflection'],
    [noun('watch'), 'watches', 'correct inflection'],
    [noun('knife'), 'knives', 'correct inflection'],
    [noun('wolf'), 'wolves', 'correct inflection'],
    [noun('potato'), 'potatoes', 'correct inflection'],
    [noun('quiz'), 'quizzes', 'correct inflection'],
    [noun('child'), 'children', 'correct inflection'],
    [noun('foot'), 'feet', 'correct inflection'],
    [words.eat, 'eats', 'correct inflection'],
    [words.eat, 'to eats', 'correct inflection'],
    [verb('to go'), 'goes', 'correct inflection'],
    [verb('to look up'), 'looks up', 'correct inflection'],
    [words.age, '20 year old', 'correct inflection'],
    [words.autumn, 'falls, autumn', 'correct inflection'],
    [words.chopsticks, 'chopstick', 'correct inflection'],
    [words.eat, 'eating', 'incorrect real_word'],
    [words.eat, 'ate', 'incorrect real_word'],
    [words.eat, 'eaten', 'incorrect real_word'],
    [noun('princess'), 'princes', 'incorrect real_word'],
    [noun('glass'), 'glas', 'correct typo'],
    [adjective('new'), 'news', 'incorrect real_word'],
    [{ ...noun('it'), pos: 'pronoun' }, 'its', 'incorrect real_word'],
    [noun('her'), 'hers', 'incorrect real_word'],
  ]);
});

describe('an English answer: spaces', () => {
  expectAll(2, [
    [words.mother, 'moth er', 'correct typo'],
    [words.mother, 'mothe r', 'correct typo'],
    [words.eat, 'toeat', 'correct typo'],
    [noun('ice cream'), 'icecream', 'correct typo'],
    [noun('everyday'), 'every day', 'correct typo'],
    [noun('together'), 'to gether', 'correct typo'],
    [noun('notable'), 'not able', 'incorrect real_word'],
    [noun('not able'), 'notable', 'incorrect real_word'],
    [words.big, 'lar ge, big', 'correct typo'],
  ]);
});

describe('an English answer: real words are no slips', () => {
  expectAll(4, [
    [words.strangle, 'tangle', 'incorrect real_word'],
    [words.strangle, 'strange', 'incorrect real_word'],
    [words.strangle, 'strangled', 'incorrect real_word'],
    [words.library, 'liberty', 'incorrect real_word'],
    [words.impossible, 'possible', 'incorrect real_word'],
    [words.bridge, 'fridge', 'incorrect real_word'],
    [words.bridge, 'bride', 'incorrect real_word'],
    [words.bird, 'bard', 'incorrect real_word'],
    [words.bird, 'bid', 'incorrect real_word'],
    [words.eat, 'too eat', 'incorrect real_word'],
    [noun('Germany'), 'German', 'incorrect real_word'],
    [noun('India'), 'Indian', 'incorrect real_word'],
    [noun('meter'), 'mitre', 'incorrect real_word'],
    [noun('desert'), 'dessert', 'incorrect real_word'],
    [words.age, '30 years old', 'incorrect real_word'],
  ]);
});

describe('an English answer: slips of the finger', () => {
  expectAll(4, [
    [words.bridge, 'brigde', 'correct typo'],
    [words.bridge, 'bidge', 'correct typo'],
    [words.bridge, 'the brigde', 'correct typo'],
    [words.bridge, 'brigdee', 'incorrect no_match'],
    [words.bird, 'brid', 'correct typo'],
    [words.bird, 'birdd', 'correct typo'],
    [words.bird, 'brdi', 'incorrect no_match'],
    [words.eat, 'eet', 'incorrect no_match'],
    [words.eat, 'aet', 'incorrect no_match'],
    [words.strangle, 'strangel', 'correct typo'],
    [words.strangle, 'to strngel', 'correct typo'],
    [words.strangle, 'strnlge', 'correct typo'],
    [words.strangle, 'strnglre', 'correct typo'],
    [words.strangle, 'srtnagel', 'incorrect no_match'],
    [words.library, 'libary', 'correct typo'],
    [words.library, 'librery', 'correct typo'],
    [words.library, 'kibrary', 'correct typo'],
    [words.library, 'kibary', 'incorrect no_match'],
    [words.impossible, 'imposible', 'correct typo'],
    [words.impossible, 'inposible', 'correct typo'],
    [words.hello, 'good afternon', 'correct typo'],
    [words.hello, 'god aftrnon', 'correct typo'],
    [words.hello, 'god aftrnn', 'incorrect no_match'],
    [words.autumn, 'autum', 'correct typo'],
    [words.big, 'big, lrage', 'correct typo'],
    [words.big, 'lrage, big', 'correct typo'],
    [words.big, 'lrage, small', 'incorrect no_match'],
    [words.age, '20 yeras old', 'correct typo'],
    [words.age, '30 yeras old', 'incorrect no_match'],
    [words.age, '2 yeras old', 'incorrect no_match'],
    [noun('not hungry'), 'hungri', 'incorrect no_match'],
    [noun('not hungry'), 'nothungry', 'correct typo'],
    [noun('not hungry'), 'not hugnry', 'correct typo'],
    [noun('able to walk far'), 'not able to wlk far', 'incorrect no_match'],
    [noun('umbrella'), 'umberlla', 'correct typo'],
    [noun('receive'), 'recieve', 'correct typo'],
  ]);
});

describe('an English answer that is blocked', () => {
  expectAll(4, [
    [words.architect, 'architecture', 'incorrect blocked'],
    [words.architect, 'Architecture!', 'incorrect blocked'],
    [words.architect, 'the architecture', 'incorrect blocked'],
    [words.architect, 'architect, architecture', 'incorrect blocked'],
    [words.architect, 'architect', 'correct exact'],
    [words.architect, 'architekt', 'correct typo'],
    [{ ...noun('close'), blocked: ['to close'] }, 'close', 'correct exact'],
    [{ ...noun('close'), blocked: ['to close'] }, 'to close', 'incorrect blocked'],
    [{ ...noun('floor; storey'), blocked: ['flour'] }, 'fluor', 'incorrect no_match'],
    [{ ...noun('big; large'), blocked: ['large'] }, 'large', 'incorrect blocked'],
  ]);
});
