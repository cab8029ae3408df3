import { useState } from 'react';
import { Box, radius } from '@kotoba/shared-ui/core';

interface CardPictureProps {
  readonly url: string | null;
  readonly alt: string | null;
}

/** Px: the same before and after it is loaded, so that a conversation does not move. */
const SIZE = 88;

/** The picture of a word; nothing when there is none or it cannot be loaded. */
export function CardPicture({ url, alt }: CardPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (url === null || url === broken) return null;
  return (
    <Box
      component="img"
      src={url}
      alt={alt ?? ''}
      width={SIZE}
      height={SIZE}
      onError={() => setBroken(url)}
      sx={{ flex: 'none', objectFit: 'cover', borderRadius: `${radius.field}px` }}
    />
  );
}
