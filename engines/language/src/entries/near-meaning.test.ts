import type { PartOfSpeech } from '@kotoba/contracts';
import { nearnessTo } from './near-meaning';

type Pair = [meaning: string, partOfSpeech: PartOfSpeech | 'suru noun', glosses: string];

const isNear = ([meaning, kind, glosses]: Pair): boolean =>
  nearnessTo(meaning)({
    partOfSpeech: kind === 'suru noun' ? 'noun' : kind,
    makesVerb: kind === 'suru noun',
    glosses: glosses.split('; '),
  }) !== null;

/** VOC-5, VOC-34: what may fill in. */
const NEAR: Pair[] = [
  ['bridge', 'noun', 'bridge'],
  ['The bridge', 'noun', 'bridge (over water)'],
  ['bridge (over a river)', 'noun', 'bridge'],
  ['chopsticks', 'noun', 'chopsticks'],
  ['chopstick', 'noun', 'chopsticks'],
  ['cats', 'noun', 'cat (Felis catus)'],
  ['children', 'noun', 'child; kid'],
  ['parasol', 'noun', 'umbrella; parasol'],
  ['colour', 'noun', 'color; hue'],
  ['to swim', 'verb', 'to swim'],
  ['swimming', 'verb', 'to swim'],
  ['swam', 'verb', 'to swim'],
  ['bought', 'verb', 'to buy; to purchase'],
  // ANS-41
  ['to change something', 'verb', 'to change'],
  ['to wake somebody', 'verb', 'to wake (a person)'],
  ['to study', 'suru noun', 'study; diligence'],
  ['studying', 'suru noun', 'study; diligence'],
  ['to succeed', 'suru noun', 'success; hit'],
  ['success', 'suru noun', 'success'],
  ['true', 'noun', 'truth; reality'],
  ['dangerous', 'na-adjective', 'danger; peril'],
  ['station', 'noun', 'railway station; train station'],
  ['ticket', 'noun', 'ticket for a train'],
  ['father', 'noun', 'father of a friend'],
  ['cook, chef', 'noun', 'chef'],
  ['souvenir or present', 'noun', 'present; gift'],
  ['kid/child', 'noun', 'child'],
  ['hot', 'i-adjective', 'hot (weather, etc.); warm'],
  ['going out', 'verb', 'to go out; to leave'],
  ['wearing (a hat)', 'verb', 'to wear (on the head)'],
  ['light', 'noun', 'traffic light'],
  ['green tea', 'noun', 'green tea; Japanese tea'],
  ['shoe', 'noun', 'shoes; footwear'],
  ['translation', 'suru noun', 'translation'],
  ['mum', 'noun', 'mother'],
  ['television', 'noun', 'TV'],
  ['Surname (family name)', 'noun', 'surname; family name'],
  ['Puppy (young dog)', 'noun', 'puppy'],
  ['Tokyo (name of the capital)', 'noun', 'Tokyo'],
];

const FAR: Pair[] = [
  ['true', 'noun', 'core; pith; heart'],
  ['true', 'noun', 'not true'],
  ['Mr. Hashi', 'noun', 'bridge'],
  ['Sakura restaurant', 'noun', 'cherry tree; cherry blossom'],
  ['Kumo', 'noun', 'cloud'],
  ["Shin (a person's name)", 'noun', 'shin'],
  ['Mochi, our cat', 'noun', 'mochi; rice cake'],
  ['Koto (my cousin)', 'noun', 'koto'],
  ['rin (name)', 'noun', 'rin'],
  ['news', 'prefix', 'new; neo-'],
  ['news', 'i-adjective', 'new; fresh'],
  ['hot dog', 'noun', 'dog'],
  ['shrine', 'noun', 'shrine maiden'],
  ['wife', 'noun', 'former wife'],
  ['dead', 'noun', 'not dead'],
  ['put', 'verb', 'to put on (clothes)'],
  ['look', 'verb', 'to look after'],
  ['bath', 'verb', 'to take a bath'],
  ['take', 'verb', 'to take a bath'],
  ['truth', 'i-adjective', 'true'],
  ['bank', 'noun', 'area between river and river bank'],
  ['evening', 'adverb', 'even; still'],
  ['wedding', 'noun', 'wed; Wednesday'],
  ['sing', 'noun', 'song'],
  ['candy', 'noun', 'rain'],
  ['flower', 'noun', 'nose'],
  ['paper', 'noun', 'hair (on the head); god; deity'],
  ['god', 'noun', 'good'],
  ['leaf', 'verb', 'to leave'],
  ['core', 'noun', 'corer'],
  ['cloud', 'noun', 'spider'],
  ['to', 'noun', 'door'],
  ['', 'noun', 'umbrella'],
  ['mother', 'noun', 'mother tongue'],
  ['fall', 'verb', 'to fall over'],
  ['(brother’s name)', 'noun', 'older brother; brother'],
];

test.each(NEAR)('"%s" may be filled in from a %s "%s"', (...pair) => expect(isNear(pair)).toBe(true));
test.each(FAR)('"%s" is not filled in from a %s "%s"', (...pair) => expect(isNear(pair)).toBe(false));
