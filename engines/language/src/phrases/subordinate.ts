import type { Clause, Sentence } from './clause';
import { evenDone, join, meant, plain, type Say, say, teOf, verbBase, whenDone } from './say';
import { attributively, isSameSubject, sayPlain, subjectOf } from './say-clause';
import { isAlive } from './verb-phrase';

/** The words that join two sentences, as English has them, the longer ones first. */
export const JOINTS = [
  ...['even if', 'even though', 'as soon as', 'and then', 'so that', 'because', 'although', 'though'],
  ...['by the time', 'every time', 'each time', 'whenever', 'in case', 'since', 'once'],
  ...[
    'so',
    'but',
    'and',
    'when',
    'if',
    'unless',
    'before',
    'after',
    'while',
    'until',
    'without',
    'instead of',
  ],
] as const;
export type Joint = (typeof JOINTS)[number];

/** Who grows up becomes an adult then. */
const ADULT = verbBase(say('大人になる', 'おとな に なる'));

export function subordinate(joint: Joint, given: Clause, asks: boolean, main: Sentence): Say | null {
  // Who does both is named once, in the main sentence.
  const isOne = 'clause' in main && isSameSubject(given, main.clause);
  const second = isOne ? { ...given, topic: null } : given;
  const { base, before, tense } = second;
  const who = subjectOf(second);
  const now = { ...second, tense: { past: false, negative: false } };
  switch (joint) {
    case 'because':
      return join(sayPlain(second, attributively), say('ので'));
    case 'when':
      if (base.written === '育つ' && !tense.past) return join(who, before, whenDone(ADULT, tense.negative));
      // "Please call me when you arrive" is once it is so.
      if (asks && second.done && !base.written.endsWith('いる'))
        return join(who, before, whenDone(base, tense.negative));
      return isLaw(second, main)
        ? join(sayPlain(second), say('と'))
        : join(whenOf(second), say('時', 'とき'));
    case 'if':
      // "If you go to Kyoto, go in November" is said before one goes.
      return isAdvice(main) && !tense.past && !tense.negative && /(行く|旅行する)$/.test(base.written)
        ? join(sayPlain(second), say('なら'))
        : join(who, before, whenDone(base, tense.negative));
    case 'once':
      return second.done && !tense.negative ? join(who, before, whenDone(base, false)) : null;
    case 'every time':
    case 'each time':
    case 'whenever':
      return second.done && !tense.negative ? join(sayPlain(now), say('たび'), say('に')) : null;
    case 'by the time':
      if (tense.negative || !second.done) return null;
      return tense.past
        ? join(sayPlain(second), say('時', 'とき'), say('に'), say('は'))
        : join(sayPlain(now), say('まで'), say('に'), say('は'));
    case 'in case':
      return tense.past ? null : join(sayPlain(second), say('と'), say('いけない'), say('ので'));
    case 'since':
      if (!tense.past || tense.negative) return null;
      return second.done
        ? join(who, before, teOf(base, false), say('から'))
        : join(whenOf(second), say('時', 'とき'), say('から'));
    case 'so that':
      return tense.past ? null : join(who, before, plain(base, tense), say('よう'), say('に'));
    case 'unless':
      return tense.negative ? null : join(who, before, whenDone(base, true));
    case 'even if':
      return join(who, before, evenDone(base, tense.negative));
    case 'even though':
    case 'although':
    case 'though':
      return asks ? null : join(sayPlain(second, attributively), say('のに'));
    case 'as soon as':
      return tense.negative || !second.done
        ? null
        : join(who, before, whenDone(base, false), say('すぐ'), say('に'));
    case 'before':
      return tense.negative ? null : join(sayPlain(now), say('前に', 'まえ に'));
    case 'after':
      return tense.negative
        ? null
        : join(sayPlain({ ...now, tense: { past: true, negative: false } }), say('後で', 'あと で'));
    case 'until':
      return tense.negative || !second.done ? null : join(sayPlain(now), say('まで'));
    case 'while':
      return duringOf(second, main) ?? yetSo(second, main);
    default:
      return null;
  }
}

/** What comes each time of itself: 春が来ると桜が咲きます, 走ると膝が痛いです. */
const isLaw = (second: Clause, main: Sentence): boolean =>
  'clause' in main &&
  second.done === true &&
  ![main.clause, second].some(({ tense }) => tense.past || tense.negative) &&
  (main.clause.base.written === '痛い' ||
    (happensOfItself(main.clause) && (happensOfItself(second) || isAnyone(second))));

const happensOfItself = ({ subject, done }: Clause): boolean =>
  subject !== null && done === true && !isAlive(subject);

/** "When you press this button, the door opens": whoever does it. */
const isAnyone = ({ subject, base }: Clause): boolean =>
  subject?.who === 'you' && !base.written.endsWith('いる');

const isAdvice = (main: Sentence): boolean =>
  'clause' in main && main.clause.base.written.endsWith('方がいい');

/** 出かけるところ: who is about to do something sets out to do it (出かけようとした時). */
function settingOut({ base, ...rest }: Clause): Clause {
  if (!/ところ$/.test(base.written) || base.like !== 'noun') return { base, ...rest };
  const doing = verbBase(say(base.written.replace(/ところ$/, ''), base.kana.replace(/ ところ$/, '')));
  return { ...rest, base: meant(doing, verbBase(say('する'))) };
}

/** 子どもの時, 日本に行った時 */
const whenOf = (given: Clause, clause = settingOut(given)): Say =>
  clause.base.like === 'noun' && !clause.tense.negative
    ? join(clause.subject?.who === 'i' ? null : subjectOf(clause), clause.before, clause.base, say('の'))
    : sayPlain(clause, attributively);

/** "while I am young", "while it is hot": 若いうちに, 熱いうちに, before that is over. */
function yetSo(second: Clause, main: Sentence): Say | null {
  const { base, tense, subject } = second;
  const isState = base.like.startsWith('adj') && !tense.negative && !tense.past;
  if (!isState || !('said' in main || main.clause.done)) return null;
  const meal = subject?.who === 'it' ? OF_MEALS[base.written] : undefined;
  if (meal && !isMeal(main)) return null;
  return join(meal ?? sayPlain(second, attributively), say('うちに', 'うち に'));
}

/** Food is hot in another way than the weather. */
const OF_MEALS: Readonly<Record<string, Say | undefined>> = {
  ...{ 暑い: say('熱い', 'あつい'), 寒い: say('冷たい', 'つめたい'), 暖かい: say('温かい', 'あたたかい') },
  涼しい: say('冷たい', 'つめたい'),
};
const isMeal = (main: Sentence): boolean =>
  /^(食べ|飲|召し上が)/.test('said' in main ? main.said.written : main.clause.base.written);

/** "while I was cooking": 料理している間に, when somebody else does the other. */
const duringOf = (second: Clause, main: Sentence): Say | null =>
  'clause' in main &&
  main.clause.done &&
  !second.tense.negative &&
  (second.base.written.endsWith('いる') || second.base.written === '留守')
    ? join(
        second.base.like === 'noun'
          ? join(subjectOf(second), second.before, second.base, say('の'))
          : sayPlain({ ...second, tense: { past: false, negative: false } }),
        main.clause.base.written.endsWith('いる') ? say('間', 'あいだ') : say('間に', 'あいだ に'),
      )
    : null;
