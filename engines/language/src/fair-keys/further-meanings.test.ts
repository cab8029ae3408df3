import { englishKey } from '../english-key';
import { parseSenses } from '../dictionary/word';
import { digitsOf, saysNumber } from './english-numbers';
import { furtherMeanings, shortKeys, type Meant } from './further-meanings';
import {
  readAlsoRight,
  readKin,
  readNeverForms,
  readNotRight,
  readPrefixed,
  readSecondReadings,
  readSynonyms,
  readToldApart,
} from './tables';

const synonyms = readSynonyms();
const forms = [{ kanji: '語', kana: 'ご', odd: false }];
const known = (senses: string, ...meant: number[]) => ({
  word: { id: 1, forms, senses: parseSenses(senses), core: true, level: 5, weight: 200 },
  senses: meant,
});

const further = (
  en: string,
  partOfSpeech: string,
  more: Partial<Meant> = {},
  word?: ReturnType<typeof known>,
) =>
  furtherMeanings(
    { en, partOfSpeech, also: [], ofOthers: new Set(), notRight: [], whose: [], ...more },
    word ?? null,
    synonyms,
  );

test.each([
  ['local specialty or souvenir bought as a gift while travelling', ['local specialty', 'souvenir']],
  ['noon or midday (remark)', ['noon', 'midday']],
  ['to hide or conceal', ['to hide', 'to conceal']],
  ['present brought by a visitor', ['present']],
  // Neither side stands alone: half of a pair, a shared noun, a shared beginning.
  ['left or right', []],
  ['different or conflicting opinions', []],
  ['entry to school or university', []],
  ['rain shower in late autumn or early winter', []],
  ['fish caught in spring', []],
  ['either ... or ...', []],
])('of “%s” the names in it are %j (ANS-34)', (gloss, names) => {
  expect(shortKeys(gloss).slice(1)).toEqual(names);
});

test.each([
  ['two people', '2 people'],
  ['one hundred', '100'],
  ['a thousand yen', '1000 yen'],
  ['twenty one', '21'],
  ["three o'clock", "3 o'clock"],
  ['the third', 'the 3rd'],
  ['20 years old', 'twenty years old'],
])('“%s” is “%s”', (text, other) => {
  expect(digitsOf(text)).toContain(other);
});

test.each([
  ['two people', true],
  ['March', true],
  ['together', false],
  ['someone', false],
  ['often', false],
])('“%s” counts something: %s', (text, counts) => {
  expect(saysNumber(text)).toBe(counts);
});

test.each([
  ['to swim', 'verb', 'swimming'],
  ['to run', 'verb', 'running'],
  ['to take a walk', 'verb', 'taking a walk'],
  ['to lie', 'verb', 'lying'],
  ['to see', 'verb', 'seeing'],
  ['to visit', 'verb', 'visiting'],
  ['to begin', 'verb', 'beginning'],
  ['to show', 'verb', 'showing'],
  ['cooking', 'noun', 'to cook'],
  ['shopping', 'noun', 'to shop'],
  ['driving', 'noun', 'to drive'],
  ["to brush one's teeth", 'verb', 'to brush my teeth'],
  ['movie ticket', 'noun', 'film ticket'],
  ['autumn', 'noun', 'fall'],
  ['sickness', 'noun', 'illness'],
  ['shopping', 'noun', 'to go shopping'],
  ['to get angry', 'verb', 'to be angry'],
  ['to be surprised', 'verb', 'to get surprised'],
  ['to get bigger', 'verb', 'to become bigger'],
  ['to catch a cold', 'expression', 'catching a cold'],
  ['to decide', 'verb', 'to make a decision'],
  ['to explain', 'verb', 'giving an explanation'],
  ['seeing someone off', 'noun', 'to see someone off'],
  ['being careful', 'noun', 'to be careful'],
  ['to tell the truth', 'expression', 'to be honest'],
  ['a little', 'adverb', 'a bit'],
  ['child (of a friend)', 'noun', 'kid'],
  ['to begin (something)', 'verb', 'to start'],
])('“%s” (%s) is “%s”, too (ANS-35)', (en, partOfSpeech, other) => {
  expect(further(en, partOfSpeech).map(englishKey)).toContain(englishKey(other));
});

