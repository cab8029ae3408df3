import { words } from '../testing/entries';
import { expectAll } from '../testing/check';
import type { AnswerEntry } from '../types';

const noun = (en: string): AnswerEntry => ({ en, hiragana: 'もの', pos: 'noun' });
const verb = (en: string): AnswerEntry => ({ en, hiragana: 'する', pos: 'verb' });
const adjective = (en: string): AnswerEntry => ({ en, hiragana: 'いい', pos: 'i-adjective' });

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
