import type { FileStore } from '@kotoba/files';
import { DayFiles } from './day-files';

const page = { measures: {}, errors: [] };
const LEARN = `mfe-learn@${'a'.repeat(16)}`;

/** A store with `put` alone. */
const storeWith = (put: FileStore['put']): FileStore =>
  ({ put, async *list() {} }) satisfies Pick<FileStore, 'put' | 'list'> as unknown as FileStore;

test('what is counted while counts are written is written the next time', async () => {
  const texts: string[] = [];
  const days = new DayFiles(
    storeWith(async (_name, content) => {
      // Pages come without end.
      if (texts.push(String(content)) < 5) days.add(LEARN, page);
    }),
  );
  days.add(LEARN, page);
  await days.write();
  expect(texts).toHaveLength(1);
  await days.write();
  expect(texts.map((text) => (JSON.parse(text) as Record<string, { pages: number }>)[LEARN]?.pages)).toEqual([
    1, 2,
  ]);
});
