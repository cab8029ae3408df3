import { authoredRows } from '../authored/read-authored';
import { verbClassOf } from '../forms/conjugation';
import { inflect } from '../forms/inflect';
import type { Rule } from './rule';
import { readPattern } from './mistakes';

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
const ACTS_ON_NOTHING = '{thing|event|device|opening|breakable|food|drink|fixed}';

/** Of a verb that may take を, too, what is done to these all the same: 階段を上がる, but no 音を下がる. */
const ACTED_ON = '{thing|device|ended|text|photo}';
/** テレビが伝えました, この本が変えました, 時計が起こしました: things do so, too. */
const DOES_IT = /^(?:伝える|変える|見つける|起こす|助ける|決める|集める)$/;
const SURELY = /^(?:つく|変わる|入る|下がる|上がる|かかる|残る)$/;

/** 授業を始まる → 始める, ドアが閉めました → 閉まりました. */
export const pairRules = (): Rule[] =>
  readVerbPairs().flatMap(({ does, doesKana, happens, happensKana, both }) => {
    const why = `${does} is what one does to something (を); ${happens} happens by itself (が).`;
    const like = verbClassOf(happens, happensKana);
    const te = like && inflect(happens, like, 'te');
    const rule = (pattern: string, fix: string): Rule => readPattern(pattern, fix, why);
    const polite = 'まし|ます|ませ';
    // 本を開いて may be ひらいて, which acts on the book; 板を割れる is what one can do, and nobody can by accident.
    const done = [
      rule(`{noun} を <${happens}>${happens === '開く' ? ' !て' : ''}`, `{1}を{3>${does}:${doesKana}}`),
      rule(`{noun} を <${happens}> て ください|い|しまい|しまっ`, `{1}を{3>${does}:${doesKana}}て{5}`),
    ];
    const surely = SURELY.test(happens)
      ? [rule(`${ACTED_ON} を <${happens}>`, `{1}を{3>${does}:${doesKana}}`)]
      : [];
    const acting = [
      rule(`${ACTS_ON_NOTHING} が <${does}> て ください`, '{1}を{3}てください'),
      rule(`${ACTS_ON_NOTHING} が <${happens}> て ください`, `{1}を{3>${does}:${doesKana}}てください`),
      rule(`${ACTS_ON_NOTHING} が <${does}> ${polite}`, `{1}が{3>${happens}:${happensKana}}{4}`),
      rule(`${ACTS_ON_NOTHING} が <${does}> て い|しまい|しまっ`, `{1}が${te ?? ''}{5}`),
    ];
    return [
      ...(both ? [...surely, ...(/[^流]れる$/.test(happens) ? done.slice(1) : [])] : done),
      ...(DOES_IT.test(does) ? [] : acting),
    ];
  });
