import { PLATFORM } from './schema';
import type { HistoryEntry } from './snapshot';

/** `2026-11-26 23:24` */
export const minute = (when: string): string => when.slice(0, 16).replace('T', ' ');

/** `12  2026-11-26 23:24  platform  promote mfe-learn 0123456789abcdef (before: fedcba9876543210)  [gate: fits]  "the new quiz"` */
export function historyLine({ sequence, reason, change, problem }: HistoryEntry): string {
  const from = change?.from && change.from !== change.to ? ` (before: ${change.from})` : '';
  // A reason is what its writer says; of a team's change the edges have checked the rest.
  const what = change && change.who !== PLATFORM ? [change.what, change.app, change.to].join(' ') : reason;
  return [
    String(sequence).padStart(4),
    change && minute(change.when),
    change?.who,
    what && what + from,
    change?.gate && `[gate: ${change.gate}]`,
    change?.why && JSON.stringify(change.why),
    problem && `REFUSED: ${problem}`,
  ]
    .filter(Boolean)
    .join('  ');
}
