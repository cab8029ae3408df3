import { useLayoutEffect } from 'react';
import { render } from '@testing-library/react';
import { AUTO_ADVANCE_MS, useAutoAdvance } from './use-auto-advance';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a timer that comes due when its word was just left, before the browser had a moment to rest, leaves no other word', () => {
  const left: number[] = [];
  function Quiz({ index, running }: { readonly index: number; readonly running: boolean }) {
    useAutoAdvance(running, index, () => left.push(index));
    useLayoutEffect(() => {
      if (!running) jest.advanceTimersByTime(AUTO_ADVANCE_MS);
    }, [running]);
    return null;
  }
  const { rerender } = render(<Quiz index={0} running />);
  rerender(<Quiz index={1} running={false} />);
  expect(left).toEqual([]);
  rerender(<Quiz index={1} running />);
  jest.advanceTimersByTime(AUTO_ADVANCE_MS);
  expect(left).toEqual([1]);
});
