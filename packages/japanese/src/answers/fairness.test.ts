import { check } from './testing/check';
import { words } from './testing/entries';
import type { AnswerEntry, AnswerSurroundings, Verdict } from './types';

/** A word, what a learner typed for it, and what a fair teacher would say. */
type Fair = readonly [word: AnswerEntry, typed: string, verdict: Verdict, more?: Partial<AnswerSurroundings>];

const entry = (pos: string, en: string, hiragana: string, kanji?: string): AnswerEntry => ({
  ...{ en, hiragana, pos },
  ...(kanji ? { kanji } : {}),
});
const noun = (en: string, hiragana: string, kanji?: string) => entry('noun', en, hiragana, kanji);
const verb = (en: string, hiragana: string, kanji?: string) => entry('verb', en, hiragana, kanji);
const adjective = (en: string, hiragana: string, kanji?: string) => entry('i-adjective', en, hiragana, kanji);
const phrase = (en: string, hiragana: string, kanji?: string) => entry('phrase', en, hiragana, kanji);
const loanword = (en: string, katakana: string): AnswerEntry => ({
  en,
  katakana,
  word: katakana,
  pos: 'noun',
});

function judgeAll(mode: number, rows: readonly Fair[]): void {
  it.each(rows.map(([word, typed, verdict, more]) => [word.en, typed, verdict, word, more] as const))(
    '%s: %j is %s',
    (_en, typed, verdict, word, more) => {
      expect(check(mode, word, typed, more).verdict).toBe(verdict);
    },
  );
}

