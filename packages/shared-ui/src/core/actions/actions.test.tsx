import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../testing/render-ui';
import { Button, LinkButton } from './button';
import { IconButton } from './icon-button';
import { ExternalLink } from './text-link';

test('a button sends no form unless it is told to', async () => {
  const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderUi(
    <form onSubmit={send}>
      <Button>Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenCalledTimes(1);
});

test('a busy button says so, changes its words and cannot be pressed again', async () => {
  const press = jest.fn();
  renderUi(
    <Button busy busyLabel="Deleting..." onClick={press}>
      Delete
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Deleting...' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

test('an icon button is named, and a toggle tells its state', () => {
  renderUi(
    <>
      <IconButton label="Grid view" icon={null} pressed />
      <IconButton label="Delete umbrella" icon={null} />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Grid view', pressed: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete umbrella' })).not.toHaveAttribute('aria-pressed');
});

test('what leads somewhere is a link', () => {
  renderUi(
    <>
      <LinkButton to="/learn">Start Learning</LinkButton>
      <ExternalLink href="https://example.org">Licence</ExternalLink>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Start Learning' })).toHaveAttribute('href', '/learn');
  const outside = screen.getByRole('link', { name: /Licence/ });
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
});
