import { AudioButton, Row, type SoundKind } from '@kotoba/shared-ui/core';
import { useLazyGetVocabularyAudioQuery } from '@kotoba/api-client';
import { useQuizSettings } from './use-quiz-settings';

export interface WordAudioProps {
  readonly vocabularyId: number;
  readonly sounds: readonly SoundKind[];
}

/** The recordings of a word that may be heard now. With autoplay the Japanese word is spoken when it is first among them. */
export function WordAudio({ vocabularyId, sounds }: WordAudioProps) {
  const [getAudio] = useLazyGetVocabularyAudioQuery();
  const { autoplay } = useQuizSettings();
  return (
    <Row gap={2}>
      {sounds.map((sound) => {
        const automatic = autoplay && sound === 'ja_word';
        return (
          <AudioButton
            // A sound starts when its button appears: settings that arrive late make it appear anew.
            key={`${vocabularyId}-${sound}-${automatic}`}
            sound={sound}
            autoPlay={automatic}
            load={async () => (await getAudio({ id: vocabularyId, variant: sound }, true).unwrap()).audio_url}
          />
        );
      })}
    </Row>
  );
}
