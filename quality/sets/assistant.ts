import { bareKana, isWritten, readingOf, spellingsOf, type ShownWord } from '../compare';
import { readReadings, readThreads, readWords, toWritten, type OneOf, type Question } from '../gold';
import { ask, type LearnerServer } from '../learner-server';
import type { SetReport } from '../report';
import { topicJudge, type Belonging } from './topics';

const BAR = 0.95;
const FILES = [
  'assistant.json',
  'assistant-held-out.json',
  'assistant-typed.json',
  'assistant-follow-ups.json',
  'assistant-in-passing.json',
] as const;
const NAMES = {
  'assistant.json': 'questions fulfilled',
  'assistant-held-out.json': 'held-out questions fulfilled',
  'assistant-typed.json': 'questions as they are typed',
  'assistant-follow-ups.json': 'questions at length and after others',
  'assistant-in-passing.json': 'questions in passing',
};
const LEVELS = ['N5', 'N4', 'N3', 'N2', 'N1'];

interface Answer {
  readonly content: string;
  readonly vocabularyData: readonly ShownWord[];
}

/** What came before in the thread. */
interface Memory {
  readonly shown: Set<string>;
  readonly sentences: Set<string>;
  /** The newest cards: what stands on them is not brought again. */
  newest: readonly ShownWord[];
  /** Mean level of the newest cards: 0 is N5, 4 is N1. */
  difficulty: number | null;
}

