import { adjectiveFor, compared } from './adjectives';
import { parseAdjuncts } from './adjuncts';
import { type Asked, type Clause, existing, low, type Sentence } from './clause';
import type { EnglishToken } from './english-tokens';
import { copula, parseFixed } from './fixed-questions';
import {
  asking,
  choose,
  isNamed,
  isObject,
  type Noun,
  piecesOf,
  type Reading,
  sayNoun,
  within,
} from './noun';
import { parseNoun } from './noun-phrase';
import { counterOf, personally } from './noun-words';
import { parsePredicate } from './predicate';
import { advisable, bare, type Base, join, polite, type Say, say, stemOf } from './say';
import { texts } from './time-words';
import { type Gap, parseVerb, piecesOfVerb, sayVerb } from './verb-phrase';

const AUXILIARY = /^(do|does|did|is|am|are|was|were|can|could|will|would|should|may|must|have|has)$/;
const THING =
  'food drink medicine text writing show sound study device opening vehicle clothes song event photo picture body sport weather thing language tool book deed speech';
const WHAT = asking('何', 'なに', THING);
const WHO = asking('誰', 'だれ', 'person');
const WHERE = asking('どこ', 'どこ', 'place');

/** A question word with what stands at its place in Japanese. */
interface Word {
  readonly length: number;
  /** A noun that the verb takes. */
  readonly gap?: Gap;
  /** What is said beside the verb: いつ. */
  readonly aside?: Say;
  /** Before です. */
  readonly is?: Say;
}

const gap = (noun: Noun, place = false): Gap => ({ noun, place });
const SIMPLE: Readonly<Record<string, Omit<Word, 'length'>>> = {
  'what time': { aside: say('何時に', 'なんじ に'), is: say('何時', 'なんじ') },
  'what day': { aside: say('何曜日に', 'なんようび に'), is: say('何曜日', 'なんようび') },
  'what color': { gap: gap(asking('何色', 'なにいろ', 'thing')), is: say('何色', 'なにいろ') },
  'what language': { gap: gap(asking('何語', 'なにご', 'language study')), is: say('何語', 'なにご') },
  'how many hours': { aside: say('何時間', 'なんじかん') },
  'how many minutes': { aside: say('何分', 'なんぷん') },
  'how many years': { aside: say('何年', 'なんねん') },
  'how many times': { aside: say('何回', 'なんかい') },
  'how often': { aside: say('どのくらい', 'どの くらい') },
  'how long': { aside: say('どのくらい', 'どの くらい') },
  'how old': { is: say('何歳', 'なんさい') },
  'how much': { is: say('いくら') },
  what: { gap: gap(WHAT), is: say('何', 'なん') },
  who: { gap: gap(WHO), is: say('誰', 'だれ') },
  whom: { gap: gap(WHO) },
  whose: { is: say('誰の', 'だれ の') },
  where: { gap: gap(WHERE, true), is: say('どこ') },
  when: { aside: say('いつ'), is: say('いつ') },
  why: { aside: say('どうして') },
  how: { aside: say('どうやって', 'どう やって'), is: say('どう') },
  which: { is: say('どれ') },
};

/** 何 with its counter: 何人, 何本. */
const HOW_MANY: Readonly<Record<string, string>> = {
  ...{
    人: 'なんにん',
    本: 'なんぼん',
    冊: 'なんさつ',
    枚: 'なんまい',
    匹: 'なんびき',
    台: 'なんだい',
    個: 'なんこ',
  },
  ...{
    軒: 'なんげん',
    杯: 'なんばい',
    回: 'なんかい',
    頭: 'なんとう',
    羽: 'なんわ',
    足: 'なんぞく',
    着: 'なんちゃく',
  },
  ...{ 時間: 'なんじかん', 年: 'なんねん', 日間: 'なんにちかん', 週間: 'なんしゅうかん', か月: 'なんかげつ' },
};

