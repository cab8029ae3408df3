import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { Switch } from './switch';
import { NoteField, TextInput } from './text-input';

const send = jest.fn();
beforeEach(() => send.mockClear());
afterEach(() => jest.restoreAllMocks());

function Note() {
  const [text, setText] = useState('');
  return <NoteField label="Note" value={text} onChange={setText} onSubmit={() => send(text)} />;
}

function Answer() {
  const [text, setText] = useState('');
  return (
    <TextInput label="Your answer" labelHidden value={text} onChange={setText} onEnter={() => send(text)} />
  );
}

const note = () => screen.getByRole('textbox', { name: 'Note' });
const answer = () => screen.getByRole('textbox', { name: 'Your answer' });

test('Enter sends a note, Shift+Enter makes a line', async () => {
  renderUi(<Note />);
  await userEvent.type(note(), 'umbrella{Shift>}{Enter}{/Shift}rain{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith('umbrella\nrain');
});

test('a note is between 48 and 120 px high', () => {
  renderUi(<Note />);
  expect(note()).toHaveStyle('min-height: 48px; max-height: 120px');
});

test('a note grows with its lines where the browser leaves that to us', async () => {
  let lines = 1;
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => lines * 24 + 22);
  renderUi(<Note />);
  expect(note().style.height).toBe('46px');
  lines = 3;
  await userEvent.type(note(), 'a');
  expect(note().style.height).toBe('94px');
});

test.each([
  ['a note', <Note key="note" />, note],
  ['an answer', <Answer key="answer" />, answer],
])('Enter that chooses a kanji does not send %s', (_what, element, field) => {
  renderUi(element);
  fireEvent.change(field(), { target: { value: 'かさ' } });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true, keyCode: 13 });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(send).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  expect(send).toHaveBeenCalledWith('かさ');
});

test('a wrong field is marked and described', () => {
  renderUi(<TextInput label="Name" value="" onChange={send} error="First name is required" />);
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('First name is required');
});

test('a switch tells its state and its new one', async () => {
  renderUi(<Switch label="Review" help="Shows the answer" checked={false} onChange={send} />);
  const control = screen.getByRole('switch', { name: 'Review' });
  expect(control).not.toBeChecked();
  await userEvent.click(control);
  expect(send).toHaveBeenCalledWith(true);
});
