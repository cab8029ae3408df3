import { isEnglishWord } from '@kotoba/japanese/english-words';
import { kanaReadings } from '@kotoba/language';

/** A message with its Japanese and what is quoted taken out, so that only English is left to be understood. */
export interface Shape {
  /** English words in lower case, `J` for a run of Japanese, `Q` for what is quoted. */
  readonly words: readonly string[];
  /** Whole sentences as well: no word of English is read as Japanese. */
  readonly japanese: readonly string[];
  readonly quoted: readonly string[];
}

const JAPANESE = String.raw`\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々〆`;
/** 9月4日, 〜たことがある, 明日、行きますか。: figures and signs belong to the run that they stand in. */
const RUN = new RegExp(`[〜~～]?\\s?[0-9]*[${JAPANESE}][${JAPANESE}0-9、。！？!?「」『』（）…・〜～]*`, 'gu');
const QUOTED = /["“「『]([^"“”「」『』]+)["”」』]|(?<![\p{L}])'([^']+)'(?![\p{L}])/gu;
/** な-adjectives are English. */
const NAMED_IN_KANA = /([なナいイ])[- ]?adj(?:ective)?s?\b/gu;
const KINDS: Readonly<Record<string, string>> = { な: 'na', ナ: 'na', い: 'i', イ: 'i' };

/** "ます stem of 話す": of which word it is follows. */
const FORM_IN_KANA =
  /(?<!\p{Script=Hiragana})(て|た|ない|ます|ば|たら|たい)[- ]?(form|stem)(?=,| (?:of|for|from|with|and|or|pls|please|past|negative|polite)\b| [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[?？]|$)/gu;
const FORMS: Readonly<Record<string, string>> = {
  て: 'te',
  た: 'ta',
  ない: 'nai',
  ます: 'masu',
  ば: 'ba',
  たら: 'tara',
  たい: 'tai',
};

/** 6 な-adjectives → 6 na-adjectives */
export const kindsInEnglish = (text: string): string =>
  text
    .replace(FORM_IN_KANA, (_, kana: string, form: string) => `${FORMS[kana] ?? kana} ${form}`)
    .replace(NAMED_IN_KANA, (_, kana: string) => `${KINDS[kana] ?? kana}-adjectives`);

const END = /(?<![？！?!…。、])[？！?!…。、\s]+$/u;

/** What a message is made of. */
export function shapeOf(message: string): Shape {
  const japanese: string[] = [];
  const quoted: string[] = [];
  const text = kindsInEnglish(message.normalize('NFKC').replace(/[‘’´`]/g, "'"))
    .replace(QUOTED, (_, double?: string, single?: string) => {
      const inside = (double ?? single ?? '').trim();
      if (RUN.test(inside)) {
        RUN.lastIndex = 0;
        return ` ${inside} `;
      }
      quoted.push(inside);
      return ' Q ';
    })
    .replace(RUN, (run) => {
      japanese.push(run.trim().replace(/[、\s]+$/u, ''));
      return ' J ';
    });
  const words = text.match(/[JQ](?![\p{L}])|[\p{L}\p{N}]+(?:['’.:-][\p{L}\p{N}]+)*/gu) ?? [];
  return {
    words: words.map((word) => (/^[JQ]$/.test(word) ? word : word.toLowerCase())),
    japanese,
    quoted,
  };
}

/** Particles and endings in Latin letters, where they stand for themselves. */
const ENDINGS: Readonly<Record<string, string>> = {
  ...{
    wa: 'は',
    ga: 'が',
    ni: 'に',
    de: 'で',
    wo: 'を',
    o: 'を',
    mo: 'も',
    yo: 'よ',
    ne: 'ね',
    ka: 'か',
    ya: 'や',
  },
  ...{
    tari: 'たり',
    tara: 'たら',
    nara: 'なら',
    kara: 'から',
    made: 'まで',
    node: 'ので',
    noni: 'のに',
    to: 'と',
    e: 'へ',
  },
};
/** English as well: only beside another one. */
const ALSO_ENGLISH = /^(?:to|o|e|made|node|de|ya|yo)$/;
/** Names of forms and scripts are said in English. */
const NAMES =
  /^(?:te|ta|nai|masu|ba|tai|romaji|hiragana|katakana|kanji|kana|keigo|furigana|kotoba|sensei|ichidan|godan)$/;

const romaji = (word: string): string | null =>
  !NAMES.test(word) && /^(?!.*(.)\1\1)[a-z]{3,}$/.test(word) && !isEnglishWord(word)
    ? (kanaReadings(word)[0] ?? null)
    : null;

/** Each word of a message in kana, where it is romaji. */
export function romajiWords({ words }: Shape): readonly (string | null)[] {
  const particles = words.filter((word) => word in ENDINGS);
  const isGrammar = particles.some((word) => !ALSO_ENGLISH.test(word));
  return words.map(
    (word, at) =>
      (isGrammar && ENDINGS[word]) ||
      romaji(word) ||
      // “shikata ga nai” goes on, “taberu nai form” names a form.
      (word === 'nai' && isGrammar && (words[at - 1] ?? '') in ENDINGS ? 'ない' : null),
  );
}

/** The same message with its romaji as Japanese; null where it has none, or has Japanese already. */
export function withRomaji(shape: Shape): Shape | null {
  const kana = romajiWords(shape);
  if (shape.japanese.length > 0 || kana.every((word) => word === null)) return null;
  const japanese: string[] = [];
  const words = shape.words.flatMap((word, at) => {
    const own = kana[at];
    if (own === null || own === undefined) return [word];
    // “kekkou desu” is one run.
    const isNext = typeof kana[at - 1] === 'string';
    if (isNext) japanese.push(`${japanese.pop() ?? ''}${own}`);
    else japanese.push(own);
    return isNext ? [] : ['J'];
  });
  return { ...shape, japanese, words };
}

/** A run as a word or ending to be explained, without the signs around it. */
export const bareRun = (run: string): string => run.replace(/^[〜~～\s]+/u, '').replace(END, '');
