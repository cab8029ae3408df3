import { ANY, type Noun, nounFor, piecesOf, SOME } from './noun';
import type { Piece, VerbEntry } from './read-lexicon';
import {
  able,
  type Base,
  favoured,
  going,
  join,
  plain,
  say,
  type Say,
  stemOf,
  teForm,
  Unsaid,
  verbBase,
} from './say';
import { type Adjunct, inOrder } from './time-words';
import { LEANING, type VerbPhrase } from './verb-phrase';

/** How a verb phrase is meant: what is asked of somebody leaves "me" out; can makes を a が. */
interface Manner {
  readonly who: Noun['who'];
  readonly asked?: boolean;
  readonly able?: boolean;
  /** What is not done takes 何も. */
  readonly denied?: boolean;
  /** The one object takes しか. */
  readonly only?: boolean;
  /** Said after the times. */
  readonly aside?: Say | null;
}

export interface SaidVerb {
  readonly before: Say;
  readonly base: Base;
  /** Something is given to me: who gives is told with が. */
  readonly toMe: boolean;
}

/** りんごを三つとオレンジを二つ */
function eachCounted(noun: Noun, kind: string, who: Noun['who']): Say | null {
  const { and } = noun;
  const said = nounFor({ ...noun, and: null }, kind, who);
  const one = said && join(said, say('を'), noun.count);
  if (!and) return one;
  const rest = eachCounted(and, kind, who);
  return one && rest && join(one, say('と'), rest);
}

const isMe = (noun: Noun): boolean => noun.who === 'i' || noun.who === 'we';

/** What somebody shall do soon he shall do early: もうすぐ is what comes by itself. */
export const early = (adjunct: Adjunct): Adjunct =>
  adjunct.said.written === 'もうすぐ' ? { ...adjunct, said: say('早く', 'はやく') } : adjunct;

