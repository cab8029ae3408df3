import { bareKana, isWritten, readingOf, spellingsOf, type ShownWord } from '../compare';
import { readConversations, readReadings, readWords, toWritten, type OneOf, type Question } from '../gold';
import { ask, type LearnerServer } from '../learner-server';
import { prepare } from './profile';
import type { SetReport } from '../report';
import { checkCorrections, CORRECTED } from './corrections';
import { topicJudge, type Belonging } from './topics';

/** What the requests call topics of the gold. */
const TOPICS: Readonly<Record<string, string>> = {
  ...{ emotions: 'feelings', body: 'body parts', doctor: 'at the doctor', colours: 'colors' },
};
const LEVELS = ['N5', 'N4', 'N3', 'N2', 'N1'];

interface Answer {
  readonly content: string;
  readonly vocabularyData: readonly ShownWord[];
  /** What the assistant did besides. */
  readonly action?: { readonly type: string };
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

/** What an answer lacks or has too much; `wrong` teaches something that is not so. */
interface Faults {
  readonly missing: string[];
  readonly wrong: string[];
}

interface Figures {
  asked: number;
  fulfilled: number;
  honest: number;
  wrong: number;
}

/** The assistant says that it cannot, or asks back. */
const HONEST =
  /\bcannot\b|can’t|can't|not sure|do not know|don't know|nothing for|nothing about|not know|Did you mean|Which (?:one|do you)|I have no |\?$/i;

interface Asked {
  readonly file: string;
  /** Least share that is fulfilled. */
  readonly bar: number;
  readonly isHidden: boolean;
}

/** Requests in their threads, each a conversation of a new learner. */
async function checkRequests(
  server: LearnerServer,
  { file, bar, isHidden }: Asked,
): Promise<AssistantReport> {
  const judges: Judges = { belongs: topicJudge(), readings: knownReadings() };
  const misses: string[] = [];
  const unjudged = new Set<string>();
  const all: Figures = { asked: 0, fulfilled: 0, honest: 0, wrong: 0 };
  const byGroup = new Map<string, Figures>();
  const { learner: profile, threads } = readConversations(file);
  for (const { name, group, turns } of threads) {
    const learner = await server.newLearner();
    if (profile && group === 'h') await prepare(server, learner, profile);
    const memory: Memory = { shown: new Set(), sentences: new Set(), newest: [], difficulty: null };
    const own = byGroup.get(group) ?? { asked: 0, fulfilled: 0, honest: 0, wrong: 0 };
    byGroup.set(group, own);
    for (const question of turns) {
      const { assistantMessage: answer } = await ask<{ assistantMessage: Answer }>(learner, '/chat/send', {
        content: question.ask,
      });
      const { missing, wrong } = faultsOf(question, answer, memory, judges, unjudged);
      const faults = [...wrong.map((fault) => `WRONG ${fault}`), ...missing];
      const isHonest = faults.length > 0 && wrong.length === 0 && HONEST.test(answer.content);
      for (const figures of [all, own]) {
        figures.asked += 1;
        if (faults.length === 0) figures.fulfilled += 1;
        if (isHonest) figures.honest += 1;
        if (wrong.length > 0) figures.wrong += 1;
      }
      if (faults.length > 0)
        misses.push(`[${name}] ${question.ask}: ${faults.join('; ')} | ${brief(answer)}`);
      remember(answer, memory);
    }
  }
  const groups = [...byGroup].map(
    ([group, { asked, fulfilled, honest, wrong }]) =>
      `${group}: ${fulfilled} of ${asked} fulfilled, ${honest} honest, ${wrong} wrong`,
  );
  return {
    title: `Assistant: ${file}`,
    measures: [
      { name: 'fulfilled', right: all.fulfilled, of: all.asked, bar },
      {
        name: 'fulfilled, or honest that it cannot',
        right: all.fulfilled + all.honest,
        of: all.asked,
        bar: 0.95,
      },
      { name: 'without wrong information', right: all.asked - all.wrong, of: all.asked, bar: 1 },
    ],
    figures: groups,
    misses: isHidden ? [] : misses,
    unjudged: isHidden ? [] : [...unjudged],
  };
}

const check = async (
  server: LearnerServer,
  folder: string,
  isHidden: boolean,
): Promise<(AssistantReport | SetReport)[]> => [
  await checkRequests(server, { file: `${folder}assistant-requests.json`, bar: 0.8, isHidden }),
  await checkCorrections(server, folder, isHidden),
];

/** Each thread is a conversation of a new learner; each question has what must hold of its answer. */
export const checkAssistant = async (server: LearnerServer) => [
  ...(await check(server, '', false)),
  // Halves that were hidden, or new, when they were first asked; each has a learner of its own.
  await checkRequests(server, { file: 'assistant-requests-2.json', bar: 0.8, isHidden: false }),
  await checkRequests(server, { file: 'assistant-requests-3.json', bar: 0.8, isHidden: false }),
  await checkRequests(server, { file: 'assistant-earlier.json', bar: 0.95, isHidden: false }),
];
/** The half that nobody who changes the product reads: figures alone. */
export const checkAssistantHeldOut = (server: LearnerServer) => check(server, 'held-out/', true);

/** Everything that the answer lacks or has too much, in words; empty when the expectation is fulfilled. */
function faultsOf(
  question: Question,
  answer: Answer,
  memory: Memory,
  { belongs, readings }: Judges,
  unjudged: Set<string>,
): Faults {
  const { content, vocabularyData: cards } = answer;
  const missing: string[] = [];
  const wrong: string[] = [];
  const demand = (holds: boolean, fault: string) => void (holds || missing.push(fault));
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
  for (const never of question.never ?? []) if (everything.includes(never)) wrong.push(`says ${never}`);
  if (question.uncorrected && CORRECTED.test(content)) wrong.push('puts right what is right');
  if (question.action) demand(answer.action?.type === question.action, `does not ${question.action}`);
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
  demand(new Set(cards.map(({ ja_word }) => ja_word)).size === cards.length, 'a card twice');
  if (question.fresh) demand(!cards.some((card) => memory.shown.has(card.ja_word)), 'a card again');
  for (const card of question.topic || question.on ? cards : []) {
    const isOn = question.on?.some((word) => spellingsOf(card).some((own) => own.includes(word)));
    const topic = question.topic ?? '';
    const verdict = isOn ? 'on' : belongs(TOPICS[topic] ?? topic, card);
    demand(verdict === 'on', `${card.ja_word} “${card.en_word}” is ${verdict}`);
  }
  for (const card of cards) {
    const verdict = judgeReading(card, readings);
    if (verdict === 'unjudged') unjudged.add(`${card.ja_word}\t${readingOf(card)}`);
    if (verdict === 'wrong') wrong.push(`reading: ${card.ja_word} ${readingOf(card)}`);
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
  return { missing, wrong };
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
