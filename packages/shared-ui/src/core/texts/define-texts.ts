import { createInstance } from 'i18next';
import { useSyncExternalStore } from 'react';
import type { Catalogue, Translate } from './texts.types';

export type Language = 'en' | 'ja';

/** What has no Japanese text is shown in English. */
type Loader = () => Promise<Readonly<Record<string, string | undefined>>>;

/** The one i18next instance of the page. Catalogues are flat and come with their remote: it fetches nothing. */
const i18n = createInstance();
void i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** Fetched when Japanese is chosen. */
const japaneseLoaders = new Map<string, Loader>();

async function loadJapanese(namespace: string, load: Loader): Promise<void> {
  if (i18n.hasResourceBundle('ja', namespace)) return;
  i18n.addResourceBundle('ja', namespace, await load());
}

/** Switches every text on the page and the `lang` of the document. Missing Japanese texts are shown in English. */
export async function setLanguage(language: Language): Promise<void> {
  if (language === 'ja') {
    await Promise.all([...japaneseLoaders].map(([namespace, load]) => loadJapanese(namespace, load)));
  }
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

function watchTexts(onChange: () => void): () => void {
  i18n.on('languageChanged', onChange);
  i18n.store.on('added', onChange);
  return () => {
    i18n.off('languageChanged', onChange);
    i18n.store.off('added', onChange);
  };
}

export const currentLanguage = (): Language => (i18n.language === 'ja' ? 'ja' : 'en');

/**
 * Registers the texts of one area under its own namespace and gives its typed accessors: `export const
 * { t, useTexts } = defineTexts('learn', { en: { title: 'Learning', 'words_one': '{{count}} word', … }
 * })`. Write the catalogue inline (or `as const`), so that keys and placeholders are checked. In a component use
 * `useTexts`, which follows the language; `t` is for code outside (toasts, validation messages).
 */
export function defineTexts<const C extends Catalogue>(
  namespace: string,
  catalogues: { en: C; ja?: () => Promise<Partial<Record<keyof C & string, string>>> },
) {
  const { en, ja } = catalogues;
  i18n.addResourceBundle('en', namespace, en);
  if (ja) japaneseLoaders.set(namespace, ja);
  if (ja && i18n.language === 'ja') void loadJapanese(namespace, ja);
  const t: Translate<C> = (key: string, values?: Record<string, string | number>) =>
    i18n.t(key, { ...values, ns: namespace });
  // Another language, or a catalogue that arrived.
  const state = () => `${i18n.language} ${i18n.hasResourceBundle('ja', namespace)}`;
  const useTexts = () => {
    useSyncExternalStore(watchTexts, state);
    return { t, language: currentLanguage() };
  };
  return { t, useTexts };
}
