import { learnerText } from '@kotoba/contracts/learner-text';
import { hasJapanese } from '@kotoba/japanese';
import { FORM_NAMES, type DraftEntry } from '@kotoba/language';
import { z } from 'zod';
import { kanaOf, type AnswerInput } from '../../embedded/answers/answer';
import {
  englishWords,
  findWord,
  japaneseWords,
  romajiWord,
  spelledAs,
} from '../../embedded/answers/find-word';
import { MOST_CARDS, providerCard, toDraft } from '../provider-answer';
import { defineTool, problem } from './tool';

const MOST_WORDS = 5;
const MOST_SENTENCES = 5;

const word = learnerText(60).describe('Japanese, romaji or English');
const unknown = (text: string) => problem(`Nothing is known for “${text}”.`);

const told = (entry: DraftEntry) => ({
  ja: entry.ja_word,
  kana: kanaOf(entry),
  romaji: entry.romaji,
  en: entry.en_word,
  part_of_speech: entry.part_of_speech,
  level: entry.level,
  ...(entry.notes !== null && { use: entry.notes }),
});

async function wordsFor({ language }: AnswerInput, text: string): Promise<readonly DraftEntry[]> {
  if (hasJapanese(text)) return japaneseWords(language, text);
  const english = await englishWords(language, text);
  const spelled = await romajiWord(language, text);
  return spelled ? [spelled, ...english] : english;
}

const lookUp = defineTool({
  name: 'look_up',
  description:
    'Looks a word or a phrase up in the dictionary: readings, meanings, level; of a point of grammar its use.',
  args: z.object({ text: word }),
  async run(input, { text }) {
    const words = await wordsFor(input, text);
    const point = input.language.lore().grammar([text]);
    if (words.length === 0 && !point) return unknown(text);
    return {
      told: {
        words: words.slice(0, MOST_WORDS).map(told),
        ...(point && { grammar: { note: point.note, examples: point.examples } }),
      },
    };
  },
});

const exampleSentences = defineTool({
  name: 'example_sentences',
  description: 'Checked example sentences with a word, with their reading and their English.',
  args: z.object({ word, count: z.int().min(1).max(MOST_SENTENCES).optional() }),
  async run({ language }, { word: text, count = 2 }) {
    const found = await findWord(language, text);
    if (!found) return unknown(text);
    const sentences = (await language.examplesWith(found)).slice(0, count);
    return {
      told: {
        word: told(found),
        sentences: sentences.map((one) => ({
          ja: one.ja_sentence,
          kana: one.ja_hiragana_sentence,
          romaji: one.romaji_sentence,
          en: one.en_sentence,
        })),
      },
    };
  },
});

const checkJapanese = defineTool({
  name: 'check_japanese',
  description:
    'Looks for the usual mistakes of beginners in a Japanese sentence: particles, forms, counters, tense. `unsure` is what is off and was not changed: ask the learner what is meant. Finding none does not make a sentence right.',
  args: z.object({ sentence: learnerText(200).refine(hasJapanese, { error: 'Write it in Japanese' }) }),
  async run({ language }, { sentence }) {
    const { text, remarks, questions } = await language.correct(sentence);
    const { hiragana, romaji } = await language.read(text);
    const found = { sentence: text, was_changed: text !== sentence, remarks, unsure: questions };
    return { told: { ...found, hiragana, romaji } };
  },
});

const conjugate = defineTool({
  name: 'conjugate',
  description: 'The forms of a verb, an adjective or a noun: one of them, or all.',
  args: z.object({ word, form: z.enum(FORM_NAMES).optional() }),
  async run({ language }, { word: text, form }) {
    const found = await findWord(language, text);
    if (!found) return unknown(text);
    const forms = await language.inflections(spelledAs(found, text));
    return {
      told: { word: told(found), forms: forms.filter((one) => form === undefined || one.form === form) },
    };
  },
});

const proposeCards = defineTool({
  name: 'propose_cards',
  description:
    'Shows word cards below your answer, which the learner can save. They are checked against the dictionary; fields that could not be confirmed are named, and the card says so.',
  args: z.object({ cards: z.array(providerCard).min(1).max(MOST_CARDS) }),
  async run({ language }, { cards: proposed }) {
    const cards: DraftEntry[] = [];
    for (const card of proposed) cards.push(await toDraft(language, card));
    return {
      told: {
        cards: cards.map((card) => ({ ja: card.ja_word, kana: kanaOf(card), not_confirmed: card.unchecked })),
      },
      cards,
    };
  },
});

export const languageTools = [lookUp, exampleSentences, checkJapanese, conjugate, proposeCards];
