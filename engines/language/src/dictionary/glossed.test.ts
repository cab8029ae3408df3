import { glossed } from './glossed';
import { learnerGloss } from './learner-gloss';
import { parseForms, parseSenses } from './word';

const word = (forms: string, senses: string) => ({
  ...{ id: 1, forms: parseForms(forms), senses: parseSenses(senses) },
  ...{ core: true, level: null, weight: 100 },
});
const table = new Map([
  ['世論|よろん', { meanings: ['public opinion'], pos: null }],
  ['到底|とうてい', { meanings: ['by no means', '(not) at all'], pos: ['adv'] }],
  ['確りする|しっかりする', { meanings: ['to be steady'], pos: null }],
  ['翻訳する|ほんやくする', { meanings: ['to translate'], pos: null }],
]);

test('what we teach of a word is its first sense, in the reading that we teach', () => {
  const { forms, senses } = glossed(
    word('世論[せろん];世論[よろん]', 'n||public opinion/popular voice'),
    table,
  );
  expect(forms.map(({ kana }) => kana)).toEqual(['よろん', 'せろん']);
  expect(senses[0]).toEqual({ pos: ['n'], marks: [], glosses: ['public opinion'] });
});

test('our English is shown as we wrote it, in the kind of word that we say', () => {
  const taught = glossed(word('到底[とうてい]', 'n|uk|possibly'), table);
  expect(taught.senses[0]).toMatchObject({ pos: ['adv'], marks: ['uk'] });
  expect(learnerGloss(taught, { sense: 0, gloss: 0 }).en).toBe('by no means; (not) at all');
  expect(learnerGloss(taught, { sense: 1, gloss: 0 }).en).toBe('possibly');
});

test('a noun keeps its meanings, and its する verb has ours', () => {
  const { senses, isGlossed } = glossed(word('翻訳[ほんやく]', 'n,vs||translation'), table);
  expect(isGlossed).toBeUndefined();
  expect(senses.map(({ glosses }) => glosses)).toEqual([['translation'], ['to translate']]);
});

test('the verb of what is usually in kana is, too', () => {
  const { senses } = glossed(word('確り[しっかり]', 'adv,vs|uk|tightly'), table);
  expect(senses.at(-1)).toEqual({ pos: ['vs'], marks: ['uk'], glosses: ['to be steady'] });
});
