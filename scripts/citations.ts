// Every promise that code, tests or pages cite (`ANS-31`) is defined in docs/product, once. Prints what is not, and
// fails.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const DEFINITION = /^- \*\*([A-Z]+-\d+)\*\*/;
/** Sources that a reader of the repository cannot open. */
const UNREACHABLE =
  /\bdocuments? [12]\b|\b(?:answers|language-data|reliability|look)\.md\b|\bsource: (?:decisions|reliability|the look)\b/i;

function linesOf(...patterns: string[]): { place: string; line: string }[] {
  const names = execFileSync('git', ['ls-files', '-z', ...patterns], { encoding: 'utf8' }).split('\0');
  return names
    .filter((name) => existsSync(name))
    .flatMap((name) =>
      readFileSync(name, 'utf8')
        .split('\n')
        .map((line, index) => ({ place: `${name}:${index + 1}`, line })),
    );
}

export function main(): number {
  const defined = new Map<string, string>();
  const mistakes: string[] = [];
  for (const { place, line } of linesOf('docs/product/*.md')) {
    const number = DEFINITION.exec(line)?.[1];
    if (!number) continue;
    const before = defined.get(number);
    if (before) mistakes.push(`${place}: ${number} is defined at ${before} already`);
    defined.set(number, place);
  }

  const areas = new Set([...defined.keys()].map((number) => number.replace(/-\d+$/, '')));
  const citation = new RegExp(`\\b(?:${[...areas].join('|')})-\\d+\\b`, 'g');
  for (const { place, line } of linesOf('*.ts', '*.tsx', '*.mjs', '*.cjs', '*.md')) {
    for (const [number] of line.matchAll(citation))
      if (!defined.has(number)) mistakes.push(`${place}: ${number} is not in docs/product`);
    if (UNREACHABLE.test(line)) mistakes.push(`${place}: cite a number of docs/product: ${line.trim()}`);
  }

  if (mistakes.length > 0) console.error(mistakes.join('\n'));
  console.log(`${defined.size} promises, ${mistakes.length} citations that lead nowhere`);
  return mistakes.length > 0 ? 1 : 0;
}
