import type { Sentence } from './clause';
import { choose, isNamed, kindsOf, type Noun, nounFor, piecesOf, type Reading } from './noun';
import { parseNoun } from './noun-phrase';
import { POSITIONS } from './place-phrase';
import type { Adjective } from './read-lexicon';
import { join, plain, type Say, say, tooMuch } from './say';
import { texts } from './time-words';
import { parseClock, parseTime } from './times';

type Named = Extract<Sentence, { said: Say }>;

const thing = (said: Say, pieces: Named['pieces']): Named => ({
  ...{ said, pieces, question: false },
  names: 'thing',
});

/** What something can be beside, under or in; "above the law" and "near the end" are no places. */
const STANDS = 'a place,someone,thing,container,surface,vehicle,device,opening,plant,seat'.split(',');

const stands = (noun: Noun): boolean => STANDS.some((kind) => choose(noun, kind) !== null);

/** What is under the sea is in it. */
const isSunk = (noun: Say, position: Say): boolean =>
  position.written === '下' && /[海川湖]$/.test(noun.written);

const isName = ({ choices }: Noun): boolean => choices.some(({ kinds }) => kinds.has('name'));

/** "next to the bank", "under the chair": 銀行の隣. */
function parsePlace(reading: Reading): Named | null {
  const found = POSITIONS.find(([words]) => texts(reading, 0, words.split(' ').length) === words);
  if (!found) return null;
  const [words, position] = found;
  const at = words.split(' ').length;
  const noun = parseNoun(reading, at, false);
  if (!noun || noun.next !== reading.tokens.length) return null;
  if (!isNamed(reading, at, noun.value) && !isName(noun.value)) return null;
  const said = stands(noun.value) ? nounFor(noun.value, 'anything', 'i') : null;
  if (!said || isSunk(said, position)) return null;
  return thing(join(said, say('の'), position), piecesOf(noun.value));
}

/** "a quarter past six", "on Monday morning", "before breakfast" */
function parseWhen(reading: Reading): Named | null {
  const { tokens } = reading;
  if (tokens.length < 2) return null;
  const time = parseTime(reading, 0);
  if (time?.next === tokens.length) return thing(time.value.said, time.value.pieces);
  const clock = parseClock(reading, 0);
  return clock?.next === tokens.length ? thing(clock.value, []) : null;
}

/** How much something is so; "so far" says something else. */
const HOW: Readonly<Record<string, Say>> = {
  ...{
    very: say('とても'),
    really: say('本当に', 'ほんとうに'),
    quite: say('かなり'),
    pretty: say('かなり'),
  },
  ...{ extremely: say('非常に', 'ひじょう に'), fairly: say('かなり'), rather: say('かなり') },
  ...{ relatively: say('比較的', 'ひかくてき'), slightly: say('少し', 'すこし') },
  ...{ 'a little': say('少し', 'すこし'), 'a bit': say('少し', 'すこし') },
  ...{ surprisingly: say('意外に', 'いがい に'), especially: say('特に', 'とくに') },
  ...{ 'not very': say('あまり'), 'not so': say('そんなに') },
};

/** What these are depends on what they are said of, or they mean several things: "a serious illness", "light in color". */
const OPEN = /^(serious|free|available|fine|well|light|hard)$/;

const isQuality = ({ like, fits }: Adjective, key: string): boolean =>
  like !== 'noun' && !OPEN.test(key) && ['thing', 'feeling', 'person'].some((kind) => fits(kindsOf(kind)));

function soMuch(how: string, adjective: Adjective): Say | null {
  if (how === 'too') return tooMuch(adjective);
  const negative = how.startsWith('not ');
  const said = negative ? plain(adjective, { past: false, negative }) : adjective;
  return HOW[how] ? join(HOW[how], said) : null;
}

/** "really delicious", "not very interesting", "too small": of what is said with one word, whatever it is said of. */
function parseQuality(reading: Reading): Named | null {
  const { tokens, lexicon } = reading;
  const last = tokens.length - 1;
  const key = tokens[last]?.text ?? '';
  const [adjective, ...more] = lexicon.adjectives(key);
  if (!adjective || !isQuality(adjective, key) || more.some(({ written }) => written !== adjective.written))
    return null;
  const said = soMuch(texts(reading, 0, last), adjective);
  return said && thing(said, [adjective.piece]);
}

/** What is less than a sentence and more than a word: where or when something is, and how much it is so. */
export const parseNamedPart = (reading: Reading): Named | null =>
  parsePlace(reading) ?? parseWhen(reading) ?? parseQuality(reading);
