import fc from 'fast-check';
import { deployed } from '../testing/deployed';
import type { Failure } from './failure';
import { initialScreen, nextScreen, type ScreenEvent, type ScreenState } from './screen-machine';

const failure: Failure = { ok: false, code: 'unreachable', remote: 'mfe-learn' };
const screen = { Component: () => null, release: deployed(1), mount: () => undefined };
const loaded = { ok: true, ...screen } as const;
const run = (events: ScreenEvent[], state: ScreenState = initialScreen(null)) =>
  events.reduce(nextScreen, state);

it('is ready at once with a screen that was loaded before', () => {
  expect(initialScreen(screen)).toMatchObject({ status: 'ready', screen });
});

it('fetches afresh after "Try again", and trusts every release again', () => {
  const failed = run([{ type: 'settled', attempt: 0, result: failure }]);
  expect(failed).toMatchObject({ status: 'failed', failure });
  expect(run([{ type: 'retry' }], failed)).toEqual({
    status: 'loading',
    attempt: 1,
    fresh: true,
    without: [],
  });
});

it('falls back on another release when a rendering crashes, and one is left', () => {
  const crash = { type: 'crashed', attempt: 0, failure, hasAlternative: true } as const;
  const ready = run([{ type: 'settled', attempt: 0, result: loaded }]);
  expect(run([crash], ready)).toMatchObject({ status: 'loading', attempt: 1, without: [screen.release.id] });
  expect(run([{ ...crash, hasAlternative: false }], ready)).toMatchObject({ status: 'failed' });
});

it('never listens to an attempt that is over, never counts back, and always shows something or a way on', () => {
  const attempt = fc.integer({ min: 0, max: 4 });
  const event: fc.Arbitrary<ScreenEvent> = fc.oneof(
    fc.record({ type: fc.constant('settled' as const), attempt, result: fc.constantFrom(loaded, failure) }),
    fc.record({
      type: fc.constant('crashed' as const),
      attempt,
      failure: fc.constant(failure),
      hasAlternative: fc.boolean(),
    }),
    fc.constant({ type: 'retry' as const }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state = initialScreen(null);
      for (const next of events) {
        const after = nextScreen(state, next);
        expect(after.attempt).toBeGreaterThanOrEqual(state.attempt);
        if (next.type !== 'retry' && next.attempt !== state.attempt) expect(after).toBe(state);
        if (after.status === 'failed') expect(nextScreen(after, { type: 'retry' }).status).toBe('loading');
        state = after;
      }
    }),
  );
});
