import { parseAdjuncts } from './adjuncts';
import type { Sentence } from './clause';
import { choose, type Noun, nounFor, piecesOf, type Reading, sayNoun, within } from './noun';
import { parseNoun } from './noun-phrase';
import { join, type Say, say } from './say';
import { texts } from './time-words';

export const copula = (past: boolean): Say => say(past ? 'でした' : 'です');

const FLOOR = join(say('何階', 'なんがい'), say('です'));
const USED = join(say('何', 'なに'), say('に'), say('使います', 'つかいます'));

/** "What does this word mean?", "How do you read this kanji?", "How tall is he?", "How far is it to the station?" */
export function parseFixed(reading: Reading, alone: boolean): Sentence | null {
  const all = texts(reading, 0, reading.tokens.length);
  const asked = (said: Say, noun: Noun): Sentence => ({ said, pieces: piecesOf(noun), question: true });
  const means = /^what (does|do) .+ mean$/.test(all);
  const read = /^how do (you|i|we) (read|write|pronounce) /.exec(all);
  const called = /^how do (you|i|we) say (this|that|it) in (\S+)$/.test(all);
  const thought = /^what do you think (of|about) /.test(all) ? parseNoun(reading, 5) : null;
  if (thought && thought.next === reading.tokens.length) {
    const what =
      thought.value.who === 'it' ? null : join(sayNoun(thought.value, 'anything', 'you'), say('を'));
    return asked(join(what, say('どう'), say('思います', 'おもいます')), thought.value);
  }
  // What somebody does is his work.
  const doer = alone && /^what (do|does) .+ do$/.test(all) ? parseNoun(reading, 2) : null;
  if (doer && doer.next === reading.tokens.length - 1 && choose(doer.value, 'someone')) {
    const whose = doer.value.who === 'you' ? null : join(sayNoun(doer.value, 'someone', 'you'), say('の'));
    return asked(
      join(whose, say('お仕事', 'おしごと'), say('は'), say('何', 'なん'), say('です')),
      doer.value,
    );
  }
  // "Which floor is the toy department on?", "What is this used for?"
  const floor = /^(which|what) floor is .+ on$/.test(all);
  const use = /^what is .+ used for$/.test(all);
  if (floor || use) {
    const noun = parseNoun(within(reading, reading.tokens.slice(0, floor ? -1 : -2)), floor ? 3 : 2);
    if (!noun || noun.next !== reading.tokens.length - (floor ? 1 : 2) || choose(noun.value, 'someone'))
      return null;
    const topic = noun.value.who === 'it' ? null : join(sayNoun(noun.value, 'anything', 'you'), say('は'));
    const what = floor ? FLOOR : USED;
    return asked(join(topic, what), noun.value);
  }
  const size = /^how (\S+) (is|are|was|were) /.exec(all);
  if (means || read) {
    const noun = parseNoun(
      within(reading, means ? reading.tokens.slice(0, -1) : reading.tokens),
      means ? 2 : 4,
    );
    if (!noun || noun.next !== reading.tokens.length - (means ? 1 : 0) || choose(noun.value, 'someone'))
      return null;
    const topic = noun.value.who === 'it' ? null : join(sayNoun(noun.value, 'anything', 'you'), say('は'));
    if (means) return asked(join(topic, say('どういう'), say('意味', 'いみ'), say('です')), noun.value);
    if (read?.[2] === 'write')
      return asked(join(topic, say('どう'), say('書きます', 'かきます')), noun.value);
    return choose(noun.value, 'text')
      ? asked(join(topic, say('何と', 'なんと'), say('読みます', 'よみます')), noun.value)
      : null;
  }
  if (called) {
    const language = parseNoun(reading, 6);
    const word = parseNoun(reading, 4);
    const said = language && nounFor(language.value, 'language');
    const what =
      word && join(word.value.who === 'it' ? say('これ') : sayNoun(word.value, 'anything'), say('は'));
    return said && word
      ? asked(
          join(what, said, say('で'), say('何と', 'なん と'), say('言います', 'いいます')),
          language.value,
        )
      : null;
  }
  return size ? parseSize(reading, size[1] ?? '', /^w/.test(size[2] ?? '')) : null;
}

/** What is measured, of things. */
const SIZES: Readonly<Record<string, Say>> = {
  ...{ long: say('長さ', 'ながさ'), heavy: say('重さ', 'おもさ'), big: say('大きさ', 'おおきさ') },
  ...{ large: say('大きさ', 'おおきさ'), tall: say('高さ', 'たかさ'), high: say('高さ', 'たかさ') },
  ...{ deep: say('深さ', 'ふかさ'), wide: say('広さ', 'ひろさ') },
};

function parseSize(reading: Reading, word: string, past: boolean): Sentence | null {
  const noun = parseNoun(reading, 3);
  if (!noun) return null;
  const end = join(say('どのくらい', 'どの くらい'), copula(past));
  const asked = (said: Say): Sentence => ({
    said: join(said, end),
    pieces: piecesOf(noun.value),
    question: true,
  });
  if (word === 'far') {
    const from = noun.value.who === 'it' ? parseAdjuncts(reading, noun.next, null) : null;
    if (from?.length && from.every(({ role }) => role === 'from' || role === 'to'))
      return asked(join(...[...from].sort((a, b) => a.role.localeCompare(b.role)).map(({ said }) => said)));
    const place =
      noun.value.who === 'it' || noun.next !== reading.tokens.length ? null : nounFor(noun.value, 'a place');
    return place && asked(join(place, say('まで')));
  }
  if (noun.next !== reading.tokens.length || noun.value.who === 'it') return null;
  const person = choose(noun.value, 'someone');
  const own = noun.value.who === 'you' ? null : join(sayNoun(noun.value, 'anything', 'you'), say('の'));
  if (person) return word === 'tall' ? asked(join(own, say('身長', 'しんちょう'), say('は'))) : null;
  const size = SIZES[word];
  return size && !choose(noun.value, 'animal') ? asked(join(own, size, say('は'))) : null;
}
