import {
  AudioButton,
  Row,
  type SoundKind,
  Box,
  color,
  Icon,
  radius,
  Stack,
  Text,
} from '@kotoba/shared-ui/core';
import { useAudioAddress, type VocabularyEntry } from '@kotoba/api-client';
import { useState } from 'react';
import { useTexts } from '../texts';

interface PictureProps {
  readonly url: string | null;
  readonly alt: string | null;
  /** Width to height while nothing is known of the picture; its own wins, so that nothing is cut off. */
  readonly ratio: '4 / 3' | '16 / 9';
}

/** A picture, or a place of the same size that says that there is none (also when it cannot be loaded). */
export function Picture({ url, alt, ratio }: PictureProps) {
  const { t } = useTexts();
  const [broken, setBroken] = useState<string | null>(null);
  const frame = { width: '100%', aspectRatio: `auto ${ratio}`, borderRadius: `${radius.field}px` };
  if (url !== null && url !== broken) {
    return (
      <Box
        component="img"
        src={url}
        alt={alt ?? ''}
        onError={() => setBroken(url)}
        sx={{ ...frame, display: 'block', height: 'auto' }}
      />
    );
  }
  return (
    <Stack
      align="center"
      justify="center"
      gap={2}
      sx={{ ...frame, backgroundColor: color.sunken, color: color.inkSoft }}
    >
      <Icon name="image" size={32} />
      <Text size="sm" tone="soft">
        {t('word.noPicture')}
      </Text>
    </Stack>
  );
}

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
