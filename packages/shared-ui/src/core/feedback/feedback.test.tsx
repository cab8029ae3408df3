import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../testing/render-ui';
import { CountBadge, StatusBadge } from '../status/status';
import { Drawing, drawings } from './drawing';
import { LiveText, Notice } from './notice';
import { Spinner } from './progress';
import { SkeletonGroup, SkeletonText } from './skeleton';
import { EmptyState, ErrorState, Panel } from './states';

test('an error is announced, says what happened, and tries again', async () => {
  const retry = jest.fn();
  renderUi(<ErrorState message="The words could not be loaded." onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The words could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('an error without a second try offers none', () => {
  renderUi(<ErrorState title="Session Not Found" message="It is not there." />);
  expect(screen.getByRole('heading', { name: 'Session Not Found' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('emptiness invites', () => {
  renderUi(
    <EmptyState title="No notes yet" hint="Start typing below." action={<button>Write</button>} level={3} />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'No notes yet' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Write' })).toBeInTheDocument();
});

test('waiting is a named progressbar, and skeletons are busy', () => {
  const { container } = renderUi(
    <>
      <Spinner label="Loading countries" />
      <SkeletonGroup>
        <SkeletonText />
      </SkeletonGroup>
    </>,
  );
  expect(screen.getByRole('progressbar', { name: 'Loading countries' })).toBeInTheDocument();
  expect(container.querySelector('[aria-busy="true"]')).toContainElement(
    screen.getByRole('progressbar', { name: 'Loading…' }),
  );
});

test('a panel is a region named by its title', () => {
  renderUi(
    <Panel title="Vocabulary Not Saved" actions={<button>Back</button>}>
      text
    </Panel>,
  );
  expect(screen.getByRole('region', { name: 'Vocabulary Not Saved' })).toContainElement(
    screen.getByRole('button', { name: 'Back' }),
  );
});

test('notices and live texts say themselves as loud as they are', () => {
  renderUi(
    <>
      <Notice announce="assertive" tone="beni">
        Invalid credentials
      </Notice>
      <Notice>Quiet</Notice>
      <LiveText>Correct!</LiveText>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid credentials');
  expect(screen.getByText('Quiet').closest('[role]')).toBeNull();
  expect(screen.getByText('Correct!')).toHaveAttribute('aria-live', 'polite');
});

test('a state is told by a word and an icon, never by colour alone', () => {
  const { container } = renderUi(<StatusBadge tone="matsu">Generated</StatusBadge>);
  expect(screen.getByText('Generated')).toBeInTheDocument();
  expect(container.querySelector('svg')).toBeInTheDocument();
});

test.each([
  [0, ''],
  [3, '3'],
  [99, '99'],
  [100, '99+'],
])('%d unread shows "%s"', (count, text) => {
  renderUi(<p data-testid="bell">{<CountBadge count={count} />}</p>);
  expect(screen.getByTestId('bell').textContent).toBe(text);
});

test.each(Object.keys(drawings) as (keyof typeof drawings)[])(
  'the drawing %s has one seal and is decoration',
  (name) => {
    const { container } = renderUi(<Drawing name={name} />);
    expect(container.querySelectorAll('.seal')).toHaveLength(1);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
);
