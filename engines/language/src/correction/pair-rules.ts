import { authoredRows } from '../authored/read-authored';
import { argumentsBefore, clauseFrom } from './clause';
import { nounKinds } from './kinds';
import { OR, readDoubt } from './mistakes';
import { readPattern } from './pattern';
import { inOtherVoice, instead } from './word-forms';
import type { Token } from '../reading/tokeniser';
import type { DoubtRule, Fix, Rule } from './rule';

/** Two verbs for one thing: what one does to it, and what happens to it by itself. */
export interface VerbPair {
  readonly does: string;
  readonly doesKana: string;
  readonly happens: string;
  readonly happensKana: string;
  /** "to open something", "to open". */
  readonly english: readonly [does: string, happens: string];
  /** What happens by itself may go along or out of something: 階段を上がる. */
  readonly both: boolean;
}

export const readVerbPairs = (): VerbPair[] =>
  authoredRows('verb-pairs.tsv', 7).map(
    ({
      columns: [does = '', doesKana = '', happens = '', happensKana = '', doing = '', happening = '', both],
    }) => ({
      ...{ does, doesKana, happens, happensKana },
      english: [doing, happening],
      both: both === 'both',
    }),
  );

/** What neither moves nor acts: of these the verb with が is the one that happens by itself. */
const ACTS_ON_NOTHING = /^(?:thing|event|device|opening|breakable|food|drink|fixed)$/;
/** What becomes more or less by itself: 人が増えます. */
const AMOUNTS = /^(?:増やす|減らす)$/;
/** Of people who are many it is what they do: 人が集まります, but 先生が集めます. */
const CROWDS = /^(?:集める|並べる)$/;
const CROWD = /^(?:人|人々|大勢|観光客)$/;

/** Of a verb that may take を, too, what is done to these all the same: 階段を上がる, but no 音を下がる. */
const ACTED_ON = '{thing|device|ended|text|photo}';
/** テレビが伝えました, この本が変えました, 時計が起こしました: things do so, too, but no plan. */
const DOES_IT = /^(?:伝える|変える|見つける|起こす|助ける|決める|集める)$/;
const PLANNED = /^(?:予定|計画|値段|名前|温度|日程)$/;
/** What breaks by itself looks like what one can break. */
const BREAKS = /^(?:割|折|破|切|汚)れる$/;
const SURELY = /^(?:つく|変わる|入る|下がる|上がる|かかる|残る)$/;

const whyOf = ({ does, happens }: VerbPair): string =>
  `${does} is what one does to something (を); ${happens} happens by itself (が).`;

const actsOnNothing = (kinds: readonly string[], does: string): boolean =>
  AMOUNTS.test(does)
    ? kinds.some((kind) => /^(?:human|amount)$/.test(kind))
    : kinds.some((kind) => ACTS_ON_NOTHING.test(kind) || (kind === 'lifeless' && !kinds.includes('site'))) &&
      !kinds.includes('cause');

/** No topic stands further before. */
const FURTHEST = 8;
const isPerson = (tokens: readonly Token[], at: number): boolean =>
  nounKinds(tokens, at).some((kind) => /^(?:person|alive)$/.test(kind));

/** 弟は窓が開けました: it is he who does. */
const isDone = (tokens: readonly Token[], start: number): boolean =>
  tokens
    .slice(Math.max(0, start - FURTHEST), start)
    .some(
      ({ surface, pos }, at, before) =>
        surface === 'は' && pos === '助詞' && isPerson(tokens, start - before.length + at - 1),
    );

/** 学校を始まります: somebody begins it, or it begins; of 先生は授業を始まります he does. */
const unlessDone =
  (doubt: DoubtRule): DoubtRule =>
  (tokens, at) =>
    isDone(tokens, at) ? null : doubt(tokens, at);

/** ドアが閉めました → 閉まりました: what it says of a thing with が, and nothing with を. */
const byItself =
  (pairs: ReadonlyMap<string, VerbPair>): Rule =>
  (tokens, start): Fix | null => {
    const particle = tokens[start + 1];
    if (particle?.surface !== 'が' || particle.detail !== '格助詞') return null;
    const kinds = nounKinds(tokens, start);
    if (kinds.length === 0) return null;
    const clause = clauseFrom(tokens, start + 2, () => false);
    const pair = clause && pairs.get(clause.word);
    const isCrowd = CROWDS.test(pair?.does ?? '') && CROWD.test(tokens[start]?.surface ?? '');
    if (!pair || clause.wishes || !(isCrowd || actsOnNothing(kinds, pair.does))) return null;
    if (DOES_IT.test(pair.does) && !isCrowd && !PLANNED.test(tokens[start]?.surface ?? '')) return null;
    const others = [...argumentsBefore(tokens, start), ...clause.between];
    if (others.some((one) => /^[をが]$/.test(one.particle))) return null;
    const why = whyOf(pair);
    // 電気が消すのを忘れました, 電気が消してください, 電気が消しましょう: somebody does it.
    const isSomebody =
      /^(?:の|こと)$/.test(tokens[clause.end]?.surface ?? '') && tokens[clause.end + 1]?.surface === 'を';
    const isAsked = tokens
      .slice(clause.head, clause.end)
      .some(({ surface }) => /^(?:ください|ましょ|なけれ|う|よう)$/.test(surface));
    // 車が入れません tells that it cannot go in.
    if (pair.does === '入れる' && /^(?:ます|ませ|ない)$/.test(tokens[clause.head + 1]?.surface ?? ''))
      return null;
    // 財布がどこで落としましたか: where somebody does it.
    const isWhere = clause.between.some(
      (other) =>
        other.particle === 'で' &&
        nounKinds(tokens, other.at - 1).some((kind) => /^(?:site|goal)$/.test(kind)),
    );
    if (isSomebody || isWhere || isAsked || isDone(tokens, start))
      return { at: start + 1, length: 1, text: 'を', why };
    // 電気が消して、寝ました: who sleeps turned it off.
    const isHelped = isCrowd ? /^(?:いる|しまう|ちゃう|くる|いく|来る|行く)$/ : /^(?:いる|しまう|ちゃう)$/;
    if (clause.helpers.some(({ base }) => !isHelped.test(base))) return null;
    if (/^(?:[てで]|ながら)$/.test(tokens[clause.end]?.surface ?? '') && !isCrowd) return null;
    const [verb, next] = tokens.slice(clause.head, clause.head + 2);
    if (!verb) return null;
    const named = `${pair.happens}:${pair.happensKana}`;
    const text = instead(verb, next, named);
    if (text !== null) return { at: clause.head, length: 1, text, why };
    // 並べている → 並んでいる
    const voiced = next && inOtherVoice(next);
    const joint = voiced && instead(verb, voiced, named);
    return joint ? { at: clause.head, length: 2, text: joint + voiced.surface, why } : null;
  };

