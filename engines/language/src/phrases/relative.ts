import { type Clause, low } from './clause';
import type { EnglishToken } from './english-tokens';
import { readVerb } from './english-verbs';
import { choose, type Noun, nounFor, pronoun, type Reading, simple, within } from './noun';
import { parseNoun } from './noun-phrase';
import { parsePredicate } from './predicate';
import type { NounChoice } from './read-lexicon';
import { join, plain, type Say, say } from './say';
import { subjectOf } from './say-clause';
import { parseStatement } from './statement';

/** Stands for the noun with its clause. */
const WHOLE: EnglishToken = { text: 'described-noun', shown: '', capital: false };
const THE: EnglishToken = { text: 'the', shown: 'the', capital: false };

/** Stands for the place where somebody went. */
const THERE = pronoun('それ', 'それ', 'place');

const IS: EnglishToken = { text: 'is', shown: '', capital: false };

const BEGINS = /^(the|a|an|that|those|this|these|my|your|his|her|our|someone|somebody|people)$/;
const TELLS =
  /^(think|thought|say|says|said|hear|heard|know|knew|sure|glad|hope|so|true|seems|believe|me|sorry|happy|surprised|noticed|realized|decided)$/;
const SUBJECT = /^(i|you|he|she|we|they|my|your|his|her|our)$/;
const PLACE = /^(where|when)$/;

/** What is said of a noun: the clause before it, in the plain form. Null for what is not understood. */
function clauseOf(inner: Reading, noun: Noun, mark: string): { said: Say; pieces: Clause['pieces'] } | null {
  const subject = parseNoun(inner, 0);
  let clause: Clause | null = null;
  let went = false;
  if (PLACE.test(mark)) clause = parseStatement(inner);
  else if (mark && !SUBJECT.test(inner.tokens[0]?.text ?? '')) clause = parsePredicate(inner, 0, noun, {});
  else if (subject)
    clause = parsePredicate(inner, subject.next, subject.value, {
      gap: { noun: { ...noun, who: 'it', owner: null }, place: false },
      open: true,
    });
  // "the restaurant we went to"
  if (!clause && subject && choose(noun, 'a place') && /^(to|in|at)$/.test(inner.tokens.at(-1)?.text ?? '')) {
    went = true;
    const gap = { noun: simple(THERE, { who: 'it' }), place: true };
    clause = parsePredicate(inner, subject.next, subject.value, { gap, open: true });
  }
  if (!clause || (clause.base.like === 'noun' && !clause.tense.past) || clause.ended) return null;
  const isSubject = clause.subject === noun;
  if (!isSubject && !clause.done) return null;
  const so = low(clause);
  const before = went
    ? say(so.before.written.replace(/それ[にで]/, ''), so.before.kana.replace(/それ [にで] ?/, '').trim())
    : so.before;
  const said = join(isSubject ? null : subjectOf(so), before, plain(so.base, so.tense, true));
  // Only what is を or が of its verb goes without saying.
  return said.written.includes('それ') ? null : { said, pieces: clause.pieces };
}

/**
 * A sentence with "the book (that) I bought yesterday", "a friend who lives in Osaka" or "the shop where he works" as one noun,
 * 昨日買った本; null for a sentence without such a noun.
 */
export function withRelative(reading: Reading): { reading: Reading; pieces: Clause['pieces'] } | null {
  const { tokens, lexicon } = reading;
  const quiet = { ...reading, miss: () => undefined };
  for (const [at, { text }] of tokens.entries()) {
    const noun = BEGINS.test(text) ? parseNoun(quiet, at, false) : null;
    // What one thinks "that people …" is no その人.
    const points = /^(that|those|this|these)$/.test(text);
    if (points && (noun?.next === at + 1 || TELLS.test(tokens[at - 1]?.text ?? ''))) continue;
    if (!noun || noun.value.who !== null || noun.value.count || noun.value.none || noun.value.and) continue;
    const next = tokens[noun.next]?.text ?? '';
    // "The woman wearing a red dress" is who is wearing it.
    const isDoing = at === 0 && /ing$/.test(next) && choose(noun.value, 'someone') !== null;
    const mark = /^(who|that|which|where|when)$/.test(next) || isDoing ? next : '';
    if (!mark && !SUBJECT.test(next)) continue;
    const from = noun.next + (mark && !isDoing ? 1 : 0);
    for (let end = tokens.length; end > from; end -= 1) {
      if (end < tokens.length && readVerb(tokens[end]?.text ?? '').length === 0) continue;
      const clause = clauseOf(
        within(quiet, [...(isDoing ? [IS] : []), ...tokens.slice(from, end)]),
        noun.value,
        mark,
      );
      if (!clause) continue;
      const choices = noun.value.choices.flatMap((choice): NounChoice[] => {
        const head = nounFor({ ...noun.value, choices: [choice] }, 'anything', 'i');
        return head ? [{ ...choice, ...join(clause.said, head) }] : [];
      });
      const nouns = (key: string) => (key === WHOLE.text ? choices : lexicon.nouns(key));
      const whole = [...tokens.slice(0, at), THE, WHOLE, ...tokens.slice(end)];
      return {
        reading: within({ ...reading, lexicon: { ...lexicon, nouns } }, whole),
        pieces: clause.pieces,
      };
    }
  }
  return null;
}
