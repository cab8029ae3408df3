import { startFakeApi, reply, type Answer } from '@kotoba/api-client/testing';
import type { RemoteModule } from '@kotoba/contracts';
import { screen, waitFor } from '@testing-library/react';
import { useNoteListQuery } from '@kotoba/api-client';
import { closeSuites, openSuite, verified } from '../testing/open-suite';

const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(closeSuites);
afterAll(() => quiet.mockRestore());

const as = (body: string, type: string): Answer => {
  const headers = { 'content-type': type };
  return () => new Response(body, { headers });
};

/** What a 200 of another shape looks like. Source: SHELL-28. */
const shapes: Record<string, Answer> = {
  'an empty list': reply([]),
  'an empty object': reply({}),
  null: reply(null),
  text: reply('text'),
  HTML: as('<!doctype html><p>Sign in to the network</p>', 'text/html'),
  'half a body': as('{"data": [{"id"', 'application/json'),
};
/** What the frame and the dashboard ask. */
const asked = [
  '/capture-notes',
  '/learn/due',
  '/learn/unfinished-sessions',
  '/stats/summary',
  '/account/settings',
];

function expectFrame(): void {
  expect(screen.getByRole('searchbox')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
}

test.each(Object.keys(shapes))('%s as every answer takes neither the frame nor the page', async (shape) => {
  const answer = shapes[shape];
  if (!answer) throw new Error('No such shape');
  const server = startFakeApi(Object.fromEntries(asked.map((path) => [`GET ${path}`, answer])));
  const { user } = openSuite({ at: '/dashboard', user: verified, server });
  // What failed before the part was there is asked for once more when it comes.
  await waitFor(() => expect(screen.getByText('Your figures could not be loaded.')).toBeVisible());
  await user.type(screen.getByRole('searchbox'), 'kasa');
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('Some notifications could not be loaded.')).toBeVisible();
  await user.keyboard('{Escape}');
  expectFrame();
  expect(screen.getByRole('searchbox')).toHaveValue('kasa');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aiko');
});

test('a page that throws is told to the server, with the id of the answer that failed', async () => {
  const server = startFakeApi({
    'GET /capture-notes': () =>
      Response.json({}, { status: 500, headers: { 'x-request-id': 'id-of-the-answer' } }),
    'POST /error-reports': reply({ success: true }),
  });
  const Page = () => {
    const { isError } = useNoteListQuery(undefined);
    if (isError) throw new TypeError('broken on purpose');
    return <h1>Whole</h1>;
  };
  const remote: RemoteModule = { routes: [{ path: '/settings', Component: Page }] };
  openSuite({ at: '/settings', user: verified, remotes: { 'mfe-auth': remote }, server });
  await waitFor(() =>
    expect(server.sent('POST /error-reports')).toEqual([
      expect.objectContaining({ error: 'TypeError', page: '/', requestId: 'id-of-the-answer' }),
    ]),
  );
});

test('a page that throws shows the error inside the frame, and "Try again" asks and draws anew', async () => {
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new Error('broken on purpose');
    return <h1>Whole</h1>;
  };
  const remote: RemoteModule = { routes: [{ path: '/settings', Component: Page }] };
  const { user } = openSuite({ at: '/settings', user: verified, remotes: { 'mfe-auth': remote } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expectFrame();
  isBroken = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Whole' })).toBeVisible();
});
