import { adjectiveFor } from './adjectives';
import { type Clause, clause, isUs, type Parts, SELF } from './clause';
import { readVerb } from './english-verbs';
import { choose, type Noun, piecesOf, type Reading, sayNoun, within } from './noun';
import { parseNoun } from './noun-phrase';
import type { Adjective } from './read-lexicon';
import { type Base, join, say, type Tense } from './say';
import { piecesOfVerb, possible, type SaidVerb, sayVerb } from './say-verb';
import { texts } from './time-words';
import { type Form, parseVerb, type VerbPhrase } from './verb-phrase';
import * as forms from './say';

const quiet = (reading: Reading): Reading => ({ ...reading, miss: () => undefined });

interface Done {
  readonly phrase: VerbPhrase;
  readonly said: SaidVerb;
}

/** A verb whose object is the subject of the sentence ("This book is easy to read"): it is not said again. */
function doneTo({ reading, subject }: Parts, at: number, form: Form): (Done & { kind: string }) | null {
  if (!subject || subject.who !== null || subject.and) return null;
  const noun: Noun = { ...subject, who: 'it' };
  const asWhat = (place: boolean) =>
    parseVerb(quiet(reading), at, [form], { gap: { noun, place }, who: 'other' });
  // A house that is built is a place, and no place where something is built.
  const phrase = asWhat(false) ?? (form === 'participle' ? asWhat(true) : null);
  const filled = [...(phrase?.filled ?? [])].find(([, fill]) => 'noun' in fill && fill.noun === noun);
  const gap = phrase?.entry.gaps.find(({ item }) => item === filled?.[0]);
  const item = filled && phrase?.entry.items[filled[0]];
  if (!phrase || !item || !('gap' in item) || gap?.particle.written !== 'を') return null;
  const said = sayVerb(phrase, { who: 'other' });
  return said && { phrase, said, kind: item.gap };
}

/** "easy to write with", "easy to sit on": the subject is what it is done with. */
function doneWith({ reading, subject }: Parts, at: number): Done | null {
  const last = reading.tokens.at(-1)?.text ?? '';
  const fits = /^(with|on|in)$/.test(last) && subject && choose(subject, 'anything') && subject.who === null;
  if (!fits || reading.tokens.length !== at + 2) return null;
  const phrase = parseVerb(within(quiet(reading), reading.tokens.slice(0, -1)), at, ['base'], {
    who: 'other',
  });
  const said = phrase && sayVerb(phrase, { who: 'other' });
  return said && /^v/.test(said.base.like) ? { phrase, said } : null;
}

/** "This kanji is hard to read" */
export function parseSuited(parts: Parts, at: number, tense: Tense): Clause | null {
  const ending = /^(hard|difficult)$/.test(parts.reading.tokens[at]?.text ?? '') ? 'にくい' : 'やすい';
  if (!/^(easy|hard|difficult) to$/.test(texts(parts.reading, at, 2))) return null;
  const done = doneTo(parts, at + 2, 'base') ?? doneWith(parts, at + 2);
  return (
    done &&
    clause(parts.subject, {
      ...{ before: done.said.before, base: forms.onStem(done.said.base, ending, 'adj-i'), tense },
      pieces: piecesOfVerb(done.phrase),
    })
  );
}

/** What one may be too much of: an adjective, or tired and nervous, which are verbs. */
function tooAt({ reading, subject }: Parts, at: number): { much: Base; piece: Adjective['piece'] } | null {
  const adjective = adjectiveFor(reading, reading.tokens[at]?.text ?? '', subject);
  const felt = adjective
    ? null
    : parseVerb(within(quiet(reading), reading.tokens.slice(at, at + 1)), 0, ['base'], {
        ...{ who: subject?.who ?? SELF, head: 'be' },
      });
  const base = adjective ?? felt?.entry.base;
  const piece = adjective?.piece ?? felt?.entry.piece;
  const much =
    base && (adjective || /^(疲れる|緊張する|酔う)$/.test(base.written)) ? forms.tooMuch(base) : null;
  return much && piece ? { much, piece } : null;
}

