import type { FileStore } from '@kotoba/files';
import { Readable } from 'node:stream';
import { addPage, noCounts } from './counts';
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

test('what another version wrote is taken as far as it is understood, and told once', async () => {
  const known = noCounts();
  addPage(known, { measures: { LCP: 7 }, errors: [] });
  const { trials: _, ...older } = known;
  const newer = { ...known, sounds: 3, measures: { ...known.measures, TTFB: [1] } };
  const texts = [{ [LEARN]: newer, 'mfe-next@beta': known }, { [LEARN]: older }, 'none of ours'];
  const strange: string[] = [];
  const nameOf = (index: number): string => `telemetry/days/2026-11-03/00000000000${index}.json`;
  let tag = 0;
  const store = {
    async *list() {
      tag += 1;
      for (const index of texts.keys()) yield { name: nameOf(index), tag: String(tag) };
    },
    read: async (name: string) => ({
      stream: Readable.from([Buffer.from(JSON.stringify(texts[Number(name.at(-6))]))]),
    }),
  } as unknown as FileStore;
  const days = new DayFiles(store, undefined, (name) => strange.push(name));
  await days.read();
  const read = await days.read();
  expect(read.map(({ release, counts }) => [release, counts])).toEqual([
    [LEARN, known],
    [LEARN, known],
  ]);
  expect(strange).toEqual([nameOf(0), nameOf(2)]);
});
