import fc from 'fast-check';
import { meaningKeys } from '@kotoba/japanese/answers';
import { askedAs } from './asked-as';
import { choicesOf, type ChoiceWord } from './choice';
import { clozeOf, type ClozeWord } from './cloze';
import { isInOrder, isOfSamePieces, orderOf } from './order';
import { sentencePieces } from './pieces';
import { shuffled } from './shuffled';

type Given = readonly [
  word: string,
  kana: string,
  partOfSpeech: string,
  sentence: string,
  read: string,
  romaji: string,
];

const wordOf = ([jaWord, kana, partOfSpeech, sentence, read, romaji]: Given): ClozeWord => ({
  jaWord,
  kanji: /\p{Script=Han}/u.test(jaWord) ? jaWord : null,
  hiragana: kana,
  katakana: null,
  partOfSpeech,
  romaji: '',
  jaSentence: sentence,
  jaHiraganaSentence: read,
  romajiSentence: romaji,
  enSentence: 'Something is said.',
});

const RAIN = [
  '雨が降っているから、傘を持っていきます。',
  'あめがふっているから、かさをもっていきます。',
  'Ame ga futte iru kara, kasa o motte ikimasu.',
] as const;
const umbrella = wordOf(['傘', 'かさ', 'noun', ...RAIN]);

test.each([
  [umbrella, '雨|が|降って|いる|から|、|傘|を|持って|いきます|。'],
  [
    wordOf([
      '電車',
      'でんしゃ',
      'noun',
      '毎朝電車で学校へ行きます。',
      'まいあさでんしゃでがっこうへいきます。',
      'Maiasa densha de gakkou e ikimasu.',
    ]),
    '毎朝|電車|で|学校|へ|行きます|。',
  ],
  [
    wordOf([
      '学校',
      'がっこう',
      'noun',
      '毎朝電車で学校へ行きます。',
      'まいあさでんしゃでがっこうへいきます。',
      'Maiasa densha de gakkō e ikimasu.',
    ]),
    '毎朝|電車|で|学校|へ|行きます|。',
  ],
])('a sentence is cut where its words begin (%#)', (word, pieces) => {
  expect(
    sentencePieces(word)
      ?.map(({ text }) => text)
      .join('|'),
  ).toBe(pieces);
});

test.each([
  ['its romaji says something else', { romajiSentence: 'Kyou wa hare desu.' }],
  ['its reading says something else', { jaHiraganaSentence: 'きょうははれです。' }],
  ['it has no romaji', { romajiSentence: null }],
  ['it is not there', { jaSentence: null }],
])('a sentence is not cut where %s', (_why, more) => {
  expect(sentencePieces({ ...umbrella, ...more })).toBeNull();
});

const READ = ['本を読んで、寝ました。', 'ほんをよんで、ねました。', 'Hon o yonde, nemashita.'] as const;
const STUDY = ['毎日勉強しました。', 'まいにちべんきょうしました。', 'Mainichi benkyou shimashita.'] as const;
const WARM = [
  '今日は暖かくないです。',
  'きょうはあたたかくないです。',
  'Kyou wa atatakakunai desu.',
] as const;

test.each([
  [['傘', 'かさ', 'noun', ...RAIN], '雨が降っているから、[傘|かさ]を持っていきます。'],
  [['雨', 'あめ', 'noun', ...RAIN], '[雨|あめ]が降っているから、傘を持っていきます。'],
  // The form that stands there.
  [['持つ', 'もつ', 'verb', ...RAIN], '雨が降っているから、傘を[持って|もって]いきます。'],
  [['寝る', 'ねる', 'verb', ...READ], '本を読んで、[寝ました|ねました]。'],
  [['読む', 'よむ', 'verb', ...READ], '本を[読んで|よんで]、寝ました。'],
  [['勉強する', 'べんきょうする', 'verb', ...STUDY], '毎日[勉強しました|べんきょうしました]。'],
  [['勉強', 'べんきょう', 'noun', ...STUDY], '毎日[勉強|べんきょう]しました。'],
  [['暖かい', 'あたたかい', 'i-adjective', ...WARM], '今日は[暖かくない|あたたかくない]です。'],
  // A word that the sentence writes in kana.
  [['傘', 'かさ', 'noun', 'かさがない。', 'かさがない。', 'Kasa ga nai.'], '[かさ|かさ]がない。'],
  // Twice, never, within another word, read otherwise, or nothing but it.
  [['雨', 'あめ', 'noun', '雨は雨です。', 'あめはあめです。', 'Ame wa ame desu.'], null],
  [['猫', 'ねこ', 'noun', ...RAIN], null],
  [['かい', 'かい', 'noun', 'たかいです。', 'たかいです。', 'Takai desu.'], null],
  [['一日', 'ついたち', 'noun', '一日休みます。', 'いちにちやすみます。', 'Ichinichi yasumimasu.'], null],
  [['はい', 'はい', 'interjection', 'はい。', 'はい。', 'Hai.'], null],
] as const satisfies readonly (readonly [Given, string | null])[])(
  '%j is asked for in %s',
  (given, expected) => {
    const cloze = clozeOf(wordOf(given));
    const { before, form, kana, after } = cloze ?? {};
    expect(cloze && `${before}[${form}|${kana}]${after}`).toBe(expected);
    expect(cloze?.isInflected ?? false).toBe(cloze !== null && ![given[0], given[1]].includes(form as never));
  },
);

test('a sentence without its translation is no question', () => {
  expect(clozeOf({ ...umbrella, enSentence: null })).toBeNull();
  expect(orderOf({ ...umbrella, enSentence: null }, 1)).toBeNull();
});