/** A question word with its noun: "which train", "how many books", "what kind of music". */
function askedNoun(reading: Reading): Word | null {
  const text = (place: number): string => reading.tokens[place]?.text ?? '';
  const kind = text(0) === 'what' && text(1) === 'kind' && text(2) === 'of';
  const many = text(0) === 'how' && text(1) === 'many';
  const before: Readonly<Record<string, Say>> = {
    which: say('どの'),
    whose: say('誰の', 'だれ の'),
    what: say('どんな'),
  };
  const said = before[text(0)];
  if (!said && !many) return null;
  const from = kind ? 3 : many ? 2 : 1;
  if (AUXILIARY.test(text(from)) || /^(a|an|the)$/.test(text(from))) return null;
  const noun = parseNoun(reading, from, false);
  if (!noun || noun.value.who !== null || noun.value.owner || noun.value.count) return null;
  const { value } = noun;
  if (!many)
    return {
      length: noun.next,
      gap: gap({ ...value, asks: true, before: (kinds) => join(said, value.before(kinds)) }),
    };
  const english = reading.tokens
    .slice(from, noun.next)
    .map((token) => token.text)
    .join(' ');
  const counter = counterOf(english, reading, value.choices[0]);
  const kana = counter ? HOW_MANY[counter] : 'いくつ';
  if (kana === undefined) return null;
  const count = counter ? say(`何${counter}`, kana) : say('いくつ');
  return { length: noun.next, gap: gap({ ...value, asks: true, count }) };
}

const longWord = (reading: Reading): Word | null => askedWord(reading, [3, 2]);

function askedWord({ tokens }: Reading, lengths: readonly number[] = [1]): Word | null {
  for (const length of lengths) {
    const words = tokens
      .slice(0, length)
      .map(({ text }) => text)
      .join(' ')
      .replace('colour', 'color');
    const word = SIMPLE[words];
    if (word) return { length, ...word };
  }
  return null;
}

/** Any question; null for what is none, or is not known. */
export function parseQuestion(reading: Reading): Sentence | null {
  const which = parseWhich(reading) ?? parseKnown(reading) ?? parseFixed(reading);
  if (which) return which;
  if (AUXILIARY.test(reading.tokens[0]?.text ?? '')) return asQuestion(inverted(reading, null));
  for (const word of [longWord(reading), askedNoun(reading), askedWord(reading)]) {
    const asked = word && parseAsked(reading, word);
    if (asked) return asked;
  }
  return null;
}

/** "Do you know where he lives?" */
function parseKnown(reading: Reading): Sentence | null {
  if (texts(reading, 0, 3) !== 'do you know') return null;
  const inner = parseEmbedded(within(reading, reading.tokens.slice(3), 3), () => null);
  const known = say('知っています', 'しっています');
  return inner && { said: join(inner.said, known), pieces: inner.pieces, question: true };
}

const asQuestion = (clause: Clause | null): Sentence | null => clause && { clause, question: true };

function parseAsked(reading: Reading, word: Word): Sentence | null {
  const rest = within(reading, reading.tokens.slice(word.length), word.length);
  if (rest.tokens.length === 0) return null;
  const found = parseFind(rest, word);
  if (found) return found;
  const what = parseWhatIs(rest, word) ?? parseCost(rest, word);
  if (what) return what;
  const aux = AUXILIARY.test(rest.tokens[0]?.text ?? '');
  if (/^(shall|should) (we|i)$/.test(texts(rest, 0, 2))) return proposed(rest, word);
  const asked = aux ? inverted(rest, word.gap ?? null, { open: true, aside: word.aside ?? null }) : null;
  // How something is done is no question about what it is.
  // この漢字は何と読みますか asks otherwise.
  const called = /^(read|say|write|spell|pronounce|call)$/;
  if (word.aside?.written === 'どうやって' && rest.tokens.some(({ text }) => called.test(text))) return null;
  const how = word.aside !== undefined && word.aside.written !== 'どうして' && asked?.done !== true;
  if (asked && !how && (word.gap || word.aside))
    return asQuestion(
      word.aside && !asked.done ? { ...asked, before: join(word.aside, asked.before) } : asked,
    );
  if (!word.gap || word.gap.place) return null;
  const subject: Noun = word.gap.noun;
  const there = rest.tokens
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ');
  const owned = parseWhoseIs(rest, subject);
  if (owned) return owned;
  if (subject.count && /^(are|is|were|was) there$/.test(there))
    return howMany(rest, subject, /^w/.test(there));
  return asQuestion(parsePredicate(rest, 0, subject, {}));
}

