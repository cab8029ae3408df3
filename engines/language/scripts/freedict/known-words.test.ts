import { createKnownWords } from './known-words';

const find = createKnownWords([
  '傘[かさ]\tn||umbrella/parasol\t5\t200',
  '笠[かさ]\tn||conical hat\t\t20',
  '嵩[かさ]\tn||bulk/volume\t\t30',
  '辛い[からい]\tadj-i||spicy/hot\t4\t200',
  '辛い[つらい]\tadj-i||painful/bitter\t3\t210',
  '馬[うま];~午[うま]\tn||horse\t4\t200',
  '直す[なおす];治す[なおす]\tv5s||to cure/to heal¦||to fix/to repair\t4\t200',
  'ゴム\tn||rubber\t4\t100',
  '諦め[あきらめ]\tn||resignation\t\t80',
  'やっつける\tv1||to beat/to attack\t\t60',
  '奴突ける[やっつける]\tv1||to poke\t\t0',
  '案内[あんない]\tn,vs||guidance\t4\t200',
  '静か[しずか]\tadj-na||quiet\t5\t200',
  'ジョンブル\tn||John Bull\t\t0',
  '変[へん]\tadj-na||strange\t4\t200',
  '兄さん[にいさん]\tn||elder brother\t5\t200',
]);
const named = (text: string, headword: string, remark: string | null = null, isName = false) => {
  const found = find({ text, headword, remark, isName });
  return typeof found === 'string' ? found : `${found.written}[${found.kana}]`;
};

test.each([
  ['辛い', 'spicy', '辛い[からい]'],
  ['辛い', 'painful', '辛い[つらい]'],
  ['かさ', 'umbrella', '傘[かさ]'],
  ['ウマ', 'horse', '馬[うま]'],
  ['治す', 'heal', '治す[なおす]'],
  ['午', 'horse', '馬[うま]'],
  ['やっつける', 'conquer', 'やっつける[やっつける]'],
  ['案内する', 'lead', '案内[あんない]'],
  ['静かな', 'calm', '静か[しずか]'],
  ['変な', 'odd', '変[へん]'],
  ['ジョン・ブル', 'Englishman', 'ジョンブル[ジョンブル]'],
  ['(お)兄さん', 'brother-in-law', '兄さん[にいさん]'],
])('%s for "%s" is %s', (text, headword, known) => expect(named(text, headword)).toBe(known));

test('what tells the sense decides between words of one spelling', () => {
  expect(named('辛い', 'hard', 'bitter or painful to bear')).toBe('辛い[つらい]');
  expect(named('辛い', 'hard', 'hot, of food')).toBe('辛い[からい]');
});

test.each([
  ['かさ', 'hat', 'ambiguous'],
  ['ウマ', 'stallion', 'ambiguous'],
  ['うま', 'stallion', 'ambiguous'],
  ['ゴム', 'Qom', 'ambiguous'],
  ['あきらめ', 'surrender', 'ambiguous'],
  ['傘する', 'cover', 'unknown'],
  ['辛いな', 'spicy', 'unknown'],
  ['日時計', 'sundial', 'unknown'],
  ['', 'nothing', 'unknown'],
])('%s for "%s" is not guessed', (text, headword, why) => {
  expect(named(text, headword, null, headword === 'Qom')).toBe(why);
});
