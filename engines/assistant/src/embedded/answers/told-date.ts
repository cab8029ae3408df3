import type { LanguageEngine } from '@kotoba/language';

/** A day or a time with its reading: 一日 alone is the first, ついたち. */
export async function toldDate(language: LanguageEngine, written: string): Promise<string> {
  const parts = await Promise.all(
    written
      .split('、')
      .map(async (one) =>
        one === '一日' ? { hiragana: 'ついたち', romaji: 'tsuitachi' } : language.read(one),
      ),
  );
  const told = (['hiragana', 'romaji'] as const).map((script) =>
    parts.map((part) => part[script]).join('、'),
  );
  return `${written} (${told.join(', ')})`;
}
