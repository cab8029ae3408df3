import { hasJapanese, hasKanji, isKana, toHiragana, toKatakana, toRomaji } from '@kotoba/japanese';
import type { DraftEntry, KanjiFacts, LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import type { PlainIntent, Script } from '../intents/intent';
import {
  textReply,
  type AnswerInput,
  items,
  kanaOf,
  listed,
  meaning,
  named,
  paragraphs,
  notFound,
} from './answer';
import { COUNTED_ITSELF } from './amounts';
import { englishWords, findWord, isWrittenSo, japaneseWords, romajiWord, spelledInKana } from './find-word';
import { apart } from './word-answers';

const readingsOf = ({ onyomi, kunyomi }: Pick<KanjiFacts, 'onyomi' | 'kunyomi'>): string[] =>
  [
    onyomi.length > 0 ? `on ${onyomi.join('、')}` : '',
    kunyomi.length > 0 ? `kun ${kunyomi.join('、')}` : '',
  ].filter(Boolean);

/** A kanji alone is read in other ways inside other words. */
async function otherReadings(language: LanguageEngine, text: string): Promise<string | null> {
  const [fact] = [...text].length === 1 ? await language.kanji(text) : [];
  return fact ? `In words: ${readingsOf(fact).join('; ')}.` : null;
}

/** How a word or a text is read. A word has the reading of its entry, a text that of its words. */
export async function read(
  { language }: AnswerInput,
  text: string,
  claims?: readonly [string, string],
): Promise<Reply> {
  // “is 七 nana or shichi”: both, by what stands behind it; 寂しい is read さびしい and さみしい.
  const both = claims && claims.every((claim) => language.lore().readings(text).includes(claim));
  const told = both
    ? `Both are right: ${text} is read ${listed(language.lore().readings(text))}.`
    : claims && language.compare(...claims);
  if (told) return textReply(told);
  const words = await japaneseWords(language, text);
  const [word] = words;
  if (word && words.length === 1 && isWrittenSo(word, text))
    return textReply(
      paragraphs(
        `${word.ja_word} is read ${kanaOf(word)} (${word.romaji}). It means ${meaning(word.en_word)}.`,
        await otherReadings(language, text),
      ),
      [word],
    );
  const { hiragana, romaji } = await language.read(text);
  return textReply(`${text} is read ${hiragana} (${romaji}).`);
}

/** A word or text in another script. */
export async function write(input: AnswerInput, text: string, script: Script): Promise<Reply> {
  return script === 'kanji' ? writeKanji(input, text) : writeKana(input, text, script);
}

const SCRIPTS: Readonly<Record<Exclude<Script, 'kanji'>, (kana: string) => string>> = {
  hiragana: toHiragana,
  katakana: toKatakana,
  romaji: (kana) => toRomaji(kana),
};

async function writeKana(
  { language }: AnswerInput,
  text: string,
  script: Exclude<Script, 'kanji'>,
): Promise<Reply> {
  const to = SCRIPTS[script];
  if (hasJapanese(text)) {
    const { hiragana, romaji } =
      isKana(text) && script !== 'romaji' ? { hiragana: text, romaji: '' } : await language.read(text);
    const word = (await japaneseWords(language, text)).find((one) => isWrittenSo(one, text));
    const written = script === 'romaji' ? (word?.romaji ?? romaji) : to(word ? kanaOf(word) : hiragana);
    return textReply(`${text} in ${script} is ${written}.`, word ? [word] : []);
  }
  const name = language.lore().nameOf(text);
  if (name)
    return textReply(
      `${text} in ${script} is ${to(name.kana)} (${toRomaji(name.kana)}), as a name is usually written.`,
    );
  const word = (await romajiWord(language, text)) ?? (await englishWords(language, text))[0] ?? null;
  const [spelled] = spelledInKana(text);
  const kana = word ? kanaOf(word) : spelled;
  if (kana === undefined)
    return textReply(
      `I cannot tell how “${text}” is written: a name is spelled by its sound. Type it as it sounds, “write maaku in katakana”, or ask for a word, “how do you say umbrella”.`,
    );
  return textReply(
    `${text} in ${script} is ${to(kana)}.${word ? ` It means ${meaning(word.en_word)}.` : ''}`,
    word ? [word] : [],
  );
}

const MAX_WORDS = 5;

/** All words of ours that sound so and have kanji: みず is 水, はし is several. */
async function writeKanji(input: AnswerInput, text: string): Promise<Reply> {
  const { language } = input;
  const kana = hasJapanese(text) ? [text] : spelledInKana(text);
  for (const spelling of kana) {
    const words = (await language.homonyms(spelling))
      .filter((word) => word.kanji !== null)
      .slice(0, MAX_WORDS);
    if (words.length > 0) return kanjiOf(language, text, words);
  }
  const word = await findWord(language, text);
  if (!word) return notFound(language, text);
  if (word.kanji !== null) return kanjiOf(language, text, [word]);
  return textReply(`${named(word)} is usually written in kana.`, [word]);
}

async function kanjiOf(language: LanguageEngine, text: string, words: readonly DraftEntry[]): Promise<Reply> {
  const [word] = words;
  return words.length === 1 && word
    ? textReply(
        `${text} in kanji is ${word.ja_word} (${kanaOf(word)}). It means ${meaning(word.en_word)}.`,
        words,
      )
    : textReply(
        paragraphs(`${text} can be written in several ways, by its meaning:`, await apart(language, words)),
        words,
      );
}

/** Meanings, readings and strokes of single kanji, with the word that the whole text is. */
export async function kanji(
  { language }: AnswerInput,
  { text, words: asksWords }: Omit<Extract<PlainIntent, { kind: 'kanji' }>, 'kind'>,
): Promise<Reply> {
  const facts = await language.kanji(text);
  if (facts.length === 0) return notFound(language, text);
  const lines = facts.map(({ kanji: character, meanings, onyomi, kunyomi, strokes, level }) => {
    const told = [
      listed(meanings.slice(0, 4)),
      ...readingsOf({ onyomi, kunyomi }),
      `${strokes} strokes`,
      level ? `about ${level}` : '',
    ];
    return `${character}: ${told.filter(Boolean).join('; ')}`;
  });
  const words = hasKanji(text)
    ? (await language.homonyms(text)).filter((word) => isWrittenSo(word, text))
    : [];
  const others = facts.length === 1 ? language.wordsWithKanji(facts[0]?.kanji ?? '').slice(0, 4) : [];
  const told = others
    .map(({ ja_word, en_word }) => `${ja_word} “${en_word.split('; ')[0] ?? ''}”`)
    .join(', ');
  const cards = asksWords
    ? (await Promise.all(others.map((one) => findWord(language, one.ja_word)))).filter(
        (word) => word !== null,
      )
    : words.slice(0, 1);
  return textReply(paragraphs(items(lines), told ? `Words with it: ${told}.` : null), cards);
}

/** One goes on counting so far, unless more is asked for. */
const USUAL = 5;
const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ');

/** 猫 is counted as a cat is. */
const inEnglish = async (language: LanguageEngine, noun: string): Promise<string> =>
  (await findWord(language, noun))?.en_word.split('; ')[0] ?? noun;

/** So many of something, and how one goes on counting. */
export async function count(
  input: AnswerInput,
  { value, noun: said, to = USUAL, isOrdered }: Omit<Extract<PlainIntent, { kind: 'count' }>, 'kind'>,
): Promise<Reply> {
  const { language } = input;
  const asked = hasJapanese(said) ? await inEnglish(language, said) : said;
  // “cars and for people” are counted in two ways.
  const [one = '', other = '', ...more] = asked.split(/ and (?:for )?/);
  if (other && more.length === 0 && [one, other].every((noun) => language.count(value, noun))) {
    const [first, second] = await Promise.all([one, other].map((noun) => count(input, { value, noun, to })));
    return {
      content: paragraphs(first?.content ?? '', second?.content ?? ''),
      cards: [...(first?.cards ?? []), ...(second?.cards ?? [])],
    };
  }
  // “bottles of beer” are counted as bottles.
  const noun = language.count(value, asked) ? asked : asked.replace(/ (?:of|and|or) .+$/, '');
  const counted = language.count(value, noun);
  if (!counted) return notFound(language, asked);
  const last = Math.min(Math.max(to, 1), NUMBERS.length - 1);
  const others = Array.from({ length: last }, (_, at) => language.count(at + 1, noun)).flatMap(
    (one) => one?.kana ?? [],
  );
  const { counter, written, kana } = counted;
  const single = noun.toLowerCase().replace(/s$/, '');
  const [word] = (await englishWords(language, single)).filter(
    ({ part_of_speech: kind, en_word }) =>
      !COUNTED_ITSELF.test(single) && kind === 'noun' && en_word.toLowerCase().split('; ').includes(single),
  );
  return textReply(
    paragraphs(
      value === 1
        ? `The counter for ${noun} is ${counter}. One is ${written} (${kana}, ${toRomaji(kana)}).`
        : `${value} ${noun} is ${written} (${kana}, ${toRomaji(kana)}). The counter is ${counter}.`,
      `From one to ${NUMBERS[last] ?? ''}: ${others.join('、')}.`,
      isOrdered ? `To ask for them: ${word?.ja_word ?? '…'}を${written}ください。` : null,
    ),
    word ? [word] : [],
  );
}
