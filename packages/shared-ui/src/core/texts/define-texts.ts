import { createInstance } from 'i18next';
import { useSyncExternalStore } from 'react';
import type { Catalogue, Translate } from './texts.types';

export type Language = 'en' | 'ja';

type Loader = () => Promise<Readonly<Record<string, string>>>;

/** The one i18next instance of the page. Catalogues are flat and come with their remote, so nothing is fetched by it. */
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

let textsRevision = 0;
const watchers = new Set<() => void>();

function textsChanged(): void {
  textsRevision += 1;
  watchers.forEach((tell) => tell());
}
i18n.on('languageChanged', textsChanged);

/** Grows with every change of texts on the page: another language, or a catalogue that arrived. */
const revision = (): number => textsRevision;

/** Calls `onChange` after each change of texts, until the returned undo is called. */
function watchTexts(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

const japaneseLoaders = new Map<string, Loader>();

async function loadJapanese(namespace: string, load: Loader): Promise<void> {
  if (i18n.hasResourceBundle('ja', namespace)) return;
  i18n.addResourceBundle('ja', namespace, await load());
}

/** Adds the catalogues of a namespace; the Japanese one is fetched when Japanese is chosen. */
function addCatalogue(namespace: string, en: Readonly<Record<string, string>>, ja?: Loader): void {
  i18n.addResourceBundle('en', namespace, en, true, true);
  if (!ja) return;
  japaneseLoaders.set(namespace, ja);
  if (i18n.language === 'ja') void loadJapanese(namespace, ja).then(textsChanged);
}

/** Switches every text on the page and the `lang` of the document. Missing Japanese texts are shown in English. */
export async function setLanguage(language: Language): Promise<void> {
  if (language === 'ja') {
    await Promise.all([...japaneseLoaders].map(([namespace, load]) => loadJapanese(namespace, load)));
  }
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

export const currentLanguage = (): Language => (i18n.language === 'ja' ? 'ja' : 'en');

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
