import type { FormName } from '@kotoba/language';

const NAMES: Readonly<Record<FormName, string>> = {
  plain: 'plain|casual|casually|informal|informally|short|普通',
  politePastNegative:
    'polite past negative|polite negative past|past polite negative|masen deshita|ませんでした',
  politePast: 'polite past|past polite|mashita|ました',
  politeNegative: 'polite negative|negative polite|masen|ません',
  pastNegative: 'past negative|negative past|nakatta|なかった',
  polite: 'polite|politely|formally|masu|ます|desu|です|formal|丁寧|ていねい',
  te: 'te|て',
  tara: 'tara|たら',
  past: 'past|ta|た|plain past|過去',
  negative: 'negative|nai|ない|plain negative|not|否定',
  want: 'tai|たい|want|wish|desiderative',
  potential: 'potential|can|ability|可能',
  volitional: "volitional|let's|lets|you|よう|おう|意向",
  conditional: 'conditional|ba|ば|if|provisional|条件',
  passive: 'passive|受身|受け身',
  causative: 'causative|使役',
  imperative: 'imperative|command|命令',
  stem: 'stem|masu stem|conjunctive|連用',
  adverb: 'adverb|adverbial|ku|く',
  attributive: 'attributive|na|な|prenominal',
};
/** "past polite" is also said "past and polite". */
const withAnd = (name: string): readonly string[] =>
  /^[a-z]+(?: [a-z]+)+$/.test(name) ? [name, name.replace(/ (?=[a-z]+$)/, ' and ')] : [name];
const BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([form, names]) =>
    names
      .split('|')
      .flatMap(withAnd)
      .map((name) => [name, form as FormName] as const),
  ),
);
const asPattern = (names: readonly string[]): string =>
  `(?<form>${[...names].sort((a, b) => b.length - a.length).join('|')})`;

/** The names as one alternative of a pattern, the longest first. */
export const FORM = asPattern([...BY_NAME.keys()]);
/** Those that are understood without the word "form" behind them: "past?", but not "can?" or "let's?". */
export const FORM_BY_ITSELF = asPattern(
  [...BY_NAME.keys()].filter(
    (name) =>
      /^(?:plain|casual|informal|past|negative|polite|formal|politely|potential|volitional|conditional|passive|causative|imperative)\b/.test(
        name,
      ) || /^(?:ました|ません|ない|て|過去|否定|丁寧)$/.test(name),
  ),
);

/** The form that is called so: "te", "past", 過去; null for no name of one. */
export const formNamed = (name: string): FormName | null => BY_NAME.get(name.toLowerCase()) ?? null;
