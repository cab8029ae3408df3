import type { Utterance } from '../speech-engine';

/** Emoji and pictographs with what joins and modifies them: no dictionary of speech knows them. */
const PICTOGRAPHS =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\u20e3/gu;

/** C0 and C1 controls, format characters, lone surrogates, private use: none of them is text. */
const NOT_TEXT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

const LINE_END = /(?<!\s)\s*[\r\n\u2028\u2029]+\s*/g;

const SOUNDING = /[\p{L}\p{N}]/u;

const JAPANESE = '[\\u3000-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff々]';

/** Spaces that separate words for the eye ("かさ を かいます"); spoken they would be pauses. */
const SPACE_AT_JAPANESE = new RegExp(`(?<=${JAPANESE}) +| +(?=${JAPANESE})`, 'gu');

const endLine = (line: string): string => (/[、。,.!?！？]$/u.test(line) ? line : `${line}。`);

/**
 * One clean line for the engine, in full-width characters, or '' when nothing in it can be heard. The engine reads the
 * first line only, and it widens ASCII itself inside a fixed buffer: a text that is wide already cannot overrun it.
 */
export const speakableJapanese = (text: string): string => {
  const lines = text
    .normalize('NFKC')
    .replace(PICTOGRAPHS, '')
    .split(LINE_END)
    .map((line) =>
      line
        .replace(/[^\S\n]+/gu, ' ')
        .replace(NOT_TEXT, '')
        .trim(),
    )
    .filter((line) => SOUNDING.test(line));
  const line = lines.map((each, index) => (index < lines.length - 1 ? endLine(each) : each)).join('');
  return line
    .replace(SPACE_AT_JAPANESE, '')
    .replace(/[!-~]/g, (ascii) => String.fromCharCode(ascii.charCodeAt(0) + 0xfee0))
    .replace(/ /g, '　');
};

/**
 * open_jtalk reads at most 1,022 bytes of its first line (`fgets` into 1,024 bytes) and keeps the analysed text in a
 * buffer of the same size; some room is left because numbers grow when they are spelled out.
 */
export const MAX_BYTES = 900;

const bytes = (text: string): number => Buffer.byteLength(text);

const sentences = (text: string): string[] => text.match(/[^。！？]+[。！？]*/gu) ?? [];

/** Packs pieces into lines of at most MAX_BYTES; a piece that is too long itself is taken apart by `smaller`. */
const pack = (pieces: readonly string[], smaller: (piece: string) => string[]): string[] => {
  const lines: string[] = [];
  // Of the last line: counted once for each piece, and not for all that stands before it as well.
  let size = 0;
  for (const piece of pieces) {
    const own = bytes(piece);
    if (own > MAX_BYTES) {
      lines.push(...smaller(piece));
      size = bytes(lines.at(-1) ?? '');
    } else if (lines.length > 0 && size + own <= MAX_BYTES) {
      lines[lines.length - 1] += piece;
      size += own;
    } else {
      lines.push(piece);
      size = own;
    }
  }
  return lines;
};

const byCharacters = (text: string): string[] => pack([...text], (character) => [character]);
const byCommas = (text: string): string[] => pack(text.match(/[^、，]+[、，]*/gu) ?? [], byCharacters);

/**
 * The text in lines that the engine can take. A text that fits stays whole, with its reading. A longer one goes
 * sentence by sentence, each with its part of the reading as long as both have the same number of sentences; a single
 * sentence over the limit is cut at commas, else anywhere, and loses its reading.
 */
export const splitText = ({ text, reading }: Utterance): Utterance[] => {
  if (bytes(text) <= MAX_BYTES) return [{ text, reading }];
  const parts = sentences(text);
  const readings = reading === null ? [] : sentences(reading);
  return parts.flatMap((part, index) =>
    bytes(part) <= MAX_BYTES
      ? [{ text: part, reading: readings.length === parts.length ? (readings[index] ?? null) : null }]
      : byCommas(part).map((piece) => ({ text: piece, reading: null })),
  );
};
