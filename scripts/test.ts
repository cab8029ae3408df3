// Everything that must hold, from a fresh clone, in minutes: dependencies, lint, formatting, types, generated files,
// the tests of all workspaces, and of the browser tests what carries @smoke. `npm run test:all` takes all browser
// tests at both widths and every repetition.
import { spawn } from 'node:child_process';
import { root, toolsFolder } from './root';

interface Step {
  name: string;
  args: string[];
}
const step = (name: string, ...args: string[]): Step => ({ name, args: ['run', '--silent', ...args] });
/**
 * Groups run one after the other, the lanes of a group beside each other, the steps of a lane in turn. Types read what
 * is generated.
 */
const GROUPS = [
  [
    [step('Generated files', 'generate', '--', '--check'), step('Types', 'types')],
    [step('Formatting', 'formatting'), step('Lint', 'lint')],
  ],
  [[step('Unit, screen and integration tests', 'jest')]],
  [
    [step('Components in a browser', 'accessibility', '--workspace', '@kotoba/shared-ui')],
    [step('Browser tests', 'e2e')],
  ],
];

export async function main(args: readonly string[]): Promise<number> {
  const env = {
    ...process.env,
    KOTOBA_TOOLS_DIR: toolsFolder(),
    TESTS: args.includes('--all') ? 'all' : 'smoke',
  };
  const secondsSince = (began: number) => `${((Date.now() - began) / 1000).toFixed(0)} s`;
  const began = Date.now();
  const times: string[] = [];

  /** Runs a step. What those of a group's last lane say comes at once, what the others say whole at their end. */
  async function run({ name, args: npm }: Step, isLast: boolean): Promise<boolean> {
    const start = Date.now();
    const said = isLast ? ('inherit' as const) : ('pipe' as const);
    const child = spawn('npm', npm, {
      cwd: root,
      stdio: ['ignore', said, said],
      env,
      shell: process.platform === 'win32',
    });
    const kept: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => kept.push(chunk));
    const code = await new Promise((ended) => child.once('close', ended));
    process.stdout.write(Buffer.concat(kept));
    const line = `${code === 0 ? '✓' : '✗'} ${name}: ${secondsSince(start)}`;
    times.push(line);
    console.log(line);
    return code === 0;
  }

  let isPassed = true;
  for (const lanes of GROUPS) {
    const passed = await Promise.all(
      lanes.map(async (steps, index) => {
        let all = true;
        for (const each of steps) all = (await run(each, index === lanes.length - 1)) && all;
        return all;
      }),
    );
    isPassed = passed.every(Boolean);
    if (!isPassed) break;
  }
  console.log(`\n${times.join('\n')}\n${isPassed ? 'All passed' : 'Failed'} after ${secondsSince(began)}.`);
  return isPassed ? 0 : 1;
}
