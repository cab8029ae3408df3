import { hasJapanese } from '@kotoba/japanese';
import type { DraftEntry, LanguageEngine, Said } from '@kotoba/language';
import type { Reply } from '../../assistant';
import { items, meaning, named, paragraphs, textReply, wordItems } from './answer';
import { isPhrase } from './explained';
import { japaneseWords, wholeWords } from './find-word';

/** What says nothing by itself, beside pronouns: “is”, “too”, “thing”. */
const SMALL = new Set('です だ だった である も 物 もの 事 こと ある いる する'.split(' '));

/** Of a piece it is sure what it is: “to raise” is 育てる of children, and 上げる of taxes. */
async function isSure(language: LanguageEngine, word: DraftEntry): Promise<boolean> {
  const { ja_word: ja, en_word: en, part_of_speech: kind } = word;
  if (SMALL.has(ja) || kind === 'pronoun') return false;
  const { items: found } = await language.convertNote('WORD', en.split('; ')[0] ?? en);
  return !found.some(
    (one) => one.kind === 'meaning' && one.candidates.length > 1 && (kind === 'verb' || one.isAsked),
  );
}

async function surePieces(language: LanguageEngine, words: readonly DraftEntry[]): Promise<DraftEntry[]> {
  const sure = await Promise.all(words.map((word) => isSure(language, word)));
  return words.filter((_, at) => sure[at]);
}

/** A sentence that nobody wrote down cannot be said; its words can, and the phrase that is nearest to it. */
export async function piecesOf(
  language: LanguageEngine,
  { text, near, words }: { text: string; near: Said | null; words: readonly DraftEntry[] },
): Promise<Reply> {
  const pieces = await surePieces(language, words);
  const cannot = `I cannot put the whole of “${text}” into Japanese.`;
  if (near) {
    const [phrase] = await japaneseWords(language, near.ja);
    const others = pieces.filter(({ ja_word }) => ja_word !== phrase?.ja_word);
    return textReply(
      paragraphs(
        `${cannot} The nearest phrase that I know: ${near.ja}, “${near.en}”`,
        others.length > 0 ? `Words of yours:\n\n${wordItems(others)}` : null,
      ),
      [...(phrase ? [phrase] : []), ...others],
    );
  }
  return textReply(
    paragraphs(
      pieces.length > 0 ? `${cannot} Words of it:` : cannot,
      wordItems(pieces),
      'Write it in Japanese as well as you can, and I will look at it.',
    ),
    pieces,
  );
}

/** What the English means besides, with what tells it: “light” is 光, and 軽い of what is not heavy. */
export async function otherSenses(
  language: LanguageEngine,
  text: string,
  word: DraftEntry,
): Promise<string | null> {
  if (!/^(?:to )?[a-z]+$/i.test(text)) return null;
  const { items: found } = await language.convertNote('WORD', text);
  const [asked, ...more] = found;
  if (asked?.kind !== 'meaning' || !asked.isAsked || more.length > 0) return null;
  const own = asked.candidates.find(({ entry }) => entry.ja_word === word.ja_word);
  const others = asked.candidates.filter((one) => one !== own);
  return own && others.length > 0
    ? paragraphs(
        `That is “${own.label}”. Meant otherwise:`,
        items(others.map(({ entry, label }) => `${named(entry)}: ${label}`)),
      )
    : null;
}

const REQUEST = /(?:ください|お願いします|ましょう)$/u;

/** “take a picture” is 写真を撮る before it is a request; null where nothing but the request is known. */
export async function bareVerb(
  language: LanguageEngine,
  text: string,
  request: DraftEntry,
): Promise<DraftEntry | null> {
  if (!isPhrase(request) || !REQUEST.test(request.ja_word)) return null;
  if (!/^[a-z]+ [a-z' ]+$/i.test(text) || /\b(?:please|let's|me|us|you|i|we)\b/i.test(text)) return null;
  const [verb, ...more] = await wholeWords(language, `to ${text}`);
  const isDone = verb?.sources.word === 'authored' && /^(?:verb|expression)$/.test(verb.part_of_speech);
  return isDone && more.length === 0 ? verb : null;
}

/** 続けて食べる is no word: a piece of it tells it from nothing. */
export const isOneWord = async (language: LanguageEngine, text: string): Promise<boolean> =>
  !hasJapanese(text) || (await japaneseWords(language, text)).length < 2;

/** Texts that nobody can tell apart, each with its words. */
export async function eachByItself(language: LanguageEngine, texts: readonly string[]): Promise<Reply> {
  const lines = await Promise.all(
    texts.map(async (text) => {
      const words = await japaneseWords(language, text);
      const told = words.map((word) => `${named(word)} ${meaning(word.en_word.split('; ')[0] ?? '')}`);
      return `${text}: ${(await language.compound(text, words[0] ?? null)) ?? told.join(', ')}`;
    }),
  );
  return textReply(paragraphs('I cannot tell these apart for sure. Each by itself:', items(lines)));
}
