import { foldForSearch } from '@kotoba/japanese';
import { isEnglishWord } from '@kotoba/japanese/english-words';
import { authoredRows } from './read-authored';

/** What is told of Japanese itself, and of whom some Japanese is said to. */
export interface Facts {
  /** What is told to a question about Japanese: all words of it that say something must be known; null for any other. */
  fact(question: string): string | null;
  /** The same, where words stand beside those of a question of ours that say nothing of it: “for all groups”. */
  factNear(question: string): string | null;
  /** To whom or when one says some Japanese; null where we wrote nothing. */
  manners(expression: string): string | null;
}

/** What only frames a question; “it” and “my” point at something else, and are none of these. */
const FRAME = new Set(
  (
    "a an the i i'm i'd you we me one do does did is are was were be can could would will should must shall how what what's which who to of in on at for with " +
    'and so or if when why vs versus but then also just please pls ok okay hey hi sensei kotoba tell explain show teach know understand help get about from by as any some ' +
    'really exactly actually use used using need want japanese basically usually again wonder wondering way wanna work works mean means thing supposed like people person ' +
    'come because always between someone everyone everybody'
  ).split(' '),
);
/** What says nothing of what is asked, where all else of a question is known. */
const BESIDE = new Set(
  (
    'all every each group many much more most less often never sometimes usually native speaker real life still even lot little bit part good ' +
    "don't do not can't get confused confusing struggle struggling trouble hard difficult remember forget keep it this that thing stuff simple simply short " +
    'language grammar sentence important necessary matter there go please thanks help question learn learning wa ga o ni'
  ).split(' '),
);
const ASKS =
  /^(?:(?:so|and|ok|okay|but|please|just|hey|hi|wait|also|then|sorry) )*(?:how|what|what's|whats|why|when|which|is|are|does|do|did|can|could|should|will|would|must|explain|tell|teach|help|where|difference|rules?|exceptions?|best|am|ever|[4-9]|[\p{Script=Hiragana}]+|[a-z]+ at the end)(?![a-z'])/iu;
/** One's own words, and what a word is called, are asked for otherwise. */
const OTHERWISE =
  /\b(?:many|much|which|what) .*\b(?:do|did|have|can) i\b(?! need\b)|\bi(?:'ve| have)\b|\bmy (?!teacher|boss|colleague|coworker)|\b(?:japanese|word|kanji|term|name|phrase) (?:word )?(?:for|of)\b|\btranslate\b/i;
/** Said of what is to be explained: one word is enough then. */
const EXPLAINED = /\b(?:explain|works?|about|overview)\b/i;

/** The words that say something, in one order. */
const keyOf = (text: string): string => {
  const words: readonly string[] =
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .replace(/\bwatashi(?: ?wa)?\b|わたし(?:は)?|私は/gu, '私')
      .replace(/\b(i|na)[- ](?=adjective)/g, '$1-')
      .replace(/(?<!\b(?:i|na))-/g, ' ')
      .match(/[\p{Script=Hiragana}\p{Script=Katakana}ー]+|\p{Script=Han}+|[a-z0-9'-]+/gu) ?? [];
  const said = words.filter((word) => !FRAME.has(word));
  return [...new Set(said.map((word) => word.replace(/(?<=[a-z]{3}[^s'])s$/, '')))].sort().join(' ');
};

/** “what is a particle”: a term of grammar alone. */
const WHAT_IS = /^what(?:'s|s| is| are) (?:an? |the )?(?:japanese )?/i;

/** The tables of facts and of manners. */
export function readFacts(): Facts {
  const rows = authoredRows('facts.tsv', 2).flatMap(({ columns: [questions = '', told = ''] }) =>
    questions.split(';').map((question) => ({ question, key: keyOf(question), told })),
  );
  const facts = new Map(rows.map(({ key, told }) => [key, told]));
  const terms = new Map(
    rows.flatMap(({ question, key, told }) => (WHAT_IS.test(question) ? [[key, told] as const] : [])),
  );
  const manners = new Map(
    authoredRows('manners.tsv', 2).flatMap(({ columns: [expressions = '', told = ''] }) =>
      expressions.split(';').map((expression) => [foldForSearch(expression), told] as const),
    ),
  );
  return {
    fact(question) {
      const key = ASKS.test(question) && !OTHERWISE.test(question) ? keyOf(question) : '';
      const isSure = / /.test(key) || !isEnglishWord(key) || EXPLAINED.test(question);
      const term = WHAT_IS.test(question) ? terms.get(key) : undefined;
      return term ?? (key !== '' && isSure ? (facts.get(key) ?? null) : null);
    },
    factNear(question) {
      if (OTHERWISE.test(question)) return null;
      const asked = keyOf(question).split(' ');
      const isNear = ({ key }: { readonly key: string }): boolean => {
        const words = key.split(' ');
        return (
          words.length > 1 &&
          words.every((word) => asked.includes(word)) &&
          asked.every((word) => words.includes(word) || BESIDE.has(word))
        );
      };
      const near = rows.filter(isNear).sort((one, other) => other.key.length - one.key.length);
      return near[0]?.told ?? null;
    },
    manners: (expression) =>
      manners.get(foldForSearch(expression.replace(/[。、！？!?〜~～\s]/gu, ''))) ?? null,
  };
}
