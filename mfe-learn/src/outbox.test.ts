import { drafts } from '@kotoba/api-client';
import {
  changeUnsent,
  lastAttempt,
  outboxDraft,
  replaceAttempt,
  takeBackAttempt,
  unsentAttempts,
  type UnsentAttempt,
} from './outbox';

const attempt = (vocabularyId: number, more: Partial<UnsentAttempt> = {}): UnsentAttempt => ({
  vocabularyId,
  again: false,
  text: 'hat',
  key: `key-${vocabularyId}`,
  ...more,
});

/** What a session has when its draft says `stored`. */
function read(stored: string): readonly UnsentAttempt[] {
  drafts.write(7, outboxDraft(41), stored);
  return unsentAttempts(7, 41);
}

test('what is kept is read as it was, also what an earlier release kept without keys', () => {
  const attempts = [attempt(1, { tried: true }), attempt(2, { text: null, takenBack: true })];
  changeUnsent(7, 41, () => attempts);
  expect(unsentAttempts(7, 41)).toEqual(attempts);
  const old = { vocabularyId: 3, again: true, text: 'hat' };
  expect(read(JSON.stringify([old]))).toEqual([old]);
});

test.each([
  ['no list', '{}'],
  ['no JSON', 'hat'],
  ['a key that is none', JSON.stringify([{ ...attempt(1), key: 7 }])],
  ['a text that is none', JSON.stringify([{ ...attempt(1), text: 7 }])],
  ['a mark that is none', JSON.stringify([{ ...attempt(1), tried: 'yes' }])],
])('%s is read as nothing', (_name, stored) => {
  expect(read(stored)).toEqual([]);
});

test('an attempt is found again by its item, its text and its key', () => {
  const attempts = [attempt(1), attempt(1, { key: 'other' }), attempt(1, { again: true }), attempt(2)];
  expect(replaceAttempt(attempt(1, { tried: true }))(attempts)).toEqual(attempts.slice(1));
  const tried = { ...attempt(2), tried: true };
  expect(replaceAttempt(attempt(2), tried)(attempts)).toEqual([...attempts.slice(0, 3), tried]);
  expect(replaceAttempt(attempt(9))(attempts)).toEqual(attempts);
});

test.each<[string, Partial<UnsentAttempt>, UnsentAttempt[]]>([
  ['that was never sent', {}, []],
  ['that may have arrived', { tried: true }, [attempt(1, { takenBack: true })]],
  [
    'to a word that was left and may be recorded',
    { tried: true, text: null },
    [attempt(1, { text: null, takenBack: true })],
  ],
  ['of practice, which is not recorded', { tried: true, again: true }, []],
])('taking back an attempt %s', (_which, more, left) => {
  const given = attempt(1, more);
  expect(takeBackAttempt(given)([given])).toEqual(left);
});

test('what was taken back already is not the last attempt', () => {
  expect(lastAttempt([attempt(1), attempt(2, { takenBack: true })])).toEqual(attempt(1));
  expect(lastAttempt([attempt(2, { takenBack: true })])).toBeUndefined();
});
