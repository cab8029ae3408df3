import { hasJapanese, hasKanji, hasLatin } from '@kotoba/japanese';
import type { Candidate, Conversion, DraftEntry, NoteItem, NoteKind } from '../language';
import type { AuthoredPhrase } from '../authored/authored-word';
import { type EntryMaker, type TopicEntries, withoutDuplicates } from '../entries/make-entry';
import type { Guess, Meant } from '../lookup/known-words';
import type { PhraseLookup } from '../phrases/find-phrase';
import { asksForNone, ASK_FOR_ONE, isClause, parseRequest, splitGroup, splitPhrases } from './parse-request';
import { createTopicConverter, GENERAL, type TopicParts } from './convert-topic';
import { createLineCutter } from './sentence-lines';
import { joined, type Made, nothingKnown, offered } from './made';
import { asTyped, isInflected, isMeant, isOneWord, isSpoken, wordOf } from './word-or-phrase';

type Failure = Extract<Conversion, { ok: false }>;

const SHOWN = 60;

const HELP = {
  word: 'Check the spelling, or write the word in Japanese.',
  phrase:
    'Try another wording, note the single words, or write it in Japanese with its meaning, like this: 猫が好きです = I like cats.',
  topic:
    'Try a topic such as Food, Weather or Travel by train, or list its words, like this: Desserts: cake, ice cream.',
};

/** Nothing fits the note; says what can be done about it. */
function nothingFound(what: keyof typeof HELP, text: string, help: string = HELP[what]): Failure {
  const shown = text.length > SHOWN ? `${[...text].slice(0, SHOWN).join('')}…` : text;
  const words = what === 'topic' ? 'No words were found for' : `No ${what} was found for`;
  return {
    ok: false,
    code: 'NOTHING_FOUND',
    message: `${words} “${shown.replace(/\s+/g, ' ')}”. ${help}`.trim(),
    items: [],
  };
}

/** A sentence for which a word or a rule is missing: says which. */
const notComposed = (missing: string): Failure => ({
  ok: false,
  code: 'NOTHING_FOUND',
  message: `${missing} ${HELP.phrase}`,
  items: [],
});

function notUnderstood(): Failure {
  return {
    ok: false,
    code: 'NOT_UNDERSTOOD',
    message:
      'There is no word to read in this note. Write a word, a phrase or a topic in English or Japanese.',
    items: [],
  };
}

interface NoteParts extends TopicParts {
  readonly phrases: PhraseLookup;
  readonly maker: EntryMaker;
  /** A known English word that a mistyped one may mean. */
  readonly suggest: (text: string) => string | null;
  /** Fills what follows from a meaning and a Japanese word that a learner gave. */
  readonly complete: (given: { en_word: string; ja_word: string }) => Promise<DraftEntry>;
}

export interface NoteConverter {
  convert(kind: NoteKind, text: string): Promise<Conversion>;
  /** The entries of each way to read a text; empty when that way finds nothing. */
  words(text: string): Promise<DraftEntry[]>;
  phrases(text: string): Promise<DraftEntry[]>;
  topic(text: string): Promise<TopicEntries[]>;
  /** True for the title of a topic itself ("food"), not for its other names. */
  isTopicTitle(text: string): boolean;
}

const CLASS_NOTES = 'Class Notes';

/** So many items of one note are looked up; of the others it says that they were not found. */
const MAX_ITEMS = 100;

/** What becomes of each item of a note, in their order. */
async function ofEach(items: readonly string[], ofOne: (item: string) => Promise<Made>): Promise<Made> {
  const made: Made[] = [];
  for (const [index, item] of items.entries())
    made.push(index < MAX_ITEMS ? await ofOne(item) : nothingKnown(item));
  return joined(made);
}

