import {
  CARD_MODES,
  LISTENING_MODE,
  MIXED_MODE,
  SESSION_MODES,
  type CardMode,
  type SessionMode,
} from '@kotoba/contracts';
import type { SessionItem, LearningSession } from '@kotoba/api-client';
import { closeRemotes, openRemote, reply } from '@kotoba/federation/testing';
import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import remote from '../remote';
import { session, word } from '../testing/fixtures';

/** One word and what became of it. */
const card = fc.record({
  status: fc.constantFrom(0, 1, 2, 3),
  mode: fc.constantFrom(1, 2, 3, 4),
  typed: fc.constantFrom('hat', 'ぼうし', 'umbrela', 'かさ', '=1+1'),
  collection: fc.constantFrom('Class Notes', '旅行', 'Words'),
  topic: fc.constantFrom('Weather', '天気', 'Words'),
  deleted: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
});
type Card = typeof card extends fc.Arbitrary<infer Value> ? Value : never;

/** Cards of a learner who knows none to all of them, so that every band of the accuracy is as likely. */
const cards = (minLength: number, maxLength: number) =>
  fc
    .record({
      known: fc.integer({ min: 0, max: 10 }),
      drawn: fc.array(fc.record({ card, luck: fc.integer({ min: 0, max: 9 }) }), {
        minLength,
        maxLength,
        size: 'max',
      }),
    })
    .map(({ known, drawn }) =>
      drawn.map(({ card: each, luck }): Card => (luck < known ? { ...each, status: 1 } : each)),
    );

const plans = fc.record({
  mode: fc.constantFrom(...SESSION_MODES, 7),
  cards: fc.oneof({ weight: 8, arbitrary: cards(1, 12) }, { weight: 1, arbitrary: cards(13, 120) }),
  startedAt: fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-01-01'),
    noInvalidDate: true,
  }),
  /** Milliseconds; a little less than nothing where two clocks disagree. */
  spent: fc.oneof(
    fc.integer({ min: -5_000, max: 4_000_000 }),
    fc.integer({ min: -5_000, max: 400 * 3_600_000 }),
  ),
  ended: fc.boolean(),
  width: fc.constantFrom(360, 1440),
});
type Plan = typeof plans extends fc.Arbitrary<infer Value> ? Value : never;

/** How a card asks: as its session does, or in its own way where the session mixes. */
const modeOf = (plan: Plan, { mode }: Card): CardMode =>
  [plan.mode, mode].flatMap((asks) => CARD_MODES.find((known) => known === asks) ?? [])[0] ?? 2;

const endOf = ({ startedAt, spent }: Plan) => new Date(startedAt.getTime() + spent);

/** What a card of 傘 asks for. */
const rightOf = (mode: CardMode) =>
  ({
    ...{ 1: 'かさ', 2: 'umbrella', 3: '傘', 4: 'umbrella', 12: 'umbrella' },
    ...{ 13: '傘', 14: 'umbrella', 15: '傘を忘れました。' },
  })[mode];

function sessionOf(plan: Plan): LearningSession {
  const details = plan.cards.map((each, index): SessionItem => {
    const mode = modeOf(plan, each);
    const { status, collection, topic } = each;
    const vocabulary = word(index + 1, { topic: { name: topic, userTopic: { name: collection } } });
    const answered = status === 1 || status === 2;
    return {
      vocabularyId: each.deleted ? null : vocabulary.id,
      vocabulary: each.deleted ? null : vocabulary,
      mode,
      status,
      answer: answered
        ? {
            typed: each.typed,
            correctAnswer: rightOf(mode),
            verdict: status === 1 ? 'correct' : 'incorrect',
            reason: 'exact',
            matched: null,
          }
        : null,
      answeredAt: status === 0 ? null : plan.startedAt.toISOString(),
      practised: false,
    };
  });
  return session([], {
    // No server of today says 7; a page that is open for long may meet a mode that it does not know.
    mode: plan.mode as SessionMode,
    startedAt: plan.startedAt.toISOString(),
    endedAt: plan.ended ? endOf(plan).toISOString() : null,
    learnDetails: details,
  });
}

const modeNames: Readonly<Record<number, string>> = {
  1: 'English to Hiragana/Katakana',
  2: 'Hiragana/Katakana to English',
  3: 'English to Kanji, Katakana/Hiragana',
  4: 'Kanji, Katakana/Hiragana to English',
  [MIXED_MODE]: 'Mixed',
  [LISTENING_MODE]: 'Listening',
  13: 'Fill the gap',
  14: 'Choose the meaning',
  15: 'Put in order',
};

const twoDigits = (value: bigint) => value.toString().padStart(2, '0');

/**
 * The row of a card, on a phone with the verdict, the text and, where it is another one, the right answer in one cell.
 */
