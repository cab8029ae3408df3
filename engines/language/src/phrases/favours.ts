import { compared } from './adjectives';
import { onStem, sentence, verbAt } from './asked-verb';
import type { Sentence } from './clause';
import { begins } from './english-tokens';
import { choose, kindsOf, nounFor, piecesOf, type Reading, within } from './noun';
import { parseNoun } from './noun-phrase';
import { becoming, caused, join, plainNegative, type Say, say, teForm } from './say';
import { sayPlain } from './say-clause';
import { parseStatement } from './statement';
import { texts } from './time-words';

const PLEASE = say('ください');
const WOULD_YOU = say('いただけます');

/** What is asked of somebody in other words than "please …" and "could you …". */
export const parseAskedOtherwise = (reading: Reading, please: boolean): Sentence | null =>
  parseLetMe(reading, please) ??
  parseMind(reading) ??
  parseOffer(reading) ??
  parseMakeSure(reading) ??
  parseMakeIt(reading) ??
  parsePassOn(reading) ??
  parseLuck(reading);

/** "Please let me try", "Could you let me try?": させてください, させていただけますか */
function parseLetMe(reading: Reading, please: boolean): Sentence | null {
  const polite = /^(could|can|would|will) you let me$/.test(texts(reading, 0, 4));
  const from = polite ? 4 : begins(reading.tokens, 'let me') ? 2 : null;
  if (from === null || /^(know|see|have)$/.test(texts(reading, from, 1)) || (!polite && !please)) return null;
  const doing = verbAt(reading, from, false);
  return doing && sentence(doing, join(teForm(caused(doing.said.base)), polite ? WOULD_YOU : PLEASE), polite);
}

/** "Would you mind opening the window?" */
function parseMind(reading: Reading): Sentence | null {
  if (!/^(would|do) you mind$/.test(texts(reading, 0, 3))) return null;
  const doing = verbAt(reading, 3, true, ['ing']);
  return doing && sentence(doing, join(teForm(doing.said.base), WOULD_YOU), true);
}

/** "Do you want me to help you?": 手伝いましょうか */
function parseOffer(reading: Reading): Sentence | null {
  const from = begins(reading.tokens, 'do you want me to')
    ? 5
    : begins(reading.tokens, 'would you like me to')
      ? 5
      : null;
  const doing = from === null ? null : verbAt(reading, from, false);
  return doing && sentence(doing, onStem(doing.said, 'ましょう'), true);
}

const SURELY: readonly (readonly [words: string, how: Say])[] = [
  ['make sure to', say('必ず', 'かならず')],
  ['make sure you', say('必ず', 'かならず')],
  ['be sure to', say('必ず', 'かならず')],
  ['remember to', say('忘れずに', 'わすれず に')],
];

/** "Make sure to lock the door", "Try not to be late" */
function parseMakeSure(reading: Reading): Sentence | null {
  if (begins(reading.tokens, 'try not to')) {
    const not = verbAt(reading, 3, true, ['base'], true);
    const end = not && join(plainNegative(not.said.base), say('よう'), say('に'), say('して'), PLEASE);
    return not && end && sentence(not, end, false);
  }
  const found = SURELY.find(([words]) => begins(reading.tokens, words));
  const doing = found ? verbAt(reading, found[0].split(' ').length, true) : null;
  const told = doing && sentence(doing, join(teForm(doing.said.base), PLEASE), false);
  return found && told && 'said' in told ? { ...told, said: join(found[1], told.said) } : null;
}

/** "Can you make it a little cheaper?": もう少し安くしてくれますか */
function parseMakeIt(reading: Reading): Sentence | null {
  const polite = begins(reading.tokens, 'could you make it');
  if (!polite && !begins(reading.tokens, 'can you make it')) return null;
  const little = /^a (little|bit)$/.test(texts(reading, 4, 2)) ? 2 : 0;
  const more = texts(reading, 4 + little, 1) === 'more' ? 1 : 0;
  const word = texts(reading, 4 + little + more, 1);
  const adjective = (more ? [word] : compared(word, 'er'))
    .flatMap((key) => reading.lexicon.adjectives(key))
    .find(({ fits }) => fits(kindsOf('thing')));
  if (!adjective || reading.tokens.length !== 5 + little + more) return null;
  const become = becoming(adjective);
  const done = say(become.written.replace(/なる$/, 'して'), become.kana.replace(/なる$/, 'して'));
  const degree = little ? say('もう少し', 'もうすこし') : say('もっと');
  return {
    said: polite
      ? join(degree, done, WOULD_YOU)
      : join(degree, say(`${done.written}くれます`, `${done.kana}くれます`)),
    ...{ pieces: [adjective.piece], question: true },
  };
}

/** "Tell him that I am late", "Say hi to your wife": と伝えてください, によろしくお伝えください */
function parsePassOn(reading: Reading): Sentence | null {
  const { tokens } = reading;
  const greets = /^say (hi|hello) to$/.test(texts(reading, 0, 3));
  const whom = greets || texts(reading, 0, 1) === 'tell' ? parseNoun(reading, greets ? 3 : 1) : null;
  if (!whom || !choose(whom.value, 'someone') || whom.value.who === 'i') return null;
  const to = nounFor(whom.value, 'someone', 'you');
  if (!to) return null;
  if (greets) {
    const rest = texts(reading, whom.next, tokens.length);
    const said = join(to, say('に'), say('よろしく'), say('お伝え', 'おつたえ'), PLEASE);
    return /^(for me)?$/.test(rest) ? { said, pieces: piecesOf(whom.value), question: false } : null;
  }
  const from = whom.next + (tokens[whom.next]?.text === 'that' ? 1 : 0);
  const told = parseStatement(within(reading, tokens.slice(from), from));
  if (!told || told.ended || tokens.slice(from).some(({ text }) => OTHER.test(text))) return null;
  const said = join(to, say('に'), sayPlain(told), say('と'), say('伝えて', 'つたえて'), PLEASE);
  return { said, pieces: [...piecesOf(whom.value), ...told.pieces], question: false };
}

/** Whom somebody else means by them is not known. */
const OTHER = /^(he|him|his|she|her|they|them|their)$/;

/** "Good luck with your exam" */
function parseLuck(reading: Reading): Sentence | null {
  const noun = /^good luck (with|on|in|at)$/.test(texts(reading, 0, 3)) ? parseNoun(reading, 3) : null;
  const event = noun?.next === reading.tokens.length ? noun.value : null;
  const said = event && (nounFor(event, 'event', 'you') ?? nounFor(event, 'exam', 'you'));
  return said
    ? {
        said: say(`${said.written}、頑張ってください`, `${said.kana}、 がんばって ください`),
        ...{ pieces: piecesOf(event), question: false },
      }
    : null;
}
