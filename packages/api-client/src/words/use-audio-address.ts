import { useAppDispatch } from '@kotoba/session';
import { endpoints } from '../cache/endpoints';
import type { GetVocabularyAudioApiArg, VocabularyEntry } from '../generated/endpoints';

type Variant = GetVocabularyAudioApiArg['variant'];

/** Where an entry already names its recording. */
const known = {
  ja_word: 'word_audio_url',
  en_word: 'word_audio_url_en',
  ja_sentence: 'sentence_audio_url',
  en_sentence: 'sentence_audio_url_en',
} as const satisfies Record<Variant, keyof VocabularyEntry>;

/** What is needed of an entry, or of a card that stands for one. */
export type Spoken = Pick<VocabularyEntry, 'id' | (typeof known)[Variant]>;

/**
 * Gives the address of a recording: the one that the entry names, which is ready and never changes, else the server
 * makes it now. The call is not subscribed to: a later change of the word must not make speech that is not played.
 */
export function useAudioAddress(entry: Spoken): (sound: Variant) => Promise<string> {
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
