import { hasJapanese } from '@kotoba/japanese';
import type { FormName, LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import { romajiSentence } from '../intents/text';
import { FORM_NAMES, paragraphs, textReply, type AnswerInput } from './answer';
import { isWrittenSo, japaneseWords } from './find-word';

/** The polite form beside a plain one. */
export const POLITE: Readonly<Partial<Record<FormName, FormName>>> = {
  past: 'politePast',
  negative: 'politeNegative',
  pastNegative: 'politePastNegative',
};

/** The Japanese sentence that a text is, in whatever letters; null for a word. */
export async function sentenceIn(language: LanguageEngine, text: string): Promise<string | null> {
  const japanese = hasJapanese(text) ? text : romajiSentence(text);
  return japanese !== null && (await japaneseWords(language, japanese)).length > 1 ? japanese : null;
}

/** 話してください is asked of a friend as 話して. */
const ASKING: readonly (readonly [polite: RegExp, casual: string])[] = [
  [/([てで])(?:いただけません|くださいません|もらえません)か?$/, '$1くれない'],
  [/([てで])(?:いただけます|くださいます|もらえます)か?$/, '$1くれる'],
  [/([てで])ください$/, '$1'],
  [/お願いします$/, 'お願い'],
];
const POLITER: readonly (readonly [plain: RegExp, polite: string])[] = [
  [/(?<!ない)([てで])ください$/, '$1くださいませんか'],
  [/いいですか$/, 'よろしいでしょうか'],
];
const requestIn = (text: string, table: typeof ASKING): string | null => {
  const bare = text.replace(/[。？?\s]+$/u, '');
  const found = table.find(([ending]) => ending.test(bare));
  return found ? bare.replace(...found) : null;
};

/** What is asked for politely, and can be asked for more politely. */
export const isRequest = (text: string, wanted: FormName): boolean =>
  wanted === 'polite' && requestIn(text, POLITER) !== null;

/** 食べなければならない is plain, and 食べなきゃ what friends say. */
const SHORTER: readonly (readonly [plain: RegExp, spoken: string])[] = [
  [/なければ(?:ならない|いけない)$/, 'なきゃ'],
  [/なくては(?:ならない|いけない)$/, 'なくちゃ'],
  [/てはいけない$/, 'ちゃだめ'],
  [/ではいけない$/, 'じゃだめ'],
  [/てしまう$/, 'ちゃう'],
  [/でしまう$/, 'じゃう'],
  [/てしまった$/, 'ちゃった'],
  [/でしまった$/, 'じゃった'],
  [/ておく$/, 'とく'],
  [/([てで])いる$/, '$1る'],
  [/([てで])いた$/, '$1た'],
  [/([てで])いない$/, '$1ない'],
];

/** Who does it, and to whom it is done: in these forms they change places. */
const VOICES: readonly FormName[] = ['passive', 'causative'];
const ROLES = /^(?:(?<who>[^、がはをにで]+)[がは])?(?<what>[^、がはをに]+)を(?<done>[^、がはを]+)$/u;

const isOneWord = async (language: LanguageEngine, text: string): Promise<boolean> => {
  const [word, ...more] = await japaneseWords(language, text);
  return word !== undefined && more.length === 0 && isWrittenSo(word, text);
};

/**
 * A sentence of who does what in the passive or causative: 犬が弟をかんだ is 弟が犬にかまれた, and 弟が本を読む
 * 弟に本を読ませる. Null where more stands in it than that.
 */
async function inVoice(language: LanguageEngine, sentence: string, wanted: FormName): Promise<string | null> {
  const { who, what = '', done = '' } = ROLES.exec(sentence)?.groups ?? {};
  const parts = [what, who].filter((part) => part !== undefined);
  const known =
    what !== '' && (await Promise.all(parts.map((part) => isOneWord(language, part)))).every(Boolean);
  const verb = known ? await language.reshape(done, wanted) : null;
  if (verb === null) return null;
  return wanted === 'passive'
    ? `${what}が${who ? `${who}に` : ''}${verb}`
    : `${who ? `${who}に` : ''}${what}を${verb}`;
}

/** A whole sentence in another form. */
export async function inForm(language: LanguageEngine, sentence: string, wanted: FormName): Promise<Reply> {
  const asks =
    /[？?]\s*$/.test(sentence) ||
    (wanted === 'plain' && /(?:ます|です|ました|でした|ません)か。?$/.test(sentence));
  const bare = sentence.replace(/[？?。\s]+$/u, '').replace(wanted === 'plain' && asks ? /か$/ : /$^/, '');
  const reshaped =
    requestIn(bare, wanted === 'plain' ? ASKING : wanted === 'polite' ? POLITER : []) ??
    (VOICES.includes(wanted) ? await inVoice(language, bare, wanted) : await language.reshape(bare, wanted));
  // A question to a friend needs no か; a polite one does.
  const shaped =
    reshaped !== null && asks
      ? reshaped + (/(?:ます|です|ません|ました|でした)$/.test(reshaped) ? 'か' : '？')
      : reshaped;
  if (shaped === null && VOICES.includes(wanted))
    return textReply(
      `I cannot turn the whole of ${sentence} into the ${FORM_NAMES[wanted]}: who does it and to whom it is done change places in it. Ask me for the verb alone.`,
    );
  if (shaped === null)
    return textReply(
      `“${sentence}” has no ${FORM_NAMES[wanted]}: it should end in a verb, an adjective or a noun.`,
    );
  const spoken = wanted === 'plain' ? SHORTER.find(([plain]) => plain.test(shaped)) : undefined;
  const politer = POLITE[wanted];
  const polite = politer ? await language.reshape(sentence, politer) : null;
  const toldWhole = async (text: string): Promise<string> => {
    const { hiragana, romaji } = await language.read(text);
    return [text, hiragana === text ? null : hiragana, romaji].filter(Boolean).join('\n');
  };
  return textReply(
    paragraphs(
      `Here it is in the ${FORM_NAMES[wanted]}:`,
      await toldWhole(shaped),
      polite !== null && polite !== shaped ? `To be polite: ${polite}` : null,
      spoken ? `Shorter, among friends: ${shaped.replace(...spoken)}` : null,
    ),
  );
}

/** A sentence as a question: politely, as one asks. */
export async function question({ language }: AnswerInput, text: string): Promise<Reply> {
  const polite = (await language.reshape(text, 'polite')) ?? text;
  const asked = `${polite.replace(/[。.?？か]+$/u, '')}か。`;
  const { hiragana, romaji } = await language.read(asked);
  return textReply(paragraphs('With か at its end it is a question:', `${asked}\n${hiragana}\n${romaji}`));
}
