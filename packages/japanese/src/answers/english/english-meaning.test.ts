import { words } from '../testing/entries';
import { expectAll } from '../testing/check';
import type { AnswerEntry } from '../types';

const noun = (en: string): AnswerEntry => ({ en, hiragana: 'もの', pos: 'noun' });
const verb = (en: string): AnswerEntry => ({ en, hiragana: 'する', pos: 'verb' });

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
