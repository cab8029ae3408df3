import fc from 'fast-check';
import { createPictures, type Picture, type WordToDraw } from './pictures';

const pictures = createPictures();

const entry = (ja_word: string, en_word: string, part_of_speech = 'noun'): WordToDraw => ({
  ja_word,
  en_word,
  part_of_speech,
  hiragana: null,
});

test.each([
  ['傘', 'umbrella', 'umbrella'],
  ['車', 'car', 'automobile'],
  ['果物', 'fruit', 'red apple'],
  ['旅行', 'travel; trip', 'luggage'],
  ['電車', 'train; electric train', 'railway car'],
  ['駅', 'station; train station', 'station'],
  ['切符', 'ticket', 'ticket'],
  ['ホーム', 'platform', 'station with railway car'],
  ['橋', 'bridge', 'bridge at night'],
  ['箸', 'chopsticks', 'chopsticks'],
  ['魚屋', 'fish shop', 'fish with convenience store'],
  ['ライム', 'lime', 'lime'],
  ['パンダ', 'panda', 'panda'],
])('%s (%s) is drawn as %s', (japanese, english, shown) => {
  const picture = pictures.word(entry(japanese, english));
  expect(picture.kind).toBe('icon');
  expect(picture.alt).toMatch(new RegExp(`^Drawing: ${shown}(, for|$)`));
});

test.each([
  ['食べる', 'to eat', 'face savoring food'],
  ['見る', 'to see; to look; to watch', 'eyes'],
  ['泳ぐ', 'to swim', 'person swimming'],
  ['監視する', 'to watch', 'eyes'],
])('the verb %s (%s) shows the action', (japanese, english, shown) => {
  expect(pictures.word(entry(japanese, english, 'verb')).alt).toContain(`Drawing: ${shown}`);
});

test('kana alone decide nothing: はし is the bridge or the chopsticks, as its meaning says', () => {
  expect(pictures.word(entry('はし', 'bridge')).alt).toContain('bridge');
  expect(pictures.word(entry('はし', 'chopsticks')).alt).toBe('Drawing: chopsticks');
  expect(pictures.word(entry('はし', 'edge; end of a thing')).kind).toBe('card');
});

test.each([
  ['場所', 'place', 'noun'],
  ['そして', 'and; and then', 'conjunction'],
  ['匹', 'counter for small animals; dog', 'counter'],
  ['渡来', 'influx; visit', 'noun'],
])('%s (%s) is a card rather than a wrong icon', (japanese, english, partOfSpeech) => {
  expect(pictures.word(entry(japanese, english, partOfSpeech))).toMatchObject({
    kind: 'card',
    alt: `Generated card with the word ${japanese} (${english})`,
  });
});

test('a card shows the word, its reading and its meaning, and says that it is generated', () => {
  const { svg } = pictures.word({ ...entry('机', 'desk'), hiragana: 'つくえ' });
  for (const text of ['>机<', '>つくえ<', '>desk<', '>generated card<', 'xml:lang="ja"'])
    expect(svg).toContain(text);
});

test.each([
  ['傘', 'umbrella'],
  ['机', 'desk'],
  ['果物', 'fruit'],
])('neighbouring variants of %s differ, the same variant stays', (japanese, english) => {
  const hashes = Array.from(
    { length: 12 },
    (_, variant) => pictures.word(entry(japanese, english), variant).hash,
  );
  hashes.slice(1).forEach((hash, index) => expect(hash).not.toBe(hashes[index]));
  expect(pictures.word(entry(japanese, english), 3).hash).toBe(hashes[3]);
});

test('a sentence becomes a scene of what it names, the word first', () => {
  const scene = pictures.sentence({
    ...entry('傘', 'umbrella'),
    en_sentence: 'Yesterday I forgot my umbrella on the train because the weather was fine.',
  });
  expect(scene.kind).toBe('scene');
  expect(scene.alt).toMatch(/: umbrella, railway car, sun behind small cloud$/);
  expect(scene.svg.length).toBeLessThan(20_000);
  expect(pictures.sentence({ ...entry('傘', 'umbrella'), en_sentence: 'It rains.' }, 1).hash).not.toBe(
    scene.hash,
  );
});

test('a sentence of nothing that can be drawn is a card', () => {
  const nothing = { ...entry('概念', 'concept'), en_sentence: 'I learned the word concept.' };
  expect(pictures.sentence(nothing).kind).toBe('card');
  expect(pictures.sentence({ ...nothing, en_sentence: null }).kind).toBe('card');
});

test.each([
  ['a red apple', 'icon', 'red apple', true],
  ['a dog and a cat in the rain', 'scene', 'dog, cat, cloud with rain', true],
  ['my bicycles', 'icon', 'bicycle', true],
  ['something abstract', 'icon', 'umbrella', false],
])('the description %j gives a picture of it, or of the word', (description, kind, shown, known) => {
  expect(pictures.canDraw(description)).toBe(known);
  const picture = pictures.described(description, entry('傘', 'umbrella'));
  expect(picture.kind).toBe(kind);
  expect(picture.alt).toContain(shown);
});

/** Markup of ours alone: known elements, attributes in quotes, no stray bracket, nothing that is fetched or run. */
const isSafe = ({ svg }: Picture): boolean => {
  const elements = [...svg.matchAll(/<\/?([a-zA-Z]+)/g)].map(([, name]) => name);
  const known =
    /^(svg|title|rect|circle|ellipse|path|g|text|defs|clipPath|use|linearGradient|radialGradient|stop|filter|fe[A-Z]\w+)$/;
  const outside = svg.replace(/<[a-zA-Z/][^<>]*>/g, '');
  return (
    svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"') &&
    elements.every((name) => known.test(name ?? '')) &&
    !/[<>]/.test(outside) &&
    !/&(?!(amp|lt|gt|quot|apos);)/.test(svg) &&
    !/\son[a-z]+\s*=|(href|src)="(?!#)|url\((?!#)|javascript:/i.test(svg.replace(/>[^<]*</g, '><')) &&
    // oxlint-disable-next-line no-control-regex -- these are what XML forbids
    !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(svg)
  );
};

test('whatever a learner types, the picture is safe markup', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom(
      '"><script>alert(1)</script>',
      '&lt;',
      ']]>',
      "' onload='x",
      '<image href="http://x"/>',
      '\ud800傘',
    ),
  );
  fc.assert(
    fc.property(text, text, text, fc.integer(), (japanese, english, sentence, variant) => {
      const word = { ja_word: japanese, en_word: english, hiragana: sentence, part_of_speech: 'noun' };
      expect(isSafe(pictures.word(word, variant))).toBe(true);
      expect(isSafe(pictures.sentence({ ...word, en_sentence: sentence }, variant))).toBe(true);
      expect(isSafe(pictures.described(sentence, word, variant))).toBe(true);
    }),
  );
});

test('two icons with inner names do not mix them up', () => {
  const { svg } = pictures.sentence({ ...entry('学生', 'student'), en_sentence: 'The student eats butter.' });
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
});

test('names its content', () => {
  const { hash } = pictures.word(entry('傘', 'umbrella'));
  expect(hash).toMatch(/^[0-9a-f]{40}$/);
});
