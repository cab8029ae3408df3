import { words } from './testing/entries';
import { adjective, judgeAll, loanword, noun, phrase, verb } from './testing/check';

const suffix = { en: 'Mr; Mrs; Ms', hiragana: '〜さん', pos: 'suffix' };
const readBook = { ...phrase('to read a book', 'ほんをよむ', '本を読む'), pos: 'expression' };

describe('a meaning: slips and other words', () => {
  judgeAll(4, [
    [noun('lemon', 'レモン'), 'melon', 'incorrect'],
    [noun('kitchen', 'だいどころ', '台所'), 'chicken', 'incorrect'],
    [noun('soup', 'スープ'), 'soap', 'incorrect'],
    [noun('angel', 'てんし', '天使'), 'angle', 'incorrect'],
    [adjective('hungry', 'ひもじい'), 'angry', 'incorrect'],
    [noun('train station', 'えき', '駅'), 'rain station', 'incorrect'],
    [noun('train station', 'えき', '駅'), 'train statoin', 'correct'],
    [noun('scissors', 'はさみ'), 'sissors', 'correct'],
    [noun('Wednesday', 'すいようび', '水曜日'), 'wensday', 'correct'],
    [noun('rice', 'こめ', '米'), 'rcie', 'correct'],
    [noun('rice', 'こめ', '米'), 'rise', 'incorrect'],
    [noun('tea', 'ちゃ', '茶'), 'tae', 'incorrect'],
    [adjective('never-ending', 'はてしない'), 'ever-ending', 'incorrect'],
    [phrase('must not', 'いけない'), "mustn't", 'correct'],
    [phrase('must not', 'いけない'), 'must', 'incorrect'],
    [noun("8 o'clock", 'はちじ', '八時'), '9 o’clock', 'incorrect'],
    [noun("8 o'clock", 'はちじ', '八時'), '8 o clock', 'correct'],
  ]);
});

describe('a meaning: articles, "to", lists and parentheses', () => {
  judgeAll(2, [
    [noun('the United States', 'アメリカ'), 'united states', 'correct'],
    [verb('to go to the doctor', 'いしゃへいく'), 'go to the doctor', 'correct'],
    [phrase('to the left', 'ひだりへ', '左へ'), 'left', 'incorrect'],
    [verb('to sit (down)', 'すわる', '座る'), 'sit down', 'correct'],
    [verb('to sit (down)', 'すわる', '座る'), 'to sit', 'correct'],
    [noun("(one's own) father", 'ちち', '父'), 'father', 'correct'],
    [noun("(one's own) father", 'ちち', '父'), 'one’s own father', 'correct'],
    [noun('shop; store', 'みせ', '店'), 'store/shop', 'correct'],
    [noun('shop; store', 'みせ', '店'), 'store; restaurant', 'incorrect'],
    [adjective('cold (weather); chilly', 'さむい', '寒い'), 'cold weather', 'correct'],
    [words.bridge, 'bridge (over a river)', 'correct'],
    // ANS-42
    [{ ...adjective('bright', 'あかるい', '明るい'), alternatives: ['light'] }, 'light (weight)', 'retry'],
    [{ ...noun('autumn', 'あき', '秋'), alternatives: ['fall'] }, 'fall (season)', 'retry'],
    [{ ...adjective('bright', 'あかるい', '明るい'), alternatives: ['light'] }, 'dark (room)', 'incorrect'],
    [adjective('bright', 'あかるい', '明るい'), 'banana (fruit)', 'incorrect'],
    [noun('umbrella', 'かさ', '傘'), 'umbrellas (for rain)', 'correct'],
    [noun('umbrella', 'かさ', '傘'), 'umbrela (for rain)', 'correct'],
    [{ ...adjective('bright', 'あかるい', '明るい'), alternatives: ['light'] }, 'light', 'correct'],
    [{ ...noun('mother', 'はは', '母'), alternatives: ['mum'] }, 'mum (mother)', 'correct'],
    // ANS-40
    [noun('two (flat things)', 'にまい', '二枚'), 'two (books)', 'retry'],
    [noun('two (people)', 'ふたり', '二人'), 'two (books)', 'incorrect'],
    [noun('three (people)', 'さんにん', '三人'), 'three (cats)', 'incorrect'],
    [noun('two (flat things)', 'にまい', '二枚'), 'two (flat objects)', 'correct'],
    [noun('two (flat things)', 'にまい', '二枚'), 'two', 'correct'],
    [noun('two', 'に', '二'), 'two (books)', 'correct'],
    [noun('two (people)', 'ふたり', '二人'), 'two (persons)', 'correct'],
    [noun('two (things)', 'ふたつ', '二つ'), 'two (items)', 'correct'],
    [noun('two (cats)', 'にひき', '二匹'), 'two (small animals)', 'retry'],
    [noun('two (small animals)', 'にひき', '二匹'), 'two (cats)', 'retry'],
    // "a" makes a thing of what is none.
    [adjective('cold (weather); chilly', 'さむい', '寒い'), 'a cold', 'incorrect'],
    [verb('to break', 'こわれる', '壊れる'), 'a break', 'incorrect'],
    [verb('to break', 'こわれる', '壊れる'), 'the break', 'correct'],
    [noun('walk', 'さんぽ', '散歩'), 'a walk', 'correct'],
    [noun('he/she', 'あのひと', 'あの人'), 'she', 'correct'],
    [phrase('we are friends', 'ともだちです'), "we're friends", 'correct'],
    [phrase("I'll be back", 'いってきます'), 'I will be back', 'correct'],
    [phrase("she'll come", 'かのじょはくる'), 'shell come', 'correct'],
    [noun('TV', 'テレビ'), 'T.V.', 'correct'],
  ]);
});

