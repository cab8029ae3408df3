import type { Answer } from './quiz-machine';
import { t } from '../texts';

/** Why an answer got its verdict, in words with `<ja>` around what is Japanese; null where the verdict says it all. Source: the reasons of `packages/japanese`. */
export function explanationOf({ reason, matched, hint }: Answer): string | null {
  switch (reason) {
    case 'exact':
    case 'no_match':
      return null;
    case 'typo':
    case 'inflection':
      return matched === null ? null : t(`reason.${reason}`, { word: matched });
    case 'alternate':
      if (hint === null) return t('reason.alternate');
      return [
        t('reason.alternate'),
        t('reason.alternateHint', { count: hint.moraCount, kana: hint.firstKana }),
      ].join(' ');
    default:
      return t(`reason.${reason}`);
  }
}
