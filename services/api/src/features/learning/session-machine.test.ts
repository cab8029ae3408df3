import fc from 'fast-check';
import { MAX_RETRIES } from '@kotoba/japanese/answers';
import { step, type Checked, type Item, type ItemEvent, type Step } from './session-machine';
import { sessionCalls } from './testing/session-calls';
import { callModel, logOf, startModel, type Call, type Kind, type Outcome } from './testing/session-model';

const fresh: Item = {
  ended: false,
  status: 0,
  softCount: 0,
  lastSoft: null,
  recorded: null,
  practised: null,
};

const verdicts: Record<Kind, Pick<Checked, 'verdict' | 'reason'>> = {
  right: { verdict: 'correct', reason: 'exact' },
  wrong: { verdict: 'incorrect', reason: 'no_match' },
  soft: { verdict: 'retry', reason: 'kana_wanted' },
  blank: { verdict: 'rejected', reason: 'blank' },
};

/** As the checker does: after two soft answers the next one is incorrect. */
function judge(kind: Kind, softCount: number): Checked {
  const { verdict, reason } = verdicts[kind];
  const usedUp = verdict === 'retry' && softCount >= MAX_RETRIES;
  const counts = usedUp || verdict === 'correct' || verdict === 'incorrect';
  return {
    verdict: usedUp ? 'incorrect' : verdict,
    reason,
    isCorrect: verdict === 'correct',
    correctAnswer: counts ? 'かさ' : '',
    matched: null,
    hint: null,
    other: null,
  };
}

const answer = (kind: Kind, text: string = kind, again = false): ItemEvent => ({
  type: 'answer',
  answer: text,
  again,
  check: (softCount) => judge(kind, softCount),
});
const undo: ItemEvent = { type: 'undo', isLast: true, mayReopen: true };
const accept: ItemEvent = { type: 'accept', check: () => judge('right', 0) };

/** Takes the events one after the other; none may be refused. */
function play(...events: ItemEvent[]): Step {
  return events.reduce<Step>(
    (before, event) => {
      const taken = step(before.item, event);
      if (!taken.ok) throw new Error(taken.code);
      return taken;
    },
    { ok: true, item: fresh, result: null, effects: [] },
  );
}

test.each([
  ['right', 1, 'exact'],
  ['wrong', 2, 'no_match'],
] as const)('a %s answer gives the status %i and enters the history', (kind, status, reason) => {
  const { item, result, effects } = play(answer(kind));
  expect(item.status).toBe(status);
  expect(result).toEqual({ ...judge(kind, 0), recorded: true });
  expect(effects).toEqual([{ kind: 'record', status, reason }]);
});

test('a blank answer changes nothing', () => {
  expect(play(answer('blank')).item).toEqual(fresh);
});

test('two soft answers are free, the third is incorrect', () => {
  const soft = ['a', 'b', 'c'].map((text) => answer('soft', text));
  expect([1, 2, 3].map((count) => play(...soft.slice(0, count)).result?.verdict)).toEqual([
    'retry',
    'retry',
    'incorrect',
  ]);
  expect(play(...soft).item).toMatchObject({ status: 2, softCount: 2 });
});

test('the same soft answer sent twice is one retry', () => {
  expect(play(answer('soft', 'a'), answer('soft', 'a')).item.softCount).toBe(1);
});

test('a wrong word that comes back is practice: its status stays and nothing enters the history', () => {
  const { item, result, effects } = play(answer('wrong'), answer('right', 'right', true));
  expect(item).toMatchObject({ status: 2, practised: { answer: 'right' } });
  expect(result).toMatchObject({ isCorrect: true, recorded: false });
  expect(effects).toEqual([]);
});

test('the wrong answer typed again when the word came back is practice too', () => {
  const { item, result } = play(answer('wrong'), answer('wrong', 'wrong', true));
  expect(item.practised?.answer).toBe('wrong');
  expect(result?.recorded).toBe(false);
});

test('what did not come back cannot be practised: the flag alone changes nothing', () => {
  expect(play(answer('right', 'right', true))).toEqual(play(answer('right')));
});

test('undoing makes the word what it was, and takes its answer out of the history', () => {
  const { item, effects } = play(answer('wrong'), answer('right', 'right', true), undo);
  expect(item).toEqual(fresh);
  expect(effects).toEqual([{ kind: 'forget' }]);
  expect(play(answer('wrong'), undo, undo).effects).toEqual([]);
});

test('granted retries stay granted when the answer after them is undone', () => {
  expect(play(answer('soft', 'a'), answer('wrong'), undo).item).toMatchObject({ status: 0, softCount: 1 });
});

test('an answer that another one followed cannot be undone', () => {
  expect(step(play(answer('right')).item, { ...undo, isLast: false })).toEqual({
    ok: false,
    code: 'NOT_LAST',
  });
});

