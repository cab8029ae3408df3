import { hasJapanese } from '@kotoba/japanese';
import type { LanguageEngine, Listed } from '@kotoba/language';
import type { Reply } from '../../assistant';
import { inPlainEnglish } from '../intents/plain-english';
import { bareRun, romajiWords, shapeOf } from '../intents/shape';
import { amountIn } from './amounts';
import { wholeWords } from './find-word';
import { inOrder } from './table-answers';

/** Whether what goes on from some words is asked for: “ippun, nifun, and then?” */
const GOES_ON = /\b(?:then|next|after|rest|continue|go on|comes|etc)\b|\.\.|…/i;

/** What has an order and is asked for by its name, or by some of it. */
function namedOrder(language: LanguageEngine, message: string): readonly Listed[] | null {
  const shape = shapeOf(inPlainEnglish(message));
  const runs = shape.japanese.flatMap((run) => bareRun(run).split(/[、。・\s]+/u));
  const words = [...runs, ...romajiWords(shape)].filter((word) => word !== null && word !== '').map(String);
  if (words.length > 1 && GOES_ON.test(message)) return language.lore().sequenceWith(words);
  return hasJapanese(message) ? null : language.lore().sequence(inPlainEnglish(message));
}

/** Fewer of an order do not name it. */
const LEAST_NAMED = 3;

/** “that one over there” is one of an order, “left, right and front” are three by themselves: neither asks for all. */
async function isOwnName(
  language: LanguageEngine,
  message: string,
  order: readonly Listed[],
): Promise<boolean> {
  const text = inPlainEnglish(message).toLowerCase();
  const names = order.map(({ english }) =>
    (english ?? '')
      .replace(/ \(.*\)$/, '')
      .toLowerCase()
      .split(', '),
  );
  const known = new Set(names.flat().flatMap((name) => name.split(' ')));
  const said = (text.match(/[a-z]+/g) ?? []).filter((word) => !/^(?:and|the)$/.test(word));
  if (hasJapanese(text) || !said.every((word) => known.has(word))) return false;
  const named = names.filter((some) =>
    some.some((name) => ` ${text.match(/[a-z]+/g)?.join(' ')} `.includes(` ${name} `)),
  );
  const isList = /[,;/&]|\band\b/.test(text) && named.length * 2 < order.length;
  return isList || named.length < LEAST_NAMED || (await wholeWords(language, text)).length === 1;
}

/** Words that have an order, where a message asks for them; null for one that does not. */
export async function ordered(language: LanguageEngine, message: string): Promise<Reply | null> {
  const order = namedOrder(language, message);
  if (!order || (await isOwnName(language, message, order))) return null;
  // “in 10 minutes” asks for none of the others.
  return (await amountIn(language, inPlainEnglish(message))) ? null : inOrder(order);
}
