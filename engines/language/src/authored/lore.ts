import { foldForSearch } from '@kotoba/japanese';
import { readFacts, type Facts } from './facts';
import { readKin, readSecondReadings } from '../fair-keys/tables';
import { readVerbPairs, type VerbPair } from '../correction/pair-rules';
import type { AuthoredTopic } from './authored-word';
import type { AuthoredLibrary } from './library';
import { readNames } from '../phrases/read-lexicon';
import { nearestOf, type Said, sameWords } from './near-phrases';
import { createOccasions } from './occasions';
import { readOrders, sequenceKey, spelled, type Orders, type Spelled } from './orders';
import { authoredRows } from './read-authored';
import { readHomophones } from './tables';

/** What a point of grammar says, or what tells several apart. */
export interface GrammarPoint {
  /** As it is spelled first: たら, と, ば. */
  readonly names: readonly string[];
  readonly note: string;
  readonly examples: readonly Said[];
}

export interface KinWord {
  readonly english: string;
  readonly own: Spelled;
  readonly others: Spelled;
}

/** What we wrote to be told, beside words and their sentences. */
export interface Lore extends Orders, Facts {
  /** The point that is asked for by all these spellings, and no other beside them; null when we wrote none. */
  grammar(points: readonly string[]): GrammarPoint | null;
  /** The point that says in Japanese what some English says with a word or two: "must not". */
  grammarFor(english: string): GrammarPoint | null;
  /** The point that is asked for by its English name: "how do conditionals work". */
  grammarAbout(question: string): GrammarPoint | null;
  /** The points whose spelling stands in a sentence, the longest first. */
  grammarIn(sentence: string): readonly GrammarPoint[];
  /** How a verb is said of others (honorific) and of oneself (humble); null of a verb that has neither. */
  keigo(verb: string): { readonly honorific: Spelled | null; readonly humble: Spelled | null } | null;
  /** What tells a spelling from others of its sound, in a few words: 合う "to fit, to match". Null when we wrote none. */
  hint(written: string): string | null;
  /** All readings of a spelling that are one word to a learner: さびしい and さみしい of 寂しい. Empty where we wrote none. */
  readings(written: string): readonly string[];
  /** The topics that list a spelling, each with the wider theme that it belongs to. */
  topicsOf(written: string): readonly Pick<AuthoredTopic, 'title' | 'theme'>[];
  /** What is said with a noun as a whole: 約束を守る. */
  expressionsWith(noun: string): readonly Said[];
  /** The pair that a verb belongs to. */
  pairOf(verb: string): VerbPair | null;
  /** All verbs of which that is told. */
  keigoVerbs(): readonly string[];
  verbPairs(): readonly VerbPair[];
  /** What a kanji is made of; empty when we wrote nothing. */
  parts(kanji: string): readonly string[];
  /** The kanji that have a part, by its sign or what it means: 水, “water”. */
  kanjiWith(part: string): readonly string[];
  /** A family word by its English: "older sister". */
  kin(english: string): KinWord | null;
  /** A person’s name, as it is written in Japanese; null for one that we do not know. */
  nameOf(english: string): Spelled | null;
  /** The family, a word for each. */
  family(): readonly KinWord[];
  /** The English of a sentence of ours; null for any other. */
  english(sentence: string): string | null;
  /** Whether it is one of the sentences of our tables that are right, word for word. */
  isRight(sentence: string): boolean;
  /** What the small words inside a sentence and its end say: “てくれる: does it for me”. */
  inside(sentence: string): readonly string[];
  /** The phrase of the phrase book that is nearest to some English, by its words; null when none is near. */
  nearest(english: string): Said | null;
  /** The phrase that says some English with the same words, whatever stands around them; null for any other. */
  inOtherWords(english: string): Said | null;
  /** What one says on an occasion: “before eating”, “when someone is sick”; null where we wrote nothing of it. */
  occasion(text: string): Said | null;
  /** What one answers to small talk; null for what is none. */
  talk(said: string): Said | null;
}

const bare = (text: string): string => foldForSearch(text.replace(/[〜~～…\s。、]/g, ''));

