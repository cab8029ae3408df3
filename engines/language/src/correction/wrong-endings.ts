import type { Mistaken } from './wrong-adjectives';

/** ない and たい as learners inflect them: 食べないくて, 行きたいかった. */
export function* ofNegativeAndWish(not: string, stem: string): Generator<Mistaken> {
  // 分からなくた, 分からないかった
  for (const wrong of ['なくた', 'ないかった', 'なくかった', 'なかた'])
    yield [not + wrong, `${not}なかった`, `The past of ${not}ない is ${not}なかった.`];
  // 食べないくて, 行かなけばなりません
  for (const [wrong, right] of [
    ['ないくて', 'なくて'],
    ['ないたら', 'なかったら'],
    ['ないだった', 'なかった'],
    ['なけば', 'なければ'],
    ['いでください', 'ないでください'],
  ] as const)
    yield [not + wrong, not + right, `ない ends like an i-adjective: ${not}${right}.`];
  // 行きたいかった, 行きたかたです, 行きたいくて
  for (const [wrong, right] of [
    ['いかった', 'かった'],
    ['かたです', 'かったです'],
    ['くたです', 'かったです'],
    ['いだった', 'かった'],
    ['いくて', 'くて'],
    ['いなくて', 'くなくて'],
    ['いなかった', 'くなかった'],
    ['いければ', 'ければ'],
  ] as const)
    yield [`${stem}た${wrong}`, `${stem}た${right}`, `たい ends like an i-adjective: ${stem}た${right}.`];
  yield [`${not}ないました`, `${stem}ませんでした`, `The polite past of ${not}ない is ${stem}ませんでした.`];
  yield [`${not}なくてください`, `${not}ないでください`, `What one asks not to do is ${not}ないでください.`];
}
