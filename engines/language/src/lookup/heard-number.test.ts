import { readCounting } from '../authored/tables';
import { heardNumber, heardNumbers } from './heard-number';

const counting = readCounting();

// LANG-24
test.each([
  ['さんねんまえ', '三年前'],
  ['さん ねん まえ', '三年前'],
  ['いちまんごせんえん', '一万五千円'],
  ['にひゃくごじゅうえん', '二百五十円'],
  ['さんぼん', '三本'],
  ['ろっぷん', '六分'],
  ['くじはん', '九時半'],
  ['ごごさんじ', '午後三時'],
  ['なんにん', '何人'],
  ['ごじ', '五時'],
  // LANG-30
  ['しちにん', '七人'],
  ['よんばん', '四番'],
  ['さんめい', '三名'],
  ['はっぴゃく', '八百'],
])('%s is %s', (kana, written) => {
  expect(heardNumber(counting, kana)).toMatchObject({ written });
});

test.each(['さんぽん', 'しちほん', 'しちこ', 'ごぼ', 'にわとり', 'しかい', 'くつ', 'ごごご', ''])(
  'LANG-24 %s is no number',
  (kana) => {
    expect(heardNumber(counting, kana)).toBeNull();
  },
);

test.each([
  ['ごかい', ['五回', '五階']],
  ['さんかい', ['三回']],
  ['さんぼん', ['三本']],
  ['にわとり', []],
])('LANG-24 %s may be %j', (kana, written) => {
  expect(heardNumbers(counting, kana).map((one) => one.written)).toEqual(written);
});
