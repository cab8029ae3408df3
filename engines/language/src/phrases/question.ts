import { type Asked, type Clause, low, type Sentence } from './clause';
import { asSome, type EnglishToken } from './english-tokens';
import { parseFixed } from './fixed-questions';
import { trailing } from './likes';
import { isNamed, isObject, type Noun, piecesOf, type Reading, sayNoun, within } from './noun';
import { parseNoun } from './noun-phrase';
import { happened } from './own-past';
import { parsePredicate } from './predicate';
import { askedNoun, askedWord, AUXILIARY, longWord, type Word } from './question-words';
import { advisable, bare, join, say, type Say, stemOf } from './say';
import { piecesOfVerb, sayVerb } from './say-verb';
import { texts } from './time-words';
import { type Gap, parseVerb } from './verb-phrase';
import { howMany, parseCost, parseFind, parseWhatIs, parseWhoseIs } from './what-is';
import { parseWhich } from './which';

/** Any question; null for what is none, or is not known. `alone`: nothing says when or if. */
export function parseQuestion(reading: Reading, alone = true): Sentence | null {
  const which = parseWhich(reading) ?? parseKnown(reading) ?? parseFixed(reading, alone);
  if (which) return which;
  if (AUXILIARY.test(reading.tokens[0]?.text ?? ''))
    return asQuestion(inverted({ ...reading, tokens: reading.tokens.map(asSome) }, null));
  for (const word of [longWord(reading), askedNoun(reading), askedWord(reading)]) {
    const asked = word && parseAsked(reading, word);
    if (asked) return asked;
  }
  return null;
}

const KNOWN: Readonly<Record<string, Say>> = {
  'do you know': say('知っています', 'しっています'),
  'do you remember': say('覚えています', 'おぼえています'),
};

/** "Do you know where he lives?" */
function parseKnown(reading: Reading): Sentence | null {
  const known = KNOWN[texts(reading, 0, 3)];
  const inner = known ? parseEmbedded(within(reading, reading.tokens.slice(3), 3), () => null) : null;
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
  if (subject.count && /^(are|is|were|was) (there|in)$/.test(there))
    return howMany(withThere(rest), subject, /^w/.test(there));
  return asQuestion(parsePredicate(rest, 0, subject, {}));
}

/** "How many people are in your family?" asks how many there are. */
const withThere = (rest: Reading): Reading =>
  rest.tokens[1]?.text === 'there'
    ? rest
    : within(rest, [
        ...rest.tokens.slice(0, 1),
        { text: 'there', shown: 'there', capital: false },
        ...rest.tokens.slice(1),
      ]);

/** "Where shall we meet?": どこで会いましょうか */
function proposed(rest: Reading, { gap: asked, aside }: Word): Sentence | null {
  const phrase = parseVerb(rest, 2, ['base'], { gap: asked ?? null, who: 'we' });
  const said = phrase && sayVerb(phrase, { who: 'we', aside: aside ?? null });
  if (!said || !/^v/.test(said.base.like)) return null;
  const stem = stemOf(said.base);
  // What one should do oneself is asked for advice: 何をすればいいですか.
  const end =
    texts(rest, 0, 2) === 'should i'
      ? join(advisable(said.base, false), say('です'))
      : say(`${stem.written}ましょう`, `${stem.kana}ましょう`);
  return { said: join(said.before, end), pieces: piecesOfVerb(phrase), question: true };
}

/** What stands within "I do not know …": "where he lives", "what time the shop closes", "if he will come". */
export function parseEmbedded(
  reading: Reading,
  parseStatement: (reading: Reading) => Clause | null,
  past = false,
): { said: Say; pieces: Clause['pieces'] } | null {
  const plainly = (clause: Clause | null, end: Say) => {
    if (!clause) return null;
    const { topic, particle, before, base, tense, pieces } = low(clause);
    return { said: join(topic && join(topic, say(particle)), before, bare(base, tense), end), pieces };
  };
  if (/^(if|whether)$/.test(reading.tokens[0]?.text ?? '')) {
    const whether = trailing(within(reading, reading.tokens.slice(1), 1), ['or not']).reading;
    // "whether to go (or not)"
    const toDo = texts(whether, 0, 1) === 'to' ? parseVerb(whether, 1, ['base'], { who: 'i' }) : null;
    const done = toDo && sayVerb(toDo, { who: 'i' });
    if (toDo && done)
      return {
        said: join(done.before, done.base, say('か'), say('どうか', 'どう か')),
        pieces: piecesOfVerb(toDo),
      };
    return plainly(parseStatement(whether), join(say('か'), say('どうか')));
  }
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
    // Where I put something, I put it once.
    const isOnce = past || subject?.value.who === 'i';
    const once = asked && isOnce ? happened(asked, rest.tokens) : asked;
    const found = once?.done || (once && word.gap) ? plainly(once, say('か')) : null;
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
