import type { Edits } from './team';

/** A remote that was built with other packages than the shell that it meets, and what comes of it. */
export interface Meeting {
  readonly built: string;
  readonly edits: Edits;
  /** Its screen runs; or it is refused before it is live, or shows its panel, with these words. */
  readonly ends: 'runs' | { readonly refused: RegExp } | { readonly panel: RegExp };
}

type Edit = (text: string) => string;

const PAGE = 'mfe-grammar/src/home/home.page.tsx';
const RELEASE = 'node_modules/@kotoba/contracts/src/release.ts';

/** The first screen calls a function of a shared package. */
const calls =
  (request: string, call: string): Edit =>
  (text) =>
    `import { ${call.replace(/\(.*/, '')} } from '${request}';\n` +
    text.replace("{t('home.greeting'", `{Object(${call}).length} {t('home.greeting'`);

const plus =
  (pattern: RegExp, by: number): Edit =>
  (text) =>
    text.replace(pattern, (_all, before: string, digits: string) => before + (Number(digits) + by));
const contract = (by: number) => ({ [RELEASE]: plus(/(CONTRACT_VERSION = )(\d+)/, by) });
const minor = plus(/("version": "\d+\.)(\d+)/, 1);
const patch = (by: number) => ({
  'node_modules/react/package.json': plus(/("version": "\d+\.\d+\.)(\d+)/, by),
});

interface Shared {
  name: string;
  request: string;
  index: string;
  /** A function of it that the screen calls. */
  call: string;
  /** The line that exports it, and one that the screen needs nothing of. */
  exported: RegExp;
  other: RegExp;
}

/** An export that nobody knows yet. */
export const LATER = '\nexport const later = (): string => "";\n';

/** The ways in which a package of the remote can be ahead of the shell's, or behind it. */
function waysOf({ name, request, index, call, exported, other }: Shared): Meeting[] {
  const folder = `node_modules/@kotoba/${name}`;
  const source = `${folder}/src/${index}`;
  const called = call.replace(/\(.*/, '');
  return [
    {
      built: `${name} ahead: what the shell has not yet is called`,
      edits: { [source]: (text) => text + LATER, [PAGE]: calls(request, 'later()') },
      ends: { refused: new RegExp(`later of ${request} is gone`) },
    },
    {
      built: `${name} ahead: by its version alone`,
      edits: { [`${folder}/package.json`]: minor, [PAGE]: calls(request, call) },
      ends: 'runs',
    },
    {
      built: `${name} behind: without what came since`,
      edits: { [source]: (text) => text.replace(other, ''), [PAGE]: calls(request, call) },
      ends: 'runs',
    },
    {
      built: `${name} behind: what is called gave something else`,
      edits: {
        [source]: (text) =>
          `${text.replace(exported, '')}\nexport const ${called} = (..._any: string[]): { was: string } => ({ was: '' });\n`,
        [PAGE]: calls(request, call),
      },
      ends: { refused: new RegExp(`${called} of ${request} has changed`) },
    },
  ];
}

/** Those that are tried. */
export const meetings: readonly Meeting[] = [
  {
    built: 'contracts ahead: a newer one',
    edits: contract(1),
    ends: { panel: /made for another version of Kotoba \(\d+ instead of \d+\)/ },
  },
  {
    built: 'contracts behind: an older one',
    edits: contract(-1),
    ends: { refused: /the contract is \d+, not \d+/ },
  },
  ...waysOf({
    name: 'api-client',
    request: '@kotoba/api-client',
    index: 'index.ts',
    call: 'newKey()',
    exported: /export { newKey } .*\n/,
    other: /export { createOutbox } .*\n/,
  }),
  ...waysOf({
    name: 'shared-ui',
    request: '@kotoba/shared-ui/core',
    index: 'core/index.ts',
    call: "isJapanese('')",
    exported: /(?<=export {.*) isJapanese,/,
    other: /export { default as Avatar } .*\n/,
  }),
  {
    built: 'React ahead by a patch',
    edits: patch(1),
    ends: { refused: /react is [\d.]+, and \^[\d.]+ is asked for/ },
  },
  { built: 'React behind by a patch', edits: patch(-1), ends: 'runs' },
  {
    built: 'another TypeScript: what the shell has not yet is called',
    edits: {
      'node_modules/@kotoba/federation/src/build/shapes.ts': (text) => text.replace('`1, ', '`0, '),
      'node_modules/@kotoba/shared-ui/src/core/index.ts': (text) => text + LATER,
      [PAGE]: calls('@kotoba/shared-ui/core', 'later()'),
    },
    ends: { refused: /later of @kotoba\/shared-ui\/core is gone/ },
  },
];