function rowOf(plan: Plan, each: Card): string[] {
  const { status, typed, deleted } = each;
  const answered = status === 1 || status === 2;
  const name = deleted ? 'A deleted word' : '傘umbrella';
  const verdict = ['Not asked', 'Correct', 'Incorrect', 'Reviewed'][status] ?? '';
  const given = answered ? typed : '';
  const right = deleted && !answered ? '' : rightOf(modeOf(plan, each));
  if (plan.width === 1440) return [name, verdict, given || 'no answer', right || 'not known'];
  return [name, verdict + given + (right === given ? '' : right)];
}

/** The whole page, in whole numbers alone. */
function expected(plan: Plan) {
  const statuses = plan.cards.map(({ status }) => status);
  const count = (...of: number[]) => statuses.filter((status) => of.includes(status)).length;
  const [total, learned, correct] = [statuses.length, count(1, 2, 3), count(1)];
  // Tenths of a percent, halves up.
  const tenths = learned === 0 ? 0 : Math.floor((2000 * correct + learned) / (2 * learned));
  const end = BigInt(Math.max(plan.startedAt.getTime(), endOf(plan).getTime()));
  const seconds = (end - BigInt(plan.startedAt.getTime())) / 1000n;
  // A word that is gone cannot be practised again.
  const relearn = plan.cards.filter(({ status, deleted }) => [0, 2, 3].includes(status) && !deleted).length;
  return {
    mode: modeNames[plan.mode] ?? 'Topic Mode',
    accuracy: `${Math.floor(tenths / 10)}.${tenths % 10}%`,
    ofTotal: `${correct} of ${total} words correct`,
    band: tenths >= 900 ? 'Excellent' : tenths >= 800 ? 'Good' : tenths >= 600 ? 'Fair' : 'Needs practice',
    totalWords: String(total),
    time: [seconds / 3600n, (seconds / 60n) % 60n, seconds % 60n].map(twoDigits).join(':'),
    tags: [
      ...new Set(
        plan.cards.flatMap(({ collection, topic, deleted }) => (deleted ? [] : [collection, topic])),
      ),
    ],
    rows: {
      Total: String(total),
      'Fully Learned Words': String(learned),
      'Correct Words': String(correct),
      'Incorrect Words': String(count(2)),
      'Reviewed Words': String(count(3)),
      'Correct/Learned Ratio': `${correct}/${learned}`,
    },
    relearn: { name: `Relearn Incorrect & Reviewed (${relearn})`, disabled: relearn === 0 },
    list: plan.cards.map((each) => rowOf(plan, each)),
  };
}

const textOf = (node: Element | null | undefined) => node?.textContent ?? '';
const cellsOf = (row: HTMLTableRowElement) => [...row.cells].map(textOf);

/** The whole page, as it is read from the screen. */
function shown() {
  const card = (name: string) => screen.getByRole('group', { name });
  const figure = (name: string) => textOf(card(name).querySelector('p')?.previousElementSibling);
  const accuracy = within(card('Accuracy'));
  const details = screen.getByRole('region', { name: 'Detailed Results' });
  const relearn = screen.getByRole('button', { name: /^Relearn/ });
  const [, ...list] = screen.getByRole<HTMLTableElement>('table', { name: 'Words of this session' }).rows;
  return {
    mode: textOf(screen.getByRole('heading', { level: 1 }).nextElementSibling),
    accuracy: figure('Accuracy'),
    ofTotal: accuracy.getByText(/words correct$/).textContent,
    band: accuracy.getByRole('img').getAttribute('aria-label'),
    totalWords: figure('Total Words'),
    time: figure('Time Spent'),
    tags: within(details).queryAllByRole('listitem').map(textOf),
    rows: Object.fromEntries(
      within(details)
        .getAllByRole('term')
        .map((term) => [term.textContent, textOf(term.nextElementSibling)]),
    ),
    relearn: { name: textOf(relearn), disabled: relearn.hasAttribute('disabled') },
    list: list.map(cellsOf),
  };
}

beforeEach(() => {
  // Only the calendar stands still.
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'requestAnimationFrame', 'cancelAnimationFrame']
      .concat([
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ])
      .map((name) => name as 'setTimeout'),
  });
});
afterEach(() => {
  closeRemotes();
  jest.useRealTimers();
});

test('the page of random sessions shows what the formulas say', async () => {
  await fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      jest.setSystemTime(plan.ended ? new Date('2030-01-01') : endOf(plan));
      const answers = { 'GET /learn/session/41': reply({ data: sessionOf(plan) }) };
      openRemote(remote, { at: '/learn/results/41', answers, width: plan.width });
      await screen.findByRole('heading', { name: 'Detailed Results' });
      expect(shown()).toEqual(expected(plan));
      closeRemotes();
    }),
    { numRuns: 40 },
  );
  // Against hanging: a busy machine takes its time for so many pages.
}, 600_000);