/** "Where shall we meet?": どこで会いましょうか */
function proposed(rest: Reading, { gap: asked, aside }: Word): Sentence | null {
  const phrase = parseVerb(rest, 2, ['base'], { gap: asked ?? null, who: 'we' });
  const said = phrase && sayVerb(phrase, { who: 'we', aside: aside ?? null });
  if (!said || !/^v/.test(said.base.like)) return null;
  const stem = stemOf(said.base);
  const end = say(`${stem.written}ましょう`, `${stem.kana}ましょう`);
  return { said: join(said.before, end), pieces: piecesOfVerb(phrase), question: true };
}

/** "Whose umbrella is this?", "What kind of book is that?" */
function parseWhoseIs(rest: Reading, noun: Noun): Sentence | null {
  const [be, which, more] = rest.tokens.map(({ text }) => text);
  if (!/^(is|are)$/.test(be ?? '') || !/^(this|that|these|those)$/.test(which ?? '') || more || noun.count)
    return null;
  const topic = parseNoun(rest, 1);
  const said =
    topic && join(sayNoun(topic.value, 'anything'), say('は'), sayNoun(noun, 'anything'), say('です'));
  return said && { said, pieces: piecesOf(noun), question: true };
}

/** "How many people are there (in …)?" */
function howMany(rest: Reading, noun: Noun, past: boolean): Sentence | null {
  // "How many people are there in your family?": ご家族は何人ですか
  const family = texts(rest, 2, 1) === 'in' && noun.choices[0]?.written === '人' ? parseNoun(rest, 3) : null;
  if (family && family.next === rest.tokens.length && choose(family.value, 'family'))
    return {
      said: join(sayNoun(family.value, 'anything', 'i'), say('は'), noun.count, say('です')),
      ...{ pieces: piecesOf(family.value), question: true },
    };
  if (rest.tokens.length !== 2 || noun.choices[0]?.kinds.size === 0) return null;
  const said = join(
    sayNoun(noun, 'anything'),
    say('が'),
    noun.count,
    polite(existing(noun), { past, negative: false }),
  );
  return { said, pieces: piecesOf(noun), question: true };
}

/** What stands within "I do not know …": "where he lives", "what time the shop closes", "if he will come". */
export function parseEmbedded(
  reading: Reading,
  parseStatement: (reading: Reading) => Clause | null,
): { said: Say; pieces: Clause['pieces'] } | null {
  const plainly = (clause: Clause | null, end: Say) => {
    if (!clause) return null;
    const { topic, particle, before, base, tense, pieces } = low(clause);
    return { said: join(topic && join(topic, say(particle)), before, bare(base, tense), end), pieces };
  };
  if (/^(if|whether)$/.test(reading.tokens[0]?.text ?? ''))
    return plainly(
      parseStatement(within(reading, reading.tokens.slice(1), 1)),
      join(say('か'), say('どうか')),
    );
  for (const word of [longWord(reading), askedNoun(reading), askedWord(reading)]) {
    if (!word) continue;
    const rest = within(reading, reading.tokens.slice(word.length), word.length);
    const subject = parseNoun(rest, 0);
    const last = rest.tokens.at(-1)?.text ?? '';
    if (word.is && subject && /^(is|are|was|were)$/.test(last) && subject.next === rest.tokens.length - 1) {
      const now = word.is.written === '何時' && /^i/.test(last) ? say('今', 'いま') : null;
      const topic = subject.value.who === 'it' ? now : join(sayNoun(subject.value, 'anything'), say('が'));
      const past = /^w/.test(last);
      const base = { ...word.is, like: 'noun' as const };
      const what = word.is.written === '何' && !past ? say('何か', 'なにか') : null;
      const said = join(topic, what ?? join(bare(base, { past, negative: false }), say('か')));
      return { said, pieces: piecesOf(subject.value) };
    }
    if (word.aside?.written === 'どうやって') continue;
    const doing =
      rest.tokens[0]?.text === 'to'
        ? parseVerb(rest, 1, ['base'], { gap: word.gap ?? null, who: 'i' })
        : null;
    const done = doing && sayVerb(doing, { who: 'i', aside: word.aside ?? null });
    // "what to do": 何をすればいいか
    if (done)
      return { said: join(done.before, advisable(done.base, false), say('か')), pieces: piecesOfVerb(doing) };
    const asked = subject
      ? parsePredicate(rest, subject.next, subject.value, {
          ...{ gap: word.gap ?? null, open: true, aside: word.aside ?? null },
        })
      : word.gap && !word.gap.place
        ? parsePredicate(rest, 0, word.gap.noun, {})
        : null;
    const found = asked?.done || (asked && word.gap) ? plainly(asked, say('か')) : null;
    if (found) return found;
  }
  return null;
}

