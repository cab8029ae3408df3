/** @jest-environment jsdom */
import { createReadMarks, MAX_MARKS, READ_MARKS_KEY } from './read-marks';

beforeEach(() => localStorage.clear());

const keys = (marks: ReturnType<typeof createReadMarks>) => [...marks.keys()];

test('tells its readers of every change, until they leave', () => {
  const marks = createReadMarks();
  const onChange = jest.fn();
  const leave = marks.subscribe(onChange);
  marks.mark(['a']);
  marks.mark(['a']);
  expect(onChange).toHaveBeenCalledTimes(1);
  leave();
  marks.mark(['b']);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(keys(marks)).toEqual(['b', 'a']);
});

test('lets the oldest fall out', () => {
  const marks = createReadMarks();
  for (let mark = 0; mark < MAX_MARKS + 3; mark += 1) marks.mark([String(mark)]);
  expect(keys(marks)).toHaveLength(MAX_MARKS);
  expect(keys(marks).at(-1)).toBe('3');
});

test('survives a reload, is not another learner’s, and goes with the sign-out', () => {
  const first = createReadMarks();
  first.follow(1);
  first.mark(['note:5:failed']);

  const again = createReadMarks();
  again.follow(1);
  expect(keys(again)).toEqual(['note:5:failed']);
  again.follow(2);
  expect(keys(again)).toEqual([]);
  again.follow(null);
  expect(localStorage.getItem(READ_MARKS_KEY)).toBeNull();
});

test('what is read in one tab, is read in the others', () => {
  const [here, there] = [createReadMarks(), createReadMarks()];
  [here, there].forEach((marks) => marks.follow(1));
  there.mark(['a']);
  window.dispatchEvent(new StorageEvent('storage', { key: READ_MARKS_KEY }));
  expect(keys(here)).toEqual(['a']);
});

test.each(['', 'null', '[]', '{"version":1}', '{"version":0,"learner":1,"read":[1]}'])(
  'a memory that is not ours (%j) is none',
  (text) => {
    localStorage.setItem(READ_MARKS_KEY, text);
    const marks = createReadMarks();
    marks.follow(1);
    expect(keys(marks)).toEqual([]);
  },
);
