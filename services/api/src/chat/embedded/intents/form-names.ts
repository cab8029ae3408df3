import type { FormName } from '../../../language/language';

const NAMES: Readonly<Record<FormName, string>> = {
  politePastNegative: 'polite past negative|polite negative past|masen deshita|ませんでした',
  politePast: 'polite past|past polite|mashita|ました',
  politeNegative: 'polite negative|negative polite|masen|ません',
  pastNegative: 'past negative|negative past|nakatta|なかった',
  polite: 'polite|masu|ます|desu|です|formal|丁寧|ていねい',
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
const BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([form, names]) =>
    names.split('|').map((name) => [name, form as FormName] as const),
  ),
);

/** The names as one alternative of a pattern, the longest first. */
export const FORM = `(?<form>${[...BY_NAME.keys()].sort((a, b) => b.length - a.length).join('|')})`;

/** The form that is called so: "te", "past", 過去; null for no name of one. */
export const formNamed = (name: string): FormName | null => BY_NAME.get(name.toLowerCase()) ?? null;
