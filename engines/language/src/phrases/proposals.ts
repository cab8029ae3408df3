import { onStem, sentence, verbAt } from './asked-verb';
import type { Sentence } from './clause';
import { begins } from './english-tokens';
import type { Reading } from './noun';
import { join, say, whenDone } from './say';
import { texts } from './time-words';

const PROPOSALS: readonly (readonly [words: string, ending: string, question: boolean])[] = [
  ['let us', 'ましょう', false],
  ['shall we', 'ましょう', true],
  ['shall i', 'ましょう', true],
  ['why do not we', 'ません', true],
  ['would you like to', 'ません', true],
];

/** What one offers to do for somebody. */
const OFFERED = /^let me (help|carry|open|close|make|show|take|drive|buy|pay|hold|bring|cook)$/;

export function parseProposal(reading: Reading): Sentence | null {
  const offers = OFFERED.test(texts(reading, 0, 3));
  // Who asks whether one wants to come along invites.
  const isInvited =
    begins(reading.tokens, 'do you want to') &&
    reading.tokens.some(
      ({ text }, at) =>
        text === 'together' || (text === 'with' && /^(me|us)$/.test(reading.tokens[at + 1]?.text ?? '')),
    );
  if (offers || isInvited) {
    const doing = verbAt(reading, offers ? 2 : 4, false);
    return doing && sentence(doing, onStem(doing.said, offers ? 'ましょう' : 'ません'), true);
  }
  for (const [words, ending, question] of PROPOSALS) {
    if (!begins(reading.tokens, words)) continue;
    const doing = verbAt(reading, words.split(' ').length, false);
    return doing && sentence(doing, onStem(doing.said, ending), question);
  }
  return parseSuggestion(reading);
}

const HOW = say('どう');

/** "Why don't you take a taxi?", "How about going by bus?": たらどうですか, のはどうですか */
function parseSuggestion(reading: Reading): Sentence | null {
  if (begins(reading.tokens, 'why do not you')) {
    const doing = verbAt(reading, 4, false);
    return doing && sentence(doing, join(whenDone(doing.said.base, false), HOW, say('です')), true);
  }
  if (/^(how|what) about$/.test(texts(reading, 0, 2)) && reading.tokens[2]?.text.endsWith('ing')) {
    const doing = verbAt(reading, 2, false, ['ing']);
    return doing && sentence(doing, join(doing.said.base, say('の'), say('は'), HOW, say('です')), true);
  }
  return null;
}
