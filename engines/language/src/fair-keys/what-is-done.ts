import { englishKey } from '../english-key';
import { gerundOf, infinitivesOf, nounOfVerb, verbOfNoun } from '../word-forms';

/** "to take a walk" as "taking a walk". */
function asGerund(infinitive: string): string[] {
  const [verb = '', ...rest] = infinitive.replace(/^to /, '').split(' ');
  return /^[a-z]{2,}$/.test(verb) ? [[gerundOf(verb), ...rest].join(' ')] : [];
}

/** Nouns in -ing that name a thing rather than what is done. */
const THINGS =
  /^(?:meeting|building|wedding|painting|evening|morning|ceiling|feeling|clothing|thing|ending|beginning|drawing|crossing|opening|king|ring|spring|string|wing|being|railing|earring|lining|dressing|heading|setting)$/;

/** What one goes out to do: "to go shopping". */
const GOING =
  /^(?:shopping|sightseeing|swimming|skiing|snowboarding|skating|fishing|camping|hiking|cycling|jogging|running|surfing|diving|dancing|bowling|sailing|hunting|(?:mountain )?climbing)$/;

/** A verb alone or with what goes with it: "getting up early", "being careful", but no "parking lot". */
const ACTION =
  /^(?:being|getting|going) |^(?!(?:some|any|every|no)?thing\b)[a-z]+(?: (?:up|down|off|on|out|in|away|back|over|around|along|together|to|at|for|with|the|an?|ones?|someone|something)\b.*)?$/;

/** "cooking" as "to cook", "being careful" as "to be careful". */
function asInfinitive(noun: string): string[] {
  const going = GOING.test(noun) ? [`to go ${noun}`] : [];
  return [...(THINGS.test(noun) || !ACTION.test(noun) ? [] : infinitivesOf(noun)), ...going];
}

/** In what state one is when one has got into it: tired, angry, fatter. */
const STATE =
  /^to (?:get|become|be|feel|grow) ((?:[a-z]{2,}ed|(?!over|under|after|ever|never|together)[a-z]{2,}er|afraid|angry|anxious|busy|cold|dark|dirty|drunk|fat|furious|hot|hungry|hurt|ill|impatient|jealous|late|lost|mad|nervous|rich|sad|sick|sleepy|stuck|thin|thirsty|upset|warm|wet|worse)\b.*)$/;

/** "to get angry" as "to be angry" and "to become angry". */
function inState(text: string): string[] {
  const state = STATE.exec(text)?.[1];
  return state ? ['get', 'become', 'be', 'feel'].map((verb) => `to ${verb} ${state}`) : [];
}

/** English nouns that are, unchanged, the verb of the same action. */
const SAME_AS_VERB = new Set(
  (
    'advance answer apologize attack attempt bow broadcast call cause change charge chat cheer claim climb comment contact control ' +
    'cook copy cough cry damage dance debate decrease delay demand design divorce doubt dream drink drive escape exercise ' +
    'experience export fight focus gamble guide harvest help hike hope hug import increase influence insult interview ' +
    'jog joke jump kiss laugh lecture love measure move murder nurse offer order parade park phone photograph plan ' +
    'practice praise profit promise protest quarrel question race record reform regret rehearse release rent repair ' +
    'reply report request rescue research respect rest return review revolt ride run sacrifice scream search shower sigh ' +
    'signal sketch ski sleep smile smoke snack sneeze snore start stretch stroll struggle study supply support surf surrender ' +
    'swim switch talk taste telephone test touch tour trade transfer travel trust use visit vote walk wash welcome work ' +
    'worry yawn'
  ).split(' '),
);

