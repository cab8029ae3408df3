import { hasJapanese } from '@kotoba/japanese';
import { countOf, ORDINALS } from '@kotoba/language';
import type { Resolved } from '../resolved';
import { askingPart, bareRequest } from './bare-request';
import { inPlainEnglish } from './plain-english';
import { shapeOf } from './shape';

/** What stands around any request: grammar, politeness, and what says that something is asked. */
const AROUND = new Set(
  (
    'a an the this that these those it its they them their i me my mine you your u we us our one ones some any each both all other another ' +
    "am is are was were be been being do does did done have has had will would can could shall should may might must i'm i've i'd i'll it's that's what's there's let's let " +
    'of to in on at for from with about by as into than like and or but so then if because also too again only just really very please pls plz thanks thank hey hi hello ok okay well now today maybe ' +
    'what which how when there here not know tell give show say said ask mean means want need like help get make see learn use used using japanese english word words phrase phrases sentence sentences ' +
    'question quick exactly actually correctly right way different difference same new more something thing things kind kinds sort always keep between sensei kotoba lot bit much many'
  ).split(' '),
);

/** What asks for each kind of thing whose words stand in slots of their own, and in no text that is taken as a whole. */
const FRAMES: Readonly<Partial<Record<Resolved['kind'], RegExp>>> = {
  form: /^(?:forms?|tense|conjugat\w*|verbs?|adjectives?|nouns?|polite(?:ly)?|past|present|negative|affirmative|positive|plain|casual(?:ly)?|formal(?:ly)?|informal(?:ly)?|te|ta|nai|masu|ba|tara|tai|stem|potential|passive|causative|volitional|conditional|imperative|command|order|version|turn|put|change|table|chart|style|speech|super|less|rules?|friends?|boss|teacher|rude|shorter|short|stiff|convert|rewrite|write|drink|eat|go|read|request|list)$/,
  mistakes:
    /^(?:wrong|mistakes?|errors?|forget|forgot|forgetting|miss(?:ed|ing)?|struggl\w+|mess\w*|fail\w*|hard\w*|weak\w*|trouble|worst|bad|difficult|tricky|up|most|often|getting|usually|quiz\w*|vocab|cards?|kanji|list|times?|week|common|frequent\w*|biggest|total|far|saved|remember)$/,
  lesson:
    /^(?:teach|learn|study|know|list|vocab(?:ulary)?|terms?|nouns?|verbs?|adjectives?|adverbs?|expressions?|level|n[1-5]|jlpt|easy|hard|difficult|useful|common|basic|random|beginners?|level|topic|related|important|names?|first|should|start|few)$/,
  quiz: /^(?:quiz|test|drill|ask|examine|practi[sc]\w*|vocab(?:ulary)?|level|n[1-5]|start|play|do|questions?)$/,
  practise:
    /^(?:quiz|test|drill|train|exercise|practi[sc]\w*|review|revise|wrong|mistakes?|errors?|forg\w+|saved|due|hard\w*|weak\w*|own|vocab(?:ulary)?|list|start|session|often|most|bad|week|yesterday|\w+day)$/,
  example: /^(?:examples?|sentences?|usages?|context|short|simple|easy|easier|sample|natural(?:ly)?)$/,
};

const baseOf = (word: string): string => word.replace(/'s$/, '').replace(/(?<=.{3})(?:ies|es|s|ing|ed|y|e)$/, '');

/** All that an intent says of itself. */
const textsOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(textsOf).join(' ')
      : '';

/** The words of a request that neither ask for it nor stand in what is answered: these were not understood. */
export function leftOut(message: string, intent: Resolved): readonly string[] {
  const frame = FRAMES[intent.kind];
  if (!frame) return [];
  const bare = bareRequest(message);
  const { words } = shapeOf(inPlainEnglish(askingPart(bare) ?? bare));
  const taken = new Set(
    textsOf(intent)
      .toLowerCase()
      .match(/[a-z']+/g)
      ?.map(baseOf),
  );
  return words.filter(
    (word) =>
      !/^[JQ]$/.test(word) &&
      !hasJapanese(word) &&
      !AROUND.has(word) &&
      !frame.test(word) &&
      !taken.has(baseOf(word)) &&
      countOf(word) === null &&
      !ORDINALS.some((name) => name === word),
  );
}
