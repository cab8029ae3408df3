import { createNewsStore, MOST_NEWS } from './news-store';

test('keeps what is news to a learner, newest first, and passes over the rest', () => {
  const news = createNewsStore();
  news.add({ type: 'note.converted', noteId: 1, vocabularyIds: [7, 8] }, 1000);
  news.add({ type: 'vocabulary.changed', ids: [7] }, 1500);
  news.add({ type: 'note.failed', noteId: 2, error: 'no words' }, 2000);
  expect(news.list()).toEqual([
    { id: 2, kind: 'failed', noteId: 2, at: 2000, read: false },
    { id: 1, kind: 'converted', vocabularyIds: [7, 8], at: 1000, read: false },
  ]);
});

test('tells its readers of every change, until they leave', () => {
  const news = createNewsStore();
  const onChange = jest.fn();
  const leave = news.subscribe(onChange);
  news.add({ type: 'note.failed', noteId: 1, error: '' }, 0);
  news.markAllRead();
  news.markAllRead();
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(news.list().every(({ read }) => read)).toBe(true);
  leave();
  news.clear();
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(news.list()).toEqual([]);
});

test('lets the oldest fall out', () => {
  const news = createNewsStore();
  for (let note = 1; note <= MOST_NEWS + 3; note += 1) {
    news.add({ type: 'note.failed', noteId: note, error: '' }, note);
  }
  expect(news.list()).toHaveLength(MOST_NEWS);
  expect(news.list().at(-1)).toMatchObject({ noteId: 4 });
});
