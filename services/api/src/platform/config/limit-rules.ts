/** At most `points` in each window of `seconds`. */
export interface LimitRule {
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Limits of an address are for schools: a class of forty comes in from one. Source: ACC-35 to ACC-37, ACC-45, ACC-63.
 */
export const defaultLimits = {
  /** Wrong sign-ins of one account from one address. */
  signInPair: { points: 10, seconds: 15 * MINUTE },
  signInAddress: { points: 200, seconds: 15 * MINUTE },
  /** Past it only addresses that signed in before are let through, so that nobody can lock an owner out. */
  signInAccount: { points: 100, seconds: HOUR },
  forgotAccount: { points: 5, seconds: HOUR },
  forgotAddress: { points: 100, seconds: HOUR },
  resendAccount: { points: 5, seconds: HOUR },
  resendAddress: { points: 100, seconds: HOUR },
  signUpAddress: { points: 100, seconds: HOUR },
  /** Guessing mail tokens and passwords of a signed-in account. */
  tokenAddress: { points: 200, seconds: 15 * MINUTE },
  passwordAccount: { points: 10, seconds: 15 * MINUTE },
  /** All calls behind a session, of a learner and from an address: far above what screens ask for. */
  callsLearner: { points: 1000, seconds: MINUTE },
  callsAddress: { points: 20_000, seconds: MINUTE },
  /** Errors that browsers at an address report: lines of the log. */
  errorReports: { points: 100, seconds: HOUR },
  /** Pages at an address that tell how they went, as each edge counts them. */
  telemetryAddress: { points: 2000, seconds: HOUR },
  /** Those of them that count for canaries: neither one browser nor a few strangers have one held back. */
  canaryAddress: { points: 3, seconds: 24 * HOUR },
  /** Copies of everything: the dearest call that a learner can make. */
  exportAccount: { points: 10, seconds: HOUR },
  /** Files of words out of the collection. */
  exportWords: { points: 60, seconds: HOUR },
  /** Files of words that are read. */
  importWords: { points: 60, seconds: HOUR },
  /** Photos of a learner that are read. */
  photos: { points: 60, seconds: HOUR },
  chat: { points: 30, seconds: MINUTE },
  /** Messages of a learner to an assistant outside, which cost whoever runs the suite money. */
  assistantDay: { points: 200, seconds: 24 * HOUR },
  generation: { points: 60, seconds: HOUR },
  /** Characters that are newly spoken to a learner who asks; by a voice outside they cost whoever runs the suite money. */
  speechDay: { points: 40_000, seconds: 24 * HOUR },
  speechOutsideDay: { points: 10_000, seconds: 24 * HOUR },
  /** Characters that are spoken before anybody asks. */
  speechAheadDay: { points: 40_000, seconds: 24 * HOUR },
  /** Words that strangers at an address try. */
  demoAddress: { points: 600, seconds: 15 * MINUTE },
  /** Characters of ours that are newly spoken to all strangers. */
  demoSpeechDay: { points: 10_000, seconds: 24 * HOUR },
  /** Pictures by the operator's picture service, which costs; past it words are drawn. */
  painting: { points: 50, seconds: 24 * HOUR },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof defaultLimits;
export type LimitRules = Readonly<Record<LimitName, LimitRule>>;

const isLimitName = (name: string): name is LimitName => Object.hasOwn(defaultLimits, name);

/** Reads `name=points/seconds`; null when it is none. */
export function parseLimit(text: string): { name: LimitName; rule: LimitRule } | null {
  const [, name = '', points, seconds] =
    /^([A-Za-z]+)=([1-9]\d{0,8})\/([1-9]\d{0,6})$/.exec(text.trim()) ?? [];
  return isLimitName(name) ? { name, rule: { points: Number(points), seconds: Number(seconds) } } : null;
}

/**
 * Reads `RATE_LIMITS`: `on`, `off`, or changes of single limits as `name=points/seconds`, separated by commas
 * (`chat=60/60,signUpAddress=100/3600`). Mistakes are readable lines.
 */
export function parseLimits(value: string): { rules: Partial<LimitRules>; mistakes: string[] } {
  const rules: Partial<Record<LimitName, LimitRule>> = {};
  const mistakes: string[] = [];
  if (value === 'on' || value === 'off') return { rules, mistakes };
  for (const part of value.split(',')) {
    const limit = parseLimit(part);
    if (limit) rules[limit.name] = limit.rule;
    else {
      mistakes.push(
        `RATE_LIMITS: "${part.trim()}" is none of on, off, name=points/seconds with a name of ${Object.keys(defaultLimits).join(', ')}`,
      );
    }
  }
  return { rules, mistakes };
}
