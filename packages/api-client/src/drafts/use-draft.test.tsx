import { createKotobaStore, sessionEnded, sessionStarted, StoreProvider } from '@kotoba/session';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { learner, tokenOf } from '../testing';
import { drafts, useDraft, useFormDraft } from './use-draft';

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
const write = (value: string) => fireEvent.change(note(), { target: { value } });

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

test('what is typed is there when the field is opened again', () => {
  open();
  write('雨が');
  cleanup();
  open();
  expect(note()).toHaveValue('雨が');
});

test('a field that stays open never shows or takes another learner’s text', () => {
  const store = open();
  write('Aiko’s');
  drafts.write(ken.id, 'capture.note', 'Ken’s');
  act(() => void store.dispatch(kenIsIn));
  expect(note()).toHaveValue('Ken’s');
  write('Ken’s own');
  expect(drafts.read(learner.id, 'capture.note')).toBe('Aiko’s');
  expect(drafts.read(ken.id, 'capture.note')).toBe('Ken’s own');
});

test('after the session has ended nothing is written any more', () => {
  const store = open();
  write('kept');
  act(() => void store.dispatch(sessionEnded()));
  write('kept not this');
  expect(drafts.read(learner.id, 'capture.note')).toBe('kept');
});

test('what was sent is no draft any more, also while it is still on the screen', () => {
  open();
  write('kasa');
  fireEvent.click(screen.getByRole('button', { name: 'Sent' }));
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