test.each([
  ['building', 'noun', 'to build'],
  ['meeting', 'noun', 'to meet'],
  ['fall', 'noun', 'autumn'],
  ['bathroom', 'noun', 'toilet'],
  ['gas', 'noun', 'gasoline'],
  ['light', 'noun', 'lightweight'],
  ['picture', 'noun', 'photo'],
  ['a little', 'adverb', 'small'],
  ['rock', 'noun', 'stone'],
  ['cooking', 'noun', 'to go cooking'],
  ['to get up', 'verb', 'to be up'],
  ['to become', 'verb', 'to be'],
  ['to get over', 'verb', 'to be over'],
  ['parking lot', 'noun', 'to park lot'],
  ['something to eat', 'noun', 'to someth to eat'],
  ['to tell the truth', 'expression', 'to to be honest'],
  ['nothing but', 'noun', 'nothing however'],
  ['counter for flat things', 'counter', 'counter for apartment things'],
  ['presence or absence', 'noun', 'presence'],
  ['running (a business)', 'noun', 'to sprint'],
  ['to cut (grass)', 'verb', 'to slice'],
  ['(not) a bit', 'adverb', 'a little'],
  ['little', 'adverb', 'a bit'],
])('“%s” (%s) is no “%s”', (en, partOfSpeech, other) => {
  expect(further(en, partOfSpeech).map(englishKey)).not.toContain(englishKey(other));
});

describe('what the dictionary adds (ANS-34)', () => {
  const holiday = known('n||rest/recess¦||vacation/absence¦||dormancy¦|arch|idleness', 0);

  test('is the rest of the sense and the first of the plain one beside it', () => {
    const meanings = further('rest', 'noun', {}, holiday);
    expect(meanings).toEqual(expect.arrayContaining(['recess', 'vacation']));
    for (const other of ['absence', 'dormancy', 'idleness']) expect(meanings).not.toContain(other);
  });
  test('is nothing that says less than it means, or only in a sentence that says no', () => {
    const meanings = further(
      'foot',
      'noun',
      {},
      known('n||foot/arm (of an octopus)/ever (with neg. verb)/(cold) hand', 0),
    );
    for (const other of ['arm', 'ever', 'hand']) expect(meanings).not.toContain(other);
  });
  test('is nothing that another word of ours means', () => {
    const early = new Set(['early']);
    const fast = known('adj-i||fast/quick/early', 0);
    expect(further('fast', 'i-adjective', { ofOthers: early }, fast)).not.toContain('early');
  });
  test('is nothing that our table calls wrong, whichever way it comes (ANS-45)', () => {
    const holiday = known('n,vs||rest/recess', 0);
    const wrong = { notRight: ['recess', 'break', 'to repose'], also: ['break'] };
    expect(further('rest', 'noun', wrong, holiday)).toEqual(expect.arrayContaining(['rest', 'to rest']));
    for (const other of ['recess', 'break', 'to take a recess'])
      expect(further('rest', 'noun', wrong, holiday)).not.toContain(other);
    // "Shop" is no 買い物, but one goes there to shop; for a verb both are one.
    expect(further('shopping', 'noun', { notRight: ['shop'] })).toContain('to shop');
    const toDie = further('to sleep', 'verb', { notRight: ['die'] }, known('v5r,vi||to sleep/to die', 0));
    expect(toDie).not.toContain('to die');
  });
  test('of one use alone is what another of its meanings confirms', () => {
    const run = known('n,vs||management/running (a business)', 0);
    expect(further('running (a business)', 'noun', {}, run)).not.toContain('to dash');
    const examine = known('v1,vt||to examine (a patient)/to inspect', 0);
    expect(further('to examine (a patient)', 'verb', {}, examine)).toContain('to inspect');
  });
  test('is an adjective where the noun is said of something, too', () => {
    expect(further('safe', 'noun', {}, known('n||safe', 0))).not.toContain('secure');
    expect(further('safe', 'noun', {}, known('n,adj-no||safe', 0))).toContain('secure');
  });
  test('of what is done names what it is done to', () => {
    const change = known('n,vs||changing clothes', 0);
    expect(further('changing clothes', 'noun', {}, change)).toContain('to change clothes');
  });
  test('of a verb that is done to something may name it', () => {
    const away = known('v1,vt||to throw away', 0);
    expect(further('to throw away', 'verb', {}, away)).toContain('to throw something away');
    expect(further('to open', 'verb', {}, known('v5k,vi||to open', 0))).not.toContain('to open something');
    expect(further('to dry', 'verb', {}, known('v5k,vi||to dry', 0))).toContain('to become dry');
    expect(further('to dry', 'verb', {}, known('v5s,vt||to dry', 0))).not.toContain('to become dry');
  });
  test('of a noun that takes する is its verb, and of the verb its noun', () => {
    const study = known('n,vs||study/investigation', 0);
    expect(further('study', 'noun', {}, study)).toEqual(expect.arrayContaining(['to study', 'studying']));
    expect(further('to succeed', 'verb', {}, known('n,vs||success', 0))).toContain('success');
    expect(further('participation', 'noun', {}, known('n,vs||participation', 0))).toContain('to participate');
    expect(further('marriage', 'noun', {}, known('n,vs||marriage', 0))).toEqual(
      expect.arrayContaining(['to marry', 'to get married', 'getting married']),
    );
    expect(further('question', 'noun', {}, known('n,vs||question', 0))).toEqual(
      expect.arrayContaining(['to ask a question', 'asking a question']),
    );
    expect(further('question', 'noun', {}, known('n||question', 0))).not.toContain('to ask a question');
    expect(further('talk', 'noun', {}, known('n||talk', 0))).not.toContain('to talk');
  });
});

