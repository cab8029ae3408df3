import { cut, startNetwork, type Answer } from './network';

/** Answers by `METHOD /path`, the path below /api and without its query. */
export type Answers = Readonly<Record<string, Answer>>;

export interface FakeApi {
  /** `POST /auth/signout`, in the order in which they came. */
  readonly calls: readonly string[];
  /** The bodies that came with `call` (undefined for none), in order. */
  sent(call: string): readonly unknown[];
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
  const bodies: { call: string; body: unknown }[] = [];
  const stop = startNetwork(async (request) => {
    const call = nameOf(request);
    calls.push(call);
    const arrived: { call: string; body: unknown } = { call, body: undefined };
    bodies.push(arrived);
    arrived.body = await bodyOf(request);
    return (table.get(call) ?? cut)(request);
  });
  return {
    calls,
    sent: (call) => bodies.filter((each) => each.call === call).map(({ body }) => body),
    on: (call, answer) => void table.set(call, answer),
    stop,
  };
}
