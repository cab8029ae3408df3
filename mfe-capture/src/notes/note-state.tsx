import { useState } from 'react';
import { type Note } from '@kotoba/api-client';
import { useNoteOutbox } from '@kotoba/api-client/live';
import { paths } from '@kotoba/contracts';
import {
  Box,
  Button,
  Icon,
  JapaneseText,
  MixedText,
  Row,
  StatusBadge,
  Text,
  TextLink,
  VisuallyHidden,
  ReadingBeside,
} from '@kotoba/shared-ui/core';
import { WordPieces } from '@kotoba/shared-ui/words';
import { toContent } from './note-content';
import { FailedNote } from './note-frame';
import { useTexts } from '../texts';

/** More words than these are folded away until they are asked for. */
const SHOWN = 3;

/** What has more characters is a sentence, which no line has room for. */
const LONGEST_WORD = 10;

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '16px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { maxWidth: '100%', overflowWrap: 'anywhere' },
  // A word is not broken, nor is its reading, where a line has room for it; a sentence is, between its phrases.
  '& > .word :lang(ja)': { wordBreak: 'keep-all' },
} as const;

/** Never more than one line; the word's page has the rest. */
const oneLine = {
  display: 'inline-block',
  maxWidth: '100%',
  verticalAlign: 'bottom',
  textDecoration: 'inherit',
} as const;

/** Whether a text is a word, or one of its meanings. */
const isSaid = (said: string, word: string): boolean =>
  word.toLowerCase().split('; ').includes(said.trim().toLowerCase());

interface NoteWordsProps extends Pick<Note, 'words'> {
  /** The text of the note: what it says already is not shown once more. */
  readonly said: string;
}

/**
 * The words that a note became, each leading to its page: as it is written and what it means, and, of one alone, how it
 * is read.
 */
export function NoteWords({ words, said }: NoteWordsProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (words.length === 0) return null;
  const shown = isOpen ? words : words.slice(0, SHOWN);
  const folded = words.length - shown.length;
  return (
    <Box component="ul" aria-label={t('note.words')} sx={list}>
      {shown.map(({ id, ja_word, en_word, reading }) => {
        const meaning = (
          <Text as="span" size="sm" tone="soft" lang="en" truncate style={oneLine}>
            {en_word}
          </Text>
        );
        return (
          <li key={id} className={[...ja_word].length > LONGEST_WORD ? undefined : 'word'}>
            <TextLink to={paths.vocabularyDetail(id)}>
              <ReadingBeside
                word={ja_word}
                reading={words.length === 1 && reading !== '' && !isSaid(said, reading) ? reading : null}
                size="lg"
                focusable={false}
              />{' '}
              {isSaid(said, en_word) ? <VisuallyHidden>{meaning}</VisuallyHidden> : meaning}
            </TextLink>
          </li>
        );
      })}
      {folded > 0 && (
        <li>
          <Button variant="quiet" size="small" style={{ marginLeft: -12 }} onClick={() => setOpen(true)}>
            {t('note.moreWords', { count: folded })}
          </Button>
        </li>
      )}
    </Box>
  );
}

const REASONS = ['practised', 'changed', 'note', 'asked'] as const;

/** Words of an earlier text that stayed, with the reason: a line for each reason that there is. */
function KeptWords({ kept }: Pick<Note, 'kept'>) {
  const { t } = useTexts();
  return REASONS.map((because) => {
    const words = kept.filter((word) => word.because === because);
    if (words.length === 0) return null;
    return (
      <Text key={because} size="sm" tone="soft">
        <JapaneseText>{words.map(({ ja_word }) => ja_word).join('、')}</JapaneseText>{' '}
        {t(`note.kept.${because}`, { count: words.length })}
      </Text>
    );
  });
}

/** The words that its sentences are made of; one that the learner does not have becomes a note of its own. */
function SentencePieces({ pieces }: Pick<Note, 'pieces'>) {
  const { actions } = useNoteOutbox();
  return (
    <WordPieces
      pieces={pieces}
      linkTo={paths.vocabularyDetail}
      onAdd={({ ja_word, en_word }) => actions.add([toContent('WORD', `${ja_word} = ${en_word}`)])}
    />
  );
}

interface NotFoundProps {
  /** What is not asked about already. */
  readonly items: readonly string[];
  readonly onAdd: () => void;
}

/** The items of which no word was made, and the way to give them theirs. */
function NotFound({ items, onAdd }: NotFoundProps) {
  const { t } = useTexts();
  if (items.length === 0) return null;
  return (
    <Row gap={2} align="center">
      <MixedText size="sm" tone="soft">
        {t('note.notFound', { items: items.join(', ') })}
      </MixedText>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon name="edit" size={18} />}
        sx={forThumbs}
        onClick={onAdd}
      >
        {t('note.addMissing', { count: items.length })}
      </Button>
    </Row>
  );
}

/** A thumb hits it; where it stands alone in its line, its words stand under the others. */
const forThumbs = { '&&': { minHeight: { xs: 44, sm: 36 } }, marginLeft: '-12px' } as const;

/** "Generating..." until the server has made the words, then "Generated", or that it could not. */
export function NoteState({ note }: { readonly note: Note }) {
  const { t } = useTexts();
  if (note.isConverted) {
    return note.notFound.length > 0 ? (
      <StatusBadge quiet tone="yamabuki" icon="info">
        {t('note.partly')}
      </StatusBadge>
    ) : (
      <StatusBadge quiet tone="matsu">
        {t('note.generated')}
      </StatusBadge>
    );
  }
  return note.error === null ? (
    <StatusBadge quiet tone="ai" busy>
      {t('note.generating')}
    </StatusBadge>
  ) : (
    <StatusBadge quiet tone="beni">
      {t('note.failed')}
    </StatusBadge>
  );
}

interface NoteDetailsProps {
  readonly note: Note;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly onEdit: () => void;
  /** Opens the note with room for what these items mean. */
  readonly onAdd: (items: readonly string[]) => void;
}

/** What else is to be said of a note: what is missing, what stayed, or what went wrong and what can be done. */
export function NoteDetails({ note, retrying, onRetry, onEdit, onAdd }: NoteDetailsProps) {
  if (note.error !== null) {
    return <FailedNote reason={note.error} retrying={retrying} onRetry={onRetry} onEdit={onEdit} />;
  }
  if (!note.isConverted) return null;
  const missing = note.notFound.filter((item) => item !== note.question?.about);
  return (
    <>
      {note.pieces.length > 0 && <SentencePieces pieces={note.pieces} />}
      <NotFound items={missing} onAdd={() => onAdd(missing)} />
      <KeptWords kept={note.kept} />
    </>
  );
}
