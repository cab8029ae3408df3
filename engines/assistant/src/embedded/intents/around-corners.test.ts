import { readIntent } from './read-intent';

test.each([
  ['which form is 書かせられる', { kind: 'whichForm', text: '書かせられる' }],
  ['安かったら what form is this', { kind: 'whichForm', text: '安かったら' }],
  ['what form of 食べる is 食べさせて', { kind: 'whichForm', text: '食べさせて' }],
  [
    'which of these are polite: 食べます 飲む',
    { kind: 'whichAre', texts: ['食べます', '飲む'], trait: 'polite' },
  ],
  ['is 綺麗 an i-adjective', { kind: 'whichAre', texts: ['綺麗'], trait: 'i-adjective' }],
  ['does 大丈夫 mean no', { kind: 'meansSo', text: '大丈夫', claim: 'no' }],
  ['start is 始める right?', { kind: 'meansSo', text: '始める', claim: 'start' }],
  ['how to make 飲む into "must not drink"', { kind: 'construct', text: '飲む', name: 'てはいけない' }],
  ['払う, how do I say i have to', { kind: 'construct', text: '払う', name: 'なければならない' }],
  ['please wait with 待つ', { kind: 'construct', text: '待つ', name: 'てください' }],
  ['つもり with 行く', { kind: 'construct', text: '行く', name: 'つもり' }],
  ['noun form of 高い', { kind: 'construct', text: '高い', name: 'さ' }],
  ['how do you say "lets go" from 行く', { kind: 'sayWith', text: "let's go", word: '行く' }],
  ['変える polite negative past', { kind: 'form', text: '変える', form: 'politePastNegative' }],
  ['思う 考える', { kind: 'several', texts: ['思う', '考える'] }],
  ['what do japanese say before eating', { kind: 'occasion', text: 'before eating' }],
  ['what is the on reading of 水', { kind: 'kanji', text: '水' }],
  ['what kanji is used in 友達', { kind: 'kanji', text: '友達' }],
  ['4 i-adjectives', { kind: 'lesson', count: 4, partOfSpeech: 'i-adjective' }],
  ['7 fruits in japanese', { kind: 'lesson', subject: 'fruits', count: 7 }],
  ['only verbs', { kind: 'onlyKind', partOfSpeech: 'verb' }],
  ['again 4', { kind: 'more', count: 4 }],
  ['save the first two', { kind: 'save', places: [0, 1] }],
  ['what was the third', { kind: 'card', place: 2 }],
  ['and how would i say it to a friend', { kind: 'formOnly', form: 'plain' }],
  ['humble and honorific of 言う', { kind: 'keigo', verbs: ['言う'], which: null }],
  ['what do i call my friends mom', { kind: 'kin', english: 'mother' }],
  ['whats the japanese word 4 spicy', { kind: 'say', text: 'spicy' }],
  ['how do you say "light" like not heavy', { kind: 'say', text: 'light (not heavy' }],
  ['drink (the verb)', { kind: 'lookUp', text: 'to drink' }],
  ['a word that means the day after tomorrow', { kind: 'say', text: 'the day after tomorrow' }],
  ['a place where you borrow books, japanese word', { kind: 'say', text: 'a place where you borrow books' }],
  ['word for part time job? i work in a cafe', { kind: 'say', text: 'part time job' }],
  ['"i dont understand" in japanese', { kind: 'say', text: "i don't understand" }],
  ['6000 reading', { kind: 'say', text: '6000' }],
])('%s is understood (CHAT-32)', (message, intent) => {
  expect(readIntent(message)).toEqual(expect.objectContaining(intent));
});

test.each([
  ['please conjugate 食べる', { kind: 'form', text: '食べる', form: null }],
  ['te form of 食べる please', { kind: 'form', text: '食べる', form: 'te' }],
  ['i need to translate 食べる', { kind: 'mean', text: '食べる' }],
  ['how do you say at night', { kind: 'say', text: 'at night' }],
  ['20日 how is that read', { kind: 'partly', text: '20日' }],
])('%s is not taken for it', (message, intent) => {
  expect(readIntent(message)).toEqual(expect.objectContaining(intent));
});
