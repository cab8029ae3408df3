import { closeRemotes, cut, held, reply, type Answers } from '@kotoba/federation/testing';
import { screen, waitFor } from '@testing-library/react';
import { button, field, openAuth, PASSWORD, started, unverified } from '../testing/open-auth';

afterEach(closeRemotes);

const SIGN_UP = 'POST /auth/signup';
const countries = [
  { id: 392, name: 'Japan' },
  { id: 400, name: 'Jordan' },
];
const welcome = { ...started, user: { ...started.user, emailVerified: false } };

const open = (answers: Answers = {}) =>
  openAuth({ at: '/auth/signup', answers: { 'GET /countries': reply(countries), ...answers } });
type Opened = ReturnType<typeof open>;

const filled = {
  'First name': 'Aiko',
  'Last name': 'Mori',
  Email: 'aiko@example.org',
  Password: PASSWORD,
  'Confirm password': PASSWORD,
};
const terms = () => screen.findByRole('checkbox', { name: 'I agree to the Terms and the Privacy Policy' });

async function fill({ user }: Opened, over: Partial<typeof filled> = {}) {
  for (const [name, text] of Object.entries({ ...filled, ...over })) {
    if (text) await user.type(await field(name), text);
  }
}
const send = async ({ user }: Opened) => user.click(await button('Create account'));

test('has one heading, its own title, and the links of the terms', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Create Account · Kotoba'));
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/signin');
});

test('creates the account with a country, says so, and leads to the verification', async () => {
  const opened = open({ [SIGN_UP]: reply(welcome) });
  const { user, server, store, place } = opened;
  await fill(opened, { 'First name': ' Aiko ' });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toBeEnabled());
  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search countries' }), 'jap{Enter}');
  await user.click(await terms());
  await send(opened);
  expect(await screen.findByText('Account created successfully!')).toBeVisible();
  await waitFor(() => expect(place().pathname).toBe('/auth/email-verification'));
  expect(server.sent(SIGN_UP)).toEqual([
    {
      countryId: 392,
      firstName: 'Aiko',
      lastName: 'Mori',
      email: 'aiko@example.org',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    },
  ]);
  expect(store.getState().auth.user).toEqual(unverified);
});

test.each([
  ['/vocabularies?query=kasa#list', { from: '/vocabularies?query=kasa#list' }],
  ['//evil.example', {}],
])('the wanted place %s goes along as %j, for the link of the mail', async (from, sent) => {
  const opened = openAuth({
    at: '/auth/signup',
    state: { from },
    answers: { 'GET /countries': reply(countries), [SIGN_UP]: reply(welcome) },
  });
  await fill(opened);
  await opened.user.click(await terms());
  await send(opened);
  await waitFor(() => expect(opened.place().pathname).toBe('/auth/email-verification'));
  const [{ from: given }] = opened.server.sent(SIGN_UP) as [{ from?: string }];
  expect(given === undefined ? {} : { from: given }).toEqual(sent);
});

test('needs no country', async () => {
  const opened = open({ [SIGN_UP]: reply(welcome) });
  await fill(opened);
  await opened.user.click(await terms());
  await send(opened);
  await waitFor(() => expect(opened.place().pathname).toBe('/auth/email-verification'));
  expect(opened.server.sent(SIGN_UP)).toEqual([
    expect.not.objectContaining({ countryId: expect.anything() }),
  ]);
});

test('an empty form shows every message, and nothing is sent', async () => {
  const opened = open();
  await send(opened);
  for (const words of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Password is required',
    'Please confirm your password',
    'Please accept the terms to create an account',
  ]) {
    expect(await screen.findByText(words)).toBeVisible();
  }
  expect(opened.server.calls).toEqual(['GET /countries']);
});

