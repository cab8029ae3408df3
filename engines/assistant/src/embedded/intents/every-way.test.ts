import { askedInEnglish } from './half-japanese';
import { dateIn } from './dates';
import { inPlainEnglish } from './plain-english';
import { readIntent } from './read-intent';

test.each([
  ['whats the humble word for say', { kind: 'keigo', verbs: ['to say'], which: 'humble' }],
  ['is きれい an i adjective', { kind: 'whichAre', texts: ['きれい'], trait: 'i-adjective' }],
  ['pair of 消す', { kind: 'pair', verbs: ['消す'] }],
  ['on and kun of 山', { kind: 'kanji', text: '山' }],
  ['how many is 八つ', { kind: 'mean', text: '八つ' }],
  ['what time is 四時半', { kind: 'mean', text: '四時半' }],
  ['what does を do', { kind: 'mean', text: 'を' }],
  ['can i say 大きいの犬', { kind: 'check', text: '大きいの犬' }],
  ['20日 is にじゅうにち, yes?', { kind: 'readSo', text: '20日', claim: 'nijuunichi' }],
  ['is 大人 おとな or だいにん', { kind: 'read', text: '大人' }],
  ['whats written here: 禁煙', { kind: 'mean', text: '禁煙' }],
  ['is 経済 n3', { kind: 'mean', text: '経済' }],
  ['opposite of expensive in japanese', { kind: 'opposite', text: 'expensive' }],
  ['what counter do bottles take', { kind: 'count', noun: 'bottles' }],
  ['how do i say if its cold with 寒い', { kind: 'form', text: '寒い', form: 'conditional' }],
  ['手伝う → not helping, what form', { kind: 'form', text: '手伝う', form: 'negative' }],
  ['宿題をしましたか in casual speech', { kind: 'form', text: '宿題をしましたか', form: 'plain' }],
  ['what verbs are 呼んで from (dictionary form)', { kind: 'dictionaryForm', text: '呼んで' }],
  ["'play guitar' which verb", { kind: 'say', text: 'to play guitar' }],
  ['say 1998 in japanese', { kind: 'say', text: '1998' }],
  ['mendokusai = ?', { kind: 'lookUp', text: 'mendokusai' }],
  ['job names in japanese', { kind: 'lesson', subject: 'job' }],
  ['colors in japanese', { kind: 'lesson', subject: 'colors' }],
  ['おすすめの言葉は？', { kind: 'lesson', subject: 'N5' }],
  ['my name is Sarah how do i write it', { kind: 'write', text: 'Sarah', script: 'katakana' }],
  ['can i get 3 example sentences for 必要', { kind: 'example', text: '必要', many: 3 }],
  ['one more easier one', { kind: 'shift', to: 'easier' }],
  ['words to review', { kind: 'due' }],
  ['for my neighbour: 昨日はうるさいですみませんでした', { kind: 'check' }],
  ['「母に掃除させられた」って合ってる？', { kind: 'check', text: '母に掃除させられた' }],
  ['to my boss which one is better', { kind: 'whichFor', text: 'to my boss' }],
  ['禁煙 on a sticker in the cafe, どういう意味？', { kind: 'mean', text: '禁煙' }],
  ['ageru vs kureru vs morau', { kind: 'several', texts: ['あげる', 'くれる', 'もらう'] }],
  ['ni vs de pls explain', { kind: 'compare', one: 'ni', other: 'de' }],
  ['whats the よね in いいよね', { kind: 'mean', text: 'よね' }],
  ['友達に会いました、これは正しい？', { kind: 'check', text: '友達に会いました' }],
  ['i want to read = 読む → ?', { kind: 'form', text: '読む', form: 'want' }],
  ['give me ten adjectives', { kind: 'lesson', count: 10, partOfSpeech: 'adjective', level: 'N5' }],
  ['the na adjectives in n4', { kind: 'lesson', partOfSpeech: 'na-adjective', level: 'N4' }],
  ['what is 10,000 yen in japanese', { kind: 'count', value: 10_000, noun: 'yen' }],
  ['all te-forms of 書く', { kind: 'form', text: '書く', form: 'te' }],
  ['test me on my n5 words', { kind: 'quiz', subject: 'n5' }],
  ['can you explain simpler', { kind: 'reason' }],
  ['two of them please, full sentence', { kind: 'countOfIt', value: 2, isOrdered: true }],
  ['how do i count people, 1 to 5', { kind: 'count', noun: 'people', to: 5 }],
  ['how do you read the dates from the 1st to the 3rd', { kind: 'date', written: '一日、二日、三日' }],
  ['dates 30th-31st how to read', { kind: 'date', written: '三十日、三十一日' }],
  [
    'numbers 100 200... i never remember how to read 300 and 100',
    { kind: 'each', of: ['100', '200', '300'].map((text) => ({ kind: 'say', text })) },
  ],
  ['how do you say 3 or 4', { kind: 'say', text: '3 or 4' }],
  ['hiragana chart', { kind: 'kanaChart', script: 'hiragana' }],
  ['show me all kana', { kind: 'kanaChart', script: 'kana' }],
  ['ご苦労様 to my boss?', { kind: 'manners', text: 'ご苦労様' }],
  ['when can i say お疲れ様', { kind: 'manners', text: 'お疲れ様' }],
  ['is it ok to call my teacher 君', { kind: 'manners', text: '君' }],
  ['a nicer word for 太っている', { kind: 'manners', text: '太っている' }],
  ['what year is 令和6', { kind: 'year', era: '令和', year: 6 }],
  ['2024 in the japanese calendar', { kind: 'year', era: null, year: 2024 }],
  ['heisei 10', { kind: 'year', era: '平成', year: 10 }],
  ['kanji with the water radical', { kind: 'kanjiWith', part: 'water' }],
  ['give me a kanji with 12 strokes', { kind: 'kanjiOfStrokes', strokes: 12, many: 1 }],
  ['three kanji that have 8 strokes', { kind: 'kanjiOfStrokes', strokes: 8, many: 3 }],
  ["what's the pair for close", { kind: 'pair', verbs: ['to close'] }],
  ['what was the note about sato sensei', { kind: 'notesAbout', text: 'sato sensei' }],
  ['which lesson had 窓が開いている', { kind: 'notesAbout', text: '窓が開いている' }],
  ['which of my words have to do with travel', { kind: 'ownAbout', subject: 'travel' }],
  ['test me on my verbs', { kind: 'practise', of: { kind: 'myWords', partOfSpeech: 'verb', level: null } }],
  ['keigo in a shop, what does かしこまりました mean', { kind: 'mean', text: 'かしこまりました' }],
  ['what does ばかり do in 食べてばかり', { kind: 'mean', text: 'ばかり', within: '食べてばかり' }],
  ['みたい らしい ようだ ??', { kind: 'several', texts: ['みたい', 'らしい', 'ようだ'] }],
  ['いらっしゃる = go or come or be?', { kind: 'mean', text: 'いらっしゃる' }],
  ['what does arigatou gozaimasu really mean', { kind: 'mean', text: 'arigatou gozaimasu' }],
  ['check: 本を借りました (i lent a book)', { kind: 'check', english: 'i lent a book' }],
  ['someone gave me a gift, what do i say', { kind: 'occasion', text: 'someone gave me a gift' }],
  ['new year greeting', { kind: 'occasion', text: 'new year greeting' }],
  ['words for the kitchen, 10, N4', { kind: 'lesson', subject: 'the kitchen', count: 10, level: 'N4' }],
  ['first of the month reading', { kind: 'date', written: '一日' }],
  ['whats the date 20th of april in hiragana', { kind: 'date', written: '四月二十日' }],
  ['how do i call my husbands older brother', { kind: 'kin', english: 'older brother-in-law' }],
  ['how would i tell my landlord the tap is leaking', { kind: 'say', text: 'the tap is leaking' }],
  ['i want a stamp, how do i say that at the post office', { kind: 'say', text: 'i want a stamp' }],
  ['my train is late - text to my teacher', { kind: 'say', text: 'my train is late' }],
])('%s is understood (CHAT-33)', (message, intent) => {
  expect(readIntent(message)).toEqual(expect.objectContaining(intent));
});

