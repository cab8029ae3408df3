import { useState } from 'react';
import { Box, color, Icon, radius, Stack, Text } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

export interface PictureProps {
  readonly url: string | null;
  readonly alt: string | null;
  /** Width to height; kept while it loads, so that nothing jumps. */
  readonly ratio: '4 / 3' | '16 / 9';
}

/** A picture, or a place of the same size that says that there is none (also when it cannot be loaded). */
export function Picture({ url, alt, ratio }: PictureProps) {
  const { t } = useTexts();
  const [broken, setBroken] = useState<string | null>(null);
  const frame = { width: '100%', aspectRatio: ratio, borderRadius: `${radius.field}px` };
  if (url !== null && url !== broken) {
    return (
      <Box
        component="img"
        src={url}
        alt={alt ?? ''}
        onError={() => setBroken(url)}
        sx={{ ...frame, display: 'block', objectFit: 'cover' }}
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
