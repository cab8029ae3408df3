import { FORM_BY_ITSELF, formNamed } from '../pattern';
import type { Shape } from '../shape';

/** "past", "te form", "want to": the form that the English of a message names. */
export function formIn({ words, quoted }: Shape) {
  const said = [...words, ...quoted].join(' ').replace(/\b(?:J|Q)\b/g, ' ');
  if (/\bwant(?:ing)? to (?!know|learn|say)\w+/.test(quoted.join(' ')) || /\btai\b/.test(said))
    return formNamed('want');
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
