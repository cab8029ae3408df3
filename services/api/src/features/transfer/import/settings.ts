import { ApiFailure } from '../../../platform/http/errors';
import type { ImportChoice } from './import.schemas';
import type { ImportRow, ImportSettings } from './imports.tables';
import { isWhole, suggestTargets, TARGETS, type Target } from './targets';

const JAPANESE: readonly Target[] = ['japanese', 'reading', 'kanji', 'hiragana', 'katakana'];

const invalid = (message: string) => new ApiFailure('INVALID_INPUT', 400, message);

/** Rows by which a column without a name is judged. */
export const SAMPLES = 20;

export function suggestSettings(
  columns: readonly string[],
  samples: readonly (readonly string[])[],
  named: boolean,
): ImportSettings {
  const targets = suggestTargets(columns, samples, named);
  return { targets, fill: !isWhole(targets) };
}

export const toTargets = (targets: readonly string[]): Target[] =>
  targets.map((name) => TARGETS.find((target) => target === name) ?? 'ignore');

/** The settings of an import with what the learner chose. @throws ApiFailure 400 when the columns do not make a word */
export function chooseSettings(row: ImportRow, { has_header: hasHeader, ...choice }: ImportChoice) {
  const settings: ImportSettings = { ...row.settings, ...choice };
  const { targets } = settings;
  if (targets.length !== row.columns.length) {
    throw invalid(`The file has ${row.columns.length} columns, and ${targets.length} targets were given`);
  }
  const used = targets.filter((target) => target !== 'ignore');
  const twice = used.find((target, i) => used.indexOf(target) !== i);
  if (twice) throw invalid(`Two columns are meant for ${twice.replaceAll('_', ' ')}`);
  const isTable = row.format === 'csv' || row.format === 'tsv';
  return { settings, hasHeader: isTable ? (hasHeader ?? row.hasHeader) : row.hasHeader };
}

/** Whether the columns can make a word at all: an English one and a Japanese one. */
export const makesWords = ({ targets }: ImportSettings): boolean =>
  targets.includes('en_word') && JAPANESE.some((target) => targets.includes(target));
