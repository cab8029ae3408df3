import type { Clause } from './clause';
import { join, say, verbBase } from './say';
import * as forms from './say';

/** He is ill: かもしれません. */
export const supposed = ({ base, tense, ...rest }: Clause): Clause => ({
  ...rest,
  base: verbBase(join(forms.bare(base, tense), say('かも'), say('しれる'))),
  tense: { past: false, negative: true },
  bare: false,
});

/** "He must be ill": 病気のはずです. */
export const expected = ({ base, tense, ...rest }: Clause): Clause => {
  const isNoun = base.like === 'noun' && !tense.past && !tense.negative;
  const so = isNoun ? join(base, say('の')) : forms.plain(base, tense, true);
  return {
    ...rest,
    base: { ...join(so, say('はず')), like: 'noun' },
    ...{ tense: { past: false, negative: false }, bare: false },
  };
};
