import { firstKana, moraCount } from '../../kana/mora-count';
import { hasJapanese, hasKanji } from '../../text/characters';
import { isAcceptedMeaning } from '../english/is-accepted-meaning';
import { spellingsOf } from '../entry-texts';
import { incorrect, retry, type Rule } from '../outcome';
import { sharesMeaning } from '../english/shares-meaning';
import { isSpelling, type JapaneseContext } from './japanese-context';
import { isReadingOf } from './typed-kana';

type JapaneseRule = Rule<JapaneseContext>;

/** Spellings and readings that the learner does not want are wrong, whatever else would accept them. */
export const blockedJapanese: JapaneseRule = (context) => {
  const blocked = (context.entry.blocked ?? []).filter(hasJapanese);
  const readings = blocked.filter((text) => !hasKanji(text)).map((hiragana) => ({ hiragana, en: '' }));
  const isBlocked =
    isSpelling(context, blocked) || readings.some((reading) => isReadingOf(context.typed, reading));
  return isBlocked ? incorrect('blocked') : null;
};

/** Right, but in the wrong language. Source: ANS-17. */
export const englishMeaning: JapaneseRule = ({ entry, input }) =>
  isAcceptedMeaning(entry, input) ? retry('japanese_wanted') : null;

/** Another saved word, in kana or kanji. One that shares a meaning was asked for just as well. Source: ANS-18, ANS-20. */
export const otherWord: JapaneseRule = (context) => {
  const same = context.otherSaved.filter(
    (other) => isReadingOf(context.typed, other) || isSpelling(context, spellingsOf(other)),
  );
  const rival = same.find((other) => sharesMeaning(context.entry, other));
  if (rival) {
    const wanted = context.readings[0]?.key;
    const hint = wanted && { moraCount: moraCount(wanted), firstKana: firstKana(wanted) };
    return retry('alternate', { other: rival, ...(hint && { hint }) });
  }
  const [other] = same;
  return other ? incorrect('other_word', { other }) : null;
};

/** Any parse equals any stored reading. Source: ANS-11. */
export const isOwnReading = ({ typed, entry }: JapaneseContext): boolean => isReadingOf(typed, entry);
