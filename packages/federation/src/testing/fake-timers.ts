/** Steps Jest's fake timers on by `ms`, where the test has them; real ones go on by themselves. */
export function stepFakeTimers(ms: number): void {
  // Jest's modern fake timers carry their clock.
  if (Object.hasOwn(setTimeout, 'clock')) jest.advanceTimersByTime(ms);
}
