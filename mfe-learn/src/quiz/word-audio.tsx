import { AudioButton, Row, type SoundKind } from '@kotoba/shared-ui/core';
import { useLazyGetVocabularyAudioQuery } from '@kotoba/api-client';

export interface WordAudioProps {
  readonly vocabularyId: number;
  readonly sounds: readonly SoundKind[];
}

/** The recordings of a word that may be heard now. */
export function WordAudio({ vocabularyId, sounds }: WordAudioProps) {
  const [getAudio] = useLazyGetVocabularyAudioQuery();
  return (
    <Row gap={2}>
      {sounds.map((sound) => (
        <AudioButton
          key={`${vocabularyId}-${sound}`}
          sound={sound}
          load={async () => (await getAudio({ id: vocabularyId, variant: sound }, true).unwrap()).audio_url}
        />
      ))}
    </Row>
  );
}
