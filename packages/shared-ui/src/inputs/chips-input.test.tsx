import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { ChipsInput, splitChips } from './chips-input';

const changed = jest.fn<unknown, [string]>();
function Tags({ first = '' }: { first?: string }) {
  const [text, setText] = useState(first);
  const change = (next: string) => {
    changed(next);
    setText(next);
  };
  return <ChipsInput label="Tags" value={text} onChange={change} />;
}

const field = () => screen.getByRole('textbox', { name: 'Tags' });
const texts = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('Enter, a comma of either script and leaving the field add what is typed', async () => {
  renderUi(<Tags />);
  await userEvent.type(field(), 'weather{Enter} clothes ,雨、');
  expect(texts()).toEqual(['weather', 'clothes', '雨']);
  expect(screen.getByText('雨').closest('[lang]')).toHaveAttribute('lang', 'ja');
  await userEvent.type(field(), 'rain');
  await userEvent.tab();
  expect(splitChips(changed.mock.lastCall?.[0] ?? '')).toEqual(['weather', 'clothes', '雨', 'rain']);
});

test('a text that is there already, and white space, add nothing', async () => {
  renderUi(<Tags first="rain" />);
  await userEvent.type(field(), 'rain{Enter}   {Enter}');
  expect(texts()).toEqual(['rain']);
});

test('each can be removed, and the field has the focus again', async () => {
  renderUi(<Tags first={'rain\nsnow'} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove rain' }));
  expect(texts()).toEqual(['snow']);
  expect(field()).toHaveFocus();
});

test('Backspace in the empty field takes the last back for mending', async () => {
  renderUi(<Tags first={'rain\nsnwo'} />);
  await userEvent.type(field(), '{Backspace}');
  expect(field()).toHaveValue('snwo');
  expect(texts()).toEqual(['rain']);
});

test('Enter in the middle of a composition adds nothing', () => {
  renderUi(<Tags />);
  fireEvent.change(field(), { target: { value: 'あめ' } });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(texts()).toEqual([]);
});
