import type { Clause } from './clause';
import { choose } from './noun';
import { type Base, join, plain, polite, type Say, say } from './say';

export const sayPolite = (clause: Clause): Say => sayPlain(clause, clause.ended ? (base) => base : polite);

export const subjectOf = ({ topic, particle }: Clause): Say | null => topic && join(topic, say(particle));

/** The same one does both. */
export const isSameSubject = ({ subject }: Clause, other: Clause): boolean => {
  if (!subject?.who || !other.subject) return false;
  // "My mother was tired, so she went to bed"
  const isMeant = /^(he|she|they)$/.test(subject.who) && other.subject.who === null;
  return other.subject.who === subject.who || (isMeant && choose(other.subject, 'someone') !== null);
};

/** Within another sentence, its subject with が. */
export const sayPlain = (
  { topic, particle, before, base, tense }: Clause,
  end: (base: Base, tense: Clause['tense']) => Say = plain,
): Say => join(topic && join(topic, say(particle)), before, end(base, tense));

/** Before ので, 時 and よう, where a copula is な. */
export const attributively = (base: Base, tense: Clause['tense']): Say => plain(base, tense, true);
