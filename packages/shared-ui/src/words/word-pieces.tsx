import { useId, useState } from 'react';
import { Button } from '../core/actions/button';
import { TextLink } from '../core/actions/text-link';
import { Icon } from '../core/icons/icon';
import { VisuallyHidden } from '../core/layout/layout';
import { useSharedTexts } from '../core/texts/shared-texts';
import { styled } from '../core/theme/styled';
import { JapaneseText, Text } from '../core/type/text';

/** A word that a sentence is made of. */
export interface WordPieceView {
  /** The learner's own word; null when they do not have it. */
  readonly id: number | null;
  readonly ja_word: string;
  readonly en_word: string;
}

interface WordPiecesProps {
  /** "Made of" unless given. */
  readonly title?: string | undefined;
  readonly pieces: readonly WordPieceView[];
  /** The page of an own word. */
  readonly linkTo: (id: number) => string;
  /** Makes a piece a word of the learner. */
  readonly onAdd: (piece: WordPieceView) => void;
}

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  padding: 0,
  margin: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', minHeight: 44 },
  '& button': { textAlign: 'start' },
});

/** Words that belong to another or to a sentence: the learner's own lead to their pages, the others can be added. */
export function WordPieces({ title, pieces, linkTo, onAdd }: WordPiecesProps) {
  const { t } = useSharedTexts();
  const titleId = useId();
  /** Asked for, and not there yet. */
  const [added, setAdded] = useState<readonly string[]>([]);
  if (pieces.length === 0) return null;
  function add(piece: WordPieceView): void {
    setAdded([...added, piece.ja_word]);
    onAdd(piece);
  }
  return (
    <div>
      <Text as="span" id={titleId} size="sm" tone="soft">
        {title ?? t('pieces.title')}
      </Text>
      <List aria-labelledby={titleId}>
        {pieces.map((piece) => {
          const words = (
            <span>
              <JapaneseText weight="medium">{piece.ja_word}</JapaneseText>{' '}
              <Text as="span" size="sm" tone="soft" lang="en">
                {piece.en_word}
              </Text>
            </span>
          );
          const isAdded = added.includes(piece.ja_word);
          return (
            <li key={piece.ja_word}>
              {piece.id !== null ? (
                <TextLink to={linkTo(piece.id)}>{words}</TextLink>
              ) : (
                <Button
                  variant="quiet"
                  size="small"
                  icon={<Icon name={isAdded ? 'check' : 'plus'} size={16} />}
                  disabled={isAdded}
                  style={{ minHeight: 44, marginInline: -12 }}
                  onClick={() => add(piece)}
                >
                  <VisuallyHidden>{t(isAdded ? 'pieces.added' : 'pieces.add')}</VisuallyHidden> {words}
                </Button>
              )}
            </li>
          );
        })}
      </List>
    </div>
  );
}
