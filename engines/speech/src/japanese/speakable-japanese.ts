/** Emoji and pictographs with what joins and modifies them: no dictionary of speech knows them. */
const SOUNDLESS =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\u20e3/gu;

/** C0 and C1 controls, format characters, lone surrogates, private use: none of them is text. */
const NOT_TEXT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

const LINE_END = /\s*[\r\n\u2028\u2029]+\s*/g;

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
    .replace(SOUNDLESS, '')
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
