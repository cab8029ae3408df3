import { Worker } from 'node:worker_threads';
import { packageFile } from '../package-file';

/** One morpheme as IPADIC names it. */
export interface Token {
  readonly surface: string;
  /** 名詞, 動詞, 助詞, …; `UNK` for a word that the dictionary does not hold. */
  readonly pos: string;
  /** First sub-category: 自立, 非自立, 接尾, 数, 格助詞, … */
  readonly detail: string;
  /** Conjugated form: 連用形, 基本形, …; `*` when it does not conjugate. */
  readonly form: string;
  /** Dictionary form: 食べ → 食べる. */
  readonly base: string;
  /** Reading in katakana; empty when unknown. */
  readonly reading: string;
}

type CompactToken = readonly [string, string, string, string, string, string];

function fromCompact([surface, pos, detail, form, base, reading]: CompactToken): Token {
  const known = reading === '*' ? '' : reading;
  return { surface, pos, detail, form, base: base === '*' ? surface : base, reading: known };
}

/** True for what carries a meaning of its own: nouns, main verbs, adjectives, adverbs, interjections. */
export function isContent(token: Token): boolean {
  if (['非自立', '接尾', '数'].includes(token.detail)) return false;
  return ['名詞', '動詞', '形容詞', '副詞', '感動詞', '連体詞', '接続詞', 'UNK'].includes(token.pos);
}

export interface Tokeniser {
  /** Morphemes of a Japanese text; starts the thread at the first call. Rejects when the thread fails. */
  tokenise(text: string): Promise<Token[]>;
  close(): Promise<void>;
}

interface Answer {
  id: number;
  tokens?: CompactToken[];
  error?: string;
}

interface Pending {
  resolve(tokens: Token[]): void;
  reject(error: Error): void;
}

export function createTokeniser(): Tokeniser {
  const pending = new Map<number, Pending>();
  let worker: Worker | null = null;
  let lastId = 0;

  /** A thread that died takes its questions with it; the next question starts a new one. */
  const fail = (failed: Worker, error: Error): void => {
    if (worker !== failed) return;
    worker = null;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };

  const start = (): Worker => {
    const started = new Worker(packageFile('src/reading/tokeniser.worker.cjs'));
    started.on('message', ({ id, tokens, error }: Answer) => {
      const question = pending.get(id);
      pending.delete(id);
      if (pending.size === 0) started.unref();
      if (tokens) question?.resolve(tokens.map(fromCompact));
      else question?.reject(new Error(`The tokeniser failed: ${error ?? 'no answer'}`));
    });
    started.on('error', (error: Error) => fail(started, error));
    started.on('exit', (code) => fail(started, new Error(`The tokeniser's thread ended with code ${code}`)));
    return started;
  };

  return {
    tokenise: (text) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        worker.ref();
        lastId += 1;
        pending.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, text });
      }),
    close: async () => {
      const running = worker;
      if (!running) return;
      fail(running, new Error('The tokeniser was closed'));
      await running.terminate();
    },
  };
}
