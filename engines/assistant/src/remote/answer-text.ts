import { ProviderFailure } from '@kotoba/providers';

const FENCE = '```cards';
const HTML = /<!--|<\s*[/!]?\s*[a-z][^<>]{0,400}>?/i;
const IMAGE = /!\[[^\]]{0,400}\]\s*\(/;
const FOREIGN = /[^\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\P{L}]/u;
const LEAST_TO_JUDGE = 20;

/** A learner reads English and Japanese; kanji without any kana or English beside them are Chinese. */
function isForeign(text: string): boolean {
  const letters = [...text].filter((sign) => /\p{L}/u.test(sign));
  const strange = letters.filter((letter) => FOREIGN.test(letter)).length;
  const han = letters.filter((letter) => /\p{Script=Han}/u.test(letter)).length;
  if (letters.length < LEAST_TO_JUDGE) return strange > letters.length / 2;
  return strange > letters.length / 5 || han > letters.length * 0.9;
}

/** @throws ProviderFailure for what no learner should see: markup, pictures of elsewhere, another language, a text without an end. */
function demandReadable(text: string, longest: number): void {
  if (text.length > longest)
    throw new ProviderFailure('UNFIT', `The text is longer than ${longest} characters`);
  if (HTML.test(text) || IMAGE.test(text)) throw new ProviderFailure('UNFIT', 'The text holds markup');
}

/** Plain text of what a model writes as Markdown: our content has paragraphs and items alone. */
export const plain = (text: string): string =>
  text
    .replace(/\[([^\]\n]{1,200})\]\([^)\n]{0,400}\)/g, '$1')
    .replace(/(\*\*|__|`+)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/^\s*[-*•]\s+/gm, '・')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** What may be the beginning of the fence waits for the next piece. */
function heldBack(text: string): number {
  for (let length = Math.min(FENCE.length - 1, text.length); length > 0; length -= 1)
    if (FENCE.startsWith(text.slice(-length))) return length;
  return 0;
}

export interface AnswerText {
  /** Takes the next piece and gives what of the text may be shown now. */
  push(piece: string): string;
  /** The whole text, and what stands between the fences; null without a block of cards. */
  finish(): { readonly text: string; readonly cards: string | null };
}

/** Tells the text of an answer from its block of cards while it comes. */
export function createAnswerText(longest: number): AnswerText {
  let all = '';
  let shown = 0;
  const textEnd = (): number => {
    const fence = all.indexOf(FENCE);
    return fence < 0 ? all.length - heldBack(all) : fence;
  };
  return {
    push(piece) {
      all += piece;
      const end = textEnd();
      demandReadable(all.slice(0, end), longest);
      const fresh = all.slice(shown, Math.max(shown, end));
      shown = Math.max(shown, end);
      return fresh;
    },
    finish() {
      const [text = '', ...blocks] = all.split(FENCE);
      if (isForeign(text)) throw new ProviderFailure('UNFIT', 'The text is in another language');
      const [cards, after] = (blocks[0] ?? '').split('```');
      if (blocks.length === 0) return { text: plain(text), cards: null };
      if (blocks.length > 1 || after === undefined)
        throw new ProviderFailure('UNFIT', 'The block of cards is not whole');
      demandReadable(text + after, longest);
      return { text: plain(`${text.trim()}\n\n${after}`), cards: cards ?? '' };
    },
  };
}
