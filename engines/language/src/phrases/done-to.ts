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
export function parseTooMuch(parts: Parts, start: number, { past, negative }: Tense): Clause | null {
  const { reading, subject } = parts;
  // "a bit too expensive"
  const little = /^a (little|bit)$/.test(texts(reading, start, 2)) ? say('少し', 'すこし') : null;
  const at = little ? start + 2 : start;
  if (texts(reading, at, 1) !== 'too' || negative) return null;
  const too = tooAt(parts, at + 1);
  const whom = texts(reading, at + 2, 1) === 'for' ? parseNoun(reading, at + 3) : null;
  if (!too || (whom && (!choose(whom.value, 'someone') || whom.value.count))) return null;
  const forWhom = whom && join(sayNoun(whom.value, 'someone', 'i'), say('に'), say('は'));
  if (whom?.next === reading.tokens.length)
    return clause(subject, {
      ...{ before: join(forWhom, little), base: too.much, tense: { past, negative } },
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
        before: join(other, little, forms.teForm(too.much), done.said.before),
        ...{ base: can, tense: { past, negative: true } },
        pieces: [too.piece, ...piecesOfVerb(done.phrase)],
      })
    : null;
}

/** "for being late", "for my pronunciation": what one is scolded or praised for, and where it begins. */
function reasonOf(reading: Reading, from: number) {
  const at = reading.tokens.findIndex(({ text }, place) => place > from && text === 'for');
  if (at < 0) return null;
  const phrase = reading.tokens[at + 1]?.text.endsWith('ing')
    ? parseVerb(reading, at + 1, ['ing'], { who: SELF })
    : null;
  const did = phrase && sayVerb(phrase, { who: SELF });
  if (did && /^v/.test(did.base.like)) {
    const te = forms.teForm(did.base);
    const said = join(did.before, say(`${te.written}、`, `${te.kana}、`));
    return { at, for: 'doing', said, pieces: piecesOfVerb(phrase) } as const;
  }
  const noun = parseNoun(reading, at + 1);
  const what = noun?.next === reading.tokens.length && noun.value.owner?.who === 'i' ? noun : null;
  return (
    what && {
      at,
      for: 'noun' as const,
      said: sayNoun(what.value, 'anything', 'i'),
      pieces: piecesOf(what.value),
    }
  );
}

/** Who made something made it によって. */
const MADE = /^(write|build|invent|discover)$/;

/** "I was scolded by my teacher", "My wallet was stolen", "This temple was built long ago" */
export function parsePassive(parts: Parts, at: number, { past, negative }: Tense): Clause | null {
  const { reading, subject } = parts;
  if (!subject || !readVerb(reading.tokens[at]?.text ?? '').some(({ form }) => form === 'participle'))
    return null;
  const by = reading.tokens.findIndex(({ text }, place) => place > at && text === 'by');
  const agent = by < 0 ? null : parseNoun(reading, by + 1);
  const doer = agent && (choose(agent.value, 'someone') ?? choose(agent.value, 'animal')) ? agent : null;
  const named = doer ? [...reading.tokens.slice(0, by), ...reading.tokens.slice(doer.next)] : reading.tokens;
  const why = reasonOf(within(quiet(reading), named), at);
  const tokens = why ? named.slice(0, why.at) : named;
  const person = subject.who !== 'it' && choose(subject, 'someone') !== null;
  const who = person && subject.who ? { ...subject, who: null } : subject;
  const done = doneTo({ ...parts, reading: within(reading, tokens), subject: who }, at, 'participle');
  const use = done?.phrase.entry.use;
  if (!done || !(use?.has('passive') || use?.has('harm'))) return null;
  const base = forms.suffered(done.said.base);
  const mine = subject.owner?.who === 'i' && use.has('harm');
  // What happened to people is told; what is so of a thing is so now, too.
  if ((person || use.has('harm')) && !past) return null;
  const isMaker = doer !== null && past && !mine && MADE.test(done.phrase.entry.head);
  if (!person && doer && !mine && !isMaker) return null;
  if (!person && use.has('harm') && !mine) return null;
  if (why && !person) return null;
  const thing = mine && !person ? join(sayNoun(subject, 'anything', 'i'), say('を')) : null;
  const mark = !person && isMaker ? say('によって', 'に よって') : say('に');
  const told = doer && join(sayNoun(doer.value, 'anything'), mark);
  const praised = why?.for === 'noun' && done.phrase.entry.base.written === '褒める';
  const reason = why && (why.for === 'noun' ? join(why.said, say(praised ? 'を' : 'で')) : why.said);
  const agentSaid = join(why?.for === 'doing' ? reason : null, told, why?.for === 'noun' ? reason : null);
  const pieces = [
    ...(doer ? piecesOf(doer.value) : []),
    ...(why?.pieces ?? []),
    ...piecesOfVerb(done.phrase),
  ];
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

/** "I got my hair cut", "We had our car fixed": 髪を切ってもらいました */
export function parseHadDone(parts: Parts, at: number, past: boolean): Clause | null {
  const { reading, subject, adverbs, negative } = parts;
  const noun = parseNoun(quiet(reading), at);
  if (!noun || !isUs(subject) || noun.value.owner?.who !== subject?.who) return null;
  const done = doneTo({ ...parts, subject: noun.value }, noun.next, 'participle');
  // Who got his homework done has done it himself.
  if (!done || done.phrase.entry.use.has('harm') || /^(do|finish)$/.test(done.phrase.entry.head)) return null;
  const what = join(sayNoun(noun.value, 'anything', subject?.who ?? null), say('を'));
  return clause(subject, {
    before: join(...adverbs, done.said.before, what),
    base: forms.onTe(done.said.base, 'もらう', 'v5u'),
    ...{ tense: { past, negative }, pieces: piecesOfVerb(done.phrase) },
  });
}

/** "This has to be finished today", "The light needs to be replaced": 取り替えなければなりません */
export function parseDue(parts: Parts, at: number): Clause | null {
  const { subject } = parts;
  if (!/^(needs?|have|has) to be$/.test(texts(parts.reading, at, 3))) return null;
  const done = subject && !choose(subject, 'someone') ? doneTo(parts, at + 3, 'participle') : null;
  return done && /^v/.test(done.said.base.like)
    ? clause(subject, {
        ...{ before: done.said.before, base: forms.obliged(done.said.base), done: true },
        ...{ tense: { past: false, negative: true }, pieces: piecesOfVerb(done.phrase) },
      })
    : null;
}
