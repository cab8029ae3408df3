import { parseBe } from './be';
import { type Clause, type Parts, sayMood, SELF } from './clause';
import { PAINS, parsePain } from './felt';
import { trailing } from './likes';
import { say } from './say';
import { texts } from './time-words';
import { parseAbility } from './verb-frames';
import { parseVerb } from './verb-phrase';
import { gerundOf } from '../word-forms';

const EXPERIENCES = /^(climb|visit|ride|meet|try|stay|see|play|hear)$/;

/** "have been to", "have never eaten", "have already eaten", "have lived here for two years". */
export function parsePerfect(parts: Parts, start: number): Clause | null {
  const { asked, subject } = parts;
  const ever = parts.reading.tokens[start]?.text === 'ever';
  const at = ever ? start + 1 : start;
  const never = parts.adverbs.some(({ written }) => written === '全然');
  const adverbs = parts.adverbs.filter(({ written }) => written !== '全然');
  const yet = trailing(parts.reading, ['yet', 'before']);
  const { reading } = yet;
  const so: Parts = {
    ...parts,
    reading,
    adverbs: yet.found === 'yet' && !asked.question ? [say('まだ'), ...adverbs] : adverbs,
  };
  const asksHowLong = /^(どのくらい|何年|何時間|何日|何週間|何か月)$/.test(asked.aside?.written ?? '');
  const lasts = asksHowLong || reading.tokens.some(({ text }) => /^(since|for)$/.test(text));
  if (/^(become|gotten) able to$/.test(texts(reading, at, 3))) return parseAbility(so, at + 3, true);
  if (reading.tokens[at]?.text === 'been' && lasts) {
    // "My stomach has been hurting since this morning"
    const pain = PAINS.find((verb) => texts(reading, at + 1, 1) === gerundOf(verb));
    const lasting = pain ? parsePain(so, at + 2, false, pain) : parseBe(so, at + 1, false);
    if (lasting) return lasting;
  }
  const been =
    reading.tokens[at]?.text === 'been' &&
    /^(to|abroad|overseas|there|here)$/.test(reading.tokens[at + 1]?.text ?? '');
  const quiet = { ...reading, miss: () => undefined };
  const phrase = been
    ? parseVerb(quiet, at + 1, ['base'], { gap: asked.gap ?? null, who: subject?.who ?? SELF, head: 'go' })
    : parseVerb(quiet, at, ['participle'], { gap: asked.gap ?? null, who: subject?.who ?? SELF });
  if (!phrase) return null;
  if (parts.just) return sayMood(so, phrase, 'just', false);
  if (been || ever || never || yet.found === 'before')
    return sayMood({ ...so, negative: parts.negative || never }, phrase, 'been', false);
  const isLong = phrase.adjuncts.some(
    ({ role, said }) => role === 'duration' || said.written.endsWith('から'),
  );
  if (asksHowLong || isLong) {
    // What there is goes on, and no あっている.
    const isSo =
      phrase.entry.use.has('state') ||
      !/^v/.test(phrase.entry.base.like) ||
      /(ある|いる|ない)$/.test(phrase.entry.base.written);
    return sayMood(so, phrase, isSo ? 'plain' : 'going', false);
  }
  if (yet.found === 'yet' && asked.question)
    return sayMood({ ...so, adverbs: [say('もう')] }, phrase, 'perfect', false);
  if (phrase.entry.use.has('state')) return null;
  // "I have climbed Mount Fuji" is something that one has done once.
  const isOnce = EXPERIENCES.test(phrase.entry.head) && adverbs.length === 0 && !asked.question && !yet.found;
  return sayMood(so, phrase, isOnce && !parts.negative ? 'been' : 'perfect', false);
}
