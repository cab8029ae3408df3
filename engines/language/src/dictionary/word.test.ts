import { learnerGloss } from './learner-gloss';
import { searchText } from './load-dictionary';
import { type DictionaryWord, parseForms, parseSenses } from './word';

const word = (forms: string, senses: string, rest: Partial<DictionaryWord> = {}): DictionaryWord => ({
  id: 1,
  forms: parseForms(forms),
  senses: parseSenses(senses),
  core: true,
  level: null,
  weight: 100,
  ...rest,
});

test('reads spellings with and without kanji, the odd ones marked', () => {
  expect(parseForms('傘[かさ];~笠[かさ];カサ')).toEqual([
    { kanji: '傘', kana: 'かさ', odd: false },
    { kanji: '笠', kana: 'かさ', odd: true },
    { kanji: null, kana: 'カサ', odd: false },
  ]);
});

test('a sense without parts of speech has those of the sense before it', () => {
  expect(parseSenses('n,vs||study¦|uk,col|cram/swot')).toEqual([
    { pos: ['n', 'vs'], marks: [], glosses: ['study'] },
    { pos: ['n', 'vs'], marks: ['uk', 'col'], glosses: ['cram', 'swot'] },
  ]);
});

test('search text holds each key once, folded, between slashes', () => {
  expect(searchText('コーヒー;珈琲[コーヒー]', 'n||coffee (drink)/a Coffee¦||(coffee) bean')).toBe(
    '/こーひー/珈琲/coffee/bean/coffee bean/',
  );
});

describe('the gloss for a learner', () => {
  test('is at most three short meanings, without remarks', () => {
    const water = word(
      '水[みず]',
      'n||water (esp. cool, fresh water)/aqua/H2O/a very long way to say water/wet',
    );
    expect(learnerGloss(water, { sense: 0, gloss: 0 }).en).toBe('water; aqua; H2O');
  });

  test('has the meaning first that was asked for', () => {
    const high = word('高い[たかい]', 'adj-i||high/tall¦||expensive/high-priced¦|arch|noble');
    const { en, others } = learnerGloss(high, { sense: 1, gloss: 0 });
    expect(en).toBe('expensive; high-priced');
    expect(others).toEqual(['high']);
  });

  test('leaves odd senses out of the alternatives', () => {
    const dog = word('犬[いぬ]', 'n||dog¦|derog|squealer¦|arch|spy');
    expect(learnerGloss(dog, { sense: 0, gloss: 0 }).others).toEqual([]);
  });

  test('of one meaning in two spellings one stays', () => {
    const colour = word('色[いろ]', 'n||color/colour/hue');
    expect(learnerGloss(colour, { sense: 0, gloss: 0 }).en).toBe('color; hue');
  });

  test('a noun asked for as a verb is told as one', () => {
    const study = word('勉強[べんきょう]', 'n,vs||study/diligence');
    expect(learnerGloss(study, { sense: 0, gloss: 0, verb: true, askedAsVerb: true }).en).toBe('to study');
  });
});