const FAMILY =
  'father;mother;parents;older brother;older sister;younger brother;younger sister;grandfather;grandmother;uncle;aunt;husband;wife;son;daughter;child'.split(
    ';',
  );

const GRAMMAR_WORDS =
  /^(?:form|forms|verb|verbs|work|works|use|used|using|make|grammar|rule|rules|tense|sentence|sentences|about|when|explained|formed|should|would|exactly|again|point)$/;
const grammarKey = (text: string): string =>
  sequenceKey(text)
    .split(' ')
    .filter((word) => !GRAMMAR_WORDS.test(word))
    .map((word) => word.replace(/(?<=[a-z]{4})s$/, ''))
    .join(' ');

type Told = Pick<AuthoredLibrary, 'words' | 'phrases' | 'topics' | 'expressions'>;

interface Row extends GrammarPoint {
  /** Each point by all its spellings. */
  readonly points: readonly ReadonlySet<string>[];
}

const readGrammar = (): Row[] =>
  authoredRows('grammar.tsv', 6).map(
    ({ columns: [names = '', note = '', ja1 = '', en1 = '', ja2 = '', en2 = ''] }) => {
      const points = names.split(' ').map((point) => point.split(';'));
      return {
        note,
        names: points.map(([first = '']) => first),
        points: points.map((spellings) => new Set(spellings.map(bare))),
        examples: [
          { ja: ja1, en: en1 },
          { ja: ja2, en: en2 },
        ],
      };
    },
  );

/** 食べきれない has no べき in it. */
const standsIn = (sentence: string, name: string): boolean =>
  name === 'べき' ? /べき(?![らりるれろっ])/u.test(sentence) : sentence.includes(name);

/** What `inside-sentences.tsv` says of a sentence; of its end the first that fits. */
function readInside(): Lore['inside'] {
  const rows = authoredRows('inside-sentences.tsv', 3).map(
    ({ columns: [place, pattern = '', told = ''] }) => ({
      isEnd: place === 'end',
      pattern: new RegExp(pattern, 'u'),
      told,
    }),
  );
  return (sentence) => {
    const found = rows.filter(({ pattern }) => pattern.test(sentence));
    const ends = found.filter(({ isEnd }) => isEnd).slice(0, 1);
    return [...found.filter(({ isEnd }) => !isEnd), ...ends].map(({ told }) => told);
  };
}

