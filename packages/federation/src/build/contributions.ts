import path from 'node:path';
import vm from 'node:vm';
import { contributions, type Contributions } from '@kotoba/contracts';
import { build } from 'esbuild';
import * as z from 'zod/mini';
import { appFolder, type AppBuild } from './app';

/** `src/contributions.ts` is missing, does not run by itself, or breaks the schema. */
export class ContributionsError extends Error {
  override name = 'ContributionsError';
}

/** What an app adds to the suite, read from its `src/contributions.ts` at build time and checked by the contract's strict schema. */
export async function readContributions(app: Pick<AppBuild, 'root' | 'app'>): Promise<Contributions> {
  const file = path.join(appFolder(app), 'src/contributions.ts');
  const bundled = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'exported',
    logLevel: 'silent',
  }).catch((cause: unknown) => {
    throw new ContributionsError(`${file} cannot be read`, { cause });
  });
  const code = `${bundled.outputFiles[0]?.text ?? ''}; JSON.stringify(Object.values(exported ?? {}))`;
  // An empty context: what the suite knows before any code runs is data, and cannot depend on where it was built.
  const json = run(file, code);
  const values = z.array(z.unknown()).parse(JSON.parse(String(json)));
  if (values.length !== 1) throw new ContributionsError(`${file} must have one export: the contributions`);
  const parsed = contributions.safeParse(values[0]);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${whatIsWrong(issue)}`);
    throw new ContributionsError(`${file} does not fit the contract:\n${lines.join('\n')}`);
  }
  return parsed.data;
}

/** The texts of zod's small build say "Invalid input" alone; which key is too many is the part that helps. */
const whatIsWrong = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys' ? `unknown ${issue.keys.join(', ')}` : issue.message;

function run(file: string, code: string): unknown {
  try {
    return vm.runInNewContext(code, {});
  } catch (cause) {
    const message = isErrorLike(cause) ? cause.message : String(cause);
    throw new ContributionsError(`${file} cannot be run by itself: ${message}`, { cause });
  }
}

/** An error of another realm is no instance of this one's Error. */
function isErrorLike(value: unknown): value is { message: string } {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}
