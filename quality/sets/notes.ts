import type { LanguageEngine } from '@kotoba/language';
import { bareSense, describe, isWritten } from '../compare';
import { readNotes, type GoldNote } from '../gold';
import type { LearnerServer } from '../learner-server';
import type { SetReport } from '../report';

const SETS = [
  { file: 'notes-english.tsv', title: 'Notes in English', bar: 0.97 },
  { file: 'notes-japanese.tsv', title: 'Notes in Japanese', bar: 0.98 },
  { file: 'notes-expressions.tsv', title: 'Phrasal, compound and modern expressions', bar: 0.88 },
];
/** Of what is called sure. */
const SURE_BAR = 0.985;
/** Of the words of which a teacher would not ask which one is meant. */
const SILENT_BAR = 0.85;
const ASKED_BAR = 0.8;

interface Seen {
  readonly isRight: boolean;
  readonly isAsked: boolean;
  readonly shown: string;
}

/** What a note makes first, and whether it asks which one is meant. */
async function see(language: LanguageEngine, gold: GoldNote): Promise<Seen> {
  const conversion = await language.convertNote('WORD', gold.asked);
  const made = conversion.ok ? conversion.topics.flatMap(({ entries }) => entries) : [];
  const [first] = made;
  const isAsked = conversion.items.some((item) => item.isAsked);
  const isRight =
    first !== undefined &&
    made.length === 1 &&
    gold.accepted.some((written) => isWritten(first, written)) &&
    gold.senses.map(bareSense).includes(bareSense(first.en_word.split(/[;,]/)[0] ?? ''));
  const others = conversion.items.flatMap(({ candidates }) => candidates.map(({ entry }) => entry.ja_word));
  return { isRight, isAsked, shown: `${describe(first)} ${isAsked ? `asked: ${others.join(' ')}` : 'sure'}` };
}

const of = <Item>(name: string, all: readonly Item[], isRight: (item: Item) => boolean, bar: number) => ({
  name,
  right: all.filter(isRight).length,
  of: all.length,
  bar,
});

/** Each line noted as a word: what is made of it, and whether the note asks when a teacher would ask, and else not. */
async function check(server: LearnerServer, folder: string, isHidden: boolean): Promise<SetReport[]> {
  const reports: SetReport[] = [];
  for (const { file, title, bar } of SETS) {
    const seen: (Seen & { gold: GoldNote })[] = [];
    for (const gold of readNotes(folder + file)) seen.push({ gold, ...(await see(server.language, gold)) });
    const misses = seen
      .filter(({ isRight, isAsked, gold }) => !isRight || (isAsked ? gold.ask === 'no' : gold.ask === 'yes'))
      .map(
        ({ gold, shown, isRight }) => `${isRight ? 'right' : 'WRONG'} ${gold.asked} (${gold.ask}): ${shown}`,
      );
    reports.push({
      title: `${title} (${seen.length} noted)`,
      measures: [
        of('first sense right', seen, ({ isRight }) => isRight, bar),
        of(
          'of what is called sure, right',
          seen.filter(({ isAsked }) => !isAsked),
          ({ isRight }) => isRight,
          SURE_BAR,
        ),
        of(
          'not asked without need',
          seen.filter(({ gold }) => gold.ask === 'no'),
          ({ isAsked }) => !isAsked,
          SILENT_BAR,
        ),
        of(
          'asked where a teacher asks',
          seen.filter(({ gold }) => gold.ask === 'yes'),
          ({ isAsked }) => isAsked,
          ASKED_BAR,
        ),
      ].filter(({ of: count }) => count > 0),
      misses: isHidden ? [] : misses,
    });
  }
  return reports;
}

export const checkNotes = (server: LearnerServer): Promise<SetReport[]> => check(server, '', false);
/** The half that nobody who changes the product reads: figures alone. */
export const checkNotesHeldOut = (server: LearnerServer): Promise<SetReport[]> =>
  check(server, 'held-out/', true);
