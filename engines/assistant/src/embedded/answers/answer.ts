import { collectionNames } from '@kotoba/contracts';
import type { DraftEntry, FormName, LanguageEngine } from '@kotoba/language';
import { hasJapanese } from '@kotoba/japanese';
import { isEnglishWord } from '@kotoba/japanese/english-words';
import type { LearnerRecord, Reply, ReplyCard, Thread } from '../../assistant';
import type { Fact } from '../intents/intent';

/** What an answer is made from. */
export interface AnswerInput {
  readonly language: LanguageEngine;
  readonly learner: LearnerRecord;
  readonly thread: Thread;
}

const card = (draft: DraftEntry): ReplyCard => ({
  draft,
  place: { collection: collectionNames.assistant },
});

/** No word has two cards; 辛い からい and 辛い つらい are two words. */
export const textReply = (content: string, drafts: readonly DraftEntry[] = []): Reply => ({
  content,
  cards: [...new Map(drafts.map((draft) => [`${draft.ja_word} ${kanaOf(draft)}`, draft])).values()].map(card),
});

type NamedWord = Pick<DraftEntry, 'ja_word' | 'hiragana' | 'katakana' | 'romaji'>;

export const kanaOf = ({ hiragana, katakana, ja_word }: Omit<NamedWord, 'romaji'>): string =>
  hiragana ?? katakana ?? ja_word;

/** 傘 (かさ, kasa); かばん (kaban). */
export function named(word: NamedWord): string {
  const kana = kanaOf(word);
  return kana === word.ja_word ? `${kana} (${word.romaji})` : `${word.ja_word} (${kana}, ${word.romaji})`;
}

/** “to eat”, “to see” or “to look at”. */
export const meaning = (en: string): string =>
  en
    .split('; ')
    .map((part) => `“${part}”`)
    .join(', ');

/** What forms are called. */
export const FORM_NAMES: Readonly<Record<FormName, string>> = {
  plain: 'plain form',
  polite: 'polite',
  politePast: 'polite past',
  politeNegative: 'polite negative',
  politePastNegative: 'polite past negative',
  te: 'te-form',
  past: 'past',
  negative: 'negative',
  affirmative: 'affirmative',
  pastNegative: 'past negative',
  want: 'want to',
  potential: 'potential (can)',
  volitional: 'volitional (let us)',
  conditional: 'conditional (ba)',
  tara: 'conditional (tara)',
  passive: 'passive',
  causative: 'causative',
  imperative: 'imperative',
  stem: 'stem',
  adverb: 'adverb',
  attributive: 'before a noun',
};

/** One, two and three. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

/** "a noun", "an adverb" */
export const article = (partOfSpeech: string): string =>
  `${/^[aeio]/.test(partOfSpeech) ? 'an' : 'a'} ${partOfSpeech}`;

export const paragraphs = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n\n');

/** An answer with a note behind it, if the note is not a part of it. */
export const withNote = (reply: Reply, note: string | null): Reply =>
  note === null || reply.content.includes(note)
    ? reply
    : { ...reply, content: paragraphs(reply.content, note) };

export const items = (lines: readonly string[]): string => lines.map((line) => `・${line}`).join('\n');

/** Words as items, each with what it means. */
export const wordItems = (words: readonly DraftEntry[]): string =>
  items(words.map((word) => `${named(word)}: ${meaning(word.en_word)}`));

const ABILITIES = [
  'teach words and phrases: “teach me 5 words about weather”, then “more”, “harder” or “easier”',
  'tell how to say something, what a word means and how it is read: “how do you say umbrella”, “what does 食べる mean”, “how do you read 今日”',
  'give an example sentence: “an example with 雨”, then “another one”',
  'tell words apart and show their forms: “the difference between 見る and 見える”, “conjugate 行く”',
  'write a word in kana, kanji or romaji, and count: “write konnichiwa in hiragana”, “how do you count 3 bottles”',
  'look at a sentence of yours: “check: 毎日日本語を勉強します”',
  'ask you the words that you saw: “quiz me”',
  'tell what you have here: “what did I note on Monday”, “which words do I get wrong”, “save the second one”',
];
const ASK =
  'I can help with Japanese words, phrases, examples and forms. Try “teach me 5 words about food” or “how do you say umbrella”.';

const MAX_LENGTH = 60;
const shortened = (text: string): string =>
  [...text].length > MAX_LENGTH ? `${[...text].slice(0, MAX_LENGTH).join('')}…` : text;

export const greet = (): Reply =>
  textReply(
    paragraphs(
      'こんにちは (konnichiwa)! Hello!',
      'What would you like to learn? Ask for words about a topic, for a word or an example, or say “help”.',
    ),
  );
export const converse = (): Reply =>
  textReply(
    'はい、日本語で話しましょう。今日は何をしましたか。\nhai, nihongo de hanashimashou. kyou wa nani o shimashita ka.\n“Yes, let us talk in Japanese. What did you do today?”\n\nI cannot hold a long conversation: I look at what you write, and tell what could be better.',
  );
export const thank = (): Reply => textReply('どういたしまして (dou itashimashite), you are welcome!');
export const bye = (): Reply =>
  textReply('じゃあ、また (jaa, mata), see you! Your saved words wait for you under Learn.');
export const help = (): Reply =>
  textReply(
    paragraphs('I can:', items(ABILITIES), 'Save the words that you like, they go to your vocabulary.'),
  );
export const saving = (): Reply =>
  textReply(
    'Press “Save” on a card, or “Save all” below several: the words go to your vocabulary. Choose the collection below the cards, or leave it to me.',
  );
