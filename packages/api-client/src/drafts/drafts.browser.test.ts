import { createDraftStore } from './use-draft';

afterEach(() => localStorage.clear());

test('a draft comes back to its learner and field only', () => {
  createDraftStore().write(7, 'capture.note', '雨');
  const later = createDraftStore();
  expect(later.read(7, 'capture.note')).toBe('雨');
  expect(later.read(7, 'capture.message')).toBe('');
  expect(later.read(70, 'capture.note')).toBe('');
});

test('an emptied draft is gone', () => {
  const store = createDraftStore();
  store.write(7, 'capture.note', '雨');
  store.write(7, 'capture.note', '');
  expect(localStorage).toHaveLength(0);
});

test('signing out clears this learner’s drafts and nobody else’s', () => {
  const store = createDraftStore();
  store.write(7, 'capture.note', 'mine');
  store.write(7, 'capture.message', 'mine too');
  store.write(77, 'capture.note', 'not mine');
  localStorage.setItem('kotoba.session', '{}');
  store.clear(7);
  expect(store.read(7, 'capture.note')).toBe('');
  expect(store.read(7, 'capture.message')).toBe('');
  expect(store.read(77, 'capture.note')).toBe('not mine');
  expect(localStorage.getItem('kotoba.session')).toBe('{}');
});

test('a blocked storage keeps drafts for the life of the page, and loses them at sign-out', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const store = createDraftStore({
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
    key: refuse,
    length: 1,
  });
  store.write(7, 'capture.note', 'x');
  expect(store.read(7, 'capture.note')).toBe('x');
  store.clear(7);
  expect(store.read(7, 'capture.note')).toBe('');
});

test('what a full storage does not take is not replaced by an older text', () => {
  const store = createDraftStore();
  store.write(7, 'capture.note', 'old');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.write(7, 'capture.note', 'new');
  expect(store.read(7, 'capture.note')).toBe('new');
  expect(localStorage).toHaveLength(0);
  full.mockRestore();
  store.write(7, 'capture.note', 'newer');
  expect(createDraftStore().read(7, 'capture.note')).toBe('newer');
});
