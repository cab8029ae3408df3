import { hasJapanese } from '@kotoba/japanese';
import type { DraftEntry, FormName, LanguageEngine, WordForm } from '@kotoba/language';
import type { Reply } from '../../assistant';
import { romajiSentence } from '../intents/romaji-sentence';
import { saying, type Material } from './answer';
import { findWord, isWrittenSo, japaneseWords, spelledAs } from './find-word';
import { article, items, meaning, named, paragraphs } from './prose';
import { notFound } from './talk-answers';

const NAMES: Readonly<Record<FormName, string>> = {
  plain: 'plain form',
  polite: 'polite',
  politePast: 'polite past',
  politeNegative: 'polite negative',
  politePastNegative: 'polite past negative',
  te: 'te-form',
  past: 'past',
  negative: 'negative',
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

const told = ({ written, kana, romaji }: WordForm): string =>
  written === kana ? `${kana} (${romaji})` : `${written} (${kana}, ${romaji})`;

/** What is said politely is longer: ありがとうございます for ありがとう. */
async function politely(language: LanguageEngine, { ja_word: ja }: DraftEntry): Promise<DraftEntry | null> {
  const polite = await findWord(language, `${ja}ございます`);
  return polite && isWrittenSo(polite, `${ja}ございます`) ? polite : null;
}

/** The Japanese sentence that a text is, in whatever letters; null for a word. */
async function sentenceIn(language: LanguageEngine, text: string): Promise<string | null> {
  const japanese = hasJapanese(text) ? text : romajiSentence(text);
  return japanese !== null && (await japaneseWords(language, japanese)).length > 1 ? japanese : null;
}

/** A whole sentence in another form. */
async function inForm(language: LanguageEngine, sentence: string, wanted: FormName): Promise<Reply> {
  const shaped = await language.reshape(sentence, wanted);
  if (shaped === null)
    return saying(`“${sentence}” has no ${NAMES[wanted]}: it should end in a verb, an adjective or a noun.`);
  const politer = POLITE[wanted];
  const polite = politer ? await language.reshape(sentence, politer) : null;
  const toldWhole = async (text: string): Promise<string> => {
    const { hiragana, romaji } = await language.read(text);
    return `${text}\n${hiragana}\n${romaji}`;
  };
  return saying(
    paragraphs(
      `Here it is in the ${NAMES[wanted]}:`,
      await toldWhole(shaped),
      polite !== null && polite !== shaped ? `To be polite: ${polite}` : null,
    ),
  );
}

/** A sentence as a question: politely, as one asks. */
export async function question({ language }: Material, text: string): Promise<Reply> {
  const polite = (await language.reshape(text, 'polite')) ?? text;
  const asked = `${polite.replace(/[。.?？か]+$/u, '')}か。`;
  const { hiragana, romaji } = await language.read(asked);
  return saying(paragraphs('With か at its end it is a question:', `${asked}\n${hiragana}\n${romaji}`));
}

/** One form of a word, or all that it has. */
export async function form({ language }: Material, text: string, wanted: FormName | null): Promise<Reply> {
  const sentence = wanted === null ? null : await sentenceIn(language, text);
  if (sentence !== null && wanted !== null) return inForm(language, sentence, wanted);
  // The plain form of 行きました is 行った, not the word itself.
  if (wanted === 'plain' && hasJapanese(text)) return inForm(language, text, wanted);
  const word = await findWord(language, text);
  if (!word) return notFound(language, text);
  const polite = wanted === 'polite' ? await politely(language, word) : null;
  if (polite) return saying(`The polite way to say ${named(word)} is ${named(polite)}.`, [polite]);
  const forms = await language.inflections(spelledAs(word, text));
  if (forms.length === 0)
    return saying(`${named(word)} is ${article(word.part_of_speech)}: it has no other forms.`, [word]);
  if (wanted === null) {
    const table = items(forms.map((one) => `${NAMES[one.form]}: ${told(one)}`));
    return saying(
      paragraphs(
        `${named(word)}, ${meaning(word.en_word)}, is ${article(word.part_of_speech)}. Its forms:`,
        table,
      ),
      [word],
    );
  }
  const found = forms.find((one) => one.form === wanted);
  if (!found)
    return saying(`${named(word)} is ${article(word.part_of_speech)}: it has no ${NAMES[wanted]} form.`, [
      word,
    ]);
  const politer = forms.find((one) => one.form === POLITE[wanted]);
  const aside = politer ? ` To be polite: ${told(politer)}.` : '';
  return saying(`The ${NAMES[wanted]} of ${named(word)} is ${told(found)}.${aside}`, [word]);
}

/** The polite form beside a plain one. */
const POLITE: Readonly<Partial<Record<FormName, FormName>>> = {
  past: 'politePast',
  negative: 'politeNegative',
  pastNegative: 'politePastNegative',
};
