import { useAudioAddress, type ChatCard, type Spoken } from '@kotoba/api-client';
import { AudioButton, Row } from '@kotoba/shared-ui/core';

/** The recordings of a card's word and of its sentence. */
export function CardAudio({ card }: { readonly card: Spoken & Pick<ChatCard, 'ja_sentence'> }) {
  const addressOf = useAudioAddress(card);
  const sounds = [
    'ja_word',
    'en_word',
    ...(card.ja_sentence === null ? [] : ['ja_sentence' as const]),
  ] as const;
  return (
    <Row gap={2}>
      {sounds.map((sound) => (
        <AudioButton key={sound} sound={sound} size="small" load={() => addressOf(sound)} />
      ))}
    </Row>
  );
}
