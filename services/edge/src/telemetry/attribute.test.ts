import type { PageError } from '@kotoba/contracts/telemetry-report';
import { pagesOf } from './attribute';

const [SHELL, OLD, NEW, OTHER] = [
  `shell@${'a'.repeat(16)}`,
  `mfe-learn@${'1'.repeat(16)}`,
  `mfe-learn@${'2'.repeat(16)}`,
  `mfe-capture@${'3'.repeat(16)}`,
];
const files: Record<string, readonly string[]> = {
  [SHELL]: ['main.js'],
  [OLD]: ['entry.js', 'old.js'],
  [NEW]: ['entry.js', 'new.js'],
  [OTHER]: ['entry.js'],
};
const known = {
  isKnown: async (release: string) => Object.hasOwn(files, release),
  holds: async (release: string, file: string) => files[release]?.includes(file) ?? false,
};

/** Whose an error is, by the counts that it is added to. */
async function ownerOf(error: Partial<PageError>, ran: readonly string[]): Promise<string | undefined> {
  const full: PageError = { kind: 'thrown', name: 'TypeError', of: OTHER, ...error };
  const pages = await pagesOf({ ran: [...ran], measures: {}, errors: [full] }, known);
  return [...pages].find(([, { errors }]) => errors.length > 0)?.[0];
}

test.each([
  ['the file is of the release that ran', { file: 'mfe-learn/new.js' }, [NEW, OTHER], NEW],
  ['of two that ran the one that has it', { file: 'mfe-learn/old.js' }, [NEW, OLD, OTHER], OLD],
  ['both have it: the one that came first', { file: 'mfe-learn/entry.js' }, [NEW, OLD], NEW],
  ['the file is of the shell', { file: 'shell/main.js', of: OLD }, [OLD, SHELL], SHELL],
  ['no file: whose page was on the screen', {}, [SHELL, OTHER], OTHER],
  ['a file that none has that ran', { file: 'mfe-learn/old.js', of: NEW }, [NEW, OTHER], undefined],
  ['a release that did not run', { of: OLD }, [NEW, OTHER], undefined],
  [
    'a release that is unknown',
    { of: `mfe-learn@${'9'.repeat(16)}` },
    [OTHER, `mfe-learn@${'9'.repeat(16)}`],
    undefined,
  ],
] as const)('an error is whose file it comes from (OPS-75): %s', async (_what, error, ran, owner) => {
  expect(await ownerOf(error, ran)).toBe(owner);
});

test('each known release that ran has a page, with what was measured of it; made-up ones have none (OPS-76)', async () => {
  const madeUp = `mfe-made-up@${'9'.repeat(16)}`;
  const report = {
    ran: [SHELL, NEW, NEW, madeUp],
    measures: { [NEW]: { LCP: 7 }, [madeUp]: { LCP: 8 } },
    errors: [],
  };
  expect([...(await pagesOf(report, known))]).toEqual([
    [SHELL, { measures: {}, errors: [] }],
    [NEW, { measures: { LCP: 7 }, errors: [] }],
  ]);
});

test('a place is the class and the file, if it has one', async () => {
  const errors: PageError[] = [
    { kind: 'thrown', name: 'TypeError', of: NEW, file: 'mfe-learn/new.js' },
    { kind: 'load', name: 'timeout', of: NEW },
  ];
  const pages = await pagesOf({ ran: [NEW], measures: {}, errors }, known);
  expect(pages.get(NEW)?.errors).toEqual([
    { kind: 'thrown', place: 'TypeError new.js' },
    { kind: 'load', place: 'timeout' },
  ]);
});