test.each([
  [{ 'First name': 'A' }, 'First name must be at least 2 characters'],
  [{ 'First name': ' A ' }, 'First name must be at least 2 characters'],
  [{ 'Last name': 'M' }, 'Last name must be at least 2 characters'],
  [{ 'Last name': 'M'.repeat(101) }, 'Last name is too long'],
  [{ Email: 'aiko' }, 'Invalid email address'],
  [{ Password: 'Kasa-1', 'Confirm password': 'Kasa-1' }, 'Password must be at least 8 characters'],
  [
    { Password: 'kasa-wo-sasu', 'Confirm password': 'kasa-wo-sasu' },
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  ],
  [{ 'Confirm password': `${PASSWORD}2` }, 'Passwords do not match'],
])('%j is refused: %s', async (over, words) => {
  const opened = open();
  await fill(opened, over);
  await opened.user.click(await terms());
  await send(opened);
  expect(await screen.findByText(words)).toBeVisible();
  expect(opened.server.calls).not.toContain(SIGN_UP);
});

test.each([
  [
    'a taken email',
    reply({ code: 'EMAIL_TAKEN', error: 'An account with this email already exists' }, 400),
    'An account with this email already exists',
  ],
  ['a bare 400', reply({}, 400), 'Invalid request data'],
  ['a 500', reply({}, 500), 'Server error occurred'],
  ['no answer', cut, 'Network error occurred'],
])('after %s it says so, and keeps what was typed', async (_what, answer, words) => {
  const opened = open({ [SIGN_UP]: answer });
  await fill(opened);
  await opened.user.click(await terms());
  await send(opened);
  expect(await screen.findByText(words)).toBeVisible();
  expect(opened.place().pathname).toBe('/auth/signup');
  expect(await field('Email')).toHaveValue('aiko@example.org');
});

test('cannot be sent twice', async () => {
  const slow = held(reply(welcome));
  const opened = open({ [SIGN_UP]: slow.answer });
  await fill(opened);
  await opened.user.click(await terms());
  await send(opened);
  await opened.user.type(await field('Email'), '{Enter}');
  slow.release();
  await waitFor(() => expect(opened.place().pathname).toBe('/auth/email-verification'));
  expect(opened.server.sent(SIGN_UP)).toHaveLength(1);
});

describe('the country', () => {
  const country = () => screen.findByRole('combobox', { name: 'Country' });

  test('waits for the list with a spinner', async () => {
    const slow = held(reply(countries));
    open({ 'GET /countries': slow.answer });
    expect(await country()).toBeDisabled();
    expect(await country()).toHaveAttribute('aria-busy', 'true');
    slow.release();
    await waitFor(async () => expect(await country()).toBeEnabled());
  });

  test('is found by any part of its name; what is not there says so', async () => {
    const { user } = open();
    await waitFor(async () => expect(await country()).toBeEnabled());
    await user.click(await country());
    const search = await screen.findByRole('searchbox', { name: 'Search countries' });
    await user.type(search, 'RDA');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Jordan']);
    await user.type(search, 'x');
    expect(screen.getByText('No countries found')).toBeVisible();
  });

  test('can be cleared', async () => {
    const { user } = open();
    await waitFor(async () => expect(await country()).toBeEnabled());
    await user.click(await country());
    await user.click(await screen.findByRole('option', { name: 'Jordan' }));
    expect(await country()).toHaveTextContent('Jordan');
    await user.click(await button('Clear country'));
    expect(await country()).toHaveTextContent('Choose your country');
  });

  test('that cannot be loaded says so, and can be loaded again', async () => {
    const { user, server } = open({ 'GET /countries': cut });
    expect(await screen.findByText('Failed to load countries')).toBeVisible();
    expect(await country()).toBeDisabled();
    server.on('GET /countries', reply(countries));
    await user.click(await button('Load countries again'));
    await waitFor(async () => expect(await country()).toBeEnabled());
    expect(screen.queryByRole('button', { name: 'Load countries again' })).not.toBeInTheDocument();
  });
});
