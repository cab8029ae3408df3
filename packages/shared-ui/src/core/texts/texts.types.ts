/** Flat: a key may contain dots, they mean nothing. `key_one` and `key_other` are the plural forms of `key`. */
export type Catalogue = Readonly<Record<string, string>>;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** `{{name}}` and `{{count, number}}` → `'name' | 'count'`. */
type Placeholders<Text extends string> = Text extends `${string}{{${infer Inside}}}${infer Rest}`
  ? (Inside extends `${infer Name},${string}` ? Name : Inside) | Placeholders<Rest>
  : never;

type BaseKey<Key> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** The keys that `t` takes. */
export type TextKey<C extends Catalogue> = BaseKey<keyof C & string>;

type TextsOf<C extends Catalogue, Key extends string> = C[keyof C & (Key | `${Key}_${PluralForm}`)];
type IsPlural<C extends Catalogue, Key extends string> = `${Key}_other` extends keyof C ? true : false;

type Values<C extends Catalogue, Key extends string> = (IsPlural<C, Key> extends true
  ? { count: number }
  : unknown) &
  Record<
    Exclude<Placeholders<TextsOf<C, Key>>, IsPlural<C, Key> extends true ? 'count' : never>,
    string | number
  >;

/** No second argument for a text without placeholders, the named values for one with. */
export type ValuesArgument<C extends Catalogue, Key extends string> =
  string extends TextsOf<C, Key>
    ? [values?: Record<string, string | number>]
    : [Placeholders<TextsOf<C, Key>>] extends [never]
      ? IsPlural<C, Key> extends true
        ? [values: { count: number }]
        : []
      : [values: Values<C, Key>];

/** The text of `key` in the current language, with its placeholders filled. */
export type Translate<C extends Catalogue> = <Key extends TextKey<C>>(
  key: Key,
  ...values: ValuesArgument<C, Key>
) => string;
