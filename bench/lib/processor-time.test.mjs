/* global it, expect */
import { taskBehind, tasksOf } from './processor-time.mjs';

const page = { pid: 7, tid: 1 };
const mark = {
  ...page,
  name: 'processor-time-origin',
  ts: 5_000_000,
  args: { data: { startTime: 100 } },
};
const task = (more) => ({
  ...{ ...page, name: 'ThreadControllerImpl::RunTask', ts: 5_010_000, dur: 60_000, tdur: 33_000 },
  ...more,
});

it('the tasks of the page’s main thread are told in the page’s own time', () => {
  const events = [task(), mark, task({ ts: 4_990_000, dur: 2000, tdur: 2000 })];
  expect(tasksOf(events)).toEqual([
    { startTime: 110, duration: 60, onProcessor: 33 },
    { startTime: 90, duration: 2, onProcessor: 2 },
  ]);
});

it.each([
  ['another process', { pid: 8 }],
  ['another thread', { tid: 2 }],
  ['another event', { name: 'Paint' }],
])('what belongs to %s is none of them', (_, more) => {
  expect(tasksOf([mark, task(more)])).toEqual([]);
});

it('a trace in which the page was not heard is none', () => {
  expect(() => tasksOf([task()])).toThrow('no mark');
});

const tasks = [
  { startTime: 90, duration: 20, onProcessor: 20 },
  { startTime: 110, duration: 60.2, onProcessor: 33 },
  { startTime: 170.3, duration: 55, onProcessor: 55 },
];

it.each([
  ['rounded down', { startTime: 109.9, duration: 60 }, 33],
  ['rounded up', { startTime: 110.1, duration: 61 }, 33],
  ['right after another one', { startTime: 170.2, duration: 55 }, 55],
])('a long task is found in the trace, %s', (_, entry, onProcessor) => {
  expect(taskBehind(entry, tasks).onProcessor).toBe(onProcessor);
});

it('a long task that the trace does not have is not taken for another one', () => {
  expect(() => taskBehind({ startTime: 400, duration: 60 }, tasks)).toThrow('does not have');
  expect(() => taskBehind({ startTime: 400, duration: 60 }, [])).toThrow('does not have');
});
