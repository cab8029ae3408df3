import { followErrors, reactErrors } from './follow-errors';

test('errors and rejections that nobody has kept are told, until it ends', () => {
  const told: unknown[] = [];
  const stop = followErrors((error) => told.push(error));
  const throwOne = (error: Error | null) => window.dispatchEvent(new ErrorEvent('error', { error }));
  const rejectOne = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  const [first, second] = [new TypeError('first'), new RangeError('second')];
  throwOne(first);
  rejectOne(second);
  // A picture that did not come, or another origin's script.
  throwOne(null);
  expect(told).toEqual([first, second]);
  stop();
  // Somebody has to listen, or the error is the test's own.
  window.addEventListener('error', () => undefined);
  throwOne(first);
  rejectOne(second);
  expect(told).toHaveLength(2);
});

test('of an error that was gone when React drew again the cause is told: React wraps it in one of its own', () => {
  const console = jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  const told: unknown[] = [];
  const { onRecoverableError } = reactErrors((error) => told.push(error));
  const [ofRemote, bare] = [new Error('broken when drawn'), new Error('of React')];
  onRecoverableError(new Error('Minified React error #520', { cause: ofRemote }));
  onRecoverableError(bare);
  expect(told).toEqual([ofRemote, bare]);
  console.mockRestore();
});
