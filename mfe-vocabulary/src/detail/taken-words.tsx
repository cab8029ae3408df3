import { type WordPiece } from '@kotoba/api-client';
import { useNoteOutbox } from '@kotoba/api-client/live';
import { paths } from '@kotoba/contracts';
import { notify } from '@kotoba/shared-ui/core';
import { WordPieces } from '@kotoba/shared-ui/words';
import { useTexts } from '../texts';

interface TakenWordsProps {
  /** "Made of" unless given. */
  readonly title?: string;
  readonly words: readonly WordPiece[];
}

/** Words beside a word: the learner's own lead to their pages, the others become notes with one press. */
export function TakenWords({ title, words }: TakenWordsProps) {
  const { t } = useTexts();
  const { actions } = useNoteOutbox();
  return (
    <WordPieces
      title={title}
      pieces={words}
      linkTo={paths.vocabularyDetail}
      onAdd={({ ja_word, en_word }) => {
        actions.add([`WORD - ${ja_word} = ${en_word}`]);
        notify.success(t('pieces.noted'));
      }}
    />
  );
}
