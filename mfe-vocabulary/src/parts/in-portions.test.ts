import { inPortions, type Progress } from './in-portions';

const ids = Array.from({ length: 2300 }, (_, index) => index + 1);

test('many ids go in portions of a thousand, one after the other', async () => {
  const sizes: number[] = [];
  const told: Progress[] = [];
  const act = async (portion: number[]): Promise<void> => void sizes.push(portion.length);
  const outcome = await inPortions(ids, act, (progress) => told.push(progress));
  expect(sizes).toEqual([1000, 1000, 300]);
  expect(told).toEqual([0, 1000, 2000].map((done) => ({ done, total: 2300 })));
  expect(outcome).toEqual({ done: ids, failure: null });
});

test('a portion that fails ends it, and says what was done before', async () => {
  const error = new Error('gone');
  const act = async (portion: number[]): Promise<void> => {
    if (portion.includes(1500)) throw error;
  };
  const outcome = await inPortions(ids, act);
  expect(outcome).toEqual({ done: ids.slice(0, 1000), failure: { error } });
});