/** The verb phrase in Japanese, its verb in the dictionary form; null for what we do not say so. */
export function sayVerb(
  phrase: VerbPhrase,
  { who, asked = false, able: can = false, aside = null, denied = false, only = false }: Manner,
): SaidVerb | null {
  const { entry, filled, left } = phrase;
  const adjuncts = phrase.adjuncts.filter(({ forMe }) => !forMe).map((one) => (asked ? early(one) : one));
  const isForMe = adjuncts.length < phrase.adjuncts.length;
  let { base } = entry;
  const isOneself = who === 'i' || who === 'we';
  if (isForMe && (!/^v/.test(base.like) || !FOR.test(entry.head) || isOneself)) return null;
  let toMe = isForMe && !asked;
  // 三時間しか寝ませんでした
  const [first] = adjuncts;
  if (only && entry.gaps.length === 0 && first?.role === 'duration' && adjuncts.length === 1)
    return { before: join(first.said, say('しか')), base, toMe };
  const objects: Say[] = [];
  for (const { item, before, particle } of entry.gaps) {
    const fill = filled.get(item);
    const gap = entry.items[item];
    if (!fill || !gap || !('gap' in gap)) return null;
    if ('verb' in fill) {
      const inner = sayVerb(fill.verb, { who: asked ? 'you' : 'i' });
      if (!inner) return null;
      // 読み始める
      if (particle.written === '' && LEANING.test(base.written)) {
        // 食べてみる leans on て, 食べ始める on the stem.
        const te = base.written.startsWith('て');
        const stem = te ? teForm(inner.base) : stemOf(inner.base);
        const [written, kana] = [base.written, base.kana].map((end) => end.slice(te ? 1 : 0));
        base = { ...base, written: `${stem.written}${written}`, kana: `${stem.kana}${kana}` };
        objects.push(inner.before);
        continue;
      }
      objects.push(join(inner.before, plain(inner.base, { past: false, negative: false }), particle));
      continue;
    }
    const { noun } = fill;
    const isMine = entry.use.has('favour') && /^[のが]$/.test(particle.written);
    if (isMe(noun) && (isMine || /^[にを]$/.test(particle.written)) && !noun.and && noun.owner === null) {
      if (who !== 'i' && (entry.use.has('give') || entry.use.has('favour')) && !asked) toMe = true;
      if (asked || (toMe && !isForMe)) continue;
      if (noun.who === who) return null;
    }
    if (noun.who === 'you' && !noun.and) {
      if (who !== 'i' && who !== 'we' && !asked && entry.use.has('favour')) toMe = true;
      if (entry.use.has('give') || entry.use.has('favour') || particle.written === 'に') continue;
      return null;
    }
    if (noun.who === 'it' && /^[をが]$/.test(particle.written)) continue;
    if (noun.and && (noun.count ?? noun.and.count) && particle.written === 'を' && !can && !only) {
      const each = eachCounted(noun, gap.gap, who);
      if (!each) return null;
      objects.push(join(before, each));
      continue;
    }
    // Of another one's own hand it goes without saying whose it is: 父は手を切りました.
    const isOwn = who === 'other' && /^(he|she|they)$/.test(noun.owner?.who ?? '');
    const said = nounFor(noun, gap.gap, isOwn ? (noun.owner?.who ?? who) : who);
    if (!said) return null;
    // 何も食べません: without a particle, and of what is not done alone.
    if (ANY.test(said.written)) {
      const none = denied ? withNone(said, particle) : null;
      if (!none) return null;
      objects.push(none);
      continue;
    }
    if (SOME.test(said.written) && /^[をが]$/.test(particle.written)) {
      objects.push(join(before, said));
      continue;
    }
    if (only && /^[をが]$/.test(particle.written)) {
      objects.push(noun.count ? join(said, particle, noun.count, say('しか')) : join(said, say('しか')));
      continue;
    }
    const mark = can && particle.written === 'を' ? say('が') : particle;
    objects.push(
      /^[をが]?$/.test(mark.written)
        ? join(before, said, mark, noun.count)
        : join(before, of(noun.count), said, mark),
    );
  }
  // Who stays for months lodges nowhere.
  const isLongStay =
    entry.gaps.length === 0 &&
    adjuncts.some(({ role, said }) => role === 'duration' && LONG.test(said.written));
  if (isLongStay && base.written === '泊まる') base = verbBase(say('滞在する', 'たいざい する'));
  if (toMe) base = entry.use.has('give') ? verbBase(say('くれる')) : favoured(base);
  if (can && !only && !objects.some(({ written }) => written.endsWith('が'))) {
    base = { ...base, ...withGa(base) };
  }
  if (only && (entry.gaps.length !== 1 || adjuncts.length > 0 || !/しか$/.test(objects[0]?.written ?? '')))
    return null;
  // あまり is said of what is seldom, and どこ of where one does not go.
  if (!denied && adjuncts.some(({ said }) => SELDOM.test(said.written))) return null;
  // 三分麺 is one thing, and 麺を三分ゆでる what is done for so long.
  const isLast = ({ role, well, said }: Adjunct): boolean =>
    well !== undefined ||
    TIMES.test(said.written) ||
    (role === 'duration' && objects.length > 0 && /[分秒]$/.test(said.written));
  const isBeside = (adjunct: Adjunct): boolean => !isLast(adjunct);
  const asides = inOrder(adjuncts.filter(isBeside)).map((adjunct) => sayAdjunct(adjunct, entry, denied));
  const how = adjuncts
    .filter(isLast)
    .flatMap((adjunct) => [
      ...(adjunct.well === 'very well' ? [say(denied ? 'あまり' : 'とても')] : []),
      sayAdjunct(adjunct, entry),
    ]);
  if (left && !left.place) return null;
  const why = aside?.written === 'どうして';
  const where = left ? join(nounFor(left.noun, 'anything') ?? say(''), placeParticle(entry)) : null;
  return {
    before: join(
      why ? aside : null,
      ...asides.slice(0, timesOf(adjuncts)),
      why ? null : aside,
      where,
      ...asides.slice(timesOf(adjuncts)),
      ...objects,
      ...how,
    ),
    base,
    toMe,
  };
}

/** 何も, 誰にも, 誰とも; null for what is not said so. */
function withNone({ written, kana }: Say, { written: particle }: Say): Say | null {
  if (/^[をが]?$/.test(particle)) return say(written, kana);
  return /^[にと]$/.test(particle)
    ? join(say(written.slice(0, -1), kana.slice(0, -1)), say(particle), say('も'))
    : null;
}

/** How many times: 沖縄に二回行きました. */
const TIMES = /^(?:[一二三四五六七八九十]+回|[一二]度)$/;

const LONG = /[十百].*日|週間|か月|年/;

const SELDOM = /^(あまり|全然|どこ)$/;

/** What one may do for somebody: he is no 君のために落ちる. */
const FOR =
  /^(make|cook|bake|buy|open|close|carry|write|read|sing|play|draw|paint|fix|repair|check|pay|do|clean|wash|cut|choose|order|reserve|book|hold|keep|print|copy|bring|get|find|work|prepare|dance|translate|save|send|knit|sew|study|learn)$/;

const timesOf = (adjuncts: readonly Adjunct[]): number =>
  adjuncts.filter(({ role }) => role === 'time').length;
const of = (count: Say | null): Say | null => count && join(count, say('の'));
/** 写真を撮れる is 写真が撮れる. */
const withGa = ({ written, kana }: Say): Say =>
  say(written.replace(/を(?=[^を]*$)/, 'が'), kana.replace(/ を (?=[^を]*$)/, ' が '));

