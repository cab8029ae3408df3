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
const own = { kind: 'myWords', partOfSpeech: null, level: null };
// CHAT-14, CHAT-23
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
  ['whats the last word i added', { ...own, isLast: true }],
  ['what were the last 3 words i saved', { ...own, isLast: true, many: 3 }],
  ['the first verb i saved', { ...own, partOfSpeech: 'verb', isFirst: true }],
  ['my newest word', { ...own, isLast: true }],
  ['what did i save last', { ...own, isLast: true }],
  ['give me three words from my list to use in a story', { ...own, many: 3 }],
  ['pick a random adjective from my vocabulary', { ...own, partOfSpeech: 'adjective', many: 1 }],
  ['show me my words by topic', { kind: 'ownByTopic' }],
  ['when did i save umbrella', { kind: 'has', text: 'umbrella' }],
])('%s: by its slots', (message, intent) => {
  expect(readIntent(message)).toEqual(intent);
});

test.each([
  'the last one',
  'what was the first word i asked about',
  'what is the last word i learned today',
  'give me a sentence with a word from my list',
  'quiz me on 5 words from my list',
  'the last word i saved was too easy',
  'how many words are in my list',
])('%s asks for none of the list of one’s own', (message) => {
  expect(readIntent(message).kind).not.toBe('myWords');
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

// CHAT-26, CHAT-27
test.each([
  ['pls save 夕方 to my words', { kind: 'saveWord', text: '夕方' }],
  ['can u save 花火 for me', { kind: 'saveWord', text: '花火' }],
  ['save umbrella to my words', { kind: 'saveWord', text: 'umbrella' }],
  ['did i save 夕方', { kind: 'has', text: '夕方' }],
  ['did i save anything for sweet?', { kind: 'has', text: 'sweet' }],
  ['is umbrella in my list?', { kind: 'has', text: 'umbrella' }],
  ['how do i put 本 on the table', { kind: 'partly', text: '本' }],
  ['600 how do i say', { kind: 'say', text: '600' }],
  ['6:40 pm how', { kind: 'date', written: '六時四十分' }],
  ['body parts, like six words', { kind: 'lesson', count: 6, subject: 'body parts' }],
  ['floors 1st to 3rd', { kind: 'count', noun: 'floors', to: 3 }],
  ['older sister and younger sister, mine vs yours', { kind: 'kin', english: 'family' }],
  ['toothbrush? the thing u clean ur teeth with', { kind: 'say', text: 'toothbrush' }],
  ['待つの ない形 は?', { kind: 'form', text: '待つ', form: 'negative' }],
  ['how do i use 〜すぎる', { kind: 'mean', text: 'すぎる' }],
  ['can we talk in japanese a little', { kind: 'converse' }],
  ['can we talk about japanese food', { kind: 'lookUp' }],
  ['2 weeks ago', { kind: 'lookUp' }],
])('%s is read whole', (message, intent) => {
  expect(readIntent(message)).toMatchObject(intent);
});

// CHAT-26. Nothing is saved but what is told to be.
test.each([
  "don't save 猫",
  "don't add rain to my list",
  'should i add rain to my words',
  'can i add notes to my vocabulary',
  'add notes to my vocabulary',
  'add 5 words to my list',
  'add five to my list',
  'i will put my book in my collection',
  'add rain and snow to my words',
  "don't save it",
  'never save the first one',
  'should i save it',
  'can i save it',
  "i'll save them all",
  'save 3 cards',
  'save the word for later',
  'keep it short',
  'put 猫',
  'save me',
  'keep these simple',
])('%s: nothing is saved', (message) => {
  expect(['save', 'saveWord']).not.toContain(readIntent(message).kind);
});

test.each([
  ['save the word for rain', { kind: 'saveWord', text: 'rain' }],
  ['please add rain to my words', { kind: 'saveWord', text: 'rain' }],
  ['i want to add 花火 to my list', { kind: 'saveWord', text: '花火' }],
  ['save "rain" to my words', { kind: 'saveWord', text: 'rain' }],
  ['put this in my list', { kind: 'save', places: 'it' }],
  ['save all of them to my vocabulary please', { kind: 'save', places: 'all' }],
  ['could you save the third one', { kind: 'save', places: [2] }],
])('%s: what is told is saved', (message, intent) => {
  expect(readIntent(message)).toEqual(intent);
});

// CHAT-22, CHAT-23, CHAT-24. What is not sure is not taken for the nearest thing that we can do.
test.each([
  ['1, 2, 3 in japanese', { kind: 'say' }],
  ['1-3 in japanese', { kind: 'say' }],
  ['10-20 in japanese', { kind: 'say' }],
  ['ten to three', { kind: 'date', written: '二時五十分' }],
  ['can i have 5 nouns', { kind: 'lesson', count: 5, partOfSpeech: 'noun' }],
  ["i'd like 7 verbs", { kind: 'lesson', count: 7, partOfSpeech: 'verb' }],
  ['i need a list of verbs', { kind: 'lesson', partOfSpeech: 'verb' }],
  ['i want verbs', { kind: 'lesson', partOfSpeech: 'verb' }],
  ['i want to know adjectives', { kind: 'lesson', partOfSpeech: 'adjective' }],
  ['can i learn verbs', { kind: 'lesson', partOfSpeech: 'verb' }],
  ['what do i need to know for n5', { kind: 'lookUp' }],
  ['i want to study n4', { kind: 'lookUp' }],
  ["i'm studying for the n4", { kind: 'lookUp' }],
  ['i failed my n4 test', { kind: 'lookUp' }],
  ['i missed the train', { kind: 'lookUp' }],
  ['i failed the test', { kind: 'lookUp' }],
  ['let me practise n5', { kind: 'quiz', subject: 'N5' }],
  ['i always forget to study', { kind: 'lookUp' }],
  ['i wrote it wrong', { kind: 'lookUp' }],
  ['can i see my verbs', { kind: 'myWords', partOfSpeech: 'verb' }],
  ["i can't read 漢字", { kind: 'read', text: '漢字' }],
  ["i can't speak 日本語", { kind: 'partly', text: '日本語' }],
  ["i don't want to eat 魚", { kind: 'partly', text: '魚' }],
  ['i could not go to 学校', { kind: 'partly', text: '学校' }],
  ["can't read, 読む", { kind: 'form', text: '読む', form: 'negative', via: 'potential' }],
  ['explain the causative', { kind: 'formOnly', form: 'causative' }],
  ['passive smoking', { kind: 'lookUp' }],
  ['passive voting', { kind: 'lookUp' }],
  ['is it ok for talking to friends', { kind: 'lookUp' }],
  ['go out with friends', { kind: 'lookUp' }],
  ['can i go with my family', { kind: 'lookUp' }],
  ['which books should i use', { kind: 'lookUp' }],
  ['what apps should i use', { kind: 'lookUp' }],
  ['what particles are there', { kind: 'lookUp' }],
  ['what kanji should i learn first', { kind: 'lookUp' }],
  ['which words are hard to pronounce for me', { kind: 'lookUp' }],
  ['50% off', { kind: 'lookUp' }],
  ['20% of people', { kind: 'lookUp' }],
  ['show me hard words', { kind: 'lesson', level: 'N2' }],
  ['give me difficult words', { kind: 'lesson', level: 'N2' }],
  ['show me my hard words', { kind: 'mistakes' }],
  ['how do i address my teacher', { kind: 'lookUp' }],
  ['how do i talk to my boss', { kind: 'lookUp' }],
  ['how did i greet my teacher', { kind: 'lookUp' }],
  ['can you say これを食べる politely', { kind: 'form', text: 'これを食べる', form: 'polite' }],
  ['日本語で話したいです。', { kind: 'converse' }],
  ['日本語で話したいと先生に言いました。これは正しいですか', { kind: 'check' }],
  ['日本語で話したいですが、まだ下手です。', { kind: 'lookUp' }],
  ['日本語で話しましょうと先生が言いました。', { kind: 'lookUp' }],
  ['know how to say', { kind: 'lookUp' }],
  ['remember how to say this', { kind: 'lookUp' }],
  ['he knows how to say it', { kind: 'lookUp' }],
  ["don't know how to put it", { kind: 'lookUp' }],
  ["i don't know, how do you say that", { kind: 'say', text: "i don't know" }],
  ['1st to 5th', { kind: 'date', written: '一日、五日' }],
  ['did i save anything about food', { kind: 'lookUp' }],
  ['light as in not heavy', { kind: 'lookUp', text: 'light as in not heavy' }],
  ['light, as in not heavy', { kind: 'lookUp', text: 'light, as in not heavy' }],
  ['light, not dark', { kind: 'lookUp', text: 'light, not dark' }],
  ['how do i write it', { kind: 'scriptOfIt', script: 'kanji' }],
  ['how would i spell that', { kind: 'scriptOfIt', script: 'kanji' }],
])('%s is not taken for more than it says', (message, intent) => {
  expect(readIntent(message)).toMatchObject(intent);
});
