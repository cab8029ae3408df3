import { hasKanji } from '@kotoba/japanese';
import type { Reply } from '../../assistant';
import { items, notFound, paragraphs, textReply, wordItems, type AnswerInput } from './answer';
import { findWord } from './find-word';
import { check } from './grammar-answers';
import { grammarPoint } from './grammar-point';
import { pairOf } from './table-answers';
import { compare } from './word-answers';
import { kanji } from './writing-answers';

/** Several things beside each other: points of grammar, kanji, words, or a sentence that is right and one that is not. */
export async function several(input: AnswerInput, texts: readonly string[]): Promise<Reply> {
  const { language } = input;
  const lore = language.lore();
  const [one = '', other = ''] = texts;
  const particle = texts.length === 2 ? await particleInstead(input, one, other) : null;
  if (particle) return particle;
  // “は or が in だれ…”: the first two are what is asked about.
  const point = lore.grammar(texts) ?? (texts.length > 2 ? lore.grammar(texts.slice(0, 2)) : null);
  if (point) return grammarPoint(input, point);
  const isKanji = texts.every((text) => [...text].length === 1 && hasKanji(text));
  const own = await Promise.all(texts.map((text) => language.homonyms(text)));
  // 待 and 持 are no words by themselves, 雨 and 傘 are.
  if (isKanji && own.some((words) => words.length === 0)) return kanji(input, { text: texts.join('') });
  const note = texts.length === 2 ? language.compare(one, other) : null;
  if (note !== null) return compare(input, one, other);
  const pair = lore.pairOf(one);
  if (pair && pair === lore.pairOf(other)) return pairOf(input, { verbs: texts });
  const checked = await Promise.all(texts.map((text) => language.correct(text)));
  const wrong = checked.findIndex(({ remarks }) => remarks.length > 0);
  if (wrong >= 0) {
    const { text, remarks } = checked[wrong] ?? { text: '', remarks: [] };
    return textReply(paragraphs(`Say ${text}.`, items(remarks)));
  }
  if (texts.some((text) => [...text].length > 8))
    return textReply(
      paragraphs(
        'I cannot tell these apart for sure. I found nothing that I can check in either.',
        `Shall I look at one? “check: ${one}”`,
      ),
    );
  // “why is it 日本語が分かる with が”: が分かる is a point of its own.
  const byLength = [...texts].sort((a, b) => a.length - b.length);
  const together = lore
    .grammarIn(byLength.at(-1) ?? '')
    .find(({ names }) => names.some((name) => name.includes(byLength[0] ?? '')));
  if (together) return grammarPoint(input, together);
  // “why does 学校に行く use に”: of what is asked about the shortest is the point.
  const points = byLength.map((text) => lore.grammar([text]));
  const asked = points.find((each) => each !== null);
  if (asked) return grammarPoint(input, asked);
  const differs = texts.length === 2 ? differing(one, other) : [];
  const told = lore.grammar(differs) ?? differs.map((each) => lore.grammar([each])).find(Boolean);
  if (differs.length > 0 && told) return grammarPoint(input, told);
  if (texts.length === 2) return compare(input, one, other);
  const words = await Promise.all(texts.map((text) => findWord(language, text)));
  const known = words.filter((word) => word !== null);
  return known.length === texts.length
    ? textReply(paragraphs('Each by itself:', wordItems(known)), known)
    : notFound(language, texts[words.indexOf(null)] ?? one);
}

/** “why is it 友達に会う and not を”: what is wrong with the other particle in its place. */
async function particleInstead({ language }: AnswerInput, one: string, other: string): Promise<Reply | null> {
  const [sentence, particle] = [...one].length > [...other].length ? [one, other] : [other, one];
  if (!/^[をがにではへと]$/.test(particle) || !/[をがにではへと]./.test(sentence.slice(1))) return null;
  const wrong = `${sentence.charAt(0)}${sentence.slice(1).replace(/[をがにではへと](?=[^をがにではへと]+$)/, particle)}`;
  if (wrong === sentence) return null;
  const polite = (await language.reshape(wrong, 'polite')) ?? wrong;
  const { remarks } = await language.correct(polite);
  return remarks.length > 0 ? textReply(paragraphs(`Say ${sentence}, not ${wrong}.`, items(remarks))) : null;
}

/** に行く and へ行く differ in に and へ, 食べました and 食べたことがある in their endings. */
function differing(one: string, other: string): string[] {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [first, second] = [one.slice(start), other.slice(start)];
  let end = 0;
  while (end < Math.min(first.length, second.length) && first.at(-1 - end) === second.at(-1 - end)) end += 1;
  const parts = [first.slice(0, first.length - end), second.slice(0, second.length - end)];
  return start + end > 0 && parts.every(Boolean) ? parts : [];
}

/** Why a sentence says what it says: the points of grammar in it. */
export async function explain(input: AnswerInput, text: string): Promise<Reply> {
  const { language } = input;
  const [point] = language.lore().grammarIn(text);
  if (point) return grammarPoint(input, point);
  const { remarks } = await language.correct(text);
  return remarks.length > 0
    ? check(input, text)
    : textReply(
        `I cannot explain why ${text} is so. Would you like its words, “what does ${text} mean”, or an example, “an example with ${text}”?`,
      );
}
