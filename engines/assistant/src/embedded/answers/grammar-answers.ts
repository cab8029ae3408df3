import { hasJapanese } from '@kotoba/japanese';
import {
  deinflect,
  type DraftEntry,
  type FormName,
  type LanguageEngine,
  type WordForm,
} from '@kotoba/language';
import type { Reply } from '../../assistant';
import {
  FORM_NAMES,
  textReply,
  type AnswerInput,
  items,
  paragraphs,
  article,
  meaning,
  named,
  notFound,
  unclear,
} from './answer';
import { findWord, isWrittenSo, japaneseWords, spelledAs, wordOfForm } from './find-word';
import { grammarPoint } from './grammar-point';
import { inForm, isRequest, POLITE, sentenceIn } from './sentence-forms';
import type { PlainIntent } from '../intents/intent';
import { hasOwnForms } from './made-from';
import { verbGroup } from './verb-group';
import { whichOf } from './which-of-two';
import { compared } from './word-answers';

const shownForm = ({ written, kana, romaji }: WordForm): string =>
  written === kana ? `${kana} (${romaji})` : `${written} (${kana}, ${romaji})`;

/** What is said politely is longer: ありがとうございます for ありがとう. */
async function politely(language: LanguageEngine, { ja_word: ja }: DraftEntry): Promise<DraftEntry | null> {
  const polite = await findWord(language, `${ja}ございます`);
  return polite && isWrittenSo(polite, `${ja}ございます`) ? polite : null;
}

/** One form of a word, or all that it has. */
export async function form(
  { language }: AnswerInput,
  { text, form: wanted, via, alone }: Omit<Extract<PlainIntent, { kind: 'form' }>, 'kind'>,
): Promise<Reply> {
  if (via && wanted) return formOfForm(language, text, [via, wanted]);
  const sentence = wanted === null ? null : await sentenceIn(language, text);
  if (sentence !== null && wanted !== null) return inForm(language, sentence, wanted);
  // The plain form of 行きました is 行った, not the word itself.
  if (
    wanted !== null &&
    hasJapanese(text) &&
    (wanted === 'plain' || wanted === 'affirmative' || isRequest(text, wanted))
  )
    return inForm(language, text, wanted);
  if (
    wanted === 'polite' &&
    hasJapanese(text) &&
    /(?:ます|です|ません|ました|でした)か?[。？?]?$/u.test(text)
  )
    return textReply(
      /ですか[。？?]?$/u.test(text)
        ? `${text} is polite already. Softer still: ${text.replace(/ですか([。？?]?)$/u, 'でしょうか$1')}`
        : `${text} is polite already. I cannot make it more polite than that.`,
    );
  // 食べたくない in polite is 食べたくないです, and no form of 食べる itself.
  if (wanted !== null && hasJapanese(text) && (await hasOwnForms(language, text, wanted)))
    return inForm(language, text, wanted);
  const word = await wordOfForm(language, text);
  if (!word) return notFound(language, text);
  const polite = wanted === 'polite' ? await politely(language, word) : null;
  if (polite) return textReply(`The polite way to say ${named(word)} is ${named(polite)}.`, [polite]);
  const forms = await language.inflections(spelledAs(word, text));
  if (forms.length === 0)
    return textReply(`${named(word)} is ${article(word.part_of_speech)}: it has no other forms.`, [word]);
  if (wanted === null) {
    const table = items(forms.map((one) => `${FORM_NAMES[one.form]}: ${shownForm(one)}`));
    return textReply(
      paragraphs(
        `${named(word)}, ${meaning(word.en_word)}, is ${article(word.part_of_speech)}. Its forms:`,
        table,
      ),
      [word],
    );
  }
  const found = forms.find((one) => one.form === wanted);
  if (!found)
    return textReply(
      `${named(word)} is ${article(word.part_of_speech)}: it has no ${FORM_NAMES[wanted]} form.`,
      [word],
    );
  const politer = forms.find((one) => one.form === POLITE[wanted]);
  const stem = wanted === 'volitional' ? forms.find((one) => one.form === 'stem') : undefined;
  const tara = wanted === 'conditional' ? forms.find((one) => one.form === 'tara') : undefined;
  const aside = tara
    ? ` Most usual in speech: ${shownForm(tara)}.`
    : politer
      ? ` To be polite: ${shownForm(politer)}.`
      : stem
        ? ` To be polite: ${stem.written}ましょう (${stem.kana}ましょう, ${stem.romaji}mashou).`
        : '';
  // “negative?”, after the past, may as well be asked of the word itself.
  const own = forms.find((one) => one.form === alone);
  const itself = own ? `The ${FORM_NAMES[own.form]} of ${word.ja_word} itself is ${shownForm(own)}.` : null;
  const lead = `The ${FORM_NAMES[wanted]} of ${named(word)} is ${shownForm(found)}.${aside}`;
  return textReply(paragraphs(lead, itself), [word]);
}

