import { endpoints, type VocabularyEntry } from '@kotoba/api-client';
import { useAppDispatch } from '@kotoba/session';
import type { SoundKind } from '@kotoba/shared-ui/core';

/** Where an entry already names its recording. */
const known = {
  ja_word: 'word_audio_url',
  en_word: 'word_audio_url_en',
  ja_sentence: 'sentence_audio_url',
  en_sentence: 'sentence_audio_url_en',
} as const satisfies Record<SoundKind, keyof VocabularyEntry>;

/**
 * Gives the address of a recording: the one that the entry names, which is ready and never changes, else the server makes it now.
 * The call is not subscribed to: a later change of the word must not ask for speech again that nobody wants to hear.
 */
export function useAudioAddress(entry: VocabularyEntry): (sound: SoundKind) => Promise<string> {
  const dispatch = useAppDispatch();
  return async (variant) => {
    const address = entry[known[variant]];
    if (address !== null) return address;
    const ask = endpoints.endpoints.getVocabularyAudio.initiate(
      { id: entry.id, variant },
      { subscribe: false, forceRefetch: true },
    );
    return (await dispatch(ask).unwrap()).audio_url;
  };
}
