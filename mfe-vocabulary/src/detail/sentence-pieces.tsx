import type { WordPiece } from '@kotoba/api-client';
import { Card } from '@kotoba/shared-ui/core';
import { TakenWords } from './taken-words';

/** The words that a composed sentence is made of; nothing for any other word. Source: NOTE-17. */
export function SentencePieces({ pieces }: { readonly pieces: readonly WordPiece[] }) {
  if (pieces.length === 0) return null;
  return (
    <Card>
      <TakenWords words={pieces} />
    </Card>
  );
}
