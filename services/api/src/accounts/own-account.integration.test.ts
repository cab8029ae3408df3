import { startTestServer, type TestLearner, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const check = async ({ inject }: TestLearner) =>
  (await inject({ url: '/auth/check-auth', method: 'POST' })).statusCode;
const signIn = async (email: string, password: string) =>
  server.inject({ url: '/auth/signin', body: { email, password } });

describe('the profile', () => {
  it('changes what is given and nothing else', async () => {
    const learner = await server.createLearner();
    const patch = { lastName: ' Müller ', countryId: 276, email: 'x@example.com', emailVerified: false };
    const changed = await learner.inject({ url: '/account/profile', method: 'PATCH', body: patch });
    expect(changed.json()).toEqual({
      user: {
        id: learner.id,
        email: learner.email,
        emailVerified: true,
        firstName: 'Hana',
        lastName: 'Müller',
        countryId: 276,
      },
    });
    expect((await learner.inject('/account/profile')).json()).toEqual(changed.json());
    const cleared = await learner.inject({
      url: '/account/profile',
      method: 'PATCH',
      body: { countryId: null },
    });
    expect(cleared.json().user.countryId).toBeNull();
  });

  it.each([
    { firstName: 'A' },
    { lastName: '' },
    { countryId: 1000 },
    { countryId: 'Japan' },
    { firstName: null },
  ])('refuses %j', async (patch) => {
    const learner = await server.createLearner();
    const answer = await learner.inject({ url: '/account/profile', method: 'PATCH', body: patch });
    expect(answer.statusCode).toBe(400);
  });
});

describe('the settings', () => {
  it('begin with defaults and keep what is changed', async () => {
    const learner = await server.createLearner();
    const defaults = {
      theme: 'system',
      furigana: true,
      strictness: 'standard',
      autoAdvance: true,
      autoplay: false,
      newPerDay: 20,
      reviewsPerDay: 200,
      timeZone: 'UTC',
      language: 'en',
    };
    expect((await learner.inject('/account/settings')).json()).toEqual(defaults);
    const body = { theme: 'dark', timeZone: 'Asia/Tokyo', userId: 1 };
    const changed = await learner.inject({ url: '/account/settings', method: 'PATCH', body });
    expect(changed.json()).toEqual({ ...defaults, theme: 'dark', timeZone: 'Asia/Tokyo' });
    const same = await learner.inject({ url: '/account/settings', method: 'PATCH', body: {} });
    expect(same.json()).toEqual(changed.json());
  });

  it.each([
    { theme: 'pink' },
    { strictness: 'normal' },
    { furigana: 'yes' },
    { newPerDay: -1 },
    { newPerDay: 1.5 },
    { timeZone: 'Mars/Olympus' },
    { timeZone: '+09:00' },
    { timeZone: '' },
  ])('refuse %j', async (patch) => {
    const learner = await server.createLearner();
    const answer = await learner.inject({ url: '/account/settings', method: 'PATCH', body: patch });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('INVALID_INPUT');
  });
});

describe('the password', () => {
  const change = (learner: TestLearner, currentPassword: string, password: string) =>
    learner.inject({
      url: '/account/password',
      body: { currentPassword, password, confirmPassword: password },
    });

  it('changes with the current one and signs out all other devices', async () => {
    const learner = await server.createLearner();
    const other = (await signIn(learner.email, learner.password)).json().token;
    expect((await change(learner, learner.password, 'New password 1')).json()).toEqual({ success: true });
    expect(await check(learner)).toBe(200);
    const headers = { authorization: `Bearer ${other}` };
    expect((await server.inject({ url: '/auth/check-auth', method: 'POST', headers })).statusCode).toBe(401);
    expect((await signIn(learner.email, learner.password)).statusCode).toBe(400);
    expect((await signIn(learner.email, 'New password 1')).statusCode).toBe(200);
  });

  it('stays when the current one is wrong', async () => {
    const learner = await server.createLearner();
    const answer = await change(learner, 'Wrong password 1', 'New password 1');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('INVALID_CREDENTIALS');
    expect((await signIn(learner.email, learner.password)).statusCode).toBe(200);
  });
});

describe('the devices', () => {
  it('are listed and signed out one by one', async () => {
    const learner = await server.createLearner();
    const other = await server.inject({
      url: '/auth/signin',
      body: { email: learner.email, password: learner.password },
      headers: { 'user-agent': 'Kitchen tablet' },
    });
    const { devices } = (await learner.inject('/account/devices')).json();
    expect(devices).toHaveLength(2);
    const tablet = devices.find((device: { userAgent: string }) => device.userAgent === 'Kitchen tablet');
    expect(tablet).toMatchObject({ current: false, address: '127.0.0.1' });

    const revoked = await learner.inject({ url: `/account/devices/${tablet.id}`, method: 'DELETE' });
    expect(revoked.json()).toEqual({ success: true });
    const headers = { authorization: `Bearer ${other.json().token}` };
    expect((await server.inject({ url: '/auth/check-auth', method: 'POST', headers })).statusCode).toBe(401);
    expect((await learner.inject('/account/devices')).json().devices).toMatchObject([{ current: true }]);
  });

  it("cannot be another learner's", async () => {
    const [learner, stranger] = await Promise.all([server.createLearner(), server.createLearner()]);
    const [device] = (await stranger.inject('/account/devices')).json().devices;
    const answer = await learner.inject({ url: `/account/devices/${device.id}`, method: 'DELETE' });
    expect(answer.statusCode).toBe(404);
    expect(await check(stranger)).toBe(200);
  });
});

describe('the end of an account', () => {
  const erase = ({ inject }: TestLearner, password: string) =>
    inject({ url: '/account', method: 'DELETE', body: { password } });

  it('needs the password', async () => {
    const learner = await server.createLearner();
    const refused = await erase(learner, 'Wrong password 1');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().code).toBe('INVALID_CREDENTIALS');
    expect(await check(learner)).toBe(200);
  });

  it('ends every session, and nobody can sign in to it any more', async () => {
    const learner = await server.createLearner();
    const other = (await signIn(learner.email, learner.password)).json().token;
    expect((await erase(learner, learner.password)).json()).toEqual({ success: true });
    expect(await check(learner)).toBe(401);
    const headers = { authorization: `Bearer ${other}` };
    expect((await server.inject({ url: '/auth/check-auth', method: 'POST', headers })).statusCode).toBe(401);
    expect((await signIn(learner.email, learner.password)).json().code).toBe('INVALID_CREDENTIALS');
  });
});