/** "too heavy to carry", "too tired to study", "too difficult for me to read", "too expensive for me" */
export function parseTooMuch(parts: Parts, at: number, { past, negative }: Tense): Clause | null {
  const { reading, subject } = parts;
  if (texts(reading, at, 1) !== 'too' || negative) return null;
  const too = tooAt(parts, at + 1);
  const whom = texts(reading, at + 2, 1) === 'for' ? parseNoun(reading, at + 3) : null;
  if (!too || (whom && (!choose(whom.value, 'someone') || whom.value.count))) return null;
  const forWhom = whom && join(sayNoun(whom.value, 'someone', 'i'), say('に'), say('は'));
  if (whom?.next === reading.tokens.length)
    return clause(subject, {
      ...{ before: forWhom ?? say(''), base: too.much, tense: { past, negative } },
      pieces: [...piecesOf(whom.value), too.piece],
    });
  const to = whom?.next ?? at + 2;
  if (texts(reading, to, 1) !== 'to') return null;
  // Where nobody else is named it is oneself.
  const other = whom && !isUs(whom.value) ? forWhom : null;
  const own = subject?.who !== 'it' && subject !== null && !choose(subject, 'someone');
  const phrase = own ? null : parseVerb(quiet(reading), to + 1, ['base'], { who: subject?.who ?? SELF });
  const said = phrase && sayVerb(phrase, { who: subject?.who ?? SELF, able: true });
  const done = own ? doneTo(parts, to + 1, 'base') : said && { phrase, said };
  const can = done && possible(done.phrase, done.said.base);
  return can
    ? clause(subject, {
        before: join(other, forms.teForm(too.much), done.said.before),
        ...{ base: can, tense: { past, negative: true } },
        pieces: [too.piece, ...piecesOfVerb(done.phrase)],
      })
    : null;
}

/** "I was scolded by my teacher", "My wallet was stolen", "This temple was built long ago" */
export function parsePassive(parts: Parts, at: number, { past, negative }: Tense): Clause | null {
  const { reading, subject } = parts;
  if (!subject || !readVerb(reading.tokens[at]?.text ?? '').some(({ form }) => form === 'participle'))
    return null;
  const by = reading.tokens.findIndex(({ text }, place) => place > at && text === 'by');
  const agent = by < 0 ? null : parseNoun(reading, by + 1);
  const doer = agent && (choose(agent.value, 'someone') ?? choose(agent.value, 'animal')) ? agent : null;
  const tokens = doer ? [...reading.tokens.slice(0, by), ...reading.tokens.slice(doer.next)] : reading.tokens;
  const person = subject.who !== 'it' && choose(subject, 'someone') !== null;
  const who = person && subject.who ? { ...subject, who: null } : subject;
  const done = doneTo({ ...parts, reading: within(reading, tokens), subject: who }, at, 'participle');
  const use = done?.phrase.entry.use;
  if (!done || !(use?.has('passive') || use?.has('harm'))) return null;
  const base = forms.suffered(done.said.base);
  const mine = subject.owner?.who === 'i' && use.has('harm');
  // What happened to people is told; what is so of a thing is so now, too.
  if ((person || use.has('harm')) && !past) return null;
  if (!person && doer && !mine) return null;
  if (!person && use.has('harm') && !mine) return null;
  const thing = mine && !person ? join(sayNoun(subject, 'anything', 'i'), say('を')) : null;
  const agentSaid = doer && join(sayNoun(doer.value, 'anything'), say('に'));
  const pieces = [...(doer ? piecesOf(doer.value) : []), ...piecesOfVerb(done.phrase)];
  return clause(subject, {
    before: join(
      ...parts.adverbs,
      ...(thing ? [done.said.before, agentSaid, thing] : [agentSaid, done.said.before]),
    ),
    base: past ? base : forms.going(base),
    ...{ tense: { past, negative }, pieces },
    ...(thing ? { topic: null } : {}),
  });
}
