import type { PhraseUsage, Register } from '../authored/authored-word';

const NAMES: Readonly<Record<Register, string>> = {
  plain: 'Plain, among friends and family.',
  polite: 'Polite.',
  formal: 'Formal.',
  any: 'Set phrase.',
};

/** What a learner reads beside a phrase: "Polite. To the staff when you want to pay." */
export function usageNote({ register, when }: PhraseUsage): string {
  return `${NAMES[register]} ${when}`;
}
