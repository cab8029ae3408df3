import { FORM_BY_ITSELF, formNamed } from '../pattern';
import type { Shape } from '../shape';

const TABLE = /^(?:tables?|charts?|paradigm|conjugations?|overview|forms|grid)$/;
const SHORT_FORM = /^(?:te|ta|nai|masu|ba|tara|tai|dictionary)$/;
const NAMED_FORM =
  /^(?:past|present|negative|positive|polite|plain|casual|formal|potential|passive|causative|volitional|conditional|imperative)$/;

/** "te, ta and nai", "polite and plain, past and negative", "a table": more than one form is asked for. */
export function namesSeveralForms(words: readonly string[]): boolean {
  const short = new Set(words.filter((word) => SHORT_FORM.test(word)));
  const named = new Set(words.filter((word) => NAMED_FORM.test(word)));
  return (
    words.some((word) => TABLE.test(word)) ||
    short.size > 1 ||
    named.size > 2 ||
    (named.has('polite') && (named.has('plain') || named.has('casual')))
  );
}

/** What English says with words of its own. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/\b(?:make|makes|let|lets|have) (?:someone|somebody|him|her|them|people)\b/, 'causative'],
  [/\b(?:wasn't|weren't|didn't|wasnt|didnt|was not|did not)\b/, 'past negative'],
  [/\b(?:be able to|able to)\b/, 'potential'],
];

/** "past", "te form", "want to": the form that the English of a message names. */
export function formIn({ words, quoted }: Shape) {
  const said = [...words, ...quoted].join(' ').replace(/\b(?:J|Q)\b/g, ' ');
  if (/\bwant(?:ing)? to (?!know|learn|say)\w+/.test(quoted.join(' ')) || /\btai\b/.test(said))
    return formNamed('want');
  const english = SAID.find(([pattern]) => pattern.test(said));
  if (english) return formNamed(english[1]);
  const [, form = ''] =
    new RegExp(
      `\\b(?:${FORM_BY_ITSELF.slice(1, -1).replace('?<form>', '')}|te|nai|masu|ba|tara|stem)\\b`,
      'i',
    ).exec(said) ?? [];
  const found =
    new RegExp(`\\b${FORM_BY_ITSELF}\\b|\\b(?:te|nai|masu|ba|tara|stem)(?= ?-?form)`, 'i').exec(said)?.[0] ??
    form;
  // “potential negative” is a form of a form: none of ours.
  const names = new Set(
    said.match(
      /\b(?:past|negative|polite|te|potential|passive|causative|volitional|conditional|imperative)\b/g,
    ) ?? [],
  );
  const whole = found.split(/[ -]/).filter((word) => names.has(word)).length;
  return found && whole >= names.size ? formNamed(found) : null;
}
