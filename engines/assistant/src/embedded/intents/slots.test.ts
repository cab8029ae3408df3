import { askingPart, bareRequest, hintedWord } from './bare-request';
import { listSubject, maybeTopic } from './list-subject';
import { readIntent } from './read-intent';

// CHAT-22
test.each([
  ['hey quick question, how many strokes does 飛 have lol', 'how many strokes does 飛 have'],
  ['ok so, dumb question: what does 犬 mean', 'what does 犬 mean'],
  ['n5 verbs, i always forget', 'n5 verbs'],
  ['how do you say sorry', 'how do you say sorry'],
  ['thanks', 'thanks'],
])('%s: what is said around it is left away', (message, bare) => {
  expect(bareRequest(message)).toBe(bare);
});

test.each([
  ['i have a test tomorrow, how do you say library', 'how do you say library'],
  ['how do you say library, and what does 駅 mean', null],
  ['one adult, two children', null],
])('%s: the part that asks', (message, part) => {
  expect(askingPart(message)).toBe(part);
});

test.each([
  ['bandaid, like the thing you put on a small cut', 'bandaid'],
  ['remote, for the tv', 'remote'],
  ['more words, like the last ones', null],
])('%s: the word of a hint', (message, word) => {
  expect(hintedWord(message)).toBe(word);
});

const words = { kind: 'lesson', wants: 'words', shift: null, count: null, level: null, partOfSpeech: null };
// CHAT-23
test.each([
  ['n3 adverbs? like 6 or 7', { ...words, subject: 'N3', level: 'N3', count: 6, partOfSpeech: 'adverb' }],
  ['got any words about cooking? eight is fine', { ...words, subject: 'cooking', count: 8 }],
  ['weather vocab in a table would be nice', { ...words, subject: 'weather' }],
  ['five feelings an n4 person should know', { ...words, subject: 'feelings', count: 5, level: 'N4' }],
  ['what animals can i learn first', { ...words, subject: 'animals' }],
  ['10 words every beginner should know', { ...words, subject: 'N5', level: 'N5', count: 10 }],
  ['words i saved but keep forgetting', { kind: 'mistakes' }],
  ['how big is my vocabulary', { kind: 'countWords' }],
  ['show me stuff from last week', { kind: 'notes', days: { weeksBack: 1 } }],
  ["list every verb i've got", { kind: 'myWords', partOfSpeech: 'verb', level: null }],
  ['start a practice with my weak words', { kind: 'practise' }],
  ['which words are hard for me', { kind: 'mistakes' }],
])('%s: by its slots', (message, intent) => {
  expect(readIntent(message)).toEqual(intent);
});

test.each([
  'can i learn all hiragana in my free time',
  'the thing with the thing, you know, from before',
  'teach me all of japanese grammar',
  'one adult, two children please',
  'train times from shibuya to ueno',
  'words that sound funny twice, that kinda thing',
])('%s: no list, and nothing else that is sure', (message) => {
  expect(readIntent(message)).toMatchObject({ kind: 'lookUp' });
});

test.each([
  ['verbs I would need while travelling by train', 'train'],
  ['fruits and nothing else', 'fruits'],
  ['a handful of kitchen', 'kitchen'],
])('%s is about %s', (said, subject) => {
  expect(listSubject(said)).toBe(subject);
  expect(maybeTopic(subject)).toBe(true);
});

// CHAT-24
test.each([
  ['make the past of "want to eat"', { kind: 'form', text: 'to eat', form: 'past', via: 'want' }],
  ['potential negative of 書く', { kind: 'form', text: '書く', form: 'negative', via: 'potential' }],
  ["how do i say didn't want to go, 行く", { kind: 'form', text: '行く', form: 'pastNegative', via: 'want' }],
  ['"can drink", whats the form', { kind: 'form', text: 'to drink', form: 'potential' }],
  ['negative of eat', { kind: 'form', text: 'to eat', form: 'negative' }],
])('%s: the form of a form', (message, intent) => {
  expect(readIntent(message)).toEqual(intent);
});