/** Words of kana, in sentences of them. */
const sentences = fc
  .array(fc.constantFrom('かさ', 'ねこ', 'みず', 'はな', 'そら', 'は', 'を'), { minLength: 1, maxLength: 14 })
  .map((words) => {
    const romaji: Record<string, string> = {
      かさ: 'kasa',
      ねこ: 'neko',
      みず: 'mizu',
      はな: 'hana',
      そら: 'sora',
      は: 'wa',
      を: 'o',
    };
    const said = `${words.join('')}。`;
    return wordOf(['かさ', 'かさ', 'noun', said, said, words.map((word) => romaji[word]).join(' ')]);
  });

test('whatever the sentence, gap and pieces put together are it again', () => {
  fc.assert(
    fc.property(sentences, fc.integer(), (word, seed) => {
      const cloze = clozeOf(word);
      if (cloze) expect(cloze.before + cloze.form + cloze.after).toBe(word.jaSentence);
      const order = orderOf(word, seed);
      if (!order) return;
      const inOrder = (sentencePieces(word) ?? []).flatMap(({ text, isMark }) => (isMark ? [] : [text]));
      expect([...order.pieces].sort()).toEqual([...inOrder].sort());
      expect(order.pieces).not.toEqual(inOrder);
      const left = [...inOrder];
      expect(order.frame.map((mark) => mark ?? left.shift()).join('')).toBe(word.jaSentence);
      expect(orderOf(word, seed)).toEqual(order);
    }),
  );
});

test.each([
  ['はい。', 'はい。', 'Hai.'],
  ['猫です。', 'ねこです。', 'Neko desu.'],
])('%s has too few pieces to be put in order', (...sentence) => {
  expect(orderOf(wordOf(['猫', 'ねこ', 'noun', ...sentence]), 1)).toBeNull();
});

test.each([
  ['雨が降っているから傘を持っていきます', true, true],
  ['雨が 降っているから、傘を 持っていきます。', true, true],
  ['傘を持っていきます雨が降っているから', false, true],
  ['雨が降っているから', false, false],
])('%s: in order %s, of the same pieces %s', (answer, ordered, same) => {
  expect(isInOrder(answer, RAIN[0])).toBe(ordered);
  expect(isOfSamePieces(answer, RAIN[0])).toBe(same);
});

test('a word whose sentence does not do is asked without it, in the same direction', () => {
  const bare = { ...umbrella, jaSentence: null };
  expect(askedAs(13, umbrella).mode).toBe(13);
  expect(askedAs(13, bare)).toEqual({ mode: 3 });
  expect(askedAs(15, umbrella).mode).toBe(15);
  expect(askedAs(15, bare)).toEqual({ mode: 4 });
});

const saved = (id: number, enWord: string, more: Partial<ChoiceWord> = {}): ChoiceWord => ({
  id,
  enWord,
  jaWord: `語${id}`,
  hiragana: `ご${id}`,
  katakana: null,
  kanji: `語${id}`,
  readingKey: `ご${id}`,
  alternatives: [],
  meaningKeys: meaningKeys(enWord),
  partOfSpeech: 'noun',
  level: 'N5',
  ...more,
});

test('the confusions of a word come first, then its part of speech and level, then any', () => {
  const asked = saved(1, 'umbrella');
  const verbs = ['to eat', 'to go', 'to see'].map((en, at) => saved(10 + at, en, { partOfSpeech: 'verb' }));
  const hat = saved(20, 'hat', { partOfSpeech: 'verb', level: 'N1' });
  const dog = saved(30, 'dog');
  const hard = saved(31, 'justice', { level: 'N1' });
  const four = choicesOf(asked, [hat], [...verbs, hard, dog], 5);
  expect(four?.toSorted()).toEqual(['dog', 'hat', 'justice', 'umbrella']);
  expect(choicesOf(asked, [], [...verbs, dog], 5)).toContain('dog');
});

test.each([
  ['a shared meaning', { enWord: 'parasol; umbrella' }],
  ['an alternative that is the meaning', { alternatives: ['umbrella'] }],
  ['the same spelling', { jaWord: '語1' }],
  ['the same reading', { readingKey: 'ご1' }],
])('%s makes a word no option', (_what, more) => {
  const other = saved(2, 'parasol', more);
  const withKeys = { ...other, meaningKeys: meaningKeys(other.enWord) };
  expect(choicesOf(saved(1, 'umbrella'), [withKeys], [saved(3, 'dog'), saved(4, 'cat')], 1)).toBeNull();
});

test('whatever the words, there are four, one is right, and no two share a meaning', () => {
  const word = fc.record({
    enWord: fc
      .uniqueArray(fc.constantFrom('dog', 'cat', 'rain', 'to go', 'hat', 'sea', 'red'), {
        minLength: 1,
        maxLength: 2,
      })
      .map((meanings) => meanings.join('; ')),
    partOfSpeech: fc.constantFrom('noun', 'verb'),
    level: fc.constantFrom('N5', 'N4', null),
  });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.integer(), (given, seed) => {
      const words = given.map(({ enWord, ...more }, at) => saved(at + 1, enWord, more));
      const [asked, ...others] = words;
      if (!asked) return;
      const four = choicesOf(asked, others.slice(0, 2), words, seed);
      if (!four) return;
      expect(four).toHaveLength(4);
      expect(four.filter((option) => option === asked.enWord)).toHaveLength(1);
      const keys = four.flatMap((option) => [...new Set(meaningKeys(option))]);
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

test('a shuffled list has the same items, and the same order for the same seed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const dealt = shuffled(items, seed);
      expect(dealt.toSorted()).toEqual(items.toSorted());
      expect(shuffled(items, seed)).toEqual(dealt);
    }),
  );
});
