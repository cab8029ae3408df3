import { useState } from 'react';
import { Box, color, Icon, radius, Stack, Text } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

export interface PictureProps {
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
