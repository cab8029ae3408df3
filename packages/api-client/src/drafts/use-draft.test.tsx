import { createKotobaStore, sessionEnded, sessionStarted, StoreProvider } from '@kotoba/session';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { learner, tokenOf } from '../testing';
import { drafts } from './draft-store';
import { useDraft } from './use-draft';
import { useFormDraft } from './use-form-draft';

const ken = { ...learner, id: 8, email: 'ken@example.org' };
const aikoIsIn = sessionStarted({ user: learner, token: tokenOf('A') });
const kenIsIn = sessionStarted({ user: ken, token: tokenOf('B') });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Field() {
  const [text, setText, drop] = useDraft('capture.note');
  return (
    <>
      <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={drop}>Sent</button>
    </>
  );
}
const note = () => screen.getByRole('textbox', { name: 'Note' });

function open() {
  const { store } = createKotobaStore({ storage: null });
  store.dispatch(aikoIsIn);
  render(
    <StoreProvider store={store}>
      <Field />
    </StoreProvider>,
  );
  return store;
}

test('what is typed is there when the field is opened again', async () => {
  open();
  await userEvent.type(note(), '雨が');
  cleanup();
  open();
  expect(note()).toHaveValue('雨が');
});

test('a field that stays open never shows or takes another learner’s text', async () => {
  const store = open();
  await userEvent.type(note(), 'Aiko’s');
  drafts.write(ken.id, 'capture.note', 'Ken’s');
  act(() => void store.dispatch(kenIsIn));
  expect(note()).toHaveValue('Ken’s');
  await userEvent.type(note(), ' own');
  expect(drafts.read(learner.id, 'capture.note')).toBe('Aiko’s');
  expect(drafts.read(ken.id, 'capture.note')).toBe('Ken’s own');
});

test('after the session has ended nothing is written any more', async () => {
  const store = open();
  await userEvent.type(note(), 'kept');
  act(() => void store.dispatch(sessionEnded()));
  await userEvent.type(note(), ' not this');
  expect(drafts.read(learner.id, 'capture.note')).toBe('kept');
});

test('what was sent is no draft any more, also while it is still on the screen', async () => {
  open();
  await userEvent.type(note(), 'kasa');
  await userEvent.click(screen.getByRole('button', { name: 'Sent' }));
  expect(note()).toHaveValue('kasa');
  expect(drafts.read(learner.id, 'capture.note')).toBe('');
});

test('the values of a form are kept for their learner, and broken ones count as none', () => {
  const kept: unknown[] = [];
  const { store } = createKotobaStore({ storage: null });
  store.dispatch(aikoIsIn);
  function Form() {
    const draft = useFormDraft('profile.details');
    kept.push(draft.read());
    return <button onClick={() => draft.write({ firstName: 'Ai' })}>Keep</button>;
  }
  const { rerender } = render(
    <StoreProvider store={store}>
      <Form />
    </StoreProvider>,
  );
  act(() => screen.getByRole('button', { name: 'Keep' }).click());
  rerender(
    <StoreProvider store={store}>
      <Form />
    </StoreProvider>,
  );
  act(() => void store.dispatch(kenIsIn));
  drafts.write(learner.id, 'profile.details', '{"firstName":');
  act(() => void store.dispatch(aikoIsIn));
  expect(kept).toEqual([null, { firstName: 'Ai' }, null, null]);
});