describe('a meaning, as learners type it', () => {
  judgeAll(2, [
    // Articles, "to", capitals, marks at the end.
    [noun('apple', 'りんご'), 'an apple', 'correct'],
    [noun('apple', 'りんご'), 'The Apple.', 'correct'],
    [noun('the sea', 'うみ', '海'), 'sea', 'correct'],
    [noun('the sea', 'うみ', '海'), 'a sea', 'correct'],
    [verb('to run', 'はしる', '走る'), 'run', 'correct'],
    [verb('to run', 'はしる', '走る'), 'to run!', 'correct'],
    [verb('to run', 'はしる', '走る'), 'running', 'incorrect'],
    [verb('to get up', 'おきる', '起きる'), 'get up', 'correct'],
    [verb('to get up', 'おきる', '起きる'), 'wake up', 'incorrect'],
    [noun('question', 'しつもん', '質問'), 'question?', 'correct'],
    [noun('question', 'しつもん', '質問'), '"question"', 'correct'],
    // Plurals and the third person.
    [noun('shoe', 'くつ', '靴'), 'shoes', 'correct'],
    [noun('shoes', 'くつ', '靴'), 'shoe', 'correct'],
    [noun('city', 'まち', '町'), 'cities', 'correct'],
    [noun('child', 'こども', '子供'), 'children', 'correct'],
    [noun('tooth', 'は', '歯'), 'teeth', 'correct'],
    [verb('to cry', 'なく', '泣く'), 'cries', 'correct'],
    [noun('glass', 'ガラス'), 'glasses', 'correct'],
    [noun('news', 'ニュース'), 'new', 'incorrect'],
    // Two ways of spelling.
    [noun('colour', 'いろ', '色'), 'color', 'correct'],
    [noun('color', 'いろ', '色'), 'colour', 'correct'],
    [adjective('gray', 'はいいろ', '灰色'), 'grey', 'correct'],
    [noun('neighbour', 'となりのひと'), 'neighbors', 'correct'],
    [verb('to organize', 'ととのえる', '整える'), 'organise', 'correct'],
    [noun('travelling', 'りょこう', '旅行'), 'traveling', 'correct'],
    [noun('theater', 'げきじょう', '劇場'), 'theatre', 'correct'],
    [noun('catalog', 'カタログ'), 'catalogue', 'correct'],
    [noun('licence', 'めんきょ', '免許'), 'license', 'correct'],
    [adjective('gray', 'はいいろ', '灰色'), 'great', 'incorrect'],
    // Hyphens, spaces, apostrophes, signs.
    [noun('e-mail', 'メール'), 'email', 'correct'],
    [noun('email', 'メール'), 'e-mail', 'correct'],
    [noun('ice cream', 'アイス'), 'icecream', 'correct'],
    [noun('ice cream', 'アイス'), 'ice-cream', 'correct'],
    [noun('post office', 'ゆうびんきょく', '郵便局'), 'postoffice', 'correct'],
    [noun("children's book", 'えほん', '絵本'), 'childrens book', 'correct'],
    [phrase("I don't know", 'しらない', '知らない'), 'i dont know', 'correct'],
    [phrase("I don't know", 'しらない', '知らない'), 'I do not know', 'correct'],
    [phrase("it's raining", 'あめがふっている'), 'it is raining', 'correct'],
    [phrase("I don't know", 'しらない', '知らない'), 'I know', 'incorrect'],
    [phrase("I don't know", 'しらない', '知らない'), 'I dont now', 'incorrect'],
    [phrase('I cannot swim', 'およげない', '泳げない'), "I can't swim", 'correct'],
    [phrase('I cannot swim', 'およげない', '泳げない'), 'I can swim', 'incorrect'],
    [phrase("it's raining", 'あめがふっている'), 'its raining', 'correct'],
    [phrase('sooner or later', 'いつかは'), 'sooner or later', 'correct'],
    [phrase('sooner or later', 'いつかは'), 'sooner', 'incorrect'],
    [noun('salt & pepper', 'しおこしょう'), 'salt and pepper', 'correct'],
    [noun('café', 'きっさてん', '喫茶店'), 'cafe', 'correct'],
    [noun('apple', 'りんご'), 'ａｐｐｌｅ', 'correct'],
    [noun('apple', 'りんご'), '　apple　', 'correct'],
    // Slips of the finger.
    [noun('umbrella', 'かさ', '傘'), 'umbrela', 'correct'],
    [noun('umbrella', 'かさ', '傘'), 'umberlla', 'correct'],
    [noun('umbrella', 'かさ', '傘'), 'unbrella', 'correct'],
    [noun('restaurant', 'レストラン'), 'restaraunt', 'correct'],
    [noun('restaurant', 'レストラン'), 'restorant', 'correct'],
    [adjective('beautiful', 'うつくしい', '美しい'), 'beutiful', 'correct'],
    [noun('calendar', 'カレンダー'), 'calender', 'correct'],
    [noun('February', 'にがつ', '二月'), 'febuary', 'correct'],
    [noun('dog', 'いぬ', '犬'), 'dgo', 'incorrect'],
    [noun('dog', 'いぬ', '犬'), 'fog', 'incorrect'],
    [noun('horse', 'うま', '馬'), 'house', 'incorrect'],
    [verb('to bring', 'もってくる'), 'to bang', 'incorrect'],
    [noun('desert', 'さばく', '砂漠'), 'dessert', 'incorrect'],
    [adjective('quiet', 'しずか', '静か'), 'quite', 'incorrect'],
    [noun('station', 'えき', '駅'), 'statoin', 'correct', { strictness: 'lenient' }],
    [noun('station', 'えき', '駅'), 'statoin', 'incorrect', { strictness: 'exact' }],
    // Numbers: figures where figures are stored, words where words are.
    [noun('one hundred', 'ひゃく', '百'), '100', 'incorrect'],
    [noun('100; one hundred', 'ひゃく', '百'), '100', 'correct'],
    [noun('7; seven', 'なな', '七'), '7, seven', 'correct'],
    [noun('seven (7)', 'なな', '七'), 'seven 7', 'correct'],
    [noun('10,000', 'いちまん', '一万'), '10000', 'correct'],
    [noun('20 years old', 'はたち', '二十歳'), '20 year old', 'correct'],
    [noun('20 years old', 'はたち', '二十歳'), '30 years old', 'incorrect'],
    [noun('ten thousand', 'いちまん', '一万'), 'ten thousands', 'correct'],
    // Several meanings, parentheses, words in another order.
    [adjective('big; large', 'おおきい', '大きい'), 'large', 'correct'],
    [adjective('big; large', 'おおきい', '大きい'), 'large, big', 'correct'],
    [adjective('big; large', 'おおきい', '大きい'), 'big or large', 'correct'],
    [adjective('big; large', 'おおきい', '大きい'), 'big and small', 'incorrect'],
    [noun('older brother (humble)', 'あに', '兄'), 'older brother', 'correct'],
    [noun('older brother (humble)', 'あに', '兄'), 'older brother humble', 'correct'],
    [noun('older brother', 'あに', '兄'), 'brother', 'incorrect'],
    [noun('bread and butter', 'バターパン'), 'butter and bread', 'incorrect'],
    [verb('to put on (clothes)', 'きる', '着る'), 'to put on clothes', 'correct'],
    [verb('to turn (something) on', 'つける'), 'turn on', 'correct'],
    [verb('to turn (something) on', 'つける'), 'to turn something on', 'correct'],
    [phrase('good morning', 'おはよう'), 'morning good', 'incorrect'],
    // Synonyms are the learner's to add.
    [noun('mother', 'はは', '母'), 'mom', 'incorrect'],
    [{ ...noun('mother', 'はは', '母'), alternatives: ['mom'] }, 'mum', 'correct'],
    [{ ...noun('mother', 'はは', '母'), alternatives: ['mom'] }, 'moms', 'correct'],
    [{ ...noun('mother', 'はは', '母'), blocked: ['mothers'] }, 'mothers', 'incorrect'],
  ]);
});

