import { parseAdjuncts, parseLocation } from './adjuncts';
import type { Sentence } from './clause';
import { existing } from './existing';
import { copula } from './fixed-questions';
import { choose, type Noun, piecesOf, type Reading, sayNoun, within } from './noun';
import { parseNoun } from './noun-phrase';
import { personally } from './noun-words';
import { withPlace } from './place-phrase';
import type { Word } from './question-words';
import { join, polite, type Say, say } from './say';
import { piecesOfVerb } from './say-verb';
import { texts } from './time-words';
import { toDo } from './verb-frames';

/** "Whose umbrella is this?", "What kind of book is that?" */
export function parseWhoseIs(rest: Reading, noun: Noun): Sentence | null {
  const [be, which, more] = rest.tokens.map(({ text }) => text);
  if (!/^(is|are)$/.test(be ?? '') || !/^(this|that|these|those)$/.test(which ?? '') || more || noun.count)
    return null;
  const topic = parseNoun(rest, 1);
  const said =
    topic && join(sayNoun(topic.value, 'anything'), say('は'), sayNoun(noun, 'anything'), say('です'));
  return said && { said, pieces: piecesOf(noun), question: true };
}

/** "How many people are there (in …)?" */
export function howMany(rest: Reading, noun: Noun, past: boolean): Sentence | null {
  // "How many people are there in your family?": ご家族は何人ですか
  const family = texts(rest, 2, 1) === 'in' && noun.choices[0]?.written === '人' ? parseNoun(rest, 3) : null;
  if (family && family.next === rest.tokens.length && choose(family.value, 'family'))
    return {
      said: join(sayNoun(family.value, 'anything', 'i'), say('は'), noun.count, say('です')),
      ...{ pieces: piecesOf(family.value), question: true },
    };
  const where = rest.tokens.length > 2 ? parseLocation(rest, 2) : null;
  if ((where?.next ?? 2) !== rest.tokens.length || noun.choices[0]?.kinds.size === 0) return null;
  const said = join(
    where && join(where.value.said, say('に')),
    sayNoun(noun, 'anything'),
    say('が'),
    noun.count,
    polite(existing(noun), { past, negative: false }),
  );
  return { said, pieces: [...(where?.value.pieces ?? []), ...piecesOf(noun)], question: true };
}

/** What may end the question after the place: "How is the weather in Berlin today?" */
const TIMELY = /^$|^(today|tomorrow|now|yesterday)$/;

/** "What is this?", "Where is my mother?", "How was the movie?" */
export function parseWhatIs(rest: Reading, { is, gap: asked }: Word): Sentence | null {
  const be = rest.tokens[0]?.text ?? '';
  if (!is || !/^(is|are|was|were)$/.test(be)) return null;
  const bare = parseNoun(rest, 1);
  const noun = bare && is.written === 'どう' ? withPlace(rest, bare, TIMELY) : bare;
  const when =
    noun && parseAdjuncts(within({ ...rest, miss: () => undefined }, rest.tokens.slice(noun.next)), 0, null);
  // "How is the weather today?"
  const [time] = when ?? [];
  if (!noun || !when || when.length > 1 || (time && (time.role !== 'time' || is.written !== 'どう')))
    return null;
  const { value } = noun;
  const past = /^w/.test(be);
  const pieces = piecesOf(value);
  if (value.who === 'it' && time) return null;
  if (value.who === 'it') {
    const now = is.written === '何時' && !past ? say('今', 'いま') : null;
    if (/^(どう|誰)/.test(is.written)) return null;
    return { said: join(now, is, copula(past)), pieces, question: true };
  }
  const person =
    choose(value, 'someone') !== null || (choose(value, 'animal') !== null && !choose(value, 'food'));
  // How somebody is, is asked otherwise, and "who" of a person only.
  if (is.written === 'どう' && (person || !choose(value, 'anything')?.kinds.size)) return null;
  if (is.written === '誰' && !choose(value, 'someone') && value.choices[0]?.written !== 'それ') return null;
  if (is.written === '何歳' && !person) return null;
  // Days are nowhere.
  if (is.written === 'どこ' && [...(value.choices[0]?.kinds ?? [])].join() === 'weather') return null;
  const topic =
    value.who === 'you' ? null : join(time && join(time.said, say('の')), pointed(value, is), say('は'));
  if (asked?.place && person) {
    if (past) return { said: join(topic, say('どこ'), say('に'), say('いました')), pieces, question: true };
    return { said: join(topic, say('どこ'), say('に'), say('います')), pieces, question: true };
  }
  if (value.who !== null && !/^(何歳|誰)$/.test(is.written)) return null;
  return { said: join(topic, is, copula(past)), pieces, question: true };
}
/** Of a person これ is こちら, and それ あの人. */
function pointed(value: Noun, is: Say): Say {
  // Of all that a word may mean, what one asks the way to is a place.
  const said = sayNoun(value, is.written === 'どこ' && value.open ? 'a place' : 'anything', 'you');
  return is.written === '誰' ? personally(said) : said;
}

/** "Where can I find the toilet?" asks where it is; "What day is it today?" what today is. */
export function parseFind(rest: Reading, { is }: Word): Sentence | null {
  const texts = rest.tokens.map(({ text }) => text);
  if (is?.written === '何曜日' && /^is (it )?today$/.test(texts.join(' ')))
    return { said: join(say('今日', 'きょう'), say('は'), is, say('です')), pieces: [], question: true };
  if (is?.written !== 'どこ' || !/^(can|could) (i|we) find /.test(`${texts.join(' ')} `)) return null;
  const noun = parseNoun(rest, 3);
  if (!noun || noun.next !== texts.length || choose(noun.value, 'someone')) return null;
  return {
    said: join(sayNoun(noun.value, 'something', 'you'), say('は'), is, say('です')),
    pieces: piecesOf(noun.value),
    question: true,
  };
}

/** "How much does this cost?" */
export function parseCost(rest: Reading, { is }: Word): Sentence | null {
  if (is?.written !== 'いくら' || !/^(do|does)$/.test(rest.tokens[0]?.text ?? '')) return null;
  // "How much does it cost to send this?": 送るのにいくらかかりますか
  const doing = texts(rest, 0, 3) === 'does it cost' ? toDo(rest, 3) : null;
  if (doing)
    return {
      said: join(doing.said.before, doing.said.base, say('のに'), is, say('かかります')),
      ...{ pieces: piecesOfVerb(doing.phrase), question: true },
    };
  if (rest.tokens.at(-1)?.text !== 'cost') return null;
  const before = within(rest, rest.tokens.slice(0, -1));
  const noun = parseNoun(before, 1);
  if (!noun || noun.next !== before.tokens.length) return null;
  const topic = noun.value.who === 'it' ? null : join(sayNoun(noun.value, 'anything'), say('は'));
  return { said: join(topic, is, say('です')), pieces: piecesOf(noun.value), question: true };
}

/** "What a beautiful sunset!": なんてきれいな夕日でしょう; what it is like must be said. */
export function parseExclaimed(reading: Reading): Sentence | null {
  const noun = /^what an?$/.test(texts(reading, 0, 2)) ? parseNoun(reading, 1, false) : null;
  const choice = noun?.next === reading.tokens.length ? choose(noun.value, 'anything') : null;
  if (!noun || !choice || !noun.value.before(choice.kinds)?.written) return null;
  return {
    said: join(say('なんて'), sayNoun(noun.value, 'anything'), say('でしょう')),
    ...{ pieces: piecesOf(noun.value), question: false },
  };
}
