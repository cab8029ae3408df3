import { createContext, useContext, type CSSProperties, type ReactNode } from 'react';
import { Link, useViewTransitionState } from 'react-router-dom';
import { IconButton, IconLink } from '../core/actions/icon-button';
import { Icon } from '../core/icons/icon';
import { Row, VisuallyHidden } from '../core/layout/layout';
import { Chip } from '../core/status/status';
import { useSharedTexts } from '../core/texts/shared-texts';
import { styled } from '../core/theme/styled';
import { color, radius } from '../core/theme/tokens';
import type { FuriganaSegment } from '../core/type/headword';
import { ASKED } from '../core/type/reading-aids';
import { isJapanese, Text } from '../core/type/text';

/** What a card shows of an entry; the remote maps the server's entry to it. */
export interface WordView {
  english: string;
  /** The word with its kana over it. */
  segments: readonly FuriganaSegment[];
  romaji?: string | null | undefined;
  partOfSpeech?: string | null | undefined;
  /** N5 … N1 */
  level?: string | null | undefined;
  tags?: readonly string[];
}

/** Who or what made a field of an entry. */
export type WordSource =
  | 'dictionary'
  | 'authored'
  | 'composed'
  | 'template'
  | 'assistant'
  | 'you'
  | 'list'
  | 'estimate';

/** A field that was made for the learner and held against its checks. */
export type CheckedWordField =
  | 'hiragana'
  | 'katakana'
  | 'romaji'
  | 'ja_sentence'
  | 'ja_hiragana_sentence'
  | 'romaji_sentence'
  | 'en_sentence'
  | 'kanji'
  | 'part_of_speech'
  | 'level';

/** What an entry says of its own making. */
interface CheckedWord {
  readonly sources: { readonly word?: WordSource; readonly sentence?: WordSource };
  /** The fields that could not be confirmed. */
  readonly unchecked: readonly CheckedWordField[];
}

/** Part of speech and level of an entry; a level is never more than approximate. */
export function WordBadges({ word }: { word: Pick<WordView, 'partOfSpeech' | 'level'> }) {
  const { t } = useSharedTexts();
  return (
    <Row gap={1.5}>
      {word.partOfSpeech && <Chip tone="ai">{word.partOfSpeech}</Chip>}
      {word.level && <Chip>{t('word.level', { level: word.level })}</Chip>}
    </Row>
  );
}

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  // However long a tag is, it ends in "…" and not outside of its card.
  minWidth: 0,
  padding: 0,
  listStyle: 'none',
  // As flex boxes the tags stand on the line of the badges beside them.
  '& > li': { display: 'flex', minWidth: 0 },
});

/** The tags of an entry; nothing when there are none. */
export function WordTags({ tags = [] }: { tags?: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <List>
      {tags.map((tag) => (
        <li key={tag}>
          <Chip lang={isJapanese(tag) ? 'ja' : undefined}>{tag}</Chip>
        </li>
      ))}
    </List>
  );
}

// It lies over what is only read; what can be pressed is lifted above it.
const Cover = styled(Link)({
  position: 'absolute',
  inset: 0,
  borderRadius: radius.card,
  '& ~ * :is(button, label, a)': { position: 'relative', zIndex: 1 },
  '&:hover': { boxShadow: `inset 0 0 0 1px ${color.edge}` },
  [`&:is(:hover, :active, :focus-visible) ~ * .${ASKED}`]: { opacity: 1 },
  '&:focus-visible': { outline: `2px solid ${color.ai}`, outlineOffset: 0 },
});

/**
 * The query that the links of words carry on: that of the list they stand in. When it changes the links are drawn again
 * and not the words.
 */
export const WordListSearch = createContext('');

export interface WordLinkProps {
  /** The English word in its name: "View umbrella". */
  english: string;
  to: string;
}

/** Covers what shows a word, so that a press anywhere on it opens the word; its parent is `position: relative`. */
export function WordLink({ english, to }: WordLinkProps) {
  const { t } = useSharedTexts();
  const search = useContext(WordListSearch);
  return <Cover to={to + search} viewTransition aria-label={t('word.view', { word: english })} />;
}

/** Of the word on its own page: where a `MovingWord` goes. */
export const wordPlace: CSSProperties = {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  viewTransitionName: 'word',
};

/** A word that, when the `WordLink` to its page `to` is followed, moves to where it stands there, and back again. */
export function MovingWord({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return <span style={useViewTransitionState(to) ? wordPlace : undefined}>{children}</span>;
}

export interface WordActionsProps {
  /** The English word in their names: "Edit umbrella". */
  english: string;
  editTo?: string;
  onDelete?: () => void;
}

function EditLink({ to, label }: { readonly to: string; readonly label: string }) {
  const search = useContext(WordListSearch);
  return <IconLink to={to + search} size="small" label={label} icon={<Icon name="edit" />} />;
}

/** Edit and delete of a card. */
export function WordActions({ english, editTo, onDelete }: WordActionsProps) {
  const { t } = useSharedTexts();
  const named = { word: english };
  return (
    <Row gap={0} wrap={false}>
      {editTo !== undefined && <EditLink to={editTo} label={t('word.edit', named)} />}
      {onDelete && (
        <IconButton
          label={t('word.delete', named)}
          icon={<Icon name="trash" />}
          tone="beni"
          size="small"
          onClick={onDelete}
        />
      )}
    </Row>
  );
}

/** Where a generated field comes from; nothing when nobody knows. */
export function SourceChip({ source }: { readonly source: WordSource | undefined }) {
  const { t } = useSharedTexts();
  if (source === undefined) return null;
  return (
    <Chip>
      <VisuallyHidden>{t('source.label')}</VisuallyHidden>
      {t(`source.${source}`)}
    </Chip>
  );
}

export interface CheckedMarkProps {
  readonly entry: CheckedWord;
  readonly part: 'word' | 'sentence';
}

const isOfSentence = (field: CheckedWordField): boolean => field.endsWith('sentence');

/** Fields of a part that were made for the learner and are doubtful. */
const doubted = ({ entry, part }: CheckedMarkProps): readonly CheckedWordField[] =>
  entry.unchecked.filter((field) => isOfSentence(field) === (part === 'sentence'));

/** Says whether what was made for the learner passed its checks. Nothing on what the learner wrote. */
export function CheckedMark(props: CheckedMarkProps) {
  const { t } = useSharedTexts();
  const { entry, part } = props;
  if (doubted(props).length > 0) {
    return (
      <Chip tone="yamabuki" icon={<Icon name="info" size={14} />}>
        {t('checked.not')}
      </Chip>
    );
  }
  const source = entry.sources[part];
  if (source === undefined || source === 'you') return null;
  return <Chip icon={<Icon name="check" size={14} />}>{t('checked.yes')}</Chip>;
}

/** Which fields are doubtful; nothing when none is. */
export function CheckedNote(props: CheckedMarkProps) {
  const { t, language } = useSharedTexts();
  const names = doubted(props).map((field) => t(`checked.${field}`));
  if (names.length === 0) return null;
  const fields = new Intl.ListFormat(language).format(names);
  return (
    <Text size="sm" tone="soft">
      {t('checked.doubted', { fields })}
    </Text>
  );
}
