import fc from 'fast-check';
import { loanword, reading } from '../testing/arbitrary-kana';
import { romajiAgrees, toRomaji } from './to-romaji';

it.each([
  ['かさ', 'kasa'],
  ['かさ', ' KA SA '],
  ['コーヒー', 'koohii'],
  ['コーヒー', 'kōhī'],
  ['とうきょう', 'toukyou'],
  ['とうきょう', 'tōkyō'],
  ['おおきい', 'ookii'],
  ['しんぶん', 'sinbun'],
  ['こんにちは', 'konnichiwa'],
  ['きんえん', "kin'en"],
  ['つづく', 'tsuzuku'],
  ['おちゃ', 'o-cha'],
  ['えをみる', 'e o miru'],
  ['えをみる', 'e wo miru'],
  ['あうぇゑん', 'awewen'],
  ['パーティー', 'paatii'],
  ['あめがふっているから、かさをもっていきます。', 'ame ga futteiru kara, kasa o motteikimasu.'],
  ['わたしはがっこうへいく。', 'watashi wa gakkou e iku.'],
])('%s is written %s', (kana, romaji) => expect(romajiAgrees(kana, romaji)).toBe(true));

it.each([
  ['かさ', 'kaza'],
  ['かさ', 'kasaa'],
  ['かさ', ''],
  ['おばあさん', 'obasan'],
  ['きって', 'kite'],
  ['かさ', 'umbrella'],
  ['わに', 'hani'],
])('%s is not written %s', (kana, romaji) => expect(romajiAgrees(kana, romaji)).toBe(false));

test('the romaji that we write always agrees', () => {
  fc.assert(fc.property(fc.oneof(reading, loanword), (kana) => romajiAgrees(kana, toRomaji(kana))));
});
