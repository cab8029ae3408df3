import { render } from '@testing-library/react';
import { createHostLink } from './host-link';

function mounted() {
  const undone = jest.fn();
  const markBusy = jest.fn(() => undone);
  const link = createHostLink();
  const leave = link.attach({ markBusy });
  const Form = ({ dirty }: { readonly dirty: boolean }) => {
    link.useBusy(dirty);
    return null;
  };
  return { undone, markBusy, leave, Form };
}

test('a screen marks the tab busy while it has something to lose, and no longer', () => {
  const { undone, markBusy, Form } = mounted();
  const { rerender, unmount } = render(<Form dirty={false} />);
  expect(markBusy).not.toHaveBeenCalled();
  rerender(<Form dirty />);
  expect(markBusy).toHaveBeenCalledTimes(1);
  expect(undone).not.toHaveBeenCalled();
  rerender(<Form dirty={false} />);
  expect(undone).toHaveBeenCalledTimes(1);
  rerender(<Form dirty />);
  unmount();
  expect(undone).toHaveBeenCalledTimes(2);
});

test('a screen of a remote that no host holds marks nothing', () => {
  const { markBusy, leave, Form } = mounted();
  leave();
  render(<Form dirty />);
  expect(markBusy).not.toHaveBeenCalled();
});