export const unclear = (): Reply =>
  textReply(
    paragraphs(
      'I am not sure what you mean by that, so I cannot answer it: I know Japanese words and grammar, and what you have saved here.',
      ASK,
    ),
  );
export const unnamed = (): Reply =>
  textReply(
    'I am not sure which word or sentence you mean. Write it here, in English or in Japanese, and I will look at it.',
  );
/** Some English of which it is not known what is asked. */
export const askedWhat = (text: string): Reply =>
  textReply(
    `I am not sure what you ask about “${shortened(text)}”. Do you want it in Japanese, “how do you say ${shortened(text)}”, or a sentence looked at, “check: …”?`,
  );
/** Of several words it is not clear which one is meant. */
export const whichOne = (among: readonly string[]): Reply =>
  among.length < 2
    ? unnamed()
    : textReply(`Which one: ${among.map((word, at) => `${at + 1}. ${word}`).join(', ')}?`);
export const personal = (): Reply =>
  textReply(
    'I do not know that about you: I know your words, your notes and your mistakes here, and nothing else. Ask me “what did I note today” or “which words do I get wrong”.',
  );
export const askForSentence = (): Reply =>
  textReply('Write the sentence in Japanese, and I will look at it.');
/** Of so many messages one may be an answer that made a practice ready, which asks elsewhere. */
const JUST_BEFORE = 3;
export const isPractised = (thread: Thread): boolean =>
  thread
    .slice(-JUST_BEFORE)
    .some(({ content }) => /^Your practice of .+ is ready under Learn:/m.test(content));
export const nothingAsked = ({ thread }: AnswerInput): Reply =>
  textReply(
    paragraphs(
      isPractised(thread)
        ? 'Nothing is asked here: your practice is under Learn, where each word is asked and its answer shown. To be asked here, say “quiz me on N5 words”.'
        : 'Nothing is asked at the moment.',
      isPractised(thread) ? null : ASK,
    ),
  );

const FACTS: Readonly<Record<Fact, string>> = {
  plural:
    'Japanese nouns do not change for the plural: 猫 (ねこ, neko) is a cat or cats. A number tells how many, and of people one can say たち (tachi): 私たち (わたしたち, watashitachi) is “we”.',
  article:
    'Japanese has no articles: 本 (ほん, hon) is a book or the book. この (kono) and その (sono) point at one, as “this” and “that” do.',
  typing:
    'As romaji is typed: a small っ by doubling the consonant that follows (kitte is きって), or by itself as xtsu or ltsu; ゃ, ゅ, ょ within kya, sha, cho, or alone as xya; ん as nn; を as wo; づ as du, ぢ as di; ー with the hyphen key; ファ as fa, ティ as thi. The space bar changes kana into kanji, and the return key takes them.',
  jlpt: 'The JLPT is held on the first Sunday of July and the first Sunday of December; in some places only once a year. One registers months before, with the host of one’s own country: jlpt.jp names it, and has the exact dates. There is no official list of words or kanji.',
  kanjiOfLevels:
    'There is no official list for any level. As a rough figure one reckons with 100 kanji and 800 words for N5, 300 and 1,500 for N4, 650 and 3,700 for N3, 1,000 and 6,000 for N2, and all 2,136 jouyou kanji and 10,000 words for N1.',
  learning:
    'No way is the best for everybody. What helps most people: a few words a day rather than many at once; each with a sentence; asked again after a day, some days and some weeks, and written or said before one looks. Save the words you need, then say “quiz me”; “what should I study today” tells what is due.',
  future:
    'Japanese has no future tense: the same form tells what is done and what will be done. 明日行きます (あしたいきます, ashita ikimasu) is “I will go tomorrow”.',
};
export const fact = (about: Fact): Reply => textReply(FACTS[about]);

/** How answers begin that only say what is not understood, or not known. */
const UNKNOWN =
  /^(?:I am not sure what you (?:mean by that|ask about)|I do not know “|I found nothing for|No (?:word|phrase)s? (?:was|were) found|I cannot put the whole of|I cannot explain why|I have no list of words about)/;
export const isUnknown = ({ content }: Reply): boolean =>
  UNKNOWN.test(content) && !content.includes('Did you mean “');

/** More words are no name of anything: what is asked was not understood. */
export const MOST_NAME_WORDS = 4;

/** “how photosynthesis works” is no word that is not known. */
const QUESTION = /^(?:how|why|when|what|what's|who|where|which|is|are|do|does|can|could|will|shall)\b/i;

/** Nothing was found: says so, guesses at a slip of the pen, and says what can be asked. */
export async function notFound(language: LanguageEngine, text: string): Promise<Reply> {
  const isSentence = !hasJapanese(text) && text.trim().split(/\s+/).length > MOST_NAME_WORDS;
  const isQuestion = / /.test(text) && QUESTION.test(text);
  if (isSentence || isQuestion || !/[\p{L}\p{N}]/u.test(text)) return unclear();
  const found = hasJapanese(text) ? null : await language.convertNote('WORD', text);
  const isName = !hasJapanese(text) && / /.test(text);
  const lead = isName
    ? `I do not know “${shortened(text)}”.`
    : found && !found.ok
      ? found.message
      : `I found nothing for “${shortened(text)}”.`;
  // “third time” is no slip of “this time”.
  const isSpelled = text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => isEnglishWord(word));
  const slip = isSpelled ? undefined : found?.items.find(({ kind }) => kind === 'spelling')?.candidates[0];
  const help = slip ? ` Did you mean “${slip.label}”?` : '';
  return textReply(paragraphs(lead + help, ASK));
}
