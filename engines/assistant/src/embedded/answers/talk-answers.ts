import { hasJapanese } from '@kotoba/japanese';
import type { LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import type { Fact } from '../intents/intent';
import { saying } from './answer';
import { items, paragraphs } from './prose';

const ABILITIES = [
  'teach words and phrases: “teach me 5 words about weather”, then “more”, “harder” or “easier”',
  'tell how to say something, what a word means and how it is read: “how do you say umbrella”, “what does 食べる mean”, “how do you read 今日”',
  'give an example sentence: “an example with 雨”, then “another one”',
  'tell words apart and show their forms: “the difference between 見る and 見える”, “conjugate 行く”',
  'write a word in kana, kanji or romaji, and count: “write konnichiwa in hiragana”, “how do you count 3 bottles”',
  'look at a sentence of yours: “check: 毎日日本語を勉強します”',
  'ask you the words that you saw: “quiz me”',
];
const ASK =
  'I can help with Japanese words, phrases, examples and forms. Try “teach me 5 words about food” or “how do you say umbrella”.';

const LONGEST = 60;
const shortened = (text: string): string =>
  [...text].length > LONGEST ? `${[...text].slice(0, LONGEST).join('')}…` : text;

export const greet = (): Reply =>
  saying(
    paragraphs(
      'こんにちは (konnichiwa)! Hello!',
      'What would you like to learn? Ask for words about a topic, for a word or an example, or say “help”.',
    ),
  );
export const thank = (): Reply => saying('どういたしまして (dou itashimashite), you are welcome!');
export const bye = (): Reply =>
  saying('じゃあ、また (jaa, mata), see you! Your saved words wait for you under Learn.');
export const help = (): Reply =>
  saying(paragraphs('I can:', items(ABILITIES), 'Save the words that you like, they go to your vocabulary.'));
export const saving = (): Reply =>
  saying(
    'Press “Save” on a card, or “Save all” below several: the words go to your vocabulary. Choose the collection below the cards, or leave it to me.',
  );
export const unclear = (): Reply => saying(paragraphs('I am not sure what you mean by that.', ASK));
export const askForSentence = (): Reply => saying('Write the sentence in Japanese, and I will look at it.');
export const nothingAsked = (): Reply => saying(paragraphs('Nothing is asked at the moment.', ASK));

const FACTS: Readonly<Record<Fact, string>> = {
  plural:
    'Japanese nouns do not change for the plural: 猫 (ねこ, neko) is a cat or cats. A number tells how many, and of people one can say たち (tachi): 私たち (わたしたち, watashitachi) is “we”.',
  article:
    'Japanese has no articles: 本 (ほん, hon) is a book or the book. この (kono) and その (sono) point at one, as “this” and “that” do.',
  future:
    'Japanese has no future tense: the same form tells what is done and what will be done. 明日行きます (あしたいきます, ashita ikimasu) is “I will go tomorrow”.',
};
export const fact = (about: Fact): Reply => saying(FACTS[about]);

/** Nothing was found: says so, guesses at a slip of the pen, and says what can be asked. */
export async function notFound(language: LanguageEngine, text: string): Promise<Reply> {
  if (!/[\p{L}\p{N}]/u.test(text)) return unclear();
  const found = hasJapanese(text) ? null : await language.convertNote('WORD', text);
  const lead = found && !found.ok ? found.message : `I found nothing for “${shortened(text)}”.`;
  return saying(paragraphs(lead, ASK));
}
