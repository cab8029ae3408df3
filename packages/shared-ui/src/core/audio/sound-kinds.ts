/** The recordings of an entry; the names are the server's variants. */
export const soundKinds = ['ja_word', 'en_word', 'ja_sentence', 'en_sentence'] as const;
export type SoundKind = (typeof soundKinds)[number];