/** 髪が伸ばしました, 鍵が見つけました, 風邪が治しました: who does it is not told, and it also happens by itself. */
const EITHER: Readonly<Record<string, string>> = {
  伸ばす: '髪|髪の毛|ひげ|爪',
  見つける: '鍵|財布|眼鏡|切符|本|傘|携帯|携帯電話|仕事|答え|指輪|時計|部屋|アパート',
  治す: '風邪|病気|けが|怪我|傷|熱',
};

/** 道に財布を落ちていました, コップを割れました, 髪が伸ばしました: the verb or the particle. */
export const pairDoubts = (): DoubtRule[] =>
  readVerbPairs().flatMap((pair) => {
    const { does, doesKana, happens, happensKana, both } = pair;
    const ask = (pattern: string, ...readings: readonly string[]): DoubtRule =>
      readDoubt(pattern, readings.join(OR), whyOf(pair));
    const nouns = EITHER[does];
    const either =
      nouns === undefined
        ? []
        : [
            unlessDone(
              ask(
                `${nouns} が {adverb}? <${does}> まし|た|たら !の|こと`,
                `{1}が{3}{4>${happens}:${happensKana}}{5}`,
                '{1}を{3}{4}{5}',
              ),
            ),
          ];
    if (BREAKS.test(happens))
      return [ask(`{noun} を <${happens}> まし|た`, `{1}を{3>${does}:${doesKana}}{4}`, '{1}が{3}{4}')];
    // 電気をついています: it is on, or somebody puts it on.
    const isGoingOn =
      both && !SURELY.test(happens)
        ? []
        : [
            unlessDone(
              ask(
                `${both ? ACTED_ON : '{noun}'} を <${happens}> て|で い`,
                '{1}が{3}{4}{5}',
                `{1}を{3>${does}:${doesKana}}{4}{5}`,
              ),
            ),
          ];
    return both
      ? [...either, ...isGoingOn]
      : [
          ...either,
          ...isGoingOn,
          unlessDone(
            ask(`{noun} を <${happens}> ます|まし|た`, `{1}を{3>${does}:${doesKana}}{4}`, '{1}が{3}{4}'),
          ),
          ask(
            `{noun} を {site|inner|within|board|seat|surface} に <${happens}> ます|まし|た`,
            `{1}を{3}に{5>${does}:${doesKana}}{6}`,
            '{1}が{3}に{5}{6}',
          ),
          ask(
            `に {noun} を <${happens}> て|で い`,
            `に{2}が{4}{5}{6}`,
            `に{2}を{4>${does}:${doesKana}}{5}{6}`,
          ),
        ];
  });

/** 授業を始まる → 始める, ドアが閉めました → 閉まりました, ドアが閉まってあります → 閉まっています. */
export function pairRules(): Rule[] {
  const pairs = readVerbPairs();
  const acting = new Map(pairs.map((pair) => [pair.does, pair]));
  const happening = pairs.flatMap((pair) => {
    const { does, doesKana, happens, both } = pair;
    const rule = (pattern: string, fix: string): Rule => readPattern(pattern, fix, whyOf(pair));
    // 本を開いて may be ひらいて, which acts on the book; 板を割れる is what one can do, and nobody can by accident.
    const done = [
      rule(`{noun} を <${happens}>${happens === '開く' ? ' !て' : ''}`, `{1}を{3>${does}:${doesKana}}`),
      rule(`{noun} を {num} 時 半? に <${happens}>`, `{1}を{3}{4}{5}に{7>${does}:${doesKana}}`),
      rule(`{noun} を {adverb} <${happens}>`, `{1}を{3}{4>${does}:${doesKana}}`),
      rule(`{noun} を <${happens}> て ください|い|しまい|しまっ|、`, `{1}を{3>${does}:${doesKana}}て{5}`),
    ];
    const surely = SURELY.test(happens)
      ? [rule(`${ACTED_ON} を <${happens}>`, `{1}を{3>${does}:${doesKana}}`)]
      : [];
    return [
      rule(`が <${happens}> て|で <ある>`, '{1}{2}{3}{4>いる}'),
      ...(both ? [...surely, ...(/[^流]れる$/.test(happens) ? done.slice(1) : [])] : done),
    ];
  });
  return [byItself(acting), ...happening];
}
