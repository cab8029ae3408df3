/**
 * A reading as learners know it: KANJIDIC writes す.む for 済む, of which the kanji itself is す, and hyphens where
 * something goes before or behind it.
 */
export const readingText = (reading: string): string =>
  reading.replace(/\.([^-]+)/, '($1)').replaceAll('-', '〜');
