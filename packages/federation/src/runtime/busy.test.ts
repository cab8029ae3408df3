import { createBusyTracker } from './busy';

it('is busy as long as any mark is not taken back, and tells of the changes only', () => {
  const busy = createBusyTracker();
  const told = jest.fn();
  const undo = busy.subscribe(told);
  const form = busy.markBusy();
  const quiz = busy.markBusy();
  form();
  form();
  expect(busy.isBusy()).toBe(true);
  quiz();
  expect(busy.isBusy()).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
  undo();
  busy.markBusy();
  expect(told).toHaveBeenCalledTimes(2);
});
