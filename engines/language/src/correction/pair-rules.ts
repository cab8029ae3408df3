import { authoredRows } from '../authored/read-authored';
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
const ACTS_ON_NOTHING = '{thing|event|device|opening|breakable|fixed}';

/** 授業を始まる → 始める, ドアが閉めました → 閉まりました. */
export const pairRules = (): Rule[] =>
  readVerbPairs().flatMap(({ does, happens, both }) => {
    const why = `${does} is what one does to something (を); ${happens} happens by itself (が).`;
    const happened = readPattern(`${ACTS_ON_NOTHING} が <${does}> まし|ます`, `{1}が{3>${happens}}{4}`, why);
    const happening = readPattern(
      `${ACTS_ON_NOTHING} が <${does}> て い|しまい|しまっ`,
      `{1}が{3>${happens}}て{5}`,
      why,
    );
    // 本を開いて may be ひらいて, which acts on the book.
    const done = readPattern(
      `{noun} を <${happens}>${happens === '開く' ? ' !て' : ''}`,
      `{1}を{3>${does}}`,
      why,
    );
    const told = readPattern(`${ACTS_ON_NOTHING} が <${does}> て ください`, `{1}を{3}てください`, why);
    const asked = readPattern(
      `{noun} を <${happens}> て ください|い|しまい|しまっ`,
      `{1}を{3>${does}}て{5}`,
      why,
    );
    // 板を割れる is what one can do; nobody can by accident.
    const lost = both && happens.endsWith('れる') ? [asked] : [];
    return [...(both ? lost : [done, asked]), told, happened, happening];
  });
