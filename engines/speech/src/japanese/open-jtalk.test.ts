import { parseTrace } from './open-jtalk';

const TRACE = `[Text analysis result]
雨,名詞,一般,*,*,*,*,雨,アメ,アメ,1/2,C3,-1
が,助詞,格助詞,一般,*,*,*,が,ガ,ガ,0/1,名詞%F1,1
まし,助動詞,*,*,*,特殊・マス,連用形,ます,マシ,マシ’,1/2,動詞%F4@1/助詞%F2@1,1
。,記号,句点,*,*,*,*,。,、,、,0/0,*,0

[Output label]
0 2750000 xx^xx-sil+a=m/A:xx+xx+xx,xx,xx,xx,xx,xx,xx,xx,xx,xx
`;

test('reads surface, reading and pronunciation of every word', () => {
  expect(parseTrace(TRACE)).toEqual([
    { surface: '雨', kind: '名詞/一般', reading: 'アメ', pronunciation: 'アメ' },
    { surface: 'が', kind: '助詞/格助詞', reading: 'ガ', pronunciation: 'ガ' },
    { surface: 'まし', kind: '助動詞/*', reading: 'マシ', pronunciation: 'マシ' },
    { surface: '。', kind: '記号/句点', reading: '', pronunciation: '' },
  ]);
});

test('a file that is no trace is refused', () => {
  expect(() => parseTrace('')).toThrow('trace');
});
