import fc from 'fast-check';
import { foldForSearch } from './kana';
import { normaliseJapanese } from './text';

describe('Japanese, normalised', () => {
  it.each([
    ['ｔａｂｅｒｕ', 'taberu'],
    ['ﾀﾍﾞﾙ', 'タベル'],
    ['か\u3099', 'が'],
    ['か\u200b\u3099', 'が'],
    ['か゛', 'が'],
    ['〜放題', '放題'],
    ['～放題', '放題'],
    ['~放題', '放題'],
    [' 食\u3000べ\u00a0る\t\n', '食べる'],
    ['\ufeff食\u2060べる\u200f', '食べる'],
    ['「食べる」。', '食べる'],
    ['アイス・コーヒー!?', 'アイスコーヒー'],
    ['ｱｲｽ･ｺｰﾋｰ', 'アイスコーヒー'],
    ['Tōkyō', 'toukyou'],
    ['o\u0304', 'ou'],
    ['āīūē', 'aaiiuuee'],
    ['kin’en', "kin'en"],
    ['ko‐hi−', 'ko-hi-'],
    ['２０１１年', '2011年'],
    ['葛\u{E0100}', '葛'],
    ['', ''],
  ])('%j → %j', (text, normalised) => expect(normaliseJapanese(text)).toBe(normalised));

  it('does not change what is normalised already', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normaliseJapanese(text);
        expect(normaliseJapanese(once)).toBe(once);
      }),
    );
  });

  it('has no spaces and nothing invisible', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normaliseJapanese(text)).not.toMatch(/[\s\u200b-\u200f\ufeff]/);
      }),
    );
  });
});

describe('folding for search', () => {
  it.each([
    ['コーヒー', 'こーひー'],
    ['ｺｰﾋｰ', 'こーひー'],
    ['Umbrella', 'umbrella'],
    ['ＡＢＣ', 'abc'],
    ['食べル', '食べる'],
    ['100%_\\', '100%_\\'],
    ['to eat', 'to eat'],
  ])('%s → %s', (text, folded) => expect(foldForSearch(text)).toBe(folded));
});