test.each([
  ['pitch accent of 橋', 'accent', '橋'],
  ['where does 猫 come from', 'origin', '猫'],
  ['how common is 勉強', 'frequency', '勉強'],
  ['is 飯 rude', 'manners', '飯'],
  ['stroke order of 右', 'strokes', '右'],
  ['delete 猫 from my list', 'delete', '猫'],
  ['猫のアクセントは？', 'accent', '猫'],
  ['delete it again', 'delete', null],
  ['how do i delete my account', 'account', null],
  ['dont show me romaji', 'display', null],
  ['make a note: thursday test on keigo', 'noting', null],
])('%s is understood, and beyond us (CHAT-33)', (message, about, word) => {
  expect(readIntent(message)).toEqual({ kind: 'cannot', about, word });
});

test.each([
  ['how do you say pitch', 'cannot'],
  ['how do you say show me the menu in english', 'cannot'],
  ['give 本 to my teacher', 'manners'],
  ['きのう えいが みました', 'several'],
  ['i wrote a letter about my family', 'notesAbout'],
  ['i forgot my password', 'cannot'],
  ['make a sentence with note', 'cannot'],
  ['change the word 食べる to the past', 'cannot'],
  ['is 走る polite', 'cannot'],
  ['how do you say accent in japanese', 'cannot'],
  ['why do people say 結婚している', 'cannot'],
  ['増える = increase', 'form'],
  ['時 or とき', 'readSo'],
  ['how do you read 漢字', 'cannot'],
  ['tell me which verb', 'say'],
])('%s is no %s', (message, kind) => {
  expect(readIntent(message).kind).not.toBe(kind);
});

test.each([
  ['反対語 of 高い', 'opposite of 高い'],
  ['猫 の 例文 please', '猫 の example sentence please'],
  ['読み方 of 今日', 'reading of 今日'],
  ['今日 is read how? 教えてください', '今日 is read how?'],
  ['高いの反対語', '高いの反対語'],
])('%s asks %s', (message, english) => {
  expect(askedInEnglish(message)).toBe(english);
});

test.each([
  ['june 20 how do you read that date', '六月二十日'],
  ['9:10 (time) japanese', '九時十分'],
  ['how do i read april 1st', '四月一日'],
  ['how do you read the book', undefined],
])('%s is the date %s', (said, written) => {
  expect(dateIn(said)?.written).toBe(written);
});

test.each([
  ['1 to 10 in japanese', 'numbers from 1 to 10'],
  ['count to 20', 'numbers from 1 to 20'],
  ['numbers till 100', 'numbers from 1 to 100'],
  ['count people 1 to 10', 'count people 1 to 10'],
  ['explain the te form', 'te form rules'],
  ['te form of 書く', 'te form of 書く'],
  ['what is an i adjective', 'adjective conjugation'],
  ['what is keigo', 'keigo table'],
  ['600 how to read', 'how do you say 600'],
  ['1-3 in japanese', '1-3 in japanese'],
  ['adjectives past tense how', 'adjective conjugation'],
])('%s stands for %s', (typed, meant) => {
  expect(inPlainEnglish(typed)).toBe(meant);
});
