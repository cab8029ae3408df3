import { foldSpelling } from '../answers/english/fold-spelling';
import { createEnglishWords, decodeFrontCoded } from './index';
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

describe('the fold of British spellings, against the list', () => {
  it('makes words of words, but for a few that only Britain writes', () => {
    const unknown = decodeFrontCoded(list.words).filter((word) => !isEnglishWord(foldSpelling(word)));
    expect(unknown).toContain('aesthetic');
    expect(unknown.length).toBeLessThan(100);
  });

  it('changes no word that both write alike', () => {
    const alike =
      'hour four tour pour your flour course court fire here there where acre genre advise surprise exercise promise sunrise otherwise rise wise noise raise expertise television greyhound mummy mould controlled filling rolling'.split(
        ' ',
      );
    const changed = alike.filter((word) => foldSpelling(word) !== word);
    expect(changed).toEqual(['mould']);
  });
});
