import { say, type Say } from './say';

/** How something is done, by its English. */
export const MANNER: Readonly<Record<string, Say>> = {
  ...{
    slowly: say('ゆっくり'),
    quickly: say('速く', 'はやく'),
    fast: say('速く', 'はやく'),
    early: say('早く', 'はやく'),
  },
  ...{
    late: say('遅く', 'おそく'),
    quietly: say('静かに', 'しずか に'),
    together: say('一緒に', 'いっしょ に'),
  },
  ...{
    alone: say('一人で', 'ひとり で'),
    hard: say('一生懸命', 'いっしょうけんめい'),
    carefully: say('よく'),
  },
  ...{
    immediately: say('すぐに'),
    again: say('もう一度', 'もういちど'),
    twice: say('二回', 'にかい'),
    once: say('一度', 'いちど'),
  },
  ...{
    easily: say('簡単に', 'かんたん に'),
    loudly: say('大きい声で', 'おおきい こえ で'),
    online: say('オンラインで', 'オンライン で'),
    straight: say('まっすぐ'),
    beforehand: say('前もって', 'まえもって'),
  },
};

/** The same in several words, the longer ones first. */
export const MANNERS_OF_WORDS: readonly (readonly [words: string, said: Say])[] = [
  ['in a loud voice', say('大きい声で', 'おおきい こえ で')],
  ['in a low voice', say('小さい声で', 'ちいさい こえ で')],
  ['in a quiet voice', say('小さい声で', 'ちいさい こえ で')],
  ['for the first time', say('初めて', 'はじめて')],
  ['at the same time', say('同時に', 'どうじ に')],
  ['in advance', say('前もって', 'まえもって')],
  ['ahead of time', say('前もって', 'まえもって')],
  ['little by little', say('少しずつ', 'すこし ずつ')],
  ['in a hurry', say('急いで', 'いそいで')],
  ['right away', say('すぐに')],
  ['at once', say('すぐに')],
  ['by mistake', say('間違えて', 'まちがえて')],
  ['by accident', say('うっかり')],
  ['on purpose', say('わざと')],
  ['by hand', say('手で', 'て で')],
  ['as usual', say('いつものように', 'いつも の よう に')],
];

export const AMOUNT: Readonly<Record<string, Say>> = {
  ...{ 'a lot': say('たくさん'), 'a little': say('少し', 'すこし'), 'a bit': say('少し', 'すこし') },
  ...{ 'too much': say(''), 'very often': say('あまり'), 'very much': say('あまり') },
  'at all': say('全然', 'ぜんぜん'),
};

/** What stands before a verb, by its English. */
export const ADVERBS: Readonly<Record<string, Say>> = {
  ...{
    always: say('いつも'),
    usually: say('たいてい'),
    often: say('よく'),
    sometimes: say('時々', 'ときどき'),
  },
  ...{ already: say('もう'), still: say('まだ'), really: say('本当に', 'ほんとうに') },
  probably: say('多分', 'たぶん'),
  ...{ finally: say('やっと'), suddenly: say('急に', 'きゅう に'), accidentally: say('うっかり') },
  ...{
    occasionally: say('時々', 'ときどき'),
    normally: say('普通', 'ふつう'),
    definitely: say('絶対に', 'ぜったい に'),
  },
};

/** Adverbs that say no. */
export const NEVER: Readonly<Record<string, Say>> = {
  ...{ never: say('全然', 'ぜんぜん'), rarely: say('めったに'), seldom: say('めったに') },
  hardly: say('ほとんど'),
};
