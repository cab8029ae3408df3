import { adjectiveFor, compared } from './adjectives';
import type { Sentence } from './clause';
import { choose, type Noun, piecesOf, type Reading, sayNoun, within } from './noun';
import { parseNoun } from './noun-phrase';
import { join, plain, say } from './say';
import { piecesOfVerb, sayVerb } from './say-verb';
import { texts } from './time-words';
import { parseVerb } from './verb-phrase';

/** "This is the best ramen I've ever had": 今まで食べたラーメンの中で一番おいしいです */
export function parseBestEver(reading: Reading): Sentence | null {
  const quiet: Reading = { ...reading, miss: () => undefined };
  const topic = parseNoun(quiet, 0);
  const past = topic ? texts(reading, topic.next, 1) === 'was' : false;
  if (!topic || !/^(is|was) the$/.test(texts(reading, topic.next, 2))) return null;
  const at = topic.next + 2;
  const more = texts(reading, at, 1) === 'most' ? 1 : 0;
  const word = texts(reading, at + more, 1);
  const noun = parseNoun(quiet, at + more + 1, false);
  const that = noun && texts(reading, noun.next, 1) === 'that' ? 1 : 0;
  const ever = (noun?.next ?? 0) + (that ?? 0);
  if (!noun || !/^(i|we) (have|had) ever$/.test(texts(reading, ever, 3))) return null;
  const adjective = (more ? [word] : compared(word, 'est'))
    .map((key) => adjectiveFor(reading, key, noun.value))
    .find((found) => found !== null);
  const phrase = doneTo(quiet, ever + 3, noun.value);
  const done = phrase && sayVerb(phrase, { who: 'i' });
  if (!adjective || !done || !/^v/.test(done.base.like)) return null;
  const all = join(
    done.before,
    plain(done.base, { past: true, negative: false }),
    sayNoun(noun.value, 'anything'),
  );
  return {
    question: false,
    clause: {
      ...{ subject: topic.value, topic: sayNoun(topic.value, 'anything'), particle: 'は', bare: false },
      before: join(
        ...[
          say('今まで', 'いま まで'),
          all,
          say('の'),
          say('中', 'なか'),
          say('で'),
          say('一番', 'いちばん'),
        ],
      ),
      ...{ base: adjective, tense: { past, negative: false } },
      pieces: [...piecesOf(topic.value), ...piecesOfVerb(phrase), ...piecesOf(noun.value), adjective.piece],
    },
  };
}

/** What was done to it, to the end; what one has had one has eaten or drunk. */
function doneTo(reading: Reading, at: number, noun: Noun) {
  const had =
    texts(reading, at, 1) === 'had' &&
    (choose(noun, 'food') ? 'eat' : choose(noun, 'drink') ? 'drink' : null);
  const gap = { noun: { ...noun, who: 'it' as const, owner: null }, place: false };
  return had
    ? parseVerb(within(reading, reading.tokens.slice(0, at + 1)), at + 1, ['base'], {
        gap,
        who: 'i',
        head: had,
      })
    : parseVerb(reading, at, ['participle'], { gap, who: 'i' });
}
