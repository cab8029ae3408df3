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

/** 6 な-adjectives → 6 na-adjectives */
export const kindsInEnglish = (text: string): string =>
  text.replace(NAMED_IN_KANA, (_, kana: string) => `${KINDS[kana] ?? kana}-adjectives`);

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

/** A run as a word or ending to be explained, without the signs around it. */
export const bareRun = (run: string): string => run.replace(/^[〜~～\s]+/u, '').replace(END, '');