test('undoing opens a session that has ended, unless something newer was answered', () => {
  const ended: Item = { ...play(answer('right')).item, ended: true };
  expect(step(ended, undo)).toMatchObject({ ok: true, item: { ended: false, status: 0 } });
  expect(step(ended, { ...undo, mayReopen: false })).toEqual({ ok: false, code: 'ANSWERED_SINCE' });
});

test('an accepted answer is right, and replaces the wrong one in the history', () => {
  const { item, result, effects } = play(answer('wrong', 'brolly'), accept);
  expect(item).toMatchObject({ status: 1, recorded: { answer: 'brolly' }, practised: null });
  expect(result).toMatchObject({ isCorrect: true, recorded: true });
  expect(effects).toEqual([{ kind: 'forget' }, { kind: 'record', status: 1, reason: 'exact' }]);
  expect(play(answer('wrong', 'brolly'), accept, accept).effects).toEqual([]);
});

test.each([
  ['there is none', [], accept, 'NOTHING_TO_ACCEPT'],
  [
    'it would still be no answer',
    [answer('wrong')],
    { type: 'accept', check: () => judge('soft', 0) },
    'NOT_ACCEPTABLE',
  ],
] as const)('an answer is not accepted when %s', (_, before, event, code) => {
  expect(step(play(...before).item, event)).toEqual({ ok: false, code });
});

const code = (taken: { ok: false; code: string }): Outcome => ({ refused: taken.code });

/** A session of items under the machine, called like the model. */
function machineSession(words: readonly number[]) {
  let items = words.map((word) => ({ word, item: fresh }));
  const history: number[] = [];
  const accepted = new Set<number>();
  const kindOf = (word: number, kind: Kind): Kind =>
    kind === 'wrong' && accepted.has(word) ? 'right' : kind;

  function eventOf(call: Exclude<Call, { do: 'end' }>): ItemEvent {
    if (call.do === 'answer') return answer(kindOf(call.word, call.kind), call.text, call.again);
    if (call.do === 'setStatus') return { type: 'setStatus', status: call.status };
    if (call.do === 'undo') return { type: 'undo', isLast: history.at(-1) === call.word, mayReopen: true };
    return {
      type: 'accept',
      check: (text) => judge(text.startsWith('wrong') ? 'right' : 'soft', 0),
    };
  }

  function call(each: Call): Outcome {
    if (each.do === 'end') {
      items = items.map(({ word, item }) => ({ word, item: { ...item, ended: true } }));
      return { done: true };
    }
    const own = items.find(({ word }) => word === each.word);
    if (!own) return { refused: 'NOT_FOUND' };
    const taken = step(own.item, eventOf(each));
    if (!taken.ok) return code(taken);
    for (const effect of taken.effects) {
      if (effect.kind === 'record') history.push(each.word);
      else history.splice(history.lastIndexOf(each.word), 1);
    }
    if (each.do === 'accept' && taken.effects.length > 0) accepted.add(each.word);
    const { ended } = taken.item;
    items = items.map(({ word, item }) => ({
      word,
      item: word === each.word ? taken.item : { ...item, ended },
    }));
    if (!taken.result) return { done: true };
    return { verdict: taken.result.verdict, recorded: taken.result.recorded };
  }
  return { call, history, kindOf, items: () => items };
}

test('random sequences do what the model does', () => {
  const calls = sessionCalls((word, kind, variant) => (kind === 'blank' ? '' : `${kind} ${word} ${variant}`));
  fc.assert(
    fc.property(fc.array(calls, { maxLength: 40 }), (sequence) => {
      const machine = machineSession([0, 1, 2]);
      const model = startModel([0, 1, 2], []);
      for (const call of sequence) {
        const meant = call.do === 'answer' ? { ...call, kind: machine.kindOf(call.word, call.kind) } : call;
        expect(machine.call(call)).toEqual(callModel(model, meant));
        expect(machine.history).toEqual(logOf(model));
        expect(machine.items().map(({ item }) => item.status)).toEqual(
          model.items.map(({ status }) => status),
        );
        expect(machine.items().every(({ item }) => item.ended === model.ended)).toBe(true);
      }
    }),
    { numRuns: LONG ? 2000 : 300 },
  );
});

test('without undoing, a status is left once and an ended session is frozen', () => {
  const calls = sessionCalls((word, kind, variant) => `${kind} ${word} ${variant}`);
  const forward = calls.filter((call) => call.do !== 'undo' && call.do !== 'accept');
  fc.assert(
    fc.property(fc.array(forward, { maxLength: 40 }), (sequence) => {
      const machine = machineSession([0, 1, 2]);
      for (const call of sequence) {
        const before = machine.items();
        machine.call(call);
        for (const [index, { item }] of machine.items().entries()) {
          const earlier = before[index]?.item ?? fresh;
          if (earlier.ended) expect(item).toEqual(earlier);
          if (earlier.status !== 0) expect(item.status).toBe(earlier.status);
        }
      }
    }),
    { numRuns: LONG ? 500 : 100 },
  );
});
