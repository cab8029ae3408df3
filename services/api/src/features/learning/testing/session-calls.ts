import { ITEM_STATUS } from '@kotoba/contracts';
import fc from 'fast-check';
import type { Call, Kind } from './session-model';

/**
 * Random calls to a session over the words 0, 1 and 2. `textOf` writes a text of a kind; variants are other texts that
 * mean the same.
 */
export function sessionCalls(textOf: (word: number, kind: Kind, variant: number) => string) {
  const word = fc.nat({ max: 2 });
  const answers = fc
    .record({
      word,
      kind: fc.constantFrom<Kind>('right', 'wrong', 'soft', 'blank'),
      variant: fc.nat({ max: 3 }),
      again: fc.boolean(),
    })
    .map(({ variant, ...call }): Call => ({
      ...call,
      do: 'answer',
      text: textOf(call.word, call.kind, variant),
    }));
  const statuses = fc.record({
    do: fc.constant('setStatus' as const),
    word,
    status: fc.constantFrom(...Object.values(ITEM_STATUS)),
  });
  const amendments = fc.record({ do: fc.constantFrom('undo' as const, 'accept' as const), word });
  return fc.oneof<fc.WeightedArbitrary<Call>[]>(
    { weight: 9, arbitrary: answers },
    { weight: 3, arbitrary: statuses },
    { weight: 3, arbitrary: amendments },
    { weight: 1, arbitrary: fc.constant({ do: 'end' }) },
  );
}
