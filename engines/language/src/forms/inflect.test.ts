import fc from 'fast-check';
import { inflect, type FormName, type Inflection } from './inflect';

type Row = [
  string,
  Inflection,
  ...(readonly [potential: string | null, volitional: string, ba: string, passive: string | null]),
  ...(readonly [causative: string | null, imperative: string | null]),
];

test.each<Row>([
  ['食べる', 'v1', '食べられる', '食べよう', '食べれば', '食べられる', '食べさせる', '食べろ'],
  ['くれる', 'v1', 'くれられる', 'くれよう', 'くれれば', 'くれられる', 'くれさせる', 'くれ'],
  ['買う', 'v5u', '買える', '買おう', '買えば', '買われる', '買わせる', '買え'],
  ['書く', 'v5k', '書ける', '書こう', '書けば', '書かれる', '書かせる', '書け'],
  ['行く', 'v5k-s', '行ける', '行こう', '行けば', '行かれる', '行かせる', '行け'],
  ['泳ぐ', 'v5g', '泳げる', '泳ごう', '泳げば', '泳がれる', '泳がせる', '泳げ'],
  ['話す', 'v5s', '話せる', '話そう', '話せば', '話される', '話させる', '話せ'],
  ['待つ', 'v5t', '待てる', '待とう', '待てば', '待たれる', '待たせる', '待て'],
  ['死ぬ', 'v5n', '死ねる', '死のう', '死ねば', '死なれる', '死なせる', '死ね'],
  ['遊ぶ', 'v5b', '遊べる', '遊ぼう', '遊べば', '遊ばれる', '遊ばせる', '遊べ'],
  ['読む', 'v5m', '読める', '読もう', '読めば', '読まれる', '読ませる', '読め'],
  ['帰る', 'v5r', '帰れる', '帰ろう', '帰れば', '帰られる', '帰らせる', '帰れ'],
  ['ある', 'v5r', null, 'あろう', 'あれば', null, null, null],
  ['なさる', 'v5aru', 'なされる', 'なさろう', 'なされば', 'なさられる', 'なさらせる', 'なさい'],
  ['勉強する', 'vs-i', '勉強できる', '勉強しよう', '勉強すれば', '勉強される', '勉強させる', '勉強しろ'],
  ['来る', 'vk', '来られる', '来よう', '来れば', '来られる', '来させる', '来い'],
  ['くる', 'vk', 'こられる', 'こよう', 'くれば', 'こられる', 'こさせる', 'こい'],
])('%s', (word, like, ...forms) => {
  const names: FormName[] = ['potential', 'volitional', 'conditional', 'passive', 'causative', 'imperative'];
  expect(names.map((name) => inflect(word, like, name))).toEqual(forms);
});

test.each<[string, Inflection, FormName, string | null]>([
  ['高い', 'adj-i', 'past', '高かった'],
  ['高い', 'adj-i', 'politePastNegative', '高くなかったです'],
  ['いい', 'adj-i', 'adverb', 'よく'],
  ['いい', 'adj-i', 'conditional', 'よければ'],
  ['高い', 'adj-i', 'potential', null],
  ['静か', 'adj-na', 'negative', '静かじゃない'],
  ['静か', 'adj-na', 'adverb', '静かに'],
  ['静か', 'adj-na', 'attributive', '静かな'],
  ['学生', 'noun', 'attributive', '学生の'],
  ['学生', 'noun', 'adverb', null],
  ['学生', 'noun', 'potential', null],
  ['飲む', 'v5m', 'politePastNegative', '飲みませんでした'],
  ['飲む', 'v5m', 'pastNegative', '飲まなかった'],
  ['ある', 'v5r', 'pastNegative', 'なかった'],
  ['飲む', 'v5m', 'tara', '飲んだら'],
])('%s as %s: %s is %s', (word, like, form, expected) => {
  expect(inflect(word, like, form)).toBe(expected);
});

test('spelling and reading of a verb end alike in every form', () => {
  const pairs: [string, string, Inflection][] = [
    ['食べる', 'たべる', 'v1'],
    ['買う', 'かう', 'v5u'],
    ['書く', 'かく', 'v5k'],
    ['泳ぐ', 'およぐ', 'v5g'],
    ['高い', 'たかい', 'adj-i'],
  ];
  const forms: FormName[] = ['polite', 'te', 'past', 'negative', 'conditional', 'adverb', 'passive', 'tara'];
  fc.assert(
    fc.property(fc.constantFrom(...pairs), fc.constantFrom(...forms), ([written, kana, like], form) => {
      const [spelled, read] = [inflect(written, like, form), inflect(kana, like, form)];
      return spelled === null
        ? read === null
        : spelled.slice(1) === read?.slice(kana.length - written.length + 1);
    }),
  );
});