interface Judges {
  readonly belongs: (topic: string, word: ShownWord) => Belonging;
  /** Known readings of a spelling; undefined for a spelling that nobody has judged. */
  readonly readings: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface AssistantReport extends SetReport {
  readonly unjudged: string[];
}

/** Each thread is a conversation of a new learner; each question has what must hold of its answer. */
export async function checkAssistant(server: LearnerServer): Promise<AssistantReport> {
  const judges: Judges = { belongs: topicJudge(), readings: knownReadings() };
  const misses: string[] = [];
  const unjudged = new Set<string>();
  const count = { cards: 0, wrongReadings: 0 };
  const gold = FILES.map((file) => ({ file, name: NAMES[file], asked: 0, fulfilled: 0 }));
  const threads = gold.flatMap((set) => readThreads(set.file).map(({ questions }) => ({ set, questions })));
  for (const { set, questions } of threads) {
    const learner = await server.newLearner();
    const memory: Memory = { shown: new Set(), sentences: new Set(), newest: [], difficulty: null };
    for (const question of questions) {
      const { assistantMessage: answer } = await ask<{ assistantMessage: Answer }>(learner, '/chat/send', {
        content: question.ask,
      });
      const faults = faultsOf(question, answer, memory, judges);
      set.asked += 1;
      if (faults.length === 0) set.fulfilled += 1;
      else misses.push(`${question.ask}: ${faults.join('; ')} | ${brief(answer)}`);
      for (const card of answer.vocabularyData) {
        count.cards += 1;
        const verdict = judgeReading(card, judges.readings);
        if (verdict === 'unjudged') unjudged.add(`${card.ja_word}\t${readingOf(card)}`);
        if (verdict !== 'wrong') continue;
        count.wrongReadings += 1;
        misses.push(`reading: ${card.ja_word} ${readingOf(card)}`);
      }
      remember(answer, memory);
    }
  }
  const judged = count.cards - unjudged.size;
  return {
    title: `Assistant (${count.cards} cards)`,
    measures: [
      ...gold.map(({ name, fulfilled, asked }) => ({ name, right: fulfilled, of: asked, bar: BAR })),
      {
        name: 'cards without a wrong reading',
        right: count.cards - count.wrongReadings,
        of: count.cards,
        bar: 1,
      },
      { name: 'cards with a judged reading', right: judged, of: count.cards, bar: 1 },
    ],
    misses,
    unjudged: [...unjudged],
  };
}

/** Everything that the answer lacks or has too much, in words; empty when the expectation is fulfilled. */
function faultsOf(question: Question, answer: Answer, memory: Memory, { belongs }: Judges): string[] {
  const { content, vocabularyData: cards } = answer;
  const faults: string[] = [];
  const demand = (holds: boolean, fault: string) => void (holds || faults.push(fault));
  const everything = [content, ...cards.flatMap(cardTexts)].join('\n');
  const has = (text: string, wanted: OneOf) =>
    [wanted].flat().some((one) => text.toLowerCase().includes(one.toLowerCase()));
  const stands = ({ ja_word, en_word }: ShownWord): boolean =>
    memory.newest.some((one) => one.ja_word === ja_word && one.en_word === en_word);
  const hasCard = (pair: string) =>
    [...cards, ...memory.newest].some((card) => isWritten(card, toWritten(pair)));

  const [least, most] = question.cards ?? [0, Infinity];
  demand(cards.length >= least && cards.length <= most, `${cards.length} cards, not ${least} to ${most}`);
  for (const pair of question.all ?? []) demand(hasCard(pair), `no card ${pair}`);
  if (question.any) demand(question.any.some(hasCard), `no card of ${question.any.join(', ')}`);
  for (const spelling of question.none ?? [])
    demand(!cards.some((card) => spellingsOf(card).includes(spelling)), `a card ${spelling}`);
  for (const wanted of question.say ?? []) demand(has(content, wanted), `does not say ${wanted}`);
  for (const wanted of question.shown ?? []) demand(has(everything, wanted), `does not show ${wanted}`);
  for (const wrong of question.never ?? []) demand(!everything.includes(wrong), `says ${wrong}`);
  if (question.example) {
    const sentences = sentencesOf(answer).filter((sentence) => has(sentence, question.example ?? ''));
    demand(sentences.length > 0, `no example with ${question.example}`);
    if (question.newExample)
      demand(
        sentences.some((sentence) => !memory.sentences.has(sentence)),
        'no example that is new',
      );
  }
  demand(!cards.some(stands), 'a card that stands right above');
  if (question.fresh) demand(!cards.some((card) => memory.shown.has(card.ja_word)), 'a card again');
  for (const card of question.topic ? cards : []) {
    const verdict = belongs(question.topic ?? '', card);
    demand(verdict === 'on', `${card.ja_word} “${card.en_word}” is ${verdict} for ${question.topic}`);
  }
  const { level, partOfSpeech } = question;
  if (level)
    demand(
      cards.every((card) => level.includes(card.level ?? '')),
      `not all of ${level}`,
    );
  if (partOfSpeech)
    demand(
      cards.every((card) => card.part_of_speech === partOfSpeech),
      `not all a ${partOfSpeech}`,
    );
  const now = difficultyOf(cards);
  const before = memory.difficulty;
  if (question.harder) demand(now !== null && before !== null && now > before, 'not harder');
  if (question.easier) demand(now !== null && before !== null && now < before, 'not easier');
  return faults;
}

/** Japanese sentences of an answer: those of its cards, and the pieces of its prose that hold Japanese. */
const sentencesOf = ({ content, vocabularyData }: Answer): string[] => [
  ...vocabularyData.flatMap(({ ja_sentence }) => ja_sentence ?? []),
  ...(content.match(/[^\n「」『』“”"]*[。？！]/g) ?? []).filter((piece) => /[ぁ-ん]/.test(piece)),
];

const cardTexts = (card: ShownWord): string[] =>
  [
    ...spellingsOf(card),
    readingOf(card),
    card.romaji,
    card.en_word,
    card.ja_sentence,
    card.ja_hiragana_sentence,
    card.romaji_sentence,
  ].filter((text) => text !== null);

function difficultyOf(cards: readonly ShownWord[]): number | null {
  const levels = cards.map(({ level }) => LEVELS.indexOf(level ?? '')).filter((level) => level >= 0);
  return levels.length === 0 ? null : levels.reduce((sum, level) => sum + level, 0) / levels.length;
}

function remember(answer: Answer, memory: Memory): void {
  for (const card of answer.vocabularyData) memory.shown.add(card.ja_word);
  for (const sentence of sentencesOf(answer)) memory.sentences.add(sentence);
  if (answer.vocabularyData.length > 0) memory.newest = answer.vocabularyData;
  memory.difficulty = difficultyOf(answer.vocabularyData) ?? memory.difficulty;
}

/** Readings that are known to be right: of the gold words, and of cards judged by hand. */
function knownReadings(): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  const add = (spelling: string, reading: string) =>
    known.set(spelling, (known.get(spelling) ?? new Set()).add(bareKana(reading)));
  for (const { accepted } of [...readWords('words.tsv'), ...readWords('words-japanese.tsv')])
    for (const { spelling, reading } of accepted) add(spelling, reading);
  for (const pair of readReadings()) {
    const { spelling, reading } = toWritten(pair);
    add(spelling, reading);
  }
  return known;
}

function judgeReading(
  card: ShownWord,
  known: ReadonlyMap<string, ReadonlySet<string>>,
): 'right' | 'wrong' | 'unjudged' {
  const reading = bareKana(readingOf(card));
  if (reading === bareKana(card.ja_word)) return 'right';
  const readings = known.get(card.ja_word);
  if (!readings) return 'unjudged';
  return readings.has(reading) ? 'right' : 'wrong';
}

const brief = ({ content, vocabularyData }: Answer): string =>
  `${content.replace(/\s+/g, ' ').slice(0, 120)} [${vocabularyData.map(({ ja_word }) => ja_word).join(' ')}]`;
