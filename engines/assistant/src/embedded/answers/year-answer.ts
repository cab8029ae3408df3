import type { Reply } from '../../assistant';
import type { PlainIntent } from '../intents/intent';
import { ERAS } from '../intents/rules/era-rules';
import { textReply, type AnswerInput } from './answer';

/** 2024 is 令和6年; the first year of an era begins in the last one of the era before. */
export async function year(
  { language }: AnswerInput,
  { era, year: asked }: Extract<PlainIntent, { kind: 'year' }>,
): Promise<Reply> {
  const [name = '', before = 0] = era
    ? [era, ERAS[era]]
    : (Object.entries(ERAS).findLast(([, start]) => asked > start) ?? []);
  const inEra = era ? asked : asked - before;
  const after = Object.values(ERAS).find((start) => start >= before + inEra);
  if (before === 0 || inEra < 1 || (after !== undefined && before + inEra > after + 1))
    return textReply(`I know no year ${asked} of ${name || 'an era'}.`);
  const written = `${name}${inEra}年`;
  const { hiragana, romaji } = await language.read(written);
  const first = inEra === 1 ? ` The first year is also called ${name}元年 (がんねん, gannen).` : '';
  return textReply(
    era
      ? `${written} (${hiragana}, ${romaji}) is ${before + inEra}.${first}`
      : `${asked} is ${written} (${hiragana}, ${romaji}).${first}`,
  );
}
