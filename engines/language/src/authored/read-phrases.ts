import type { Level } from '@kotoba/contracts';
import { type AuthoredPhrase, type PhraseUsage, REGISTERS } from './authored-word';
import { type AuthoredLine, authoredLines, columns } from './tsv';

const list = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

function usageOf(text: string, when: string, { place }: AuthoredLine): PhraseUsage {
  const register = REGISTERS.find((known) => known === text);
  if (!register) throw new Error(`${place}: unknown register ${text}`);
  return { register, when };
}

/** The phrase book. Throws, naming the line, when a column is missing or the register is not one of the closed list. */
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
      register = '',
      when = '',
      ja = '',
      exampleKana = '',
      en = '',
      level = '',
    ] = columns(line, 10);
    phrases.push({
      written,
      kana,
      meanings: list(meanings),
      aliases: list(aliases),
      usage: usageOf(register, when, line),
      example: { ja, kana: exampleKana, en },
      level: level as Level,
      group,
    });
  }
  return phrases;
}
