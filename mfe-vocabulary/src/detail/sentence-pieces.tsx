import { useNoteOutbox, type WordPiece } from '@kotoba/api-client';
import { paths } from '@kotoba/contracts';
import { Card, notify } from '@kotoba/shared-ui/core';
import { WordPieces } from '@kotoba/shared-ui/data';
import { useTexts } from '../texts';

/** The words that a composed sentence is made of; nothing for any other word. Source: NOTE-17. */
export function SentencePieces({ pieces }: { readonly pieces: readonly WordPiece[] }) {
  const { t } = useTexts();
  const { actions } = useNoteOutbox();
  if (pieces.length === 0) return null;
  return (
    <Card>
      <WordPieces
        pieces={pieces}
        linkTo={paths.vocabularyDetail}
        onAdd={({ ja_word, en_word }) => {
          actions.add([`WORD - ${ja_word} = ${en_word}`]);
          notify.success(t('pieces.noted'));
        }}
      />
    </Card>
  );
}