test('a text of a hundred parts gives no more than enough', () => {
  const many = Array.from({ length: 100 }, (_, index) => `to take one's dog number ${index} or cat`).join(
    '; ',
  );
  expect(further(many, 'verb').length).toBeLessThanOrEqual(150);
});

describe('the tables', () => {
  test('can be read', () => {
    expect(readKin().length).toBeGreaterThan(20);
    expect(readPrefixed().length).toBeGreaterThan(100);
    expect(readSecondReadings().size).toBeGreaterThan(30);
    expect(readToldApart().size).toBeGreaterThan(150);
    expect(readNotRight().size).toBeGreaterThan(15);
    expect(readAlsoRight().size).toBeGreaterThan(500);
  });
  test('no English is right and wrong for one word (ANS-45)', () => {
    const wrong = readNotRight();
    const both = [...readAlsoRight()].flatMap(([word, texts]) =>
      texts
        .filter((text) => (wrong.get(word) ?? []).map(englishKey).includes(englishKey(text)))
        .map((text) => `${word} ${text}`),
    );
    expect(both).toEqual([]);
  });
  test('no reading is another one of a word and none of it (ANS-45)', () => {
    const never = readNeverForms();
    const both = [...readSecondReadings()].flatMap(([word, readings]) =>
      readings.filter((reading) => never.get(word)?.includes(reading)).map((reading) => `${word} ${reading}`),
    );
    expect(both).toEqual([]);
  });
  test('what is right one way only does not lead back', () => {
    expect(synonyms.of('autumn', 'noun')).toContain('fall');
    expect(synonyms.of('fall', 'noun')).toEqual([]);
  });
  test('a group is for its kind of word', () => {
    expect(synonyms.of('close', 'verb')).toContain('shut');
    expect(synonyms.of('close', 'i-adjective')).not.toContain('shut');
  });
  test('what tells a word apart is English', () => {
    for (const text of readToldApart().values()) expect(text).not.toMatch(/[぀-ヿ一-鿿]/u);
  });
});
