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

export type CompactToken = readonly [string, string, string, string, string, string];

export function fromCompact([surface, pos, detail, form, base, reading]: CompactToken): Token {
  const known = reading === '*' ? '' : reading;
  return { surface, pos, detail, form, base: base === '*' ? surface : base, reading: known };
}

/** True for what carries a meaning of its own: nouns, main verbs, adjectives, adverbs, interjections. */
export function isContent(token: Token): boolean {
  if (['非自立', '接尾', '数'].includes(token.detail)) return false;
  return ['名詞', '動詞', '形容詞', '副詞', '感動詞', '連体詞', '接続詞', 'UNK'].includes(token.pos);
}
