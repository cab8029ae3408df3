import { compared } from './adjectives';
import { type Clause, low, type Sentence } from './clause';
import type { EnglishToken } from './english-tokens';
import { type Reading, within } from './noun';
import type { Adjective } from './read-lexicon';
import { becoming, byDegrees, join, polite, type Say, say } from './say';
import { isSameSubject, sayPolite, subjectOf } from './say-clause';
import { parseStatement } from './statement';

/** "The more I study, the more interesting it gets", "The more I study, the more I forget", "The sooner, the better", "The later it gets, the colder it becomes" */
export function parseDegrees(reading: Reading): Sentence | null {
  const { tokens } = reading;
  const comma = tokens.findIndex(({ text }) => text === ',');
  // "the more I study the more I like it"
  const next =
    comma < 0
      ? tokens.findIndex(
          ({ text }, at) => at > 2 && text === 'the' && /(^more|er)$/.test(tokens[at + 1]?.text ?? ''),
        )
      : comma + 1;
  if (next < 0 || tokens[0]?.text !== 'the' || tokens[next]?.text !== 'the') return null;
  const [first, second] = [tokens.slice(1, comma < 0 ? next : comma), tokens.slice(next + 1)];
  const quality = (words: readonly EnglishToken[]): { adjective: Adjective; next: number } | null => {
    const more = words[0]?.text === 'more' ? 1 : 0;
    const word = words[more]?.text ?? '';
    const known = (more ? [word] : compared(word, 'er')).flatMap((key) => reading.lexicon.adjectives(key));
    // Where nothing but the hour is named, it is the weather that gets colder.
    const kind =
      first.some(({ text }) => text === 'it') && !first.some(({ text }) => text === 'more')
        ? 'weather'
        : 'thing';
    const adjective = known.find(({ fits }) => fits(new Set([kind])));
    return adjective ? { adjective, next: more + 1 } : null;
  };
  const end = quality(second);
  const rest =
    end &&
    second
      .slice(end.next)
      .map(({ text }) => text)
      .join(' ');
  const isSo = end !== null && /^$|^\S+ (gets?|becomes?|is|am|are)$/.test(rest ?? '-');
  const doing = first[0]?.text === 'more' ? parseStatement(within(reading, first.slice(1), 2)) : null;
  const begin = doing ? null : quality(first);
  const so = isNow(doing) ? doing : null;
  const [gets, ...beyond] = begin ? first.slice(begin.next).filter(({ text }) => text !== 'it') : [];
  if (!so && (!begin || beyond.length > 0 || !/^$|^(gets?|becomes?|is)$/.test(gets?.text ?? ''))) return null;
  // What is read and becomes interesting is named once: この小説は読めば読むほど.
  const about = so && /^it /.test(rest ?? '') ? ofWhat(so.before) : so?.before;
  const degree = so
    ? join(subjectOf(low(so)), about ?? null, byDegrees(so.base))
    : begin && byDegrees(gets && gets.text !== 'is' ? becoming(begin.adjective) : begin.adjective);
  const pieces = so?.pieces ?? (begin ? [begin.adjective.piece] : []);
  if (!isSo) {
    const more =
      second[0]?.text === 'more' ? parseStatement(within(reading, second.slice(1), next + 2)) : null;
    if (!isNow(more)) return null;
    const main = so && isSameSubject(so, more) ? { ...more, topic: null } : more;
    return { said: join(degree, sayPolite(main)), pieces: [...pieces, ...more.pieces], question: false };
  }
  const base = /get|become/.test(rest ?? '') ? becoming(end.adjective) : end.adjective;
  const now = { past: false, negative: false };
  return { said: join(degree, polite(base, now)), pieces: [...pieces, end.adjective.piece], question: false };
}

/** この小説を as what is spoken of: この小説は. */
const ofWhat = ({ written, kana }: Say): Say => say(written.replace(/を$/, 'は'), kana.replace(/を$/, 'は'));

/** Something is done, and not only once. */
const isNow = (clause: Clause | null): clause is Clause =>
  clause?.bare === true && !clause.tense.past && !clause.tense.negative;
