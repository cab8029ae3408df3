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

const answer = (vocabularyId: number, more: Partial<UnsentAttempt> = {}): UnsentAttempt => ({
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
  const answers = [answer(1, { tried: true }), answer(2, { text: null, takenBack: true })];
  changeUnsent(7, 41, () => answers);
  expect(unsentAttempts(7, 41)).toEqual(answers);
  const old = { vocabularyId: 3, again: true, text: 'hat' };
  expect(read(JSON.stringify([old]))).toEqual([old]);
});

test.each([
  ['no list', '{}'],
  ['no JSON', 'hat'],
  ['a key that is none', JSON.stringify([{ ...answer(1), key: 7 }])],
  ['a text that is none', JSON.stringify([{ ...answer(1), text: 7 }])],
  ['a mark that is none', JSON.stringify([{ ...answer(1), tried: 'yes' }])],
])('%s is read as nothing', (_name, stored) => {
  expect(read(stored)).toEqual([]);
});

test('an answer is found again by its item, its text and its key', () => {
  const answers = [answer(1), answer(1, { key: 'other' }), answer(1, { again: true }), answer(2)];
  expect(replaceAttempt(answer(1, { tried: true }))(answers)).toEqual(answers.slice(1));
  const tried = { ...answer(2), tried: true };
  expect(replaceAttempt(answer(2), tried)(answers)).toEqual([...answers.slice(0, 3), tried]);
  expect(replaceAttempt(answer(9))(answers)).toEqual(answers);
});

test.each<[string, Partial<UnsentAttempt>, UnsentAttempt[]]>([
  ['that was never sent', {}, []],
  ['that may have arrived', { tried: true }, [answer(1, { takenBack: true })]],
  [
    'to a word that was left and may be recorded',
    { tried: true, text: null },
    [answer(1, { text: null, takenBack: true })],
  ],
  ['of practice, which is not recorded', { tried: true, again: true }, []],
])('taking back an answer %s', (_which, more, left) => {
  const given = answer(1, more);
  expect(takeBackAttempt(given)([given])).toEqual(left);
});

test('what was taken back already is not the last answer', () => {
  expect(lastAttempt([answer(1), answer(2, { takenBack: true })])).toEqual(answer(1));
  expect(lastAttempt([answer(2, { takenBack: true })])).toBeUndefined();
});
