import type { Level } from '../language';
import type { AuthoredPhrase } from './authored-word';
import { authoredLines, columns } from './tsv';

const list = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

/** The phrase book. Throws, naming the line, when a column is missing. */
export function readPhrases(): AuthoredPhrase[] {
  const phrases: AuthoredPhrase[] = [];
  let group = '';
  for (const line of authoredLines('phrases.tsv')) {
    if (line.text.startsWith('## ')) group = line.text.slice(3).trim();
    if (line.text.startsWith('#')) continue;
    const [
      written = '',
      kana = '',
      meanings = '',
      aliases = '',
      ja = '',
      exampleKana = '',
      en = '',
      level = '',
    ] = columns(line, 8);
    phrases.push({
      written,
      kana,
      meanings: list(meanings),
      aliases: list(aliases),
      example: { ja, kana: exampleKana, en },
      level: level as Level,
      group,
    });
  }
  return phrases;
}
