import { createTokeniser } from './tokeniser';

test('answers questions that are asked at once, each with its own tokens', async () => {
  const tokeniser = createTokeniser();
  const texts = ['食べました', '傘', 'コーヒーを飲む'];
  const answers = await Promise.all(texts.map((text) => tokeniser.tokenise(text)));
  expect(answers.map((tokens) => tokens.map(({ surface }) => surface).join(''))).toEqual(texts);
  expect(answers[0]?.[0]).toEqual({
    surface: '食べ',
    pos: '動詞',
    detail: '自立',
    form: '連用形',
    base: '食べる',
    reading: 'タベ',
  });
  await tokeniser.close();
});

test('after its thread ended the next question starts a new one', async () => {
  const tokeniser = createTokeniser();
  await tokeniser.tokenise('傘');
  await tokeniser.close();
  expect((await tokeniser.tokenise('猫'))[0]?.reading).toBe('ネコ');
  await tokeniser.close();
});

test('questions without an answer yet are refused when it is closed', async () => {
  const tokeniser = createTokeniser();
  const asked = tokeniser.tokenise('傘');
  const outcome = expect(asked).rejects.toThrow('closed');
  await tokeniser.close();
  await outcome;
});

test('closing one that never started does nothing', async () => {
  await expect(createTokeniser().close()).resolves.toBeUndefined();
});