/** Turns notes into complete entries. Source of collections and topics: NOTE-7. */
export function createNoteConverter(parts: NoteParts): NoteConverter {
  const { words, phrases, topics, entries, maker, dictionary, suggest, complete } = parts;
  const topicOf = createTopicConverter(parts);
  const splitLine = createLineCutter(parts);

  const candidateOf = async ({ found, label }: Guess): Promise<Candidate[]> =>
    (await entries.ofFound([found])).map((entry) => ({ entry, label: label ?? entry.en_word }));

  const meaningOf = async (
    about: string,
    { guesses, isSure, reasons }: Meant,
    place: number,
  ): Promise<NoteItem> => ({
    about,
    kind: 'meaning',
    place,
    candidates: (await Promise.all(guesses.map(candidateOf))).flat(),
    isAsked: !isSure,
    reasons,
  });

  const ofMeant = async (about: string, found: readonly Meant[]): Promise<Made> => {
    const items = await Promise.all(found.map((one, place) => meaningOf(about, one, place)));
    const made = items.flatMap(({ candidates: [first] }) => (first ? asTyped(first.entry, about) : []));
    return made.length === 1 ? { entries: made, items } : { entries: withoutDuplicates(made), items: [] };
  };

  const ofPhrase = (phrase: AuthoredPhrase): Made => ({ entries: [maker.fromPhrase(phrase)], items: [] });

  /** Both sides as the learner's teacher said them, with what is known of the word in just that meaning. */
  const ofSides = async (item: string): Promise<Made | null> => {
    const [found, ...more] = await words.meant(item);
    if (!found || more.length > 0 || found.reasons[0] !== 'given') return null;
    const { japanese, meaning } = await words.sides(item);
    if (found.isSure || meaning === undefined) return ofMeant(item, [found]);
    return { entries: [await complete({ en_word: meaning, ja_word: japanese })], items: [] };
  };

  /** What may be chosen instead; nothing is made. */
  const offer = async (
    item: string,
    kind: Exclude<NoteItem['kind'], 'unknown'>,
    guesses: readonly Guess[],
  ): Promise<Made> => offered(item, kind, (await Promise.all(guesses.map(candidateOf))).flat());

  /** "My sister is a nurse", of the older one and of the younger one. */
  const ofEither = async (item: string): Promise<Made | null> => {
    const ways = await phrases.either(item);
    const candidates = ways.map(({ phrase, label }) => ({ entry: maker.fromPhrase(phrase), label }));
    return candidates.length > 0 ? offered(item, 'meaning', candidates) : null;
  };

  /**
   * What is not known: its parts, or what it may be misspelt for, are offered, and nothing is made of them. A word of
   * our meanings is not misspelt.
   */
  const ofUnknown = async (item: string): Promise<Made> => {
    const suggestion = (await dictionary.usesWord(item)) ? null : suggest(item);
    const one = suggestion !== null && isOneWord(item, suggestion) ? await words.meant(suggestion) : [];
    if (one.length === 1 && one[0]?.isSure) return ofMeant(item, one);
    const [corrected] = suggestion === null ? [] : await words.whole(suggestion);
    if (corrected && suggestion !== null)
      return offer(item, 'spelling', [{ found: corrected, label: suggestion }]);
    const [, bare] = /^(?:my|our) (.+)$/i.exec(item) ?? [];
    const own = bare === undefined ? [] : await words.meant(bare);
    if (own.length === 1 && own[0]?.isSure) return ofMeant(item, own);
    const parts = (await words.parts(item)).map((found) => ({ found }));
    return parts.length > 0 ? offer(item, 'parts', parts) : nothingKnown(item);
  };

  const ofSpoken = async (item: string): Promise<Made> => {
    const sides = await ofSides(item);
    if (sides) return sides;
    const phrase = await phrases.find(item);
    if (phrase) return ofPhrase(phrase);
    const { subject, wants } = parseRequest(item);
    const group = wants === 'phrase' ? phrases.about(subject) : [];
    if (group.length > 0) return { entries: group.map((one) => maker.fromPhrase(one)), items: [] };
    const found = await words.meant(wants === null ? item : subject);
    return found.length > 0 ? ofMeant(item, found) : ((await ofEither(item)) ?? nothingKnown(item));
  };

  const phraseItems = (text: string): Promise<Made> => ofEach(splitPhrases(text), ofSpoken);

  const ofItem = async (item: string): Promise<Made> => {
    const sides = await ofSides(item);
    if (sides) return sides;
    const { subject, count, wants } = parseRequest(item);
    // "one person" is a word of its own (一人) before it is a person, once; "facial expression" asks for no expressions.
    const whole = wants !== null || count !== null ? await words.meant(item) : [];
    const isWhole =
      wants === null ? whole.length > 0 : whole.length === 1 && whole[0]?.reasons.includes('ours') === true;
    const found = isWhole ? whole : await words.meant(subject);
    const isWord = found.some((one) => isMeant(one, subject, /[.!?]$/.test(item)));
    const mayBePhrase = found.length === 0 || (isSpoken(item) && !isWord);
    const phrase = mayBePhrase ? await phrases.find(item) : isWord ? null : phrases.inRomaji(item);
    // What is only composed never stands before a word that is known.
    const word = phrase !== null && found[0] !== undefined ? wordOf(phrase, found[0], item) : null;
    if (word) return ofMeant(item, [word, ...found.slice(1)]);
    // "I had my computer fixed" is what was done, and no "to have it fixed": it is said so, or not at all.
    const isForm = !isWord && isInflected(item, found[0]);
    if (phrase && (found.length === 0 || phrase.usage !== null || isForm)) return ofPhrase(phrase);
    if (isForm)
      return offer(
        item,
        'parts',
        found.flatMap(({ guesses: [first] }) => first),
      );
    return found.length > 0 ? ofMeant(item, found) : ((await ofEither(item)) ?? ofUnknown(subject));
  };

  /** 揚げる / あげる is one word and how it is read, "きる, to wear" one and its meaning: as one item, null for all else. */
  const besideOf = async ([word = '', beside = '', ...more]: readonly string[]): Promise<string | null> => {
    if (more.length > 0 || !hasJapanese(word) || hasLatin(word)) return null;
    const isRead = hasKanji(word) && hasJapanese(beside) && !hasKanji(beside);
    if (!isRead && !beside.startsWith('to ')) return null;
    const item = isRead ? `${word} ${beside}` : `${word} = ${beside}`;
    const [found] = await words.meant(item);
    return found?.isSure && found.reasons[0] === 'given' ? item : null;
  };

  const itemsOf = async (text: string): Promise<Made> => {
    const items = (await Promise.all(text.split('\n').map(splitLine))).flat();
    const beside = await besideOf(items);
    return ofEach(beside === null ? items : [beside], async (item) => {
      const listed = await words.list(item);
      return listed.length > 0 ? { entries: await entries.ofFound(listed), items: [] } : ofItem(item);
    });
  };

  const convertTopic = async (text: string): Promise<Conversion> => {
    const { name, items } = splitGroup(text);
    const collection = parseRequest(name).subject;
    const listed = await itemsOf(items.join('\n'));
    if (listed.entries.length > 0) return converted(collection, GENERAL, listed);
    const made = await topicOf(name);
    return {
      ...(made.length > 0 ? { ok: true, collection, topics: made } : nothingFound('topic', collection)),
      items: [...listed.items],
    };
  };

  return {
    words: async (text) => [...(await itemsOf(text)).entries],
    phrases: async (text) => [...(await phraseItems(text)).entries],
    topic: topicOf,
    isTopicTitle: topics.isTitle,
    async convert(kind, text) {
      const clean = text.normalize('NFC').trim();
      if (!/[\p{L}\p{N}]/u.test(clean)) return notUnderstood();
      if (asksForNone(clean)) return { ok: false, code: 'NOT_UNDERSTOOD', message: ASK_FOR_ONE, items: [] };
      if (kind === 'TOPIC' || kind === 'CATEGORY') return convertTopic(clean);
      const made = await (kind === 'PHRASE' ? phraseItems : itemsOf)(clean);
      const topic = kind === 'PHRASE' ? 'Phrases' : 'Words';
      if (made.entries.length === 0) {
        const items = [...made.items];
        const what = kind === 'PHRASE' ? 'phrase' : 'word';
        const isOffered = items.some(({ candidates }) => candidates.length > 0);
        const [first = clean] = splitPhrases(clean);
        // Of a word what can be chosen instead says enough; of a sentence it is told what is missing, too.
        const missing = isOffered && !isClause(first) ? null : await phrases.missing(first);
        if (missing !== null) return { ...notComposed(missing), items };
        return { ...(isOffered ? nothingFound(what, clean, '') : nothingFound(what, clean)), items };
      }
      return converted(CLASS_NOTES, topic, made);
    },
  };
}

const converted = (collection: string, topic: string, { entries, items }: Made): Conversion => ({
  ...{ ok: true, collection },
  topics: [{ topic, entries: [...entries] }],
  items: [...items],
});
