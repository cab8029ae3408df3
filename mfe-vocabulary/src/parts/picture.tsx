import { useState } from 'react';
import { Box, Icon, radius, Stack, Text, color } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

export interface PictureProps {
  readonly url: string | null;
  readonly alt: string | null;
}

const frame = {
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  borderRadius: `${radius.field}px`,
} as const;

/** A picture, or a place of the same size that says that there is none (also when it cannot be loaded). */
export function Picture({ url, alt }: PictureProps) {
  const { t } = useTexts();
  const [broken, setBroken] = useState<string | null>(null);
  if (url !== null && url !== broken) {
    return (
      <Box
        component="img"
        src={url}
        alt={alt ?? ''}
        onError={() => setBroken(url)}
        sx={{ ...frame, objectFit: 'contain' }}
      />
    );
  }
  return (
    <Stack
      align="center"
      justify="center"
      gap={2}
      sx={{ ...frame, display: 'flex', bgcolor: color.sunken, color: color.inkSoft }}
    >
      <Icon name="image" size={32} />
      <Text size="sm" tone="soft">
        {t('word.noPicture')}
      </Text>
    </Stack>
  );
}
