import type { Clause, Sentence } from './clause';
import { nounFor, piecesOf, type Reading, within } from './noun';
import { parseNoun } from './noun-phrase';
import { going, join, onStem, onTe, type Say, say, teForm, without } from './say';
import { isSameSubject } from './say-clause';
import { piecesOfVerb, sayVerb } from './say-verb';
import { parseStatement } from './statement';
import { parseVerb, type VerbPhrase } from './verb-phrase';

const DOING = {
  before: (base: Clause['base']): Say => join(base, say('前に', 'まえ に')),
  after: (base: Clause['base']): Say => join(teForm(base), say('から')),
  while: (base: Clause['base']): Say => onStem(base, 'ながら', 'noun'),
  without: (base: Clause['base']): Say => without(base),
  'instead of': (base: Clause['base']): Say => join(base, say('代わりに', 'かわり に')),
};

/** What may stand before doing something. */
export const isDoing = (joint: string): joint is keyof typeof DOING => joint in DOING;

/** 住みながら and 着きながら are not said: it must last, and be done. */
const lasts = ({ entry }: VerbPhrase): boolean =>
  !['state', 'move', 'only', 'weather', 'able', 'know'].some((use) => entry.use.has(use)) &&
  !/^(get|be|become|lose|forget|find|marry|die)$/.test(entry.head);

/** "before going to bed", "while cooking", "without saying anything", "instead of going out" */
export function parseDoing(
  rest: Reading,
  main: Sentence,
  joint: string,
): { said: Say; pieces: Clause['pieces'] } | null {
  if (!rest.tokens[0]?.text.endsWith('ing')) return joint === 'instead of' ? insteadOf(rest) : null;
  const done = 'said' in main || main.clause.done;
  const phrase = parseVerb(rest, 0, ['ing'], { who: 'i' });
  const said = phrase && sayVerb(phrase, { who: 'i', denied: joint === 'without' });
  if (!said || !done || (joint === 'while' && !lasts(phrase))) return null;
  const moment = joint === 'while' ? momentOf(main) : null;
  const what = moment ? join(going(said.base), moment) : DOING[joint as keyof typeof DOING](said.base);
  return { said: join(said.before, what), pieces: piecesOfVerb(phrase) };
}

/** "instead of coffee" */
function insteadOf(rest: Reading): ReturnType<typeof parseDoing> {
  const noun = parseNoun(rest, 0);
  const said = noun?.next === rest.tokens.length ? nounFor(noun.value, 'anything', 'i') : null;
  return noun && said
    ? { said: join(said, say('の'), say('代わりに', 'かわり に')), pieces: piecesOf(noun.value) }
    : null;
}

const MISHAP = /(転ぶ|やけどする|けがをする|指を切る|壊す|割る|落とす|なくす|会う|見つける)$/;
const SLEEP = /^(寝る|眠る)$/;

/** What happens in a moment is not done 〜ながら: 歩いている時に転びました. */
function momentOf(main: Sentence): Say | null {
  if (!('clause' in main)) return null;
  const { base, tense } = main.clause;
  if (MISHAP.test(base.written)) return say('時に', 'とき に');
  return SLEEP.test(base.written) && tense.past ? say('間に', 'あいだ に') : null;
}

/** Who fell asleep while doing something did not mean to: 寝てしまいました. */
export function overtaken(main: Sentence): Sentence {
  if (!('clause' in main)) return main;
  const { clause } = main;
  return SLEEP.test(clause.base.written) && clause.tense.past && !clause.tense.negative
    ? { ...main, clause: { ...clause, base: onTe(clause.base, 'しまう', 'v5u') } }
    : main;
}

const ONESELF = /^(i|you|he|she|we|they)$/;

/** "while I study" and "while I am studying" are "while studying", where the same one does both. */
export function parseMeanwhile(rest: Reading, main: Sentence, joint: string): ReturnType<typeof parseDoing> {
  if (joint !== 'while' || ('clause' in main && !main.clause.done)) return null;
  const [one, is] = rest.tokens.map(({ text }) => text);
  if (ONESELF.test(one ?? '') && /^(am|is|are)$/.test(is ?? '')) {
    const who = parseNoun(rest, 0)?.value.who ?? null;
    const doer = 'said' in main ? 'you' : main.clause.subject?.who;
    return who === doer ? parseDoing(within(rest, rest.tokens.slice(2), 2), main, joint) : null;
  }
  const second = 'clause' in main ? parseStatement(rest) : null;
  if (!second?.bare || !second.done || second.tense.negative || !('clause' in main)) return null;
  if (
    !isSameSubject(second, main.clause) ||
    !/^v/.test(second.base.like) ||
    /いる$/.test(second.base.written)
  )
    return null;
  const moment = momentOf(main);
  const what = moment ? join(going(second.base), moment) : DOING.while(second.base);
  return { said: join(second.before, what), pieces: second.pieces };
}
