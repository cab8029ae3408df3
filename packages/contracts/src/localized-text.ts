import * as z from 'zod/mini';

/** A text that travels as data (before a catalogue is loaded): English always, other languages when known. Keys are BCP 47 tags. */
export const localizedText = z.strictObject({
  en: z.string().check(z.minLength(1), z.maxLength(200)),
  ja: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});
export type LocalizedText = z.infer<typeof localizedText>;

/** The text in `language`, else in English. */
export function localize(text: LocalizedText, language: string): string {
  return (language === 'ja' ? text.ja : undefined) ?? text.en;
}