/** "do you like sushi": the auxiliary goes behind its subject, and it is read as a statement. */
function inverted(
  reading: Reading,
  asked: Gap | null,
  more: Pick<Asked, 'open' | 'aside'> = {},
): Clause | null {
  const [auxiliary, ...behind] = reading.tokens;
  // "Why did not you come": not goes behind the subject with its auxiliary.
  const not = behind[0]?.text === 'not' ? behind.slice(0, 1) : [];
  const others = behind.slice(not.length);
  const subject = auxiliary && parseNoun(within(reading, others, 1), 0);
  if (
    !auxiliary ||
    !subject ||
    isObject(others[0]?.text ?? '') ||
    !isNamed({ ...reading, tokens: others }, 0, subject.value)
  )
    return null;
  // "Could I" asks for leave, as "may I" does.
  const could = auxiliary.text === 'could';
  if (could && subject.value.who !== 'i' && subject.value.who !== 'we') return null;
  const verb: EnglishToken = could ? { ...auxiliary, text: 'may' } : auxiliary;
  const tokens = [...others.slice(0, subject.next), verb, ...not, ...others.slice(subject.next)];
  return parsePredicate({ ...reading, tokens }, subject.next, subject.value, {
    question: true,
    gap: asked,
    ...more,
  });
}

/** "What is this?", "Where is my mother?", "How was the movie?" */
function parseWhatIs(rest: Reading, { is, gap: asked }: Word): Sentence | null {
  const be = rest.tokens[0]?.text ?? '';
  if (!is || !/^(is|are|was|were)$/.test(be)) return null;
  const noun = parseNoun(rest, 1);
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
  const said = sayNoun(value, 'anything', 'you');
  return is.written === '誰' ? personally(said) : said;
}

/** "Where can I find the toilet?" asks where it is; "What day is it today?" what today is. */
function parseFind(rest: Reading, { is }: Word): Sentence | null {
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
function parseCost(rest: Reading, { is }: Word): Sentence | null {
  if (is?.written !== 'いくら' || !/^(do|does)$/.test(rest.tokens[0]?.text ?? '')) return null;
  if (rest.tokens.at(-1)?.text !== 'cost') return null;
  const before = within(rest, rest.tokens.slice(0, -1));
  const noun = parseNoun(before, 1);
  if (!noun || noun.next !== before.tokens.length) return null;
  const topic = noun.value.who === 'it' ? null : join(sayNoun(noun.value, 'anything'), say('は'));
  return { said: join(topic, is, say('です')), pieces: piecesOf(noun.value), question: true };
}

/** "Which is cheaper, the bus or the train?", "Which do you like better, tea or coffee?" */
function parseWhich(reading: Reading): Sentence | null {
  const texts = reading.tokens.map(({ text }) => text);
  const comma = texts.indexOf(',');
  if (texts[0] !== 'which' || comma < 0) return null;
  const first = parseNoun(reading, comma + 1, false);
  if (!first || texts[first.next] !== 'or') return null;
  const second = parseNoun(reading, first.next + 1, false);
  if (!second || second.next !== texts.length) return null;
  const said = join(
    sayNoun(first.value, 'anything'),
    say('と'),
    sayNoun(second.value, 'anything'),
    say('と'),
    say('どちら'),
    say('が'),
  );
  const pieces = [...piecesOf(first.value), ...piecesOf(second.value)];
  const middle = texts.slice(1, comma).join(' ');
  const finish = (base: Base) => ({
    said: join(said, polite(base, { past: false, negative: false })),
    pieces,
    question: true,
  });
  if (/^do you (like|prefer)( better| more)?$/.test(middle))
    return finish({ ...say('好き', 'すき'), like: 'adj-na' });
  const [, word = ''] = /^(?:is|are) (?:more )?(\S+)$/.exec(middle) ?? [];
  const keys = middle.includes(' more ') ? [word] : compared(word, 'er');
  const adjective = keys
    .map((key) => adjectiveFor(reading, key, first.value))
    .find((found) => found !== null);
  return adjective ? finish(adjective) : null;
}
