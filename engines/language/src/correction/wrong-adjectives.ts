import { conjugate } from '../forms/conjugation';

/** A form that learners make, the one that is meant, and why. */
export type Mistaken = [wrong: string, right: string, why: string];

const ADJECTIVE = ['かったです', 'かった', 'くない', 'くなかった', 'くて', 'くありません', 'ければ'] as const;
const LIKE_NOUN = ['でした', 'だった', 'じゃない', 'じゃなかった', 'で', 'じゃありません', 'なら'] as const;

/** 寒いくない, いくて */
export function* ofAdjective(word: string): Generator<Mistaken> {
  const root = conjugate(word, 'adj-i', 'stem') ?? '';
  const why = (right: string) => `The last い of ${word} changes: ${right}.`;
  const roots = word.endsWith('いい') ? [word, word.slice(0, -1)] : [word];
  for (const ending of ADJECTIVE)
    for (const wrong of roots) yield [wrong + ending, root + ending, why(root + ending)];
  for (const end of ['ば、', 'たら']) {
    const right = root + (end === 'たら' ? 'かったら' : 'ければ、');
    yield [word + end, right, why(right)];
  }
  // 彼がいくなり is of 行く.
  for (const end of ['くなりま', 'くなった', 'くなって', 'くなる'])
    for (const wrong of roots) yield [wrong + end, root + end, why(`${root}くなる`)];
  for (const end of ['ないです', 'なかった', 'なけれ', 'なくて'])
    yield [word + end, `${root}く${end}`, why(`${root}く${end}`)];
  yield [`${root}くだった`, `${root}かった`, why(`${root}かった`)];
  // 楽しです, 大きじゃない; 赤, まる and きいろ are nouns
  if (/(?:\p{Script=Han}.*|..)[ぁ-ん]$/u.test(root) && !/^(?:きいろ|ちゃいろ|しかく)$/.test(root)) {
    yield [`${root}です`, `${word}です`, why(`${word}です`)];
    yield [`${root}でした`, `${root}かったです`, why(`${root}かったです`)];
    for (const end of ['ない', 'ありません'])
      yield [`${root}じゃ${end}`, `${root}く${end}`, why(`${root}く${end}`)];
  }
  for (const wrong of [`${root}くでした`, `${root}かたです`, `${root}かったでした`, `${word}だったです`])
    yield [wrong, `${root}かったです`, why(`${root}かったです`)];
}

/** What is done in some way: 静かに話す, 上手に書く. */
const WITH_ADVERB = [
  ...['なり', 'なっ', 'なる', 'なら', 'して', 'しま', 'する'],
  ...'話書歩走歌使教暮寝待食飲働作読答遊勉練掃説洗飾並片',
];

/** きれくない, 親切い */
export function* ofNaAdjective(word: string): Generator<Mistaken> {
  const why = (right: string) => `${word} is a na-adjective, it ends like a noun: ${right}.`;
  for (const [at, ending] of ADJECTIVE.entries()) {
    const right = word + (LIKE_NOUN[at] ?? '');
    yield [word + ending, right, why(right)];
    // きれくない, 嫌くない: as if the い were an ending.
    if (word.endsWith('い')) yield [word.slice(0, -1) + ending, right, why(right)];
  }
  if (word === 'きれい') yield ['きれく', 'きれいに', 'きれい is a na-adjective: it takes に, not く.'];
  // 上手く is うまく.
  for (const wrong of word === '上手' ? [] : word.endsWith('い') ? [word, word.slice(0, -1)] : [word])
    for (const end of WITH_ADVERB)
      yield [`${wrong}く${end}`, `${word}に${end}`, `${word} is a na-adjective: it takes に, not く.`];
  if (word.length < 2 || /い$|^(?:大変|結構|十分|割|上手|好き|丈夫|本当)/.test(word)) return;
  yield [`${word}いです`, `${word}です`, why(`${word}です`)];
  yield [`${word}い。`, `${word}だ。`, why(`${word}だ`)];
  yield [`${word}い`, `${word}な`, `${word} is a na-adjective: before a noun it takes な.`];
}
