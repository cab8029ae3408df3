import type { Intent } from './intent';
import { BEYOND_RULES } from './rules/beyond-rules';
import { ENGLISH_RULES } from './rules/english-rules';
import { JAPANESE_RULES } from './rules/japanese-rules';
import { LEARNER_RULES } from './rules/learner-rules';
import { MANNERS_RULES } from './rules/manners-rules';
import { NOTES_RULES } from './rules/notes-rules';
import { bareRun, type Shape } from './shape';

/** Words that say nothing of what is asked. */
const SILENT = new Set(
  (
    "a an the is am are was were be been isn't aren't do does did don't doesn't didn't i i'm i've i'd you u your we us me my mine it its " +
    'it’s this that these those there here in on at of to for from with and or so then ok okay well hey hi hello please pls plz thanks ' +
    'thank thx can could would will shall should may might must what whats what’s how who which where when why just like really very ' +
    'some any one ones them they he she his her about as by if into up out no not yes by also too actually again now let lets tell ' +
    'give show help get need want know maybe kotoba sensei quick quickly question sorry got go by people someone something anything ' +
    "what's that's there's let's i'll way say said mr ms japanese have has had quite supposed never if sure still even wonder wondering exactly honestly basically short simple"
  ).split(' '),
);

/** From the particular to the general. What fits none is read by its patterns. */
const RULES = [
  ...MANNERS_RULES,
  ...BEYOND_RULES,
  ...NOTES_RULES,
  ...LEARNER_RULES,
  ...JAPANESE_RULES,
  ...ENGLISH_RULES,
];

/** Those that words beside what they need do not change. */
export const FIRM = RULES.filter(({ firm }) => firm);
/** What is asked about one's own words is never said to somebody else. */
export const FIRM_OWN = LEARNER_RULES.filter(({ firm }) => firm);

const isSilent = (word: string): boolean => SILENT.has(word) || /^[JQ]$/.test(word);

/**
 * What a message asks for; null where no rule accounts for all its words, or, of a message that is known to say more,
 * where none is firm.
 */
export function understand(shape: Shape, rules = RULES): Intent | null {
  const { words, japanese } = shape;
  const runs = japanese.map(bareRun);
  for (const rule of rules) {
    const [least, most] = rule.japanese;
    if (japanese.length < least || japanese.length > most) continue;
    if (!rule.needs.every((need) => words.some((word) => need.test(word)))) continue;
    const may = new Set(rule.may.split(' '));
    const rest = words.filter(
      (word) =>
        !isSilent(word) &&
        !may.has(word) &&
        !rule.needs.some((need) => need.source !== '.' && need.test(word)),
    );
    if (rest.length > 0 && !rule.rest && rules === RULES) continue;
    const intent = rule.intent({ shape, runs, rest, text: words.join(' ') });
    if (intent) return intent;
  }
  return null;
}
