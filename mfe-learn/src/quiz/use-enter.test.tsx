import { useLayoutEffect, type KeyboardEvent } from 'react';
import { render } from '@testing-library/react';
import { useEnter, VERDICT_MS } from './use-enter';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an Enter that comes when the verdict was just drawn, before the browser had a moment to rest, does not skip it', () => {
  let went = 0;
  let press = (): void => undefined;
  function Box({ verdict }: { readonly verdict: string | null }) {
    const asked = { open: verdict === null, verdict, held: false, leavable: verdict !== null };
    const { onEnter } = useEnter(asked, { onOpen: () => undefined, onClosed: () => (went += 1) });
    press = () => onEnter({ repeat: false } as KeyboardEvent);
    useLayoutEffect(() => {
      if (verdict !== null) press();
    }, [verdict]);
    return null;
  }
  const { rerender } = render(<Box verdict={null} />);
  jest.advanceTimersByTime(2 * VERDICT_MS);
  rerender(<Box verdict="wrong" />);
  expect(went).toBe(0);
  jest.advanceTimersByTime(VERDICT_MS);
  press();
  expect(went).toBe(1);
});