const placeParticle = ({ use }: VerbEntry): Say =>
  say(use.has('in') || use.has('exist') || use.has('move') ? 'に' : 'で');
/** How something is done depends on what is done. */
const MANNERS: readonly {
  readonly manner: string;
  readonly fits: (entry: VerbEntry, denied: boolean) => boolean;
  readonly is: Say;
}[] = [
  // It rains hard, and one studies hard.
  { manner: '一生懸命', fits: ({ use }) => use.has('weather'), is: say('激しく', 'はげしく') },
  // One drives carefully, and listens よく.
  {
    manner: 'よく',
    fits: ({ head }) => /^(drive|walk|ride|cross|carry|handle|use|cut|go|play|work)$/.test(head),
    is: say('気をつけて', 'き を つけて'),
  },
  // What changes a lot is no many things.
  {
    manner: 'たくさん',
    fits: ({ base }) => /(上がる|下がる|増える|減る|変わる|なる|伸びる)$/.test(base.written),
    is: say('ずいぶん'),
  },
  // Who plays tennis a lot plays it often.
  {
    manner: 'たくさん',
    fits: ({ head }, denied) => !denied && /^(play|watch|go|come|travel|cook|visit|use)$/.test(head),
    is: say('よく'),
  },
  // What shall not happen again.
  { manner: 'もう一度', fits: (_, denied) => denied, is: say('二度と', 'にどと') },
];

const sayAdjunct = ({ role, said, place, well }: Adjunct, entry: VerbEntry, denied = false): Say => {
  const otherwise = MANNERS.find(({ manner, fits }) => said.written === manner && fits(entry, denied));
  if (otherwise) return otherwise.is;
  if (role === 'for' && !FOR.test(entry.head)) throw new Unsaid('for whom');
  // What one is like is said in another way than how one does something.
  if (
    /(?<!いつも)のように$/.test(said.written) &&
    /^(be|become|get|have|do|want|feel|know)$/.test(entry.head)
  )
    throw new Unsaid('like whom');
  // One walks through the rain.
  if (/[雨雪嵐]の中$/.test(said.written) && /^(walk|run|drive|come|go)$/.test(entry.head))
    return join(said, say('を'));
  // Whom one is angry with is no companion.
  if (role === 'with' && said.written.endsWith('と') && /^(be|get|feel)$/.test(entry.head))
    throw new Unsaid('with');
  if (well && !/^(sleep|know|understand|remember)$/.test(entry.head)) {
    if (!entry.use.has('can')) throw new Unsaid('well');
    return say('上手に', 'じょうず に');
  }
  if (said.written === 'どこ') {
    if (placeParticle(entry).written !== 'に' && entry.head !== 'find') throw new Unsaid('anywhere');
    return join(said, say('に'), say('も'));
  }
  // Who goes to a school in Tokyo goes to one place.
  const hasGoal =
    entry.base.written.includes('に') || entry.gaps.some(({ particle }) => particle.written === 'に');
  if (place && entry.use.has('move') && hasGoal) throw new Unsaid('two goals');
  // One writes here, on this, and at home.
  const onThis = entry.head === 'write' && /^[こそ]こ$/.test(said.written);
  return place ? join(said, onThis ? say('に') : placeParticle(entry)) : said;
};

/** What is true now: 住んでいる; of a verb of doing 食べる. */
export const present = (phrase: VerbPhrase, base: Base): Base =>
  phrase.entry.use.has('state') ? going(base) : base;
/** The skill or possibility; null for verbs that have none. */
export function possible({ entry }: VerbPhrase, base: Base): Base | null {
  if (entry.use.has('able')) return base;
  // Who cannot sleep is not refused a bed.
  if (entry.head === 'sleep') return verbBase(say('眠れる', 'ねむれる'));
  return entry.use.has('sense') ? (SENSED[base.written] ?? null) : able(base);
}
/** What one can see and hear is what is to be seen and heard. */
const SENSED: Readonly<Record<string, Base>> = {
  見る: verbBase(say('見える', 'みえる')),
  聞く: verbBase(say('聞こえる', 'きこえる')),
};

export const piecesOfVerb = (phrase: VerbPhrase): Piece[] => [
  ...phrase.adjuncts.flatMap(({ pieces }) => pieces),
  ...[...phrase.filled.values()].flatMap((fill) =>
    'noun' in fill ? piecesOf(fill.noun) : piecesOfVerb(fill.verb),
  ),
  ...(phrase.left ? phrase.left.noun.pieces : []),
  phrase.entry.piece,
];
