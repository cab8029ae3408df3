import { createKanjiDictionary } from './kanji-dictionary';
import { createStrokeOrder } from './stroke-order';

const drawings = createStrokeOrder();

test('VOC-55 a kanji is drawn stroke by stroke, each with the place of its number', async () => {
  expect(await drawings.of('二')).toEqual([
    { path: expect.stringMatching(/^M[\d. ]+c[-\d. c]+$/), x: expect.any(Number), y: expect.any(Number) },
    { path: expect.stringMatching(/^M[\d. ]+c[-\d. c]+$/), x: expect.any(Number), y: expect.any(Number) },
  ]);
});

test('VOC-55 a kanji of a school’s first year has as many strokes as are said of it', async () => {
  const taught = await createKanjiDictionary().of(
    '一右雨円王音下火花貝学気九休玉金空月犬見五口校左三山子四糸字耳七',
  );
  for (const { kanji, strokes } of taught) expect(await drawings.of(kanji)).toHaveLength(strokes);
});

test.each(['𠮷', 'あ', ''])('"%s" is not drawn', async (character) => {
  expect(await drawings.of(character)).toEqual([]);
});
