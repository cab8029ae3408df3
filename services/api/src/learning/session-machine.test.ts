import fc from 'fast-check';
import { answerItem, MAX_SOFT, setStatus, type Checked, type Item, type ItemChange } from './session-machine';

const fresh: Item = { ended: false, status: 0, softCount: 0, lastSoft: null, recorded: null };

const nothing = { matched: null, hint: null };
const right: Checked = {
  verdict: 'correct',
  reason: 'exact',
  isCorrect: true,
  correctAnswer: 'かさ',
  ...nothing,
};
const wrong: Checked = {
  verdict: 'incorrect',
  reason: 'no_match',
  isCorrect: false,
  correctAnswer: 'かさ',
  ...nothing,
};
const soft: Checked = {
  verdict: 'retry',
  reason: 'kana_wanted',
  isCorrect: false,
  correctAnswer: '',
  ...nothing,
};
const blank: Checked = {
  verdict: 'rejected',
  reason: 'blank',
  isCorrect: false,
  correctAnswer: '',
  ...nothing,
};

/** As the checker does: after two soft answers the next one is incorrect. */
const judge = (answer: string) => (softCount: number) => {
  if (answer === '') return blank;
  if (answer === 'right') return right;
  if (answer.startsWith('soft')) return softCount >= MAX_SOFT ? { ...wrong, reason: soft.reason } : soft;
  return wrong;
};

function applied(item: Item, change: ItemChange | null): Item {
  if (!change) return item;
  const { kind: _kind, ...columns } = change;
  return { ...item, ...columns };
}

function play(item: Item, answer: string) {
  const answered = answerItem(item, answer, judge(answer));
  return { answered, item: answered.ok ? applied(item, answered.change) : item };
}

test.each([
  ['right', 1, right],
  ['nonsense', 2, wrong],
])('the answer "%s" gives the status %i', (answer, status, checked) => {
  const { answered, item } = play(fresh, answer);
  expect(answered).toMatchObject({ ok: true, result: { ...checked, recorded: true } });
  expect(item.status).toBe(status);
});

test('a blank answer changes nothing', () => {
  expect(play(fresh, '').item).toEqual(fresh);
});

test('two soft answers are free, the third is incorrect', () => {
  const first = play(fresh, 'soft a');
  const second = play(first.item, 'soft b');
  const third = play(second.item, 'soft c');
  expect([first, second, third].map(({ answered }) => answered.ok && answered.result.verdict)).toEqual([
    'retry',
    'retry',
    'incorrect',
  ]);
  expect(second.item).toMatchObject({ status: 0, softCount: 2 });
  expect(third.item.status).toBe(2);
});

test('the same soft answer sent twice is one retry', () => {
  const first = play(fresh, 'soft a');
  const again = play(first.item, 'soft a');
  expect(again.answered).toEqual({ ...first.answered, change: null });
  expect(again.item.softCount).toBe(1);
});

test('a word that comes back is checked, and keeps the status of its first answer', () => {
  const answered = play(fresh, 'nonsense').item;
  const practice = play(answered, 'right');
  expect(practice.answered).toMatchObject({
    ok: true,
    result: { isCorrect: true, recorded: false },
    change: null,
  });
  expect(practice.item.status).toBe(2);
});

test.each([
  [0, 3, 'reviewed'],
  [0, 0, null],
  [1, 1, null],
  [2, 2, null],
  [3, 3, null],
] as const)('from %i, the status %i may be set', (from, to, kind) => {
  const set = setStatus({ ...fresh, status: from }, to);
  expect(set.ok && (set.change?.kind ?? null)).toBe(kind);
});

test.each([
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 1],
  [2, 0],
  [3, 1],
] as const)('from %i, nobody sets the status %i by hand', (from, to) => {
  expect(setStatus({ ...fresh, status: from }, to)).toEqual({ ok: false, code: 'STATUS_FINAL' });
});

const steps = fc.array(
  fc.oneof(
    fc.constantFrom('', 'right', 'nonsense', 'rubbish', 'soft a', 'soft b', 'soft c'),
    fc.constantFrom(0, 1, 2, 3),
  ),
  { maxLength: 30 },
);

test('a status leaves 0 once and never changes again, whatever is sent', () => {
  fc.assert(
    fc.property(steps, (played) => {
      let item = fresh;
      for (const step of played) {
        const before = item;
        if (typeof step === 'string') item = play(item, step).item;
        else {
          const set = setStatus(item, step);
          if (set.ok) item = applied(item, set.change);
        }
        if (before.status !== 0) expect(item.status).toBe(before.status);
        expect(item.softCount).toBeLessThanOrEqual(MAX_SOFT);
      }
    }),
  );
});

test('sending the answer again always gets the same result and has no effect', () => {
  fc.assert(
    fc.property(steps, (played) => {
      let item = fresh;
      for (const step of played) {
        if (typeof step !== 'string') continue;
        const first = play(item, step);
        const again = play(first.item, step);
        if (first.answered.ok && first.answered.change) {
          expect(again.answered).toEqual({ ...first.answered, change: null });
          expect(again.item).toEqual(first.item);
        }
        item = first.item;
      }
    }),
  );
});

test('an ended session is frozen', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', 'right', 'nonsense', 'soft a'),
      fc.integer({ min: 0, max: 3 }),
      (answer, status) => {
        const ended = { ...fresh, ended: true };
        expect(answerItem(ended, answer, judge(answer))).toEqual({ ok: false, code: 'SESSION_ENDED' });
        expect(setStatus(ended, status)).toEqual({ ok: false, code: 'SESSION_ENDED' });
      },
    ),
  );
});
