import type { LanguageEngine } from '@kotoba/language';
import { bareSense, describe, isWritten } from '../compare';
import { readMisspelt, readNotes, readSaid, readSeveral, type GoldNote } from '../gold';
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
  return [...reports, ...(await checkLists(server.language, folder, isHidden))];
}

const entriesOf = async (language: LanguageEngine, text: string, kind: 'WORD' | 'PHRASE' = 'WORD') => {
  const conversion = await language.convertNote(kind, text);
  return {
    made: conversion.ok ? conversion.topics.flatMap(({ entries }) => entries) : [],
    offered: conversion.items.filter(({ place }) => place === null).flatMap(({ candidates }) => candidates),
    message: conversion.ok ? '' : conversion.message,
  };
};

/** Sentences as they are compared: without signs, names of the speaker and what softens the end. */
const bareSentence = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s。、？?！!.]/g, '')
    .replace(/[よね]+$/, '');

/** Notes of several words, misspelt ones, and sentences of the class. */
async function checkLists(language: LanguageEngine, folder: string, isHidden: boolean): Promise<SetReport[]> {
  const judge = async <Gold>(
    title: string,
    all: readonly Gold[],
    see: (gold: Gold) => Promise<{ isRight: boolean; what: string }>,
    bar: number,
  ): Promise<SetReport> => {
    const seen = [];
    for (const gold of all) seen.push(await see(gold));
    const misses = isHidden ? [] : seen.filter(({ isRight }) => !isRight).map(({ what }) => what);
    return {
      title: `${title} (${all.length} noted)`,
      measures: [of('right', seen, ({ isRight }) => isRight, bar)],
      misses,
    };
  };
  return [
    await judge(
      'Notes of several words',
      readSeveral(folder),
      async ({ asked, words }) => {
        const { made } = await entriesOf(language, asked);
        const isRight =
          made.length === words.length &&
          made.every((entry, place) => words[place]?.some((written) => isWritten(entry, written)));
        return { isRight, what: `${asked}: ${made.map(describe).join(', ')}` };
      },
      0.9,
    ),
    await judge(
      'Misspelt notes',
      readMisspelt(folder),
      async ({ typed, meant }) => {
        const { made, offered } = await entriesOf(language, typed);
        const said = [...made, ...offered.map(({ entry }) => entry)];
        const isRight = said.some(({ en_word, alternatives }) =>
          [...en_word.split('; '), ...alternatives].map(bareSense).includes(bareSense(meant)),
        );
        return { isRight, what: `${typed} (${meant}): ${said.map(describe).join(', ')}` };
      },
      0.9,
    ),
    await judge(
      'Sentences of the class',
      readSaid(folder),
      async ({ asked, accepted }) => {
        const { made, message } = await entriesOf(language, asked, 'PHRASE');
        const [first, ...more] = made;
        const isRight =
          more.length === 0 && accepted.map(bareSentence).includes(bareSentence(first?.ja_word ?? ''));
        return { isRight, what: `${asked}: ${first?.ja_word ?? message}` };
      },
      0.8,
    ),
  ];
}

export const checkNotes = (server: LearnerServer): Promise<SetReport[]> => check(server, '', false);
/** The half that nobody who changes the product reads: figures alone. */
export const checkNotesHeldOut = (server: LearnerServer): Promise<SetReport[]> =>
  check(server, 'held-out/', true);
