import { AudioButton, Row, type SoundKind } from '@kotoba/shared-ui/core';
import { useAudioAddress, type VocabularyEntry } from '@kotoba/api-client';

export interface WordAudioProps {
  readonly entry: VocabularyEntry;
  readonly sounds: readonly SoundKind[];
  readonly size?: 'small' | 'medium';
}

/** The recordings of a word. */
export function WordAudio({ entry, sounds, size = 'medium' }: WordAudioProps) {
  const addressOf = useAudioAddress(entry);
  return (
    <Row gap={2}>
      {sounds.map((sound) => (
        <AudioButton key={`${entry.id}-${sound}`} sound={sound} size={size} load={() => addressOf(sound)} />
      ))}
    </Row>
  );
}