/** The word of which some Japanese is a form: 急いで is no adverb where its dictionary form is asked for. */
export async function dictionaryForm({ language }: AnswerInput, text: string): Promise<Reply> {
  const [known, ...more] = await japaneseWords(language, text);
  const guesses = deinflect(text).map(({ word }) => word);
  const bases = await Promise.all(guesses.map((base) => language.homonyms(base)));
  const all = [...(known && more.length === 0 ? [known] : []), ...bases.flatMap(([first]) => first ?? [])];
  for (const word of all) {
    const forms = INFLECTED.test(word.part_of_speech) ? await language.inflections(word) : [];
    const found = forms.find(({ written, kana }) => written === text || kana === text);
    if (found)
      return textReply(
        found.form === 'plain'
          ? `${named(word)} is in its dictionary form already: ${meaning(word.en_word)}.`
          : `The dictionary form of ${text} is ${named(word)}, ${meaning(word.en_word)}. ${text} is its ${FORM_NAMES[found.form]}.`,
        [word],
      );
  }
  return known && more.length === 0 && INFLECTED.test(known.part_of_speech)
    ? textReply(`The dictionary form of ${text} is ${named(known)}, ${meaning(known.en_word)}.`, [known])
    : textReply(
        `I cannot find the dictionary form of ${text}: I know no verb or adjective that it is a form of.`,
      );
}

const INFLECTED = /^(?:verb|i-adjective|na-adjective)$/;

/** The past of 食べたい: the form of a form. */
async function formOfForm(
  language: LanguageEngine,
  text: string,
  [via, wanted]: readonly [FormName, FormName],
): Promise<Reply> {
  const sentence = await sentenceIn(language, text);
  if (sentence !== null) {
    // 寿司を食べたいです says already that one wants to.
    const isMade = via === 'want' && /たい(?:です)?[。？]?$/u.test(sentence);
    const shaped = isMade ? sentence : await language.reshape(sentence, via);
    if (shaped !== null) return inForm(language, shaped, wanted);
  }
  const word = await findWord(language, text);
  const made = word && (await language.inflections(spelledAs(word, text))).find(({ form }) => form === via);
  const shaped = made ? await language.reshape(made.written, wanted) : null;
  if (!word || !made || shaped === null) return notFound(language, text);
  const { hiragana, romaji } = await language.read(shaped);
  const lead = `The ${FORM_NAMES[via]} of ${named(word)} is ${shownForm(made)}`;
  return textReply(`${lead}, and its ${FORM_NAMES[wanted]} ${shaped} (${hiragana}, ${romaji}).`, [word]);
}

/** Whether some Japanese is that form of a word, or which one it is. */
export async function isForm(
  { language }: AnswerInput,
  { claimed, of, form: wanted }: Extract<PlainIntent, { kind: 'isForm' }>,
): Promise<Reply> {
  const word = await findWord(language, of);
  if (!word) return notFound(language, of);
  const polite = await politely(language, word);
  if (polite && isWrittenSo(polite, claimed))
    return textReply(
      wanted === 'polite'
        ? `Yes, ${named(polite)} is the polite way to say ${named(word)}.`
        : `No, ${named(polite)} is the polite way to say ${named(word)}.`,
      [word],
    );
  const forms = await language.inflections(spelledAs(word, of));
  const is = forms.filter(({ written, kana }) => written === claimed || kana === claimed);
  const right = forms.find((one) => one.form === wanted);
  if (is.some((one) => one.form === wanted))
    return textReply(`Yes, ${claimed} is the ${FORM_NAMES[wanted]} of ${named(word)}.`, [word]);
  const other = is[0] ? `${claimed} is its ${FORM_NAMES[is[0].form]}. ` : '';
  return right
    ? textReply(
        paragraphs(
          `No. ${other}The ${FORM_NAMES[wanted]} of ${named(word)} is ${shownForm(right)}.`,
          word.part_of_speech === 'verb' ? `${word.ja_word} ${verbGroup(word, forms)}` : null,
        ),
        [word],
      )
    : notFound(language, of);
}

