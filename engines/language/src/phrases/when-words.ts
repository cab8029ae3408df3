import { AFTERNOON, EVENING, MORNING } from './time-words';
import { join, say, type Say } from './say';

const TODAY = say('今日', 'きょう');

const TOMORROW = say('明日', 'あした');

const YESTERDAY = say('昨日', 'きのう');

/** Times that need no particle, by their English. */
export const TIMES: Readonly<Record<string, Say>> = {
  ...{
    today: TODAY,
    tomorrow: TOMORROW,
    yesterday: YESTERDAY,
    now: say('今', 'いま'),
    'right now': say('今', 'いま'),
  },
  ...{
    tonight: say('今晩', 'こんばん'),
    'this evening': say('今晩', 'こんばん'),
    'this morning': say('今朝', 'けさ'),
  },
  ...{
    'last night': say('昨日の夜', 'きのう の よる'),
    'yesterday evening': say('昨日の夜', 'きのう の よる'),
  },
  'this afternoon': join(TODAY, say('の'), AFTERNOON),
  'tomorrow morning': join(TOMORROW, say('の'), MORNING),
  'tomorrow evening': join(TOMORROW, say('の'), EVENING),
  'tomorrow night': join(TOMORROW, say('の'), EVENING),
  'tomorrow afternoon': join(TOMORROW, say('の'), AFTERNOON),
  'yesterday morning': join(YESTERDAY, say('の'), MORNING),
  'yesterday afternoon': join(YESTERDAY, say('の'), AFTERNOON),
  ...{
    'every day': say('毎日', 'まいにち'),
    'every morning': say('毎朝', 'まいあさ'),
    everyday: say('毎日', 'まいにち'),
  },
  ...{ 'every evening': say('毎晩', 'まいばん'), 'every night': say('毎晩', 'まいばん') },
  ...{ 'every week': say('毎週', 'まいしゅう'), 'every month': say('毎月', 'まいつき') },
  ...{ 'every year': say('毎年', 'まいとし'), 'this week': say('今週', 'こんしゅう') },
  ...{ 'next week': say('来週', 'らいしゅう'), 'last week': say('先週', 'せんしゅう') },
  ...{ 'this month': say('今月', 'こんげつ'), 'next month': say('来月', 'らいげつ') },
  ...{ 'last month': say('先月', 'せんげつ'), 'this year': say('今年', 'ことし') },
  ...{ 'next year': say('来年', 'らいねん'), 'last year': say('去年', 'きょねん') },
  ...{
    'in the morning': MORNING,
    'in the evening': EVENING,
    'at night': EVENING,
    'in the afternoon': AFTERNOON,
  },
  ...{ 'the day after tomorrow': say('あさって'), 'the day before yesterday': say('おととい') },
  ...{ later: say('後で', 'あと で'), soon: say('もうすぐ'), recently: say('最近', 'さいきん') },
  ...{ 'these days': say('最近', 'さいきん'), 'on the weekend': say('週末に', 'しゅうまつ に') },
  ...{ 'on weekends': say('週末に', 'しゅうまつ に'), 'at the weekend': say('週末に', 'しゅうまつ に') },
  ...{ 'at noon': say('昼に', 'ひる に'), 'on my birthday': say('誕生日に', 'たんじょうび に') },
  'in the future': say('将来', 'しょうらい'),
  ...{ 'for a long time': say('長い間', 'ながい あいだ'), 'for a while': say('しばらく') },
  ...{ 'before bed': say('寝る前に', 'ねる まえ に'), 'before bedtime': say('寝る前に', 'ねる まえ に') },
  'after school': say('放課後', 'ほうかご'),
  ...{ 'every weekend': say('毎週末', 'まいしゅうまつ'), 'last weekend': say('先週末', 'せんしゅうまつ') },
  ...{ 'on weekdays': say('平日は', 'へいじつ は'), 'all day': say('一日中', 'いちにちじゅう') },
  ...{
    'every other day': say('一日おきに', 'いちにちおき に'),
    'this summer': say('今年の夏', 'ことし の なつ'),
  },
  ...{ 'this winter': say('今年の冬', 'ことし の ふゆ'), 'this spring': say('今年の春', 'ことし の はる') },
  ...{
    'last summer': say('去年の夏', 'きょねん の なつ'),
    'next summer': say('来年の夏', 'らいねん の なつ'),
  },
  ...{
    'last winter': say('去年の冬', 'きょねん の ふゆ'),
    'next spring': say('来年の春', 'らいねん の はる'),
  },
  ...{
    'every summer': say('毎年夏に', 'まいとし なつ に'),
    'every winter': say('毎年冬に', 'まいとし ふゆ に'),
  },
  ...{ 'at the moment': say('今', 'いま'), 'all night': say('一晩中', 'ひとばんじゅう') },
  ...{ someday: say('いつか'), 'one day': say('いつか'), 'long ago': say('昔', 'むかし') },
  ...{ 'this weekend': say('今週末', 'こんしゅうまつ'), 'next time': say('今度', 'こんど') },
  // Times and ways that stand first or last.
  ...{ sometimes: say('時々', 'ときどき'), occasionally: say('時々', 'ときどき'), usually: say('たいてい') },
  ...{ 'from time to time': say('時々', 'ときどき'), 'now and then': say('時々', 'ときどき') },
  ...{ 'once in a while': say('たまに'), 'all the time': say('いつも'), anytime: say('いつでも') },
  ...{ suddenly: say('急に', 'きゅう に'), finally: say('やっと'), 'at last': say('やっと') },
  ...{ 'of course': say('もちろん'), 'after that': say('それから'), 'for now': say('とりあえず') },
  ...{
    nowadays: say('最近', 'さいきん'),
    lately: say('最近', 'さいきん'),
    'the other day': say('この間', 'このあいだ'),
  },
  ...{
    'from now on': say('これから'),
    'until now': say('今まで', 'いま まで'),
    'so far': say('今まで', 'いま まで'),
  },
  ...{ 'at that time': say('その時', 'その とき'), 'in those days': say('その頃', 'その ころ') },
  ...{ 'for ages': say('長い間', 'ながい あいだ'), 'for years': say('何年も', 'なんねん も') },
  ...{ 'for hours': say('何時間も', 'なんじかん も'), 'for days': say('何日も', 'なんにち も') },
  ...{ 'for a moment': say('ちょっと'), 'for a minute': say('ちょっと'), 'for a second': say('ちょっと') },
  ...{
    'for a sec': say('ちょっと'),
    'for a bit': say('ちょっと'),
    'in a minute': say('すぐ'),
    'in a moment': say('すぐ'),
  },
  ...{ 'a long time ago': say('昔', 'むかし'), 'in the past': say('昔', 'むかし') },
  ...{ 'late at night': say('夜遅く', 'よる おそく'), 'early in the morning': say('朝早く', 'あさ はやく') },
  ...{ 'in the middle of the night': say('夜中に', 'よなか に'), 'during the day': say('昼間', 'ひるま') },
  ...{ 'over the weekend': say('週末に', 'しゅうまつ に'), 'at lunchtime': say('昼休みに', 'ひるやすみ に') },
  ...{ 'on the way home': say('帰りに', 'かえり に'), 'on the way back': say('帰りに', 'かえり に') },
  ...{ 'on the way here': say('ここに来る途中で', 'ここ に くる とちゅう で') },
  ...{ 'on my way here': say('ここに来る途中で', 'ここ に くる とちゅう で') },
  ...{ 'on the way there': say('そこに行く途中で', 'そこ に いく とちゅう で') },
  ...{ 'on my way home': say('帰りに', 'かえり に'), 'on the way': say('途中で', 'とちゅう で') },
  ...{
    'on my day off': say('休みの日に', 'やすみ の ひ に'),
    'on my days off': say('休みの日に', 'やすみ の ひ に'),
  },
  ...{
    'on holidays': say('休みの日に', 'やすみ の ひ に'),
    "on new year 's day": say('元日に', 'がんじつ に'),
  },
  ...{
    'at christmas': say('クリスマスに', 'クリスマス に'),
    'on christmas': say('クリスマスに', 'クリスマス に'),
  },
  ...{ 'at new year': say('お正月に', 'おしょうがつ に'), 'as a child': say('子どもの頃', 'こども の ころ') },
  ...{
    'at the end of the month': say('月末に', 'げつまつ に'),
    'at the end of the year': say('年末に', 'ねんまつ に'),
  },
  'by the end of the month': say('月末までに', 'げつまつ まで に'),
  'by the end of the year': say('年末までに', 'ねんまつ まで に'),
  ...{ 'every hour': say('一時間ごとに', 'いちじかん ごと に'), 'every time': say('毎回', 'まいかい') },
  ...{ 'until late': say('遅くまで', 'おそく まで'), 'since then': say('その時から', 'その とき から') },
};

/** So many words the longest of them has. */
export const LONGEST_TIME = 6;