/** All tables that are told as they stand. Read once, when they are first asked. */
export function readLore({ words, phrases, topics, expressions }: Told): Lore {
  const rows = readGrammar();
  const english = new Map(
    [
      ...words.flatMap(({ sentences }) => sentences),
      ...phrases.flatMap(({ written, meanings, example }) => [
        { ja: written, en: meanings[0] ?? '' },
        example,
      ]),
      ...rows.flatMap(({ examples }) => examples),
    ].map(({ ja, en }) => [bare(ja), en]),
  );
  const right = new Set(
    [
      ...['clause-mistakes.tsv', 'mistakes.tsv'].flatMap((file) => authoredRows(file, 5)),
      ...authoredRows('frames.tsv', 7),
    ].flatMap(({ columns }) => (columns.at(-1) ?? '').split(' / ').map(bare)),
  );
  const sayings = new Map(
    authoredRows('english-grammar.tsv', 2).flatMap(({ columns: [ways = '', points = ''] }) =>
      ways.split(';').map((way) => [way, points.split(' ')] as const),
    ),
  );
  // “please” is no name: without its frame nothing of it is left.
  const named = new Map(
    [...sayings].map(([way, points]) => [grammarKey(way), points] as const).filter(([key]) => key !== ''),
  );
  const pointOf = (points: readonly string[] | undefined): GrammarPoint | null => {
    const holds = ({ names }: Row) => points?.every((point) => names.includes(point));
    return points ? (rows.filter(holds).sort((a, b) => a.names.length - b.names.length)[0] ?? null) : null;
  };
  const pairs = readVerbPairs();
  const hints = new Map(
    [...readHomophones().values()]
      .flat()
      .flatMap(({ written, label }) => (label ? [[written, label] as const] : [])),
  );
  const keigo = new Map(
    authoredRows('keigo.tsv', 3).map(({ columns: [verb = '', honorific = '', humble = ''] }) => [
      verb,
      { honorific: spelled(honorific), humble: spelled(humble) },
    ]),
  );
  const names = readNames();
  const readings = readSecondReadings();
  const parts = new Map(
    authoredRows('kanji-parts.tsv', 2).map(({ columns: [kanji = '', list = ''] }) => [
      kanji,
      list.split(';'),
    ]),
  );
  const talk = authoredRows('talk.tsv', 3).map(({ columns: [pattern = '', ja = '', en = ''] }) => ({
    pattern: new RegExp(`^(?:${pattern})`),
    said: { ja, en },
  }));
  const kin = new Map(
    readKin()
      .map(({ plain, polite: [others], en }): [string, KinWord] => [
        en,
        { english: en, own: plain, others: others ?? plain },
      ])
      .reverse(),
  );
  return {
    ...readOrders(),
    ...readFacts(),
    grammar(asked) {
      const wanted = asked.map(bare);
      const holds = ({ points }: Row): boolean =>
        wanted.every((spelling) => points.some((point) => point.has(spelling))) &&
        (wanted.length > 1 || points.length < 3 || wanted[0]?.length === 1);
      const fits = rows.filter(holds);
      return fits.find(({ points }) => points.length === wanted.length) ?? fits[0] ?? null;
    },
    grammarFor: (text) => pointOf(sayings.get(text.toLowerCase().replace(/[‘’]/g, "'").trim())),
    grammarAbout: (text) =>
      /^(?:explain|how|what|tell|help|teach|when|show|grammar)\b/i.test(text)
        ? pointOf(named.get(grammarKey(text)))
        : null,
    grammarIn: (sentence) =>
      rows
        .flatMap((row) => {
          const found = row.points.flatMap((point) => [...point].filter((name) => standsIn(sentence, name)));
          const length = Math.max(0, ...found.map((name) => name.length));
          // Of a row of several points only what cannot be a part of something else.
          return length > (row.points.length === 1 ? 1 : 3) ? [{ row, length }] : [];
        })
        .sort((a, b) => b.length - a.length)
        .map(({ row }) => row),
    keigo: (verb) => keigo.get(verb) ?? null,
    hint: (written) => hints.get(written) || null,
    readings: (written) => readings.get(written) ?? [],
    topicsOf: (written) =>
      topics.filter(({ groups }) =>
        groups.some((group) => group.words.some((word) => word.written === written)),
      ),
    keigoVerbs: () => [...keigo.keys()],
    verbPairs: () => pairs,
    expressionsWith: (noun) =>
      expressions.flatMap(({ written, ways: [en = ''], partOfSpeech }) =>
        /^(?:verb|expression)$/.test(partOfSpeech) &&
        written.startsWith(noun) &&
        /^[をがに][^(]+$/u.test(written.slice(noun.length))
          ? [{ ja: written, en }]
          : [],
      ),
    pairOf: (verb) =>
      pairs.find(
        ({ does, happens, doesKana, happensKana }) =>
          [does, happens].includes(verb) || [doesKana, happensKana].includes(verb),
      ) ?? null,
    parts: (kanji) => parts.get(kanji) ?? [],
    kanjiWith: (part) =>
      [...parts].flatMap(([kanji, list]) =>
        list.some(
          (one) => one === part || one.startsWith(`${part} `) || one.replace(/^\S+ (?:to )?/, '') === part,
        )
          ? [kanji]
          : [],
      ),
    kin: (english) => kin.get(english.toLowerCase()) ?? null,
    nameOf(english) {
      const name = names.get(english.toLowerCase());
      return name?.kinds.has('person') ? { written: name.written, kana: name.kana } : null;
    },
    family: () => FAMILY.flatMap((english) => kin.get(english) ?? []),
    english: (sentence) => english.get(bare(sentence)) ?? null,
    isRight: (sentence) => english.has(bare(sentence)) || right.has(bare(sentence)),
    inside: readInside(),
    nearest: (text) => nearestOf(text, phrases),
    inOtherWords: (text) => sameWords(text, phrases),
    occasion: createOccasions(),
    talk: (said) => talk.find(({ pattern }) => pattern.test(said))?.said ?? null,
  };
}
