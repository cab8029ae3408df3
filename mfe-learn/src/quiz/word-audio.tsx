import { AudioButton, Row, type SoundKind } from '@kotoba/shared-ui/core';
import { useLazyGetVocabularyAudioQuery } from '@kotoba/api-client';

export interface WordAudioProps {
  readonly vocabularyId: number;
  /** The word's place in the queue: a word that comes back is heard again. */
  readonly turn: number;
  readonly sounds: readonly SoundKind[];
  /** The Japanese word is spoken by itself when it can be heard. */
  readonly speaks: boolean;
  /** … and once more, now that the answer was given. */
  readonly repeats: boolean;
}

/** The recordings of a word that may be heard now. */
export function WordAudio({ vocabularyId, turn, sounds, speaks, repeats }: WordAudioProps) {
  const [getAudio] = useLazyGetVocabularyAudioQuery();
  return (
    <Row gap={2} wrap={false}>
      {sounds.map((sound) => {
        const automatic = speaks && sound === 'ja_word';
        return (
          <AudioButton
            // A sound starts when its button appears.
            key={`${turn}-${vocabularyId}-${sound}-${automatic}-${repeats}`}
            sound={sound}
            autoPlay={automatic}
            load={async () => (await getAudio({ id: vocabularyId, variant: sound }, true).unwrap()).audio_url}
          />
        );
      })}
    </Row>
  );
}
