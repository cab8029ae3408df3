import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);
const tokens = readFileSync(join(__dirname, '../../packages/shared-ui/src/core/theme/tokens.ts'), 'utf8');

/** `--k-ink-soft` → `inkSoft`, as the tokens write it. `--k-bottom-bar` is the frame's own. */
const tokenOf = (variable: string): string =>
  variable.replace(/^--k-/, '').replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());

test('there are styles to check', () => {
  expect(files.length).toBeGreaterThan(5);
});

test.each(files)('%s names colours by the tokens of the theme only', (name) => {
  const css = readFileSync(join(__dirname, name), 'utf8');
  const variables = [...css.matchAll(/var\((--k-[a-z-]+)/g)].map(([, variable = '']) => variable);
  const unknown = variables.filter(
    (variable) => variable !== '--k-bottom-bar' && !tokens.includes(`  ${tokenOf(variable)}: `),
  );
  expect(unknown).toEqual([]);
  expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(/i);
});