/** "hashirimasu or hashimasu": which of them is a form of the word. */
export async function formAmong(
  { language }: AnswerInput,
  { text, claims }: Extract<PlainIntent, { kind: 'formAmong' }>,
): Promise<Reply> {
  const word = await findWord(language, text);
  if (!word) return notFound(language, text);
  const forms = await language.inflections(spelledAs(word, text));
  const lines = claims.map((claim) => {
    const is = forms.find(({ written, kana, romaji }) => [written, kana, romaji].includes(claim));
    return is
      ? `${claim}: yes, ${shownForm(is)} is its ${FORM_NAMES[is.form]}`
      : `${claim}: I know no such form of it`;
  });
  return textReply(paragraphs(`${named(word)}, ${meaning(word.en_word)}:`, items(lines)), [word]);
}

interface Asked {
  /** What was answered. */
  readonly of: PlainIntent;
  /** The word that was talked about. */
  readonly word: string | null;
  /** What one of what was told apart is asked for: “to my boss”. */
  readonly asksFor?: string;
}

/** Why the last answer is so, as far as a rule says it; else the word in example sentences. */
export async function reason(input: AnswerInput, { of, word, asksFor }: Asked): Promise<Reply> {
  if (of.kind === 'check') return ruleOf(input, of.text);
  if (of.kind === 'compare' || of.kind === 'several') {
    const texts = of.kind === 'compare' ? [of.one, of.other] : of.texts;
    const which = asksFor === undefined ? null : await whichOf(input, texts, asksFor);
    return showUse(
      input,
      which?.taken ? 'See it where it is used:' : 'They are told apart best where they are used:',
      which?.taken ? [which.taken] : texts,
      which?.note ?? null,
    );
  }
  if (of.kind === 'form') return groupOf(input, of.text);
  // What was explained, or noted in a lesson, may be a point of ours.
  const lore = input.language.lore();
  const noted =
    of.kind === 'notes' || of.kind === 'notesAbout'
      ? lore.grammarIn(input.thread.at(-1)?.content ?? '')[0]
      : null;
  const point = of.kind === 'mean' && word === null ? lore.grammar([of.text]) : noted;
  if (point) return grammarPoint(input, point);
  const lead = 'That is how it is said; why, no rule tells. See it where it is used:';
  return word === null ? unclear() : showUse(input, lead, [word]);
}

const inviteSentence = (): Reply =>
  textReply(
    'The rule is all that I can say about it. Write a sentence with it, and I will look at it: “check: …”.',
  );

async function ruleOf({ language }: AnswerInput, sentence: string): Promise<Reply> {
  const { text, remarks, questions } = await language.correct(sentence);
  const [asked] = questions;
  if (asked) return textReply(`${asked.place}: ${asked.why}`);
  if (remarks.length === 0)
    return textReply(`I found none of the usual mistakes in ${sentence}, so there is nothing to explain.`);
  return textReply(
    paragraphs('This is the rule behind it:', items(remarks), `Not: ${sentence}\nBut: ${text}`),
  );
}

async function showUse(
  { language }: AnswerInput,
  lead: string,
  texts: readonly string[],
  note: string | null = null,
): Promise<Reply> {
  const words = await Promise.all(texts.map((text) => compared(language, text)));
  const sentences = await Promise.all(
    words.map(async (word) => (word ? (await language.examplesWith(word))[0] : undefined)),
  );
  const told = sentences.flatMap((one) =>
    one ? [`${one.ja_sentence}\n${one.romaji_sentence}\n“${one.en_sentence}”`] : [],
  );
  if (told.length > 0) return textReply(paragraphs(note, lead, ...told));
  return note === null ? inviteSentence() : textReply(note);
}

/**
 * To which group a verb belongs: what happens to its end in every form. The groups are those of school grammar: godan,
 * ichidan, and the two irregular verbs.
 */
async function groupOf(input: AnswerInput, text: string): Promise<Reply> {
  const word = await findWord(input.language, text);
  if (!word) return unclear();
  if (word.part_of_speech !== 'verb')
    return showUse(input, 'It follows the rule of its kind. See it where it is used:', [text]);
  return textReply(`${named(word)} ${verbGroup(word, await input.language.inflections(word))}`);
}
