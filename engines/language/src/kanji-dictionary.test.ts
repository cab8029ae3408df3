import { createKanjiDictionary } from './kanji-dictionary';

const dictionary = createKanjiDictionary();

test('says of a kanji what a learner asks', async () => {
  expect(await dictionary.of('食')).toEqual([
    {
      kanji: '食',
      meanings: ['eat', 'food'],
      onyomi: ['ショク', 'ジキ'],
      kunyomi: ['く.う', 'く.らう', 'た.べる', 'は.む'],
      strokes: 9,
      grade: 2,
      level: 'N5',
    },
  ]);
});

test.each([
  ['食べ物', ['食', '物']],
  ['人々', ['人']],
  ['日本の本日', ['日', '本']],
  ['コーヒー', []],
  ['', []],
  ['𠮷野家', ['野', '家']],
  ['コ\u3099 神', ['神']],
])('the kanji of %s, each once and in order', async (text, expected) => {
  expect((await dictionary.of(text)).map(({ kanji }) => kanji)).toEqual(expected);
});

test('finds kanji by their strokes, the easiest first', async () => {
  const found = await dictionary.withStrokes(12);
  expect(new Set(found.map(({ strokes }) => strokes))).toEqual(new Set([12]));
  expect([found[0]?.level, found.at(-1)?.level]).toEqual(['N5', 'N1']);
  expect(await dictionary.withStrokes(99)).toEqual([]);
});

test('every taught kanji is there, whole', async () => {
  const taught =
    '一右雨円王音下火花貝学気九休玉金空月犬見五口校左三山子四糸字耳七車手十出女小上森人水正生青夕石赤千川先早草足村大男竹中虫町天田土二日入年白八百文木本名目立力林六';
  const facts = await dictionary.of(taught);
  expect(facts).toHaveLength([...taught].length);
  for (const { kanji, ...fact } of facts) {
    expect({ kanji, grade: fact.grade }).toEqual({ kanji, grade: 1 });
    expect(fact.meanings.length * fact.strokes).toBeGreaterThan(0);
    expect(fact.onyomi.every((reading) => /^[ァ-ヶー-]+$/u.test(reading))).toBe(true);
    expect(fact.kunyomi.every((reading) => /^[ぁ-ゖー.-]+$/u.test(reading))).toBe(true);
  }
});
