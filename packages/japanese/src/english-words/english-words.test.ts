import { createEnglishWords } from './index';
import { decodeFrontCoded } from './front-coding';
import list from './words.json';

const isEnglishWord = createEnglishWords();

describe('the English word list', () => {
  it('has more than twenty thousand words', () => expect(list.count).toBeGreaterThan(20_000));

  it.each(
    'a i the tangle strange liberty fish bridge bride fridge deed moth strangled strangles libraries children went eaten colour color theatre centre favourite organise grey karaoke sushi german indian monday dont cafe'.split(
      ' ',
    ),
  )('knows %s', (word) => expect(isEnglishWord(word)).toBe(true));

  it.each(
    'brigde teh recieve imposible libary brid autum umberlla freind tounge strangel hte wich sprit bidge moutain becuase adress japanes'.split(
      ' ',
    ),
  )('does not take %s for a word', (word) => expect(isEnglishWord(word)).toBe(false));

  it('holds only words as answers are compared: lower case, no accents or apostrophes', () => {
    expect(decodeFrontCoded(list.words).filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
  });

  it('is not taken for whole when it is damaged', () => {
    expect(decodeFrontCoded('0a 1b 1cd')).toEqual(['a', 'ab', 'acd']);
    expect(() => decodeFrontCoded('0a 5b')).toThrow('Damaged');
    expect(() => decodeFrontCoded('0a ')).toThrow('Damaged');
  });
});
