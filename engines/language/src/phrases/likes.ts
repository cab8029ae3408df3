import { clause, type Clause, type Parts, SELF } from './clause';
import { readVerb } from './english-verbs';
import { type Noun, piecesOf, type Reading, sayNoun } from './noun';
import { parseNoun } from './noun-phrase';
import { objectOf } from './object-of';
import { type Base, join, say, type Say } from './say';
import { piecesOfVerb, sayVerb } from './say-verb';
import { parseVerb } from './verb-phrase';
import * as forms from './say';

const LIKES: Readonly<Record<string, readonly [Base, string]>> = {
  like: [{ ...say('好き', 'すき'), like: 'adj-na' }, 'to like'],
  love: [{ ...say('大好き', 'だいすき'), like: 'adj-na' }, 'to love'],
  hate: [{ ...say('大嫌い', 'だいきらい'), like: 'adj-na' }, 'to hate'],
  dislike: [{ ...say('嫌い', 'きらい'), like: 'adj-na' }, 'to dislike'],
};

const BEST = ['the best', 'the most', 'best', 'most'];

export function parseLike(parts: Parts, at: number, past: boolean): Clause | null {
  const { reading, subject, adverbs, negative } = parts;
  const verb = readVerb(reading.tokens[at]?.text ?? '').find(({ base }) => base in LIKES)?.base ?? '';
  const [like, en] = LIKES[verb] ?? [];
  // What one liked just once is no 好きでした.
  if (!like || !en || past) return null;
  const tail = trailing(reading, [...BEST, 'very much', 'a lot', 'so much', 'much']);
  const inner: Parts = { ...parts, reading: tail.reading };
  // “not very much” is あまり: とても goes with what is so.
  const isBest = BEST.some((words) => words === tail.found);
  const much = tail.found !== null || adverbs.length > 0 ? say(negative ? 'あまり' : 'とても') : null;
  const strong = isBest ? say('一番', 'いちばん') : much;
  const pieces = [{ written: like.written, en, level: 'N5' as const }];
  const next = reading.tokens[at + 1]?.text ?? '';
  const doing = next === 'to' ? (['base'] as const) : (['ing'] as const);
  const verbal = next === 'to' || next.endsWith('ing');
  const phrase = verbal ? parseVerb(inner.reading, at + (next === 'to' ? 2 : 1), doing, { who: SELF }) : null;
  if (phrase) {
    const said = sayVerb(phrase, { who: SELF });
    if (!said) return null;
    const what = join(
      said.before,
      forms.plain(said.base, { past: false, negative: false }),
      say('の'),
      say('が'),
      strong,
    );
    return clause(subject, {
      before: what,
      base: like,
      tense: { negative, past },
      pieces: [...piecesOfVerb(phrase), ...pieces],
    });
  }
  const more = parseLikedMore(inner, at + 1);
  if (more)
    return clause(subject, {
      ...more,
      base: like,
      tense: { negative, past },
      pieces: [...more.pieces, ...pieces],
    });
  const isBoth = inner.reading.tokens[at + 1]?.text === 'both';
  const liked = objectOf(inner, at + (isBoth ? 2 : 1));
  if (!liked) return null;
  const said = sayNoun(liked.noun, 'anything', subject?.who ?? null);
  if (isBoth && !liked.noun.and) return null;
  const both = isBoth && liked.noun.and ? bothOf(liked.noun, liked.noun.and) : null;
  const object = both ?? (liked.noun.who === 'it' ? null : join(said, say('が')));
  const before = join(...liked.asides, object, strong);
  return clause(subject, {
    before,
    base: like,
    tense: { negative, past },
    pieces: [...piecesOf(liked.noun), ...pieces],
  });
}

/** "both tea and coffee": お茶もコーヒーも */
const bothOf = (one: Noun, other: Noun): Say =>
  join(sayNoun({ ...one, and: null }, 'anything'), say('も'), sayNoun(other, 'anything'), say('も'));

/** "like summer more than winter" */
function parseLikedMore({ reading }: Parts, at: number): Pick<Clause, 'before' | 'pieces'> | null {
  const better = parseNoun(reading, at);
  const words = better ? reading.tokens.slice(better.next, better.next + 2).map(({ text }) => text) : [];
  if (!better || !/^(more|better) than$/.test(words.join(' '))) return null;
  const than = parseNoun(reading, better.next + 2);
  if (!than || than.next !== reading.tokens.length) return null;
  return {
    before: join(
      sayNoun(than.value, 'anything'),
      say('より'),
      sayNoun(better.value, 'anything'),
      say('の'),
      say('方', 'ほう'),
      say('が'),
    ),
    pieces: [...piecesOf(better.value), ...piecesOf(than.value)],
  };
}

/** "prefer tea to coffee" */
export function parsePrefer({ reading, subject, negative }: Parts, at: number, past: boolean): Clause | null {
  const better = parseNoun(reading, at);
  if (!better || negative) return null;
  const than = reading.tokens[better.next]?.text === 'to' ? parseNoun(reading, better.next + 1) : null;
  const end = than?.next ?? better.next;
  if (end !== reading.tokens.length) return null;
  const other = than && join(sayNoun(than.value, 'anything'), say('より'));
  const before = join(other, sayNoun(better.value, 'anything'), say('の'), say('方', 'ほう'), say('が'));
  const pieces = [...piecesOf(better.value), ...(than ? piecesOf(than.value) : [])];
  return clause(subject, {
    before,
    base: { ...say('好き', 'すき'), like: 'adj-na' },
    tense: { past, negative },
    pieces,
  });
}

/** Takes words off the end of a sentence. */
export function trailing(
  reading: Reading,
  endings: readonly string[],
): { reading: Reading; found: string | null } {
  for (const found of endings) {
    const length = found.split(' ').length;
    const { tokens } = reading;
    const last = tokens.slice(-length).map(({ text }) => text);
    if (tokens.length > length && last.join(' ') === found)
      return { reading: { ...reading, tokens: tokens.slice(0, -length) }, found };
  }
  return { reading, found: null };
}
