import type { AuthoredWord } from '../authored/authored-word';
import type { FoundWord } from '../entries/make-entry';

/** A word that a look-up found: one of ours, or one of the dictionary. */
export type Found =
  | { readonly kind: 'authored'; readonly word: AuthoredWord }
  | { readonly kind: 'dictionary'; readonly found: FoundWord };

export const authored = (word: AuthoredWord): Found => ({ kind: 'authored', word });
export const fromDictionary = (found: FoundWord): Found => ({ kind: 'dictionary', found });