describe('a reading, as learners type it', () => {
  judgeAll(1, [
    // Katakana and hiragana.
    [words.eat, 'タベル', 'correct'],
    [words.coffee, 'こーひー', 'correct'],
    [words.coffee, 'コオヒイ', 'correct'],
    [loanword('table', 'テーブル'), 'てえぶる', 'correct'],
    [loanword('taxi', 'タクシー'), 'takushi-', 'correct'],
    [loanword('taxi', 'タクシー'), 'takushii', 'correct'],
    [loanword('taxi', 'タクシー'), 'たくし', 'incorrect'],
    [loanword('Germany', 'ドイツ'), 'ﾄﾞｲﾂ', 'correct'],
    // Long vowels and small tsu.
    [words.teacher, 'せんせー', 'retry'],
    [words.teacher, 'せんせえ', 'incorrect'],
    [words.teacher, 'sensē', 'incorrect'],
    [words.teacher, 'sensei', 'correct'],
    [noun('Tokyo', 'とうきょう', '東京'), 'tōkyō', 'correct'],
    [noun('Tokyo', 'とうきょう', '東京'), 'tokyo', 'retry'],
    [noun('sentence', 'ぶんしょう', '文章'), 'bunsho', 'incorrect'],
    [noun('Osaka', 'おおさか', '大阪'), 'ōsaka', 'correct'],
    [words.school, 'がつこう', 'retry'],
    [words.school, 'がこう', 'incorrect'],
    [words.school, 'gakkō', 'correct'],
    [words.stamp, 'kitte', 'correct'],
    [words.stamp, 'きて', 'incorrect'],
    [noun('match', 'マッチ'), 'matchi', 'correct'],
    // n and nn.
    [words.woman, 'onna', 'correct'],
    [words.woman, 'onnna', 'correct'],
    [words.noSmoking, 'kinnenn', 'correct'],
    [words.noSmoking, 'kinen', 'retry'],
    [words.newspaper, 'shimbun', 'correct'],
    [words.newspaper, 'sinnbunn', 'correct'],
    [noun('book', 'ほん', '本'), 'honn', 'correct'],
    [noun('book', 'ほん', '本'), 'ho', 'incorrect'],
    // Particles and their sound.
    [words.drinkTea, 'ochawonomu', 'correct'],
    [words.drinkTea, 'おちゃおのむ', 'retry'],
    [words.hello, 'こんにちわ', 'retry'],
    [words.hello, 'konnichiha', 'correct'],
    [words.goHome, 'いええ', 'retry'],
    // Marks, width, spaces, dashes.
    [words.hello, 'こんにちは。', 'correct'],
    [words.hello, 'こんにちは！', 'correct'],
    [words.eat, 'ｔａｂｅｒｕ', 'correct'],
    [words.eat, '  ta be ru ', 'correct'],
    [words.eat, 'TABERU', 'correct'],
    [words.allYouCan, '放題', 'retry'],
    [words.allYouCan, '~ほうだい', 'correct'],
    // Small and voiced kana, slips that are other words.
    [words.soySauce, 'しようゆ', 'retry'],
    [words.soySauce, 'しょゆ', 'incorrect'],
    [words.continue, 'つずく', 'retry'],
    [words.grandmother, 'おばさん', 'incorrect'],
    [words.heart, 'ごころ', 'incorrect'],
    [words.eat, 'のべる', 'incorrect'],
    [words.eat, '食べる', 'retry'],
    [words.eat, 'eat', 'retry'],
    [words.year, '2011nen', 'correct'],
    [words.year, '２０１１ねん', 'correct'],
    [words.autumn, 'aki', 'correct'],
    [words.autumn, 'fall', 'retry'],
    [words.sister, 'おねいさん', 'incorrect'],
  ]);
});

describe('a spelling, as learners type it', () => {
  judgeAll(3, [
    [words.eat, '食べる', 'correct'],
    [words.eat, '食る', 'retry'],
    [words.eat, 'たべる', 'correct'],
    [words.eat, 'eat', 'retry'],
    [words.carryOut, '行なう', 'correct'],
    [words.people, '人人', 'correct'],
    [words.month, '一か月', 'correct'],
    [words.month, '１ヶ月', 'incorrect'],
    [words.month, '一ケ月', 'correct'],
    [words.mouth, 'ロ', 'correct'],
    [words.school, '学校。', 'correct'],
    [words.school, '学佼', 'incorrect'],
    [words.bridge, '箸', 'incorrect', { otherSaved: [words.chopsticks] }],
    [words.action, '仕草', 'retry', { otherSaved: [words.gesture] }],
    [words.eraser, 'けしごむ', 'correct'],
    [words.eraser, '消しごむ', 'correct'],
    [words.tShirt, 'tシャツ', 'correct'],
  ]);
});
