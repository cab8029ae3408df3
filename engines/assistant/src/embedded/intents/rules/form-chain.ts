import type { FormName } from '@kotoba/language';
import { formNamed } from '../pattern';
import type { Shape } from '../shape';

/** A form of a form: the past of 食べたい. `via` is made first. */
export interface FormChain {
  readonly via: FormName | null;
  readonly form: FormName;
}

/** What makes a word of its own, which has forms again. */
const MAKES: readonly (readonly [RegExp, FormName])[] = [
  [/\b(?:potential|can(?! i| you|not|'t)|could(?!n't)|able to)\b/, 'potential'],
  [/\bpassive\b/, 'passive'],
  [/\bcausative\b/, 'causative'],
  [/\b(?:tai|want(?:ed|s)?(?: to)?)(?: form)?\b/, 'want'],
];
const isPast = (text: string): boolean =>
  /\b(?:past|ta|did(?:n't)?|was(?:n't)?|were(?:n't)?|wanted|couldn't|could)\b/.test(text);
const isNegative = (text: string): boolean =>
  /\b(?:negative|nai|not|don't|doesn't|didn't|can't|cannot|couldn't|wasn't|isn't|won't|without)\b/.test(text);
const isPolite = (text: string): boolean => /\b(?:polite(?:ly)?|formal(?:ly)?|masu)\b/.test(text);
const OTHER = /\b(te|conditional|ba|tara|volitional|imperative)(?=[ -]?form|\b)/;

/** past, negative and polite in one name; null where none of them is said. */
function endingIn(text: string): FormName | null {
  const name = [isPolite(text) && 'polite', isPast(text) && 'past', isNegative(text) && 'negative'];
  const said = name.filter(Boolean).join(' ');
  return formNamed(said) ?? (said === '' ? formNamed(OTHER.exec(text)?.[1] ?? '') : null);
}

/** The form of a form that English words name or say: “want to drink in the past”, “couldn't”, “potential negative”. */
export function chainIn({ words, quoted }: Shape): FormChain | null {
  const text = [...words, ...quoted]
    .join(' ')
    .toLowerCase()
    .replace(/^(?:can|could|would) (?:you|i|we)\b/, '');
  const via =
    MAKES.find(([said]) => said.test(text))?.[1] ??
    (/\b(?:can't|cannot|couldn't)\b/.test(text) ? 'potential' : null);
  const form = via && endingIn(via === 'want' ? text.replace(/\bwant to\b/g, '') : text);
  return via && form ? { via, form } : null;
}

/** Words that only say how an English verb is meant. */
const AUXILIARY =
  /^(?:i|you|he|she|we|they|to|want|wants|wanted|can|can't|cannot|could|couldn't|be|able|was|wasn't|did|didn't|do|don't|does|doesn't|not|let's|lets|let|us|won't|will|must|should|mean|meant|say|know)$/;

/** “didn't want to eat” is about eating: the verb that is left, where it is the only word. */
export function verbSaid(text: string): string | null {
  const [verb, ...more] = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !AUXILIARY.test(word));
  return verb && more.length === 0 && /^[a-z]+$/.test(verb) ? verb : null;
}
