/**
 * Where IPADIC's reading is not the one a learner needs. `surface` may span several tokens, which become one word; the
 * patterns look at the surfaces of the tokens around it. The first rule that fits wins, longer surfaces first. Every
 * miss found becomes a rule here and a line in the test.
 */
export interface ReadingRule {
  readonly surface: string;
  readonly reading: string;
  readonly before?: RegExp;
  /** The token before that: マッチ in マッチを擦る. */
  readonly of?: RegExp;
  readonly after?: RegExp;
  /** The token after that: 箱 in 空の箱. */
  readonly then?: RegExp;
  /** Some token before it in the sentence. */
  readonly earlier?: RegExp;
  readonly later?: RegExp;
  /** The nearest を, が, は or も before it, or nothing: what the verb is said of. */
  readonly role?: RegExp;
  /** Only for this dictionary form: 降り of 降る, not of 降りる. */
  readonly base?: string;
  /** A suffix leans on the word before it: 部屋中 is へやじゅう. */
  readonly suffix?: boolean;
}

type Where = Omit<ReadingRule, 'surface' | 'reading'>;

export const rule = (surface: string, reading: string, rest: Where = {}) => ({ surface, reading, ...rest });

const ROWS: Readonly<Record<string, readonly string[]>> = {
  ...{ う: ['わ', 'い', 'っ', 'う', 'え', 'お'], く: ['か', 'き', 'い', 'く', 'け', 'こ'] },
  ぐ: ['が', 'ぎ', 'い', 'ぐ', 'げ', 'ご'],
  ...{ す: ['さ', 'し', 'す', 'せ', 'そ'], る: ['ら', 'り', 'っ', 'る', 'れ', 'ろ'] },
};

/** All forms of a godan verb: 解く as ほどく gives 解か ほどか, 解い ほどい, … */
export const godan = (verb: string, reading: string, where: Where): ReadingRule[] =>
  (ROWS[verb.slice(-1)] ?? []).map((ending) =>
    rule(verb.slice(0, -1) + ending, reading.slice(0, -1) + ending, { ...where, base: verb }),
  );

/** And of one in -eru or -iru. */
export const ichidan = (verb: string, reading: string, where: Where): ReadingRule[] =>
  ['', 'る', 'れ', 'ろ', 'よ'].map((ending) =>
    rule(verb.slice(0, -1) + ending, reading.slice(0, -1) + ending, { ...where, base: verb }),
  );
