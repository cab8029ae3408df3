import type { FormName } from '@kotoba/language';
import { unquote } from './text';
import type { Intent, Script } from './intent';

/** The named parts of what a pattern found, without quotation marks; empty for those that are not there. */
export type Parts = (name: string) => string;

/** One way to ask for something; null when it only looks so. */
export interface IntentPattern {
  readonly pattern: RegExp;
  readonly intent: (part: Parts) => Intent | null;
}

export const patternsFor = (
  patterns: readonly RegExp[],
  intent: (part: Parts) => Intent | null,
): readonly IntentPattern[] => patterns.map((pattern) => ({ pattern, intent }));

/** The first of the ways that the text takes. */
export function firstIntent(ways: readonly IntentPattern[], text: string): Intent | null {
  for (const { pattern, intent } of ways) {
    const match = pattern.exec(text);
    const found = match && intent((name) => unquote(match.groups?.[name] ?? ''));
    if (found) return found;
  }
  return null;
}

const FORM_NAMES: Readonly<Record<FormName, string>> = {
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
  affirmative: 'affirmative|positive|肯定',
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
  Object.entries(FORM_NAMES).flatMap(([form, names]) =>
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
      /^(?:plain|casual|casually|informal|informally|formally|past|negative|affirmative|positive|polite|formal|politely|potential|volitional|conditional|passive|causative|imperative)\b/.test(
        name,
      ) || /^(?:ました|ません|ない|て|過去|否定|丁寧)$/.test(name),
  ),
);

/** The form that is called so: "te", "past", 過去; null for no name of one. */
export const formNamed = (name: string): FormName | null => BY_NAME.get(name.toLowerCase()) ?? null;

const SCRIPT_BY_NAME: Readonly<Record<string, Script>> = {
  ...{ hiragana: 'hiragana', katakana: 'katakana', kanji: 'kanji', romaji: 'romaji', rōmaji: 'romaji' },
  ...{ 'roman letters': 'romaji', 'latin letters': 'romaji', 'the alphabet': 'romaji' },
  ...{ ひらがな: 'hiragana', カタカナ: 'katakana', 漢字: 'kanji', ローマ字: 'romaji' },
};

/** The names in English as one alternative of a pattern. */
export const SCRIPT = String.raw`(?<script>hiragana|katakana|kanji|romaji|rōmaji|roman letters|latin letters|the alphabet)`;

/** The script that is called so; null for no name of one. */
export const scriptNamed = (name: string): Script | null => SCRIPT_BY_NAME[name.toLowerCase()] ?? null;
