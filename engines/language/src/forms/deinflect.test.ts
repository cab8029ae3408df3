import { deinflect } from './deinflect';

const bases = (text: string) => deinflect(text).map(({ word, wordClass }) => `${word} ${wordClass}`);

/** Source: LANG-21. */
test.each([
  ['食べました', '食べる v1'],
  ['食べさせられたくなかった', '食べる v1'],
  ['払わされた', '払う v5'],
  ['習わせたい', '習う v5'],
  ['直せますか', '直す v5'],
  ['逆らえない', '逆らう v5'],
  ['飲んでいます', '飲む v5'],
  ['飲んじゃった', '飲む v5'],
  ['書いとく', '書く v5'],
  ['行ってきます', '行く v5'],
  ['いって', 'いく v5'],
  ['いった', 'いく v5'],
  ['くださいます', 'くださる v5'],
  ['おっしゃいました', 'おっしゃる v5'],
  ['作ったまま', '作る v5'],
  ['泳いだら', '泳ぐ v5'],
  ['話そう', '話す v5'],
  ['待て', '待つ v5'],
  ['読めば', '読む v5'],
  ['起きよう', '起きる v1'],
  ['寝ずに', '寝る v1'],
  ['見てください', '見る v1'],
  ['来られない', '来る vk'],
  ['こなかった', 'くる vk'],
  ['のんびりしたい', 'のんびりする vs'],
  ['キャンセルできますか', 'キャンセルする vs'],
  ['勉強させられました', '勉強する vs'],
  ['細かく', '細かい adj-i'],
  ['楽しくなかったです', '楽しい adj-i'],
  ['おいしそう', 'おいしい adj-i'],
  ['静かじゃない', '静か noun'],
  ['きれいでした', 'きれい noun'],
  ['たすけられた', 'たすける v1'],
  ['行かなければ', '行く v5'],
  ['分かんない', '分かる v5'],
  ['食べらんない', '食べる v1'],
  ['ごまかそうとした', 'ごまかす v5'],
  ['出ようとしている', '出る v1'],
  ['歌ったことがある', '歌う v5'],
  ['食べたほうがいい', '食べる v1'],
  ['話せるようになった', '話す v5'],
  ['増やす前に', '増やす v5'],
  ['動かした後で', '動かす v5'],
  ['行くつもりです', '行く v5'],
  ['やめることにしました', 'やめる v1'],
  ['飲んだりする', '飲む v5'],
  ['食べなければならない', '食べる v1'],
  ['帰らなくちゃいけない', '帰る v5'],
  ['入っちゃだめ', '入る v5'],
  ['遊びに行った', '遊ぶ v5'],
  ['仕事しに行く', '仕事する vs'],
  ['配達をしました', '配達する vs'],
  ['お待ちください', '待つ v5'],
  ['お読みになりました', '読む v5'],
  ['貸してくれてありがとう', '貸す v5'],
  ['遅れてごめんなさい', '遅れる v1'],
  ['易しいと思います', '易しい adj-i'],
  ['青くありません', '青い adj-i'],
  ['亡くなるよ', '亡くなる v5'],
  ['破れるらしい', '破れる v1'],
  ['不利な', '不利 adj-na'],
  ['動かされました', '動かす v5'],
])('%s may be a form of %s', (text, base) => {
  expect(bases(text)).toContain(base);
});

test('a particle behind a single kana makes no form of a noun: まで is not 間', () => {
  expect(bases('まで')).not.toContain('ま noun');
});

test('what is short for more comes last: 動かされた is rather 動かす than 動く', () => {
  const steps = (base: string) => deinflect('動かされた').find(({ word }) => word === base)?.steps;
  expect(steps('動かす')).toBeLessThan(steps('動く') ?? 0);
});

test('a long text is no form of a word, and guesses are few', () => {
  expect(deinflect('食べ'.repeat(20))).toEqual([]);
  for (const text of ['られ'.repeat(12), 'てて'.repeat(12), 'ていて'.repeat(8)])
    expect(deinflect(text).length).toBeLessThanOrEqual(160);
});