describe('a meaning: endings and two ways of spelling', () => {
  judgeAll(2, [
    [noun('trousers', 'ズボン'), 'trouser', 'correct'],
    [noun('grandchild', 'まご', '孫'), 'grandchildren', 'correct'],
    [noun('crisis', 'きき', '危機'), 'crises', 'correct'],
    [noun('person', 'ひと', '人'), 'people', 'correct'],
    [noun('sister-in-law', 'ぎりのいもうと', '義理の妹'), 'sisters in law', 'correct'],
    [noun('phenomenon', 'げんしょう', '現象'), 'phenomena', 'correct'],
    [noun('pyjamas', 'パジャマ'), 'pajamas', 'correct'],
    [verb('to apologise', 'あやまる', '謝る'), 'apologize', 'correct'],
    [noun('aeroplane', 'ひこうき', '飛行機'), 'airplane', 'correct'],
    [noun('coloured pencil', 'いろえんぴつ', '色鉛筆'), 'colored pencils', 'correct'],
    [{ ...noun('while', 'あいだ', '間'), pos: 'conjunction' }, 'whilst', 'correct'],
    [noun('kilometre', 'キロ'), 'kilometers', 'correct'],
    [noun('prise', 'てこ'), 'prize', 'incorrect'],
  ]);
});

describe('a meaning: other scripts and widths', () => {
  judgeAll(2, [
    [noun('station', 'えき', '駅'), '　ｓｔａｔｉｏｎ　', 'correct'],
    [noun('station', 'えき', '駅'), 'エキ', 'retry'],
    [noun('station', 'えき', '駅'), '駅', 'retry'],
    [noun('station', 'えき', '駅'), 'station えき', 'incorrect'],
    [noun('station', 'えき', '駅'), '\u202estation\u202c', 'correct'],
    [noun('station', 'えき', '駅'), 'ѕtation', 'correct'],
  ]);
});

describe('a reading: long vowels, ヴ, small kana and n', () => {
  judgeAll(1, [
    [words.violin, 'バイオリン', 'incorrect'],
    [{ ...words.violin, alternatives: ['バイオリン'] }, 'baiorin', 'correct'],
    [words.violin, 'う゛ぁいおりん', 'correct'],
    [words.party, 'pātī', 'correct'],
    [words.party, 'pa-thi-', 'correct'],
    [loanword('fork', 'フォーク'), 'huxo-ku', 'correct'],
    [loanword('fork', 'フォーク'), 'ふおーく', 'retry'],
    [loanword('coffee', 'コーヒー'), 'コ－ヒ―', 'correct'],
    [loanword('catcher', 'キャッチャー'), 'kyatchaa', 'correct'],
    [noun('street', 'とおり', '通り'), 'tōri', 'correct'],
    [noun('street', 'とおり', '通り'), 'とうり', 'incorrect'],
    [noun('father', 'おとうさん', 'お父さん'), 'おとおさん', 'incorrect'],
    [noun('clerk', 'てんいん', '店員'), 'tennin', 'correct'],
    [noun('clerk', 'てんいん', '店員'), 'tenin', 'retry'],
    [noun('bookshop', 'ほんや', '本屋'), 'honya', 'retry'],
    [words.stamp, 'kixtute', 'correct'],
    [words.stamp, 'ｷﾂﾃ', 'retry'],
  ]);
});

describe('a reading: particles, affixes and scripts', () => {
  judgeAll(1, [
    [phrase('good evening', 'こんばんは'), 'こんばんわ', 'retry'],
    [phrase('good evening', 'こんばんは'), 'kombanha', 'correct'],
    [readBook, 'honwoyomu', 'correct'],
    [readBook, 'hon o yomu', 'retry'],
    [readBook, 'ほんよむ', 'incorrect'],
    [suffix, 'san', 'correct'],
    [suffix, '-san', 'correct'],
    [verb('to tidy up', 'かたづける', '片付ける'), 'katadzukeru', 'correct'],
    [verb('to tidy up', 'かたづける', '片付ける'), 'かたずける', 'retry'],
    [words.eat, 'たberu', 'correct'],
    [words.eat, '食beru', 'incorrect'],
    [words.eat, '食べた', 'incorrect'],
    [words.eat, 'たべるたべる', 'incorrect'],
    [phrase('good morning', 'おはよう（ございます）'), 'おはよう', 'correct'],
    [phrase('good morning', 'おはよう（ございます）'), 'ohayou gozaimasu', 'correct'],
    [phrase('good morning', 'おはよう（ございます）'), 'ございます', 'incorrect'],
    [words.two, '二', 'retry'],
    [words.two, '2', 'incorrect'],
  ]);
});

describe('a spelling: variants, okurigana and look-alikes', () => {
  judgeAll(3, [
    [words.eat, '食ベる', 'correct'],
    [words.eat, '食う', 'retry'],
    [{ ...verb('to meet', 'あう', '会う; 逢う') }, '逢う', 'correct'],
    [noun('reception', 'うけつけ', '受付'), '受け付け', 'retry'],
    [noun('reception', 'うけつけ', '受付'), '受', 'incorrect'],
    [noun('evening', 'ゆうがた', '夕方'), 'タ方', 'correct'],
    [noun('power', 'ちから', '力'), 'カ', 'correct'],
    [noun('power', 'ちから', '力'), 'か', 'incorrect'],
    [words.school, '學校', 'incorrect'],
    [words.school, 'がつこう', 'retry'],
    [phrase('good morning', 'おはよう（ございます）', 'お早う（ございます）'), 'お早うございます', 'correct'],
  ]);
});