/** What English does with an action: "to make an effort", "to take a walk". */
const SUPPORTING = ['make', 'make a', 'make an', 'take a', 'have', 'have a', 'have an', 'do', 'do the'];
/** And with some of them alone. */
const OWN_SUPPORT: readonly (readonly [string, RegExp])[] = [
  ['ask a', /^(?:question|favor)$/],
  ['go on a', /^(?:trip|journey|tour|picnic|hike|date|diet|cruise|walk)$/],
  ['go for a', /^(?:walk|stroll|drive|swim|run|hike|jog)$/],
  ['take an', /^(?:exam|examination)$/],
  ['hold a', /^(?:meeting|conference|party|ceremony)$/],
  ['give a', /^(?:speech|lecture|talk|presentation|reply|present|gift)$/],
  ['give an', /^(?:explanation|answer|interview)$/],
  ['give', /^(?:advice|permission|instructions|directions)$/],
  ['place an', /^order$/],
  ['pay', /^attention$/],
  ['play', /^sports$/],
];

/** Verbs that another one is said with their noun: "to make love", "to take a test". */
const OTHERWISE = /^(?:love|test)$/;

/** "to decide" as "to make a decision", "to walk" as "to take a walk". */
function withNounOf(verb: string): string[] {
  const key = englishKey(verb);
  const noun = nounOfVerb(key) ?? (SAME_AS_VERB.has(key) && !OTHERWISE.test(key) ? key : null);
  return noun === null
    ? []
    : ['make', 'take', 'have', 'give'].map(
        (support) => `to ${support} ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`,
      );
}

/** Verbs that are what something is then: "to dry", and "to widen" with its ending. */
const CHANGES = /^to (?:(dry|warm|cool|open|close|empty|clear|calm|slow|narrow|dim)|([a-z]{3,})en)$/;

/** "to dry" as "to become dry", of what happens by itself. */
function becoming(infinitive: string): string[] {
  const [, same, stem] = CHANGES.exec(infinitive) ?? [];
  const state = same ?? stem;
  return state ? ['become', 'get'].map((verb) => `to ${verb} ${state}`) : [];
}

/** "to throw away" as "to throw something away", of a verb that is done to something. */
function withObject(infinitive: string): string[] {
  const [, verb, particle] =
    /^(to [a-z]+)(?: (up|down|off|on|out|in|away|over|back|together))?$/.exec(infinitive) ?? [];
  if (!verb) return [];
  return ['something', 'someone'].flatMap((object) =>
    particle ? [`${verb} ${object} ${particle}`, `${verb} ${particle} ${object}`] : [`${verb} ${object}`],
  );
}

/** What is done with a noun: "to make an effort", "to ask a question". */
export const doneWith = (noun: string): string[] =>
  [
    ...SUPPORTING,
    ...OWN_SUPPORT.filter(([, nouns]) => nouns.test(englishKey(noun))).map(([support]) => support),
  ].map((support) => `to ${support} ${noun}`);

/** The verb that a noun's する makes: "study" is "to study", "success" is "to succeed". */
export function verbsOf(noun: string): string[] {
  const key = englishKey(noun);
  const verb = SAME_AS_VERB.has(key) ? key : verbOfNoun(key);
  // Whatever it takes: "changing clothes" is what is done.
  return [
    ...(verb ? [`to ${verb}`, gerundOf(verb)] : []),
    ...(THINGS.test(key) ? [] : infinitivesOf(key)),
    ...asInfinitive(key),
  ];
}

/** The other form of what is done: gerund and infinitive, a noun and its する verb. */
export function otherForms(
  text: string,
  { partOfSpeech, takesSuru, objects }: { partOfSpeech: string; takesSuru: boolean; objects: boolean | null },
): string[] {
  // 風邪をひく is an expression, and what one does.
  if (partOfSpeech === 'verb' || (partOfSpeech === 'expression' && text.startsWith('to '))) {
    const noun = takesSuru ? nounOfVerb(englishKey(text)) : null;
    if (!text.startsWith('to ')) return [];
    const ways = [
      ...withNounOf(text),
      ...inState(text),
      ...(objects === null ? [] : objects ? withObject(text) : becoming(text)),
    ];
    return [...[text, ...ways].flatMap(asGerund), ...ways, ...(noun ? [noun] : [])];
  }
  if (partOfSpeech !== 'noun') return [];
  if (text.startsWith('to ')) return asGerund(text);
  const done = takesSuru ? doneWith(text) : [];
  return takesSuru ? [...verbsOf(text), ...done, ...done.flatMap(asGerund)] : asInfinitive(englishKey(text));
}
