import { readCounting } from '../authored/tables';
import { countThings, plainNumber } from './count-things';

const counting = readCounting();

/** Source: LANG-22. */
test.each([
  ['五枚', 'ごまい', 'five (flat things)'],
  ['二足', 'にそく', 'two pairs (of shoes or socks)'],
  ['一日おきに', 'いちにちおきに', 'every other day'],
  ['三日おき', 'みっかおき', 'every fourth day'],
  ['二日ごとに', 'ふつかごとに', 'every two days'],
  ['三時間おきに', 'さんじかんおきに', 'every three hours'],
  ['一週間以内に', 'いっしゅうかんいないに', 'within one week'],
  ['三年ぶり', 'さんねんぶり', 'for the first time in three years'],
  ['三週間', 'さんしゅうかん', 'three weeks'],
  ['一週間', 'いっしゅうかん', 'one week'],
  ['三ヶ月', 'さんかげつ', 'three months'],
  ['百円', 'ひゃくえん', '100 yen'],
  ['二階', 'にかい', 'second floor'],
  ['何階', 'なんがい', 'which floor; how many floors'],
  ['二度', 'にど', 'two times; two degrees'],
  ['二十度', 'にじゅうど', '20 degrees'],
  ['何人', 'なんにん', 'how many people'],
  ['九時半', 'くじはん', 'half past nine; 9:30'],
  // LANG-30
  ['四番', 'よんばん', 'number 4'],
  ['三番線', 'さんばんせん', 'track 3'],
  ['何番', 'なんばん', 'which number'],
  ['三名', 'さんめい', 'three people'],
  ['二部屋', 'ふたへや', 'two rooms'],
  ['六歩', 'ろっぽ', 'six steps'],
  ['十時十五分', 'じゅうじじゅうごふん', '10:15'],
  ['午後三時', 'ごごさんじ', '3 p.m.'],
  ['五月五日', 'ごがついつか', 'May 5; May 5th'],
  ['2月14日', 'にがつじゅうよっか', 'February 14; February 14th'],
  ['一時間半', 'いちじかんはん', 'one and a half hours'],
  ['三年前', 'さんねんまえ', 'three years ago'],
  ['一日前', 'いちにちまえ', 'one day ago'],
  ['五年間', 'ごねんかん', 'five years'],
  ['二週間後', 'にしゅうかんご', 'two weeks later'],
  ['一年生', 'いちねんせい', 'first-year student; first grader'],
  ['二回目', 'にかいめ', 'the second time'],
  ['三つ目', 'みっつめ', 'the third one'],
  ['一万五千円', 'いちまんごせんえん', '15000 yen'],
  ['三人前', 'さんにんまえ', 'three portions'],
  ['五時ごろ', 'ごじごろ', "around five o'clock"],
  ['十人以上', 'じゅうにんいじょう', 'ten people or more'],
  ['一千万円', 'いっせんまんえん', '10000000 yen'],
  ['2024年', 'にせんにじゅうよねん', 'the year 2024; 2024'],
  ['令和五年', 'れいわごねん', 'Reiwa 5; 2023'],
  ['令和元年', 'れいわがんねん', 'Reiwa 1; 2019'],
  ['昭和64年', 'しょうわろくじゅうよねん', 'Showa 64; 1989'],
  ['一泊二日', 'いっぱくふつか', 'one night and two days'],
  ['二番目', 'にばんめ', 'the second (in order)'],
])('%s is read %s and says %s', (text, kana, en) => {
  expect(countThings(counting, text)).toMatchObject({ written: text, kana, en });
});

test.each(['平成一年', '平成1年'])('%s is 平成元年', (text) => {
  const first = { written: '平成元年', kana: 'へいせいがんねん', en: 'Heisei 1; 1989' };
  expect(countThings(counting, text)).toMatchObject(first);
});

test('a number is read as it is written, unless it is written otherwise', () => {
  expect(plainNumber('百三十')).toMatchObject({ kana: 'ひゃくさんじゅう', en: '130' });
  expect(plainNumber('九九')).toBeNull();
});

test.each([
  ...['十三月一日', '二十五時半', '二月三十二日', '三猫', '零つ目', '1泊1日'],
  ...['明治46年', '大正16年', '昭和六十五年', '平成32年', '令和0年'],
])('%s counts nothing', (text) => {
  expect(countThings(counting, text)).toBeNull();
});
