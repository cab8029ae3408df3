import { runScript, type RunningScript } from '../../testing/run-script';
import { createTestDatabase, type TestDatabase } from '../../testing/test-cluster';

jest.setTimeout(120_000);

interface Server {
  readonly url: string;
  readonly process: RunningScript;
}

let database: TestDatabase;
const running: RunningScript[] = [];

async function start(): Promise<Server> {
  const process = await runScript('testing/hold-server.ts', {
    args: [database.connectionString],
    env: { RATE_LIMITS: 'on', TRUST_PROXY: 'false', LOG_LEVEL: 'fatal' },
  });
  running.push(process);
  const [, url = ''] = await process.waitFor(/^ready (\S+)/);
  return { url, process };
}

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all(running.map(({ ended }) => ended));
  await database.drop();
});

const signIn = ({ url }: Server): Promise<Response> =>
  fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'hana@example.com', password: 'Wrong password 1' }),
  });

test('two servers on one database count wrong sign-ins together, also after one was killed and another started', async () => {
  const [one, two] = await Promise.all([start(), start()]);
  const codes: number[] = [];
  for (let i = 0; i < (LONG ? 200 : 12); i += 1) codes.push((await signIn(i % 2 ? one : two)).status);
  expect(codes).toEqual([...Array(10).fill(400), ...Array(codes.length - 10).fill(429)]);

  one.process.child.kill('SIGKILL');
  await one.process.ended;
  const refused = await signIn(await start());
  expect(refused.status).toBe(429);
  // What is left of the quarter of an hour, not a new one.
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
});
