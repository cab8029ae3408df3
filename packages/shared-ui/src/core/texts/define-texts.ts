import { useSyncExternalStore } from 'react';
import { addCatalogue, currentLanguage, i18n, revision, watchTexts, type Language } from './i18n';
import type { Catalogue, Translate } from './texts.types';

export interface Texts<C extends Catalogue> {
  /** For code outside components (toasts, validation messages). In a component use `useTexts`, which follows the language. */
  t: Translate<C>;
  useTexts: () => { t: Translate<C>; language: Language };
}

/**
 * Registers the texts of one area under its own namespace and gives its typed accessors:
 * `export const { t, useTexts } = defineTexts('learn', { en: { title: 'Learning', 'words_one': '{{count}} word', … } })`.
 * Write the catalogue inline (or `as const`), so that keys and placeholders are checked.
 */
export function defineTexts<const C extends Catalogue>(
  namespace: string,
  catalogues: { en: C; ja?: () => Promise<Partial<Record<keyof C & string, string>>> },
): Texts<C> {
  const { en, ja } = catalogues;
  addCatalogue(namespace, en, ja && (async () => withoutHoles(await ja())));
  const t: Translate<C> = (key: string, values?: Record<string, string | number>) =>
    i18n.t(key, { ...values, ns: namespace });
  const useTexts = () => {
    useSyncExternalStore(watchTexts, revision, revision);
    return { t, language: currentLanguage() };
  };
  return { t, useTexts };
}

function withoutHoles(catalogue: Partial<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(catalogue).flatMap(([key, text]) => (text === undefined ? [] : [[key, text]])),
  );
}
