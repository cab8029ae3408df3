import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SetReport } from '../report';

interface JestReport {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const CHECKS = 'engines/language/src/authored';
const SHOWN = 600;

/** Every check that the authored words, sentences and phrases must pass when they are built: the very same tests. */
export function checkBank(): SetReport {
  const folder = mkdtempSync(join(tmpdir(), 'kotoba-quality-'));
  const file = join(folder, 'checks.json');
  spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', CHECKS, '--json', `--outputFile=${file}`], {
    cwd: join(__dirname, '../..'),
    stdio: 'ignore',
  });
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  rmSync(folder, { recursive: true });
  const failed = report.testResults.flatMap(({ assertionResults, message }) =>
    assertionResults.length === 0
      ? [message.slice(0, SHOWN)]
      : assertionResults
          .filter(({ status }) => status !== 'passed')
          .map(
            ({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join(' ').slice(0, SHOWN)}`,
          ),
  );
  const passed =
    failed.length > 0 && report.numPassedTests === report.numTotalTests ? 0 : report.numPassedTests;
  return {
    title: 'Bank and packs',
    measures: [{ name: 'checks passed', right: passed, of: report.numTotalTests, bar: 1 }],
    misses: failed,
  };
}
