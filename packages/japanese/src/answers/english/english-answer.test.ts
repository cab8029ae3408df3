import { verdictOf } from '../testing/check';
import { words } from '../testing/entries';

const homophones = { otherSaved: [words.chopsticks, words.edge] };

describe('the meaning of another saved word', () => {
  it('is a retry where that word shows the same prompt', () => {
    expect(verdictOf(2, words.bridge, 'chopsticks', homophones)).toBe('retry alternate');
    expect(verdictOf(2, words.bridge, 'the end', homophones)).toBe('retry alternate');
  });

  it('is wrong where the prompt shows the kanji', () => {
    expect(verdictOf(4, words.bridge, 'chopsticks', homophones)).toBe('incorrect other_word');
  });

  it('is a retry in mode 4 when the kanji are the same and only the reading differs', () => {
    expect(verdictOf(4, words.spicy, 'painful', { otherSaved: [words.painful] })).toBe('retry alternate');
    expect(verdictOf(2, words.spicy, 'painful', { otherSaved: [words.painful] })).toBe(
      'incorrect other_word',
    );
  });

  it('is right when this word has that meaning too', () => {
    expect(verdictOf(2, words.action, 'action', { otherSaved: [words.gesture] })).toBe('correct exact');
  });

  it('needs every part of several to be a meaning of words with this prompt', () => {
    expect(verdictOf(2, words.bridge, 'bridge, chopsticks', homophones)).toBe('retry alternate');
    expect(verdictOf(2, words.bridge, 'chopsticks, fish', homophones)).toBe('incorrect real_word');
    expect(verdictOf(4, words.bridge, 'bridge, chopsticks', homophones)).toBe('incorrect other_word');
  });

  it('comes before endings: birds may be saved apart from bird', () => {
    const flock = { ...words.bird, en: 'birds', hiragana: 'とりたち', kanji: '鳥たち' };
    expect(verdictOf(2, words.bird, 'birds', { otherSaved: [flock] })).toBe('incorrect other_word');
  });

  it('comes behind the reading, which is never credited', () => {
    const other = { en: 'hashi', hiragana: 'べつ' };
    expect(verdictOf(2, words.bridge, 'hashi', { otherSaved: [other] })).toBe('retry meaning_wanted');
  });
});
