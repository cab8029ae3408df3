import { FORM_BY_ITSELF, formNamed } from '../pattern';
import type { Shape } from '../shape';

const TABLE =
  /\b(?:paradigm|conjugations?|overview|forms|grid|rows|(?:every|each) form|(?:an?|in|full) (?:\w+ )?(?:table|chart)|(?:table|chart) (?:of|for|with))\b/;
const SHORT_FORM = /^(?:te|ta|nai|masu|ba|tara|tai|dictionary)$/;
const NAMED_FORM =
  /^(?:past|present|negative|positive|polite|plain|casual|formal|potential|passive|causative|volitional|conditional|imperative)$/;

/** "te, ta and nai", "polite and plain, past and negative", "a table": more than one form is asked for. */
export function namesSeveralForms(words: readonly string[]): boolean {
  const short = new Set(words.filter((word) => SHORT_FORM.test(word)));
  const named = new Set(words.filter((word) => NAMED_FORM.test(word)));
  // “polite negative past” is one.
  if (formNamed(words.filter((word) => NAMED_FORM.test(word)).join(' '))) named.clear();
  return (
    TABLE.test(words.join(' ')) ||
    short.size > 1 ||
    named.size > 2 ||
    (short.size > 0 && named.size > 0 && words.includes('and')) ||
    (named.has('polite') && (named.has('plain') || named.has('casual')))
  );
}

/** What English says with words of its own; of what is not quoted only what cannot mean anything else. */
const SAID: readonly (readonly [said: RegExp, form: string, quoted?: true])[] = [
  [/\b(?:make|makes|let|lets|have) (?:someone|somebody|him|her|them|people)\b/, 'causative'],
  [/\b(?:wasn't|weren't|didn't|wasnt|didnt|was not|did not)\b/, 'past negative'],
  [/\bable to\b/, 'potential'],
  [/\bwant(?:s|ing)? to\b/, 'want', true],
  [/\b(?:can|could)\b(?! not|'t)/, 'potential', true],
  [/\blet's\b|\bshall we\b/, 'volitional', true],
  [/\b(?:be|is|was|get|got) \w+(?:en|ed)\b/, 'passive', true],
  [/\b(?:was|were)\b(?! \w+ing)/, 'past', true],
  [/\b(?:don't|doesn't|isn't|not)\b/, 'negative', true],
  [/\bif\b/, 'conditional', true],
  [/\b(?:a |polite )?request\b/, 'te'],
  [/\badverb\b/, 'adverb'],
];

/** The form that English words say: "can see" is the potential. */
export const formSaid = ({ words, quoted }: Shape, inQuotes = false): string | null => {
  const [outside, inside] = [words.join(' '), quoted.join(' ').toLowerCase()];
  return (
    SAID.find(
      ([said, , onlyQuoted]) => said.test(inside) || (!inQuotes && !onlyQuoted && said.test(outside)),
    )?.[1] ?? null
  );
};

/** "past", "te form", "want to": the form that the English of a message names. */
export function formIn({ words, quoted }: Shape) {
  const said = [...words, ...quoted]
    .join(' ')
    .replace(/\b(?:J|Q)\b/g, ' ')
    .replace(/\b(polite|negative|past) and (?=polite|negative|past)/g, '$1 ');
  if (
    /\bwant(?:ing)? to (?!know|learn|say)\w+/.test(quoted.join(' ')) ||
    /\btai\b|\bwant(?:ing)?(?: to)?[ -]?form\b/.test(said)
  )
    return formNamed('want');
  const english = formSaid({ words, quoted, japanese: [] });
  if (english) return formNamed(english);
  if (/\b(?:command|as an order)\b/.test(said)) return 'imperative';
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
