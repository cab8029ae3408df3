import type { SelectOption } from './select.types';

/** Index of the next option that starts with the typed letters (the same one may stay while a word is typed), else -1. */
export function typedMatch(options: readonly SelectOption<string>[], active: number, typed: string): number {
  const wanted = typed.toLocaleLowerCase();
  const from = typed.length > 1 ? active : active + 1;
  for (let step = 0; step < options.length; step += 1) {
    const index = (from + step) % options.length;
    if (options[index]?.label.toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
