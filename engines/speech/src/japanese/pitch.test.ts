import { parseAccents } from './open-jtalk';
import { pitchOf } from './pitch';

/** "L" low, "H" high, "↓" a fall. */
const drawn = (reading: string, ...phrases: readonly (readonly [morae: number, accent: number])[]) =>
  pitchOf(
    reading,
    phrases.map(([morae, accent]) => ({ morae, accent })),
  )
    ?.map(({ kana, high, drop }) => `${kana}${high ? 'H' : 'L'}${drop ? '↓' : ''}`)
    .join(' ');

/** Source: NHK's dictionary of accents. */
test.each([
  ['あめ', [2, 1], 'あH↓ めL'],
  ['あめ', [2, 0], 'あL めH'],
  ['はし', [2, 2], 'はL しH↓'],
  ['たべる', [3, 2], 'たL べH↓ るL'],
  ['がっこう', [4, 0], 'がL っH こH うH'],
  ['きょう', [2, 1], 'きょH↓ うL'],
  ['コーヒー', [4, 3], 'コL ーH ヒH↓ ーL'],
  ['は', [1, 0], 'はL'],
] as const)('%s with the accent %j is said %s', (reading, phrase, said) => {
  expect(drawn(reading, phrase)).toBe(said);
});

test('each phrase of an expression has its own rise, and nothing is drawn that does not fit the reading', () => {
  expect(drawn('かさ を かう', [3, 1], [2, 0])).toBe('かH↓ さL をL かL うH');
  expect(drawn('かさ', [3, 1])).toBeUndefined();
  expect(drawn('', [1, 1])).toBeUndefined();
});

test('the accents stand in the labels of the sounds, once for each phrase', () => {
  const label = (f: string) => `12 34 x^k-a+s=a/A:-1+1+2/E:xx_xx!xx_xx-xx/F:${f}/G:xx_xx%xx_xx_xx/H:xx_xx`;
  const trace = ['[Text analysis result]', '傘,名詞', '[Output label]', label('xx_xx#xx_xx@xx_xx|xx_xx')];
  const two = ['3_1#0_xx@1_2|1_5', '3_1#0_xx@1_2|1_5', '3_1#0_xx@2_1|4_2', '2_0#0_xx@1_1|1_2'].map(label);
  expect(parseAccents([...trace, ...two].join('\n'))).toEqual([
    { morae: 3, accent: 1 },
    { morae: 3, accent: 1 },
    { morae: 2, accent: 0 },
  ]);
});
