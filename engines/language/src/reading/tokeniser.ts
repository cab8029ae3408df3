import { Piscina } from 'piscina';
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
  /** Morphemes of a Japanese text; starts the thread at the first call. Rejects when the thread fails or is closed. */
  tokenise(text: string): Promise<Token[]>;
  close(): Promise<void>;
}

/**
 * A tokeniser in one thread, which keeps its dictionary. A thread that dies refuses what it was asked, another takes
 * its place.
 */
export function createTokeniser(): Tokeniser {
  let thread: Piscina<string, CompactToken[]> | null = null;
  const start = (): Piscina<string, CompactToken[]> => {
    const started = new Piscina<string, CompactToken[]>({
      filename: packageFile('src/reading/tokeniser.worker.cjs'),
      minThreads: 1,
      maxThreads: 1,
    });
    // A thread that dies while it starts or rests has no task to tell; its end refuses what waits, and the next
    // question starts another.
    return started.on('error', () => void started.destroy());
  };

  return {
    async tokenise(text) {
      const asked = (thread ??= start());
      try {
        return (await asked.run(text)).map(fromCompact);
      } catch (cause) {
        const why = asked === thread ? 'The tokeniser failed' : 'The tokeniser was closed';
        throw new Error(why, { cause });
      }
    },
    async close() {
      const running = thread;
      thread = null;
      await running?.destroy();
    },
  };
}
