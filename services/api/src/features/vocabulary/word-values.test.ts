import { draft } from '../../../../../engines/language/src/testing/fixture-language';
import { fromDraft, fromInput } from './word-values';

const phrase = draft({
  en_word: 'Cheers!',
  kanji: '乾杯',
  hiragana: 'かんぱい',
  notes: 'Set phrase. Before a drink.',
});

test('a made word brings its note on how it is used', () => {
  expect(fromDraft(phrase).notes).toBe('Set phrase. Before a drink.');
});

test('a word of the learner has the note that the learner wrote, or none', () => {
  expect(fromInput({ en_word: 'Cheers!', notes: 'from class' }, phrase).notes).toBe('from class');
  expect(fromInput({ en_word: 'Cheers!' }, phrase).notes).toBeNull();
});
