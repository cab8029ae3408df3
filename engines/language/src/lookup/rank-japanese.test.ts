import { type DictionaryWord, parseForms, parseSenses } from '../dictionary/word';
import { rank } from './rank-japanese';

/** As the extract has them: forms, senses, weight. */
const words: DictionaryWord[] = [
  ['社家[しゃけ]', 'n||family of Shinto priests', 0],
  ['鮭[さけ];鮭[しゃけ]', 'n||salmon', 89],
  ['ほほ', 'int||ho-ho', 0],
  ['頬[ほお];頬[ほほ]', 'n||cheek', 159],
  ['検診[けんしん]', 'n||physical examination', 95],
  ['欠伸[あくび];欠伸[けんしん]', 'n|uk|yawn', 125],
  ['貨幣[かへい]', 'n||money', 140],
  ['花瓶[かびん];花瓶[かへい]', 'n||vase', 216],
].map(([forms, senses, weight], id) => ({
  ...{ id, forms: parseForms(String(forms)), senses: parseSenses(String(senses)) },
  ...{ core: true, level: null, levelEstimated: false, weight: Number(weight) },
}));

// LANG-33
test.each([
  ['しゃけ', '鮭'],
  ['ほほ', '頬'],
  ['けんしん', '検診'],
  ['かへい', '貨幣'],
])('%s is %s', (text, written) => {
  const read = words.filter(({ forms }) => forms.some(({ kana }) => kana === text));
  expect(rank(read, text, null)[0]?.word.forms[0]?.kanji).toBe(written);
});
