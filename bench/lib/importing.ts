import { setTimeout as sleep } from 'node:timers/promises';
import type { Api, Learner } from './api';

const POLL_MS = 50;

export type File = Buffer<ArrayBuffer>;

const KANA = [
  ...'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん',
];
const reading = (number: number): string =>
  [0, 1, 2, 3].map((place) => KANA[Math.floor(number / KANA.length ** place) % KANA.length]).join('');

/** Short rows, numbered on from `from`; `alike` ones are all read the same. */
export const table = (from: number, count: number, { alike = false } = {}): File =>
  Buffer.from(
    [
      'en_word,hiragana',
      ...Array.from({ length: count }, (_, i) => `word ${from + i},${alike ? 'かさ' : reading(from + i)}`),
    ].join('\n'),
  );

export const timed = async <Value>(
  work: () => Promise<Value>,
): Promise<{ value: Value; seconds: number }> => {
  const began = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - began) / 1000 };
};

export interface Sender {
  ask(path: string, sent?: object | Buffer): Promise<{ status: number; body: string }>;
  get<Data>(path: string, sent?: object | Buffer): Promise<Data>;
  /** The learner's words as a file. */
  save(format: string): Promise<File>;
}

/** Calls of a learner. `get` fails for every answer but a good one. */
export function senderOf({ url }: Api, { token }: Learner): Sender {
  const ask: Sender['ask'] = async (path, sent) => {
    const isFile = Buffer.isBuffer(sent);
    const answer = await fetch(`${url}/api${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(sent && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      ...(sent && { method: 'POST', body: isFile ? (sent as File) : JSON.stringify(sent) }),
    });
    return { status: answer.status, body: await answer.text() };
  };
  return {
    ask,
    async get<Data>(path: string, sent?: object | Buffer) {
      const { status, body } = await ask(path, sent);
      if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`);
      return JSON.parse(body) as Data;
    },
    async save(format) {
      const answer = await fetch(`${url}/api/vocabulary/export?format=${format}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}

/** Looks at a file and takes it in, as the screens do. In seconds. */
export async function take({ get }: Sender, file: File, name = 'words.csv') {
  const upload = `/vocabulary/import/preview?name=${name}&brief=true`;
  const first = await timed(() => get<{ import_id: number }>(upload, file));
  const id = first.value.import_id;
  const whole = await timed(() => get(`/vocabulary/import/${id}/preview`, {}));
  const taken = await timed(async () => {
    await get('/vocabulary/import', { import_id: id });
    await ended({ get }, id);
  });
  return { first: first.seconds, whole: whole.seconds, taken: taken.seconds };
}

/** Begins to take a file in. Gives the import's id. */
export async function begin({ get }: Pick<Sender, 'get'>, file: File): Promise<number> {
  const { import_id: id } = await get<{ import_id: number }>(
    '/vocabulary/import/preview?name=words.csv&brief=true',
    file,
  );
  await get('/vocabulary/import', { import_id: id });
  return id;
}

/** Waits until an import is over. Gives how many words came in. */
export async function ended({ get }: Pick<Sender, 'get'>, id: number): Promise<number> {
  for (;;) {
    const { import: state } = await get<{ import: { status: string; created: number } }>(
      `/vocabulary/import/${id}`,
    );
    if (state.status === 'done') return state.created;
    if (state.status !== 'running') throw new Error(`The import is ${state.status}`);
    await sleep(POLL_MS);
  }
}
