import { toRomaji } from '@kotoba/japanese';
import type { DraftEntry, LanguageEngine } from '@kotoba/language';
import type { Reply } from '../../assistant';
import { waysToSay } from '../intents/ways-to-say';
import { items, named, paragraphs, textReply } from './answer';
import { wholeWords } from './find-word';

const SIBLING = /(?<!\b(?:older|younger|big|little|elder|small|twin)\s)\b(brother|sister)\b/i;

/** Japanese has no brother: a sentence about one is said of an older and of a younger one. */
export async function bySiblingsAge(language: LanguageEngine, text: string): Promise<Reply | null> {
  if (!SIBLING.test(text)) return null;
  const said = await Promise.all(
    ['older', 'younger'].map(async (age) => {
      const [way = ''] = waysToSay(text).slice(-1);
      const [sentence, ...more] = await wholeWords(language, way.replace(SIBLING, `${age} $1`));
      return sentence && more.length === 0 ? { age, sentence } : null;
    }),
  );
  const known = said.filter((one) => one !== null);
  const name = SIBLING.exec(text)?.[1]?.toLowerCase() ?? '';
  return known.length < said.length
    ? null
    : textReply(
        paragraphs(
          `Japanese says whether a ${name} is older or younger:`,
          items(known.map(({ age, sentence }) => `${age}: ${named(sentence)}`)),
        ),
        known.map(({ sentence }) => sentence),
      );
}

/** “older sister” is 姉 of one's own, and another word of somebody else's; null for what is no such word. */
export function theirs(language: LanguageEngine, { ja_word: ja }: DraftEntry, text: string): string | null {
  const kin = language.lore().kin(text.replace(/^my /i, ''));
  if (!kin || kin.own.written !== ja || kin.others.written === ja) return null;
  const { written, kana } = kin.others;
  return `Somebody else’s is ${written} (${kana}, ${toRomaji(kana)}).`;
}
