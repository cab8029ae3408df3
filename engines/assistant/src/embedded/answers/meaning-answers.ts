import { hasJapanese, hasKanji } from '@kotoba/japanese';
import { deinflect, type DraftEntry, type LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import { items, kanaOf, meaning, named, paragraphs, textReply, withNote, type AnswerInput } from './answer';
import { explain, explainAll } from './explained';
import { isWrittenSo, japaneseWords, romajiWord, spelledInKana } from './find-word';
import { romajiPhrase } from '../intents/text';
import { grammarPoint } from './grammar-point';
import { behindNote, madeFrom, toldWays } from './made-from';
import { say } from './word-answers';
import { kanji } from './writing-answers';

/** A longer text is told word by word. */
const MAX_TEXT_WORDS = 10;

/** Whether a word is what some romaji spells, with spaces or without. */
const isSpelledIn = (word: DraftEntry, text: string): boolean =>
  [text, text.replace(/\s+/g, '')].flatMap(spelledInKana).some((kana) => isWrittenSo(word, kana));

/** The kana of romaji that is a form of a word, and more than the word: “shinpai suru na”. Null for what is none. */
async function formSpelled(language: LanguageEngine, text: string, word: DraftEntry): Promise<string | null> {
  const spelled = spelledInKana(text);
  const all = await Promise.all(spelled.map((kana) => japaneseWords(language, kana)));
  return spelled.find((_, at) => all[at]?.length === 1 && all[at][0]?.ja_word === word.ja_word) ?? null;
}

const first = (word: DraftEntry): string => word.en_word.split('; ')[0] ?? word.en_word;

/** 食べました is a form of 食べる (たべる, taberu), “to eat”. */
export async function mean(input: AnswerInput, text: string, within?: string): Promise<Reply> {
  const { language } = input;
  if (!hasJapanese(text)) {
    const word = await romajiWord(language, text);
    if (word && isSpelledIn(word, text)) return explainAll(input, word, text);
    const spoken = romajiPhrase(text) ?? (word ? await formSpelled(language, text, word) : null);
    if (spoken !== null) return mean(input, spoken);
    return word ? explainAll(input, word, text) : say(input, text);
  }
  const used = within
    ? language
        .lore()
        .grammarIn(within)
        .find(({ names }) => names.some((name) => name.includes(text)))
    : undefined;
  if (used) return grammarPoint(input, used);
  // “すぎ in 食べすぎ” is no cedar.
  if (within) return mean(input, within);
  const point = language.lore().grammar([text]);
  if (point && !(await isOwnWord(input, text))) return grammarPoint(input, point);
  const ending = language.ending(text) ?? (await language.compound(text, null));
  if (ending !== null) return textReply(ending);
  const words = await japaneseWords(language, text);
  const [word] = words;
  const manners = language.lore().manners(text);
  const onlyManners = async (): Promise<Reply> =>
    textReply(`${text} (${(await language.read(text)).romaji}): ${manners ?? ''}`);
  if (!word) {
    if (language.lore().english(text) !== null) return wordByWord(input, text, words);
    // 休 is no word, but a kanji.
    return manners === null ? kanji(input, { text }) : onlyManners();
  }
  if (words.length === 1 && isWrittenSo(word, text)) return explainAll(input, word, text);
  // 食べきれない is one word, whatever the tokens of it are.
  const compound = await language.compound(text, word);
  if (compound !== null) {
    const reply = explain(text, [word]);
    return { ...reply, content: paragraphs(reply.content, compound) };
  }
  // 眠れませんでした is one word, in which 寝る is none.
  const made = await madeFrom(language, text);
  if (made) {
    const reply = explain(text, [made.word], `, ${toldWays(made)}`);
    return { ...reply, content: paragraphs(reply.content, behindNote(language, [made]), manners) };
  }
  // おおきに is no form of 多い.
  if (manners !== null && !text.startsWith(word.ja_word)) return onlyManners();
  if (words.length > 1) return withNote(await wordByWord(input, text, words), manners);
  const reply = explain(text, words);
  const said = language.lore().grammarIn(text)[0]?.note ?? language.lore().inside(text).join('\n');
  const isInflected = deinflect(text).some((base) => [word.ja_word, kanaOf(word)].includes(base.word));
  return { ...reply, content: paragraphs(reply.content, said || (isInflected ? UNTOLD : null), manners) };
}

/** “does 大丈夫 mean no”: whether it does, and what we know it as. */
export async function meansSo(input: AnswerInput, text: string, claim: string): Promise<Reply> {
  const { language } = input;
  const [word] = await japaneseWords(language, text);
  if (!word) return mean(input, text);
  const means = await language.means({ written: word.ja_word, kana: kanaOf(word), meaning: claim });
  const told = await mean(input, text);
  return {
    ...told,
    content: paragraphs(
      means ? `Yes, ${text} means “${claim}”.` : `I do not know “${claim}” as what ${text} means.`,
      told.content,
    ),
  };
}

/** The ending may be what is asked about. */
const UNTOLD = 'I cannot explain its ending.';

/** 時 and 前 are words before they are points of grammar. */
const isOwnWord = async ({ language }: AnswerInput, text: string): Promise<boolean> =>
  hasKanji(text) && (await language.homonyms(text)).length > 0;

/** 十分, 三時, 二人: a number with its counter is one thing, and 十分 is no “enough” where it is read じゅっぷん. */
const COUNTED =
  /([一二三四五六七八九十百千万0-9]+)(分|時間|時|円|人|歳|年|か月|週間|日間|回|冊|枚|匹|本|台|杯|個|階|度)(半|前|後|目)?(?![々一-龠])/gu;
const UNITS: Readonly<Record<string, string>> = {
  ...{ 分: 'minutes', 時間: 'hours', 時: "o'clock", 円: 'yen', 人: 'people', 歳: 'years old', 年: 'years' },
  ...{
    か月: 'months',
    週間: 'weeks',
    日間: 'days',
    回: 'times',
    冊: 'books',
    枚: 'flat things',
    匹: 'animals',
  },
  ...{ 本: 'long things', 台: 'machines', 杯: 'cups', 個: 'things', 階: 'floor', 度: 'degrees or times' },
};

/** A sentence: its English where we wrote it, else its words, what is counted, and what its endings say. */
async function wordByWord(
  { language }: AnswerInput,
  text: string,
  words: readonly DraftEntry[],
): Promise<Reply> {
  const { hiragana, romaji } = await language.read(text);
  const lore = language.lore();
  const counted = [...text.matchAll(COUNTED)];
  const isCounted = ({ ja_word: ja }: DraftEntry): boolean =>
    counted.some(([whole]) => whole.includes(ja) || ja.includes(whole));
  const shown = words.filter((word) => !isCounted(word)).slice(0, MAX_TEXT_WORDS);
  const numbers = await Promise.all(
    counted.map(async ([whole, number = '', unit = '', end]) => {
      const read = await language.read(whole);
      // 一時間半 and 二年前 are words as a whole.
      const [word] = end ? await japaneseWords(language, whole) : [];
      const said = word ? first(word) : `${valueOf(number)} ${UNITS[unit] ?? ''}`;
      return `${whole} (${read.hiragana}, ${read.romaji}): ${said}`;
    }),
  );
  const [point] = lore.grammarIn(text);
  const english = lore.english(text);
  const lines = [...shown.map((one) => `${named(one)}: ${meaning(first(one))}`), ...numbers];
  return textReply(
    paragraphs(
      `${text} is read ${hiragana} (${romaji}).${english ? ` It means “${english}”` : ' I cannot put the whole of it into English. Word by word:'}`,
      items([...lines, ...(english ? [] : lore.inside(text))]),
      point ? `${point.names.join('、')}: ${point.note}` : null,
    ),
    shown,
  );
}

const FIGURES = '〇一二三四五六七八九';
/** 十分's 十 is 10, 二十五 is 25. */
function valueOf(number: string): string {
  if (/^\d+$/.test(number)) return number;
  let [sum, last] = [0, 0];
  for (const sign of number) {
    const unit = { 十: 10, 百: 100, 千: 1000, 万: 10_000 }[sign];
    if (unit === undefined) last = FIGURES.indexOf(sign);
    else [sum, last] = unit === 10_000 ? [(sum + last) * unit, 0] : [sum + (last || 1) * unit, 0];
  }
  return String(sum + last);
}
