import { cut, startNetwork, type Answer } from './network';

/** Answers by `METHOD /path`, the path below /api and without its query. */
export type Answers = Readonly<Record<string, Answer>>;

export interface FakeApi {
  /** `POST /auth/signout`, in the order in which they came. */
  readonly calls: readonly string[];
  /** The bodies that came with `call` (undefined for none), in order. */
  sent(call: string): readonly unknown[];
  /** The `Idempotency-Key`s that came with `call` (null for none), in order. */
  keys(call: string): readonly (string | null)[];
  /** Answers `call` so from now on. */
  on(call: string, answer: Answer): void;
  stop(): void;
}

const nameOf = ({ method, url }: Request): string =>
  `${method} ${new URL(url).pathname.replace(/^\/api(?=\/)/, '')}`;

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  return text === '' ? undefined : isJson ? JSON.parse(text) : text;
}

/** The API as a screen's test tells it: a call that has no answer is cut, as if the server were away. */
export function startFakeApi(answers: Answers = {}): FakeApi {
  const table = new Map(Object.entries(answers));
  const calls: string[] = [];
  const arrivals: { call: string; key: string | null; body: unknown }[] = [];
  const stop = startNetwork(async (request) => {
    const call = nameOf(request);
    calls.push(call);
    const arrived = { call, key: request.headers.get('idempotency-key'), body: undefined as unknown };
    arrivals.push(arrived);
    arrived.body = await bodyOf(request);
    return (table.get(call) ?? cut)(request);
  });
  return {
    calls,
    sent: (call) => arrivals.filter((each) => each.call === call).map(({ body }) => body),
    keys: (call) => arrivals.filter((each) => each.call === call).map(({ key }) => key),
    on: (call, answer) => void table.set(call, answer),
    stop,
  };
}
