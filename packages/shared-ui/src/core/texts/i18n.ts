import { createInstance } from 'i18next';

export const languages = ['en', 'ja'] as const;
export type Language = (typeof languages)[number];

type Loader = () => Promise<Readonly<Record<string, string>>>;

/** The one i18next instance of the page. Catalogues are flat and come with their remote, so nothing is fetched by it. */
export const i18n = createInstance();
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
export const revision = (): number => textsRevision;

/** Calls `onChange` after each change of texts, until the returned undo is called. */
export function watchTexts(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

const japaneseLoaders = new Map<string, Loader>();

async function loadJapanese(namespace: string, load: Loader): Promise<void> {
  if (i18n.hasResourceBundle('ja', namespace)) return;
  i18n.addResourceBundle('ja', namespace, await load());
}

/** Adds the catalogues of a namespace; the Japanese one is fetched when Japanese is chosen. */
export function addCatalogue(namespace: string, en: Readonly<Record<string, string>>, ja?: Loader): void {
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
