/**
 * Finds the word of our dictionary that a translation names. FreeDict gives a spelling alone, so 辛い may be からい or つらい
 * and かさ one of three words: the meanings decide. Where they cannot, a spelling with kanji is its commonest word, and
 * kana is nothing: they would be a guess.
 */
import { foldForSearch, hasKanji } from '@kotoba/japanese';
import { type Form, parseForms, parseSenses } from '../../src/dictionary/word';
import { englishKey } from '../../src/english-key';

export interface KnownWord {
  readonly written: string;
  readonly kana: string;
}

interface Candidate {
  readonly forms: readonly Form[];
  readonly pos: ReadonlySet<string>;
  /** It is usually written in kana. */
  readonly inKana: boolean;
  readonly keys: ReadonlySet<string>;
  /** The words of all its meanings. */
  readonly terms: ReadonlySet<string>;
  readonly weight: number;
}

/** What FreeDict says of a translation. */
export interface Translated {
  readonly text: string;
  readonly headword: string;
  readonly remark: string | null;
  /** A proper noun, which any word may sound like: the city of Qom is no rubber (ゴム). */
  readonly isName: boolean;
}

export type Missing = 'unknown' | 'ambiguous';

/** Ends that are no part of the dictionary's spelling, and the codes of which the word must have one. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/する$/, ['vs', 'vs-s', 'vs-i']],
  [/[なに]$/, ['adj-na']],
  [/の$/, ['adj-no']],
];

const EXACT = 1_000;
const SHARED = 100;
const REMARKED = 20;
/** One or two kana are too many words. */
const SAFE_LENGTH = 3;
const HIRAGANA = /^[ぁ-ゖー]+$/;

const termsOf = (text: string): string[] =>
  englishKey(text.replace(/[()]/g, ' '))
    .split(' ')
    .filter((term) => term.length > 2 && !FILLER.has(term));
const FILLER = new Set(
  'the for and with esp etc someone something one that this from into not which used who person'.split(' '),
);

/** From the lines of the dictionary file: how to find the word of a translation. */
export function createKnownWords(lines: readonly string[]): (given: Translated) => KnownWord | Missing {
  const bySpelling = new Map<string, Candidate[]>();
  const byReading = new Map<string, Candidate[]>();
  for (const line of lines) {
    const candidate = toCandidate(line);
    for (const { kanji, kana } of parseForms(line.slice(0, line.indexOf('\t')))) {
      add(bySpelling, (kanji ?? kana).normalize('NFKC'), candidate);
      add(byReading, foldForSearch(kana), candidate);
    }
  }
  return (given) => {
    let known = false;
    for (const { text, codes } of variants(given.text)) {
      const fits = ({ pos }: Candidate) => codes.length === 0 || codes.some((code) => pos.has(code));
      const spelled = (bySpelling.get(text) ?? []).filter(fits);
      const heard = hasKanji(text) ? [] : (byReading.get(foldForSearch(text)) ?? []).filter(fits);
      known ||= spelled.length + heard.length > 0;
      const doubtful = given.isName || (!hasKanji(text) && text.length < SAFE_LENGTH);
      const sure = [
        spelled.filter((word) => likeness(word, given) >= (doubtful ? REMARKED : 0)),
        heard.filter((word) => likeness(word, given) >= (word.inKana ? REMARKED : EXACT)),
        doubtful ? [] : onlyCommon(heard, text),
      ].find((words) => words.length > 0);
      if (sure) return formOf(best(sure, given), text);
    }
    return known ? 'ambiguous' : 'unknown';
  };
}

/** Of all words that sound so, the only common one, if it is written so: やっつける, まさか. */
function onlyCommon(heard: readonly Candidate[], text: string): Candidate[] {
  const common = heard.filter(({ weight }) => weight > 0);
  return common.length === 1 && common[0]?.inKana && HIRAGANA.test(text) ? common : [];
}

function add(map: Map<string, Candidate[]>, key: string, candidate: Candidate): void {
  const list = map.get(key);
  if (!list) map.set(key, [candidate]);
  else if (list.at(-1) !== candidate) list.push(candidate);
}

function toCandidate(line: string): Candidate {
  const [forms = '', senses = '', , weight = '0'] = line.split('\t');
  const parsed = parseSenses(senses);
  const glosses = parsed.flatMap((sense) => sense.glosses);
  return {
    forms: parseForms(forms),
    pos: new Set(parsed.flatMap(({ pos }) => pos)),
    inKana: parseForms(forms).some(({ kanji }) => !kanji) || parsed[0]?.marks.includes('uk') === true,
    keys: new Set(glosses.map(englishKey)),
    terms: new Set(glosses.flatMap(termsOf)),
    weight: Number(weight),
  };
}

/** A translation as the dictionary may spell it: without (お), without the dot of ジョン・スミス, without する, な, の. */
function variants(given: string): { text: string; codes: readonly string[] }[] {
  const plain = given.normalize('NFKC').replace(/[〜~\s]/g, '');
  const texts = [
    ...new Set(
      [plain, plain.replace(/\(.*?\)/g, ''), plain.replace(/[()]/g, '')].flatMap((text) => [
        text,
        text.replace(/・/g, ''),
      ]),
    ),
  ];
  return texts.flatMap((text) => [
    { text, codes: [] },
    ...ENDINGS.filter(([ending]) => ending.test(text.slice(1))).map(([ending, codes]) => ({
      text: text.replace(ending, ''),
      codes,
    })),
  ]);
}

function best(candidates: readonly Candidate[], given: Translated): Candidate | undefined {
  const score = (word: Candidate) => likeness(word, given) + word.weight / 16;
  return candidates.toSorted((a, b) => score(b) - score(a))[0];
}

/** The spelling that was meant (治す is not 直す), or the commonest one for kana and for an odd spelling. */
function formOf(word: Candidate | undefined, text: string): KnownWord {
  const same = word?.forms.find(({ kanji, kana, odd }) => !odd && (kanji ?? kana).normalize('NFKC') === text);
  const { kanji, kana } = same ?? word?.forms[0] ?? { kanji: null, kana: '' };
  return { written: kanji ?? kana, kana };
}

/** How much the dictionary's meanings have of the headword and of what tells its sense. */
function likeness({ keys, terms }: Candidate, { headword, remark }: Translated): number {
  if (keys.has(englishKey(headword))) return EXACT;
  const shared = termsOf(headword).filter((term) => terms.has(term)).length;
  const remarked = termsOf(remark ?? '').filter((term) => terms.has(term)).length;
  return shared * SHARED + Math.min(remarked, 4) * REMARKED;
}
