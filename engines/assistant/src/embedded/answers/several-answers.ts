import { hasJapanese, hasKanji, isKana } from '@kotoba/japanese';
import type { GrammarPoint, LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import type { PlainIntent } from '../intents/intent';
import { items, listed, notFound, paragraphs, textReply, type AnswerInput } from './answer';
import { findWord, isWrittenSo } from './find-word';
import { foundIn } from './found-mistakes';
import { check } from './found-mistakes';
import { grammarPoint } from './grammar-point';
import { formsApart, madeFrom, toldWays } from './made-from';
import { verbWith } from './related-answers';
import { pairOf, partly } from './table-answers';
import { apart, compare } from './word-answers';
import { kanji } from './writing-answers';

/** Several things beside each other: points of grammar, kanji, words, or a sentence that is right and one that is not. */
export async function several(input: AnswerInput, texts: readonly string[]): Promise<Reply> {
  const { language } = input;
  const lore = language.lore();
  const named = await inJapanese(language, texts);
  if (named.length < 2) return partly(input, named[0] ?? texts[0] ?? '');
  if (named.some((text, at) => text !== texts[at])) return several(input, named);
  const [one = '', other = ''] = texts;
  const [short = '', sentence = ''] = [...texts].sort((a, b) => a.length - b.length);
  const particle = texts.length === 2 ? await particleRule(language, sentence, short) : null;
  if (particle) return particle;
  // “is バスを降りる right, or から”
  if (
    texts.length === 2 &&
    /^(?:から|まで|より)$/u.test(short) &&
    IN_SENTENCE.test(sentence) &&
    !sentence.includes(short)
  )
    return check(input, sentence);
  const shaped = texts.length === 2 ? await formsApart(language, texts) : null;
  if (shaped) return shaped;
  // “友達と会いました, is it に or と”: the two are asked about, wherever the sentence stands.
  const two = texts.filter((text) => PARTICLES.includes(text));
  if (texts.length === 3 && two.length === 2) return several(input, two);
  const point = lore.grammar(texts);
  if (point) return grammarPoint(input, point);
  const points = texts.length > 2 ? await ofPairs(input, texts) : null;
  if (points) return points;
  const isKanji = texts.every((text) => [...text].length === 1 && hasKanji(text));
  const own = await Promise.all(texts.map((text) => language.homonyms(text)));
  // 待 and 持 are no words by themselves, 雨 and 傘 are.
  if (isKanji && own.some((words) => words.length === 0)) return kanji(input, { text: texts.join('') });
  const note = texts.length === 2 ? language.compare(one, other) : null;
  if (note !== null) return compare(input, one, other);
  const pair = lore.pairOf(one);
  if (pair && pair === lore.pairOf(other)) return pairOf(input, { verbs: texts });
  const noun = texts.length > 2 ? await nounOfVerbs(language, texts) : null;
  if (noun) return verbWith(input, noun);
  // わかるを is a piece of a sentence, and no mistake.
  const checked = await Promise.all(
    texts.filter((text) => !PIECE.test(text)).map((text) => language.correct(text)),
  );
  const wrong = checked.findIndex(({ remarks }) => remarks.length > 0);
  if (wrong >= 0) {
    const { text, remarks } = checked[wrong] ?? { text: '', remarks: [] };
    return textReply(paragraphs(`Say ${text}.`, items(remarks)));
  }
  const off = checked.map(foundIn).find((found) => found !== null);
  if (off) return textReply(off);
  if (texts.some((text) => [...text].length > 8))
    return textReply(
      paragraphs(
        'I cannot tell these apart for sure. I found nothing that I can check in either.',
        `Shall I look at one? “check: ${one}”`,
      ),
    );
  // 会う 合う 遭う: words, one of which is in no list of ours.
  const areWords = texts.every(hasKanji) && own.filter((words) => words.length > 0).length > 1;
  const inside = areWords || own.every((words) => words.length > 0) ? null : pointIn(language, texts);
  if (inside) return grammarPoint(input, inside);
  if (texts.length === 2) return compare(input, one, other);
  const words = await Promise.all(texts.map((text) => findWord(language, text)));
  const known = words.filter((word) => word !== null);
  if (known.length < texts.length) return notFound(language, texts[words.indexOf(null)] ?? one);
  const once = [...new Map(known.map((word) => [word.ja_word, word])).values()];
  return textReply(
    paragraphs('Each by itself:', await apart(language, once), items(await formsAmong(language, texts))),
    once,
  );
}

/** What was said in English is the word for it; a sentence that was composed is none to be told apart. */
async function inJapanese(language: LanguageEngine, texts: readonly string[]): Promise<readonly string[]> {
  const all = await Promise.all(
    texts.map(async (text) => {
      const word = hasJapanese(text) ? null : await findWord(language, text);
      return word === null ? text : word.sources.word === 'composed' ? '' : word.ja_word;
    }),
  );
  return all.filter(hasJapanese);
}

/** 見られる is no word of its own: which form of 見る it is. */
async function formsAmong(language: LanguageEngine, texts: readonly string[]): Promise<string[]> {
  const all = await Promise.all(
    texts.map(async (text) => {
      const own = await language.homonyms(text);
      const made = own.length > 0 ? null : await madeFrom(language, text);
      return made && !isWrittenSo(made.word, text)
        ? `${text}: ${toldWays(made)}, of ${made.word.ja_word}`
        : '';
    }),
  );
  return all.filter(Boolean);
}

/** More signs are a sentence: “は or が in だれ…”. */
const LONGEST_POINT = 6;

/** Three points or more: what is told of any two of them, and of which nothing is; null where none is a point. */
async function ofPairs(input: AnswerInput, texts: readonly string[]): Promise<Reply | null> {
  const { language } = input;
  const pairs = texts.flatMap((one, at) => texts.slice(at + 1).map((other) => [one, other] as const));
  const told = pairs.map(([one, other]) => ({
    pair: [one, other],
    point: language.lore().grammar([one, other]),
    note: language.compare(one, other),
  }));
  const points = [...new Set(told.flatMap(({ point }) => point ?? []))];
  if (points.length === 0) return null;
  const replies = await Promise.all(points.map((point) => grammarPoint(input, point)));
  const known = new Set(told.flatMap(({ pair, point, note }) => (point || note ? pair : [])));
  const left = texts.filter((text) => !known.has(text) && [...text].length <= LONGEST_POINT);
  return textReply(
    paragraphs(
      ...replies.map(({ content }) => content),
      ...told.map(({ point, note }) => (point ? null : note)),
      left.length > 0 ? `I have nothing that tells ${listed(left)} from them.` : null,
    ),
  );
}

/** “経験, する or ある”: the one noun among verbs is what they are said with; null where they are to be told apart. */
async function nounOfVerbs(language: LanguageEngine, texts: readonly string[]): Promise<string | null> {
  const kinds = await Promise.all(
    texts.map(async (text) => (await language.homonyms(text))[0]?.part_of_speech ?? null),
  );
  const verbs = texts.filter((_, at) => kinds[at] === 'verb');
  const [noun, ...more] = texts.filter((_, at) => kinds[at] !== 'verb');
  const areApart = verbs.some((one) => verbs.some((other) => language.compare(one, other) !== null));
  const isNoun = noun !== undefined && kinds[texts.indexOf(noun)] === 'noun';
  return isNoun && more.length === 0 && !areApart ? noun : null;
}

/** What ends in a particle is no whole sentence. */
const PIECE = /[をがはにへとも]$/u;

/** The point of grammar that a piece of a sentence, or what differs in two of them, asks about; null for words. */
function pointIn(language: LanguageEngine, texts: readonly string[]): GrammarPoint | null {
  const lore = language.lore();
  // “why is it 日本語が分かる with が”: が分かる is a point of its own.
  const byLength = [...texts].sort((a, b) => a.length - b.length);
  const together = lore
    .grammarIn(byLength.at(-1) ?? '')
    .find(({ names }) => names.some((name) => name.includes(byLength[0] ?? '')));
  if (together) return together;
  // “why does 学校に行く use に”: of what is asked about the shortest is the point.
  const asked = byLength.map((text) => lore.grammar([text])).find((point) => point !== null);
  if (asked) return asked;
  const differs = texts.length === 2 ? differing(texts[0] ?? '', texts[1] ?? '') : [];
  if (differs.length === 0) return null;
  return lore.grammar(differs) ?? differs.map((each) => lore.grammar([each])).find(Boolean) ?? null;
}

const PARTICLES = [...'をにでがへと'];
/** A noun with its particle and a verb. */
const IN_SENTENCE = /[をにでがへと].*[うくぐすつぬぶむるたすん][。？]?$/u;

/** A piece of a sentence as the corrector looks at it. */
const politely = async (language: LanguageEngine, sentence: string): Promise<string> =>
  (await language.reshape(sentence, 'polite')) ?? sentence;

/** What the corrector says of each particle between two pieces of a sentence, and which one it puts there. */
async function tried(language: LanguageEngine, before: string, after: string) {
  return Promise.all(
    PARTICLES.map(async (particle) => {
      const sentence = await politely(language, `${before}${particle}${after}`);
      const { text, remarks } = await language.correct(sentence);
      return { particle, sentence, text, remarks };
    }),
  );
}

/** Why a particle stands in a sentence: what the corrector says of another one in its place, that it puts right so. */
async function particleRule(
  language: LanguageEngine,
  sentence: string,
  asked: string,
): Promise<Reply | null> {
  if (!PARTICLES.includes(asked.charAt(0)) || asked.length > 1) return null;
  const places = [...sentence].flatMap((sign, at) => (at > 0 && PARTICLES.includes(sign) ? [at] : []));
  for (const at of places) {
    const [before, after] = [sentence.slice(0, at), sentence.slice(at + 1)];
    const all = await tried(language, before, after);
    const right = all.find(({ particle }) => particle === sentence[at]);
    const wrong = all.filter(({ text, particle }) => text === right?.sentence && particle !== sentence[at]);
    const shown = sentence[at] === asked ? wrong[0] : wrong.find(({ particle }) => particle === asked);
    if (shown && right?.remarks.length === 0)
      return textReply(
        paragraphs(`Say ${sentence}, not ${before}${shown.particle}${after}.`, items(shown.remarks)),
      );
  }
  return null;
}

/** Who is asked for may be who does it, whatever else they may be. */
const ASKED_FOR = /(?:誰|だれ|どなた)$/u;
const ASKED_SUBJECT = 'Who it is that does it takes が when one asks for them, and never は.';

/** 図書館__勉強する: the particle that the corrector leaves there, and puts in the place of others. */
export async function blank(
  { language }: AnswerInput,
  { before, after, among }: Omit<Extract<PlainIntent, { kind: 'blank' }>, 'kind'>,
): Promise<Reply> {
  const all = await tried(language, before, after);
  const right = all.filter(
    ({ particle, remarks }) => remarks.length === 0 && (among?.includes(particle) ?? true),
  );
  const votes = right.map(({ particle, sentence }) => ({
    particle,
    from: all.filter(({ text, remarks }) => remarks.length > 0 && text === sentence),
  }));
  const most = Math.max(...votes.map(({ from }) => from.length));
  const best = votes.filter(({ particle, from }) =>
    particle === 'が' && ASKED_FOR.test(before) ? true : most > 0 && from.length === most,
  );
  if (best.length === 0)
    return textReply(
      `I am not sure which particle belongs between ${before} and ${after}, so I cannot fill it in. Write the sentence with one, and I will look at it: “check: …”.`,
    );
  const rules = best.flatMap(({ particle, from }) =>
    from[0] ? from[0].remarks : particle === 'が' ? [ASKED_SUBJECT] : [],
  );
  return textReply(
    paragraphs(
      `It is ${best.map(({ particle }) => `「${particle}」`).join(' or ')}: ${best.map(({ particle }) => `${before}${particle}${after}`).join('、')}.`,
      items([...new Set(rules)]),
    ),
  );
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

/** Why a sentence says what it says: the rule of a particle in it, or the points of grammar. */
export async function explain(input: AnswerInput, text: string, within?: string): Promise<Reply> {
  const { language } = input;
  const rule = within ? await particleRule(language, within, text) : null;
  if (rule) return rule;
  const point = language.lore().grammarIn(text)[0] ?? (isKana(text) ? language.lore().grammar([text]) : null);
  if (point) return grammarPoint(input, point);
  const { remarks } = await language.correct(text);
  // “why not 壊れる”: the other verb acts on something.
  if (remarks.length === 0 && language.lore().pairOf(text)) return pairOf(input, { verbs: [text] });
  return remarks.length > 0
    ? check(input, text)
    : textReply(
        `I cannot explain why ${text} is so. Would you like its words, “what does ${text} mean”, or an example, “an example with ${text}”?`,
      );
}
