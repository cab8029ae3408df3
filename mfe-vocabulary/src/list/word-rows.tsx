import { memo, type ReactNode } from 'react';
import {
  Box,
  Button,
  color,
  Icon,
  radius,
  Skeleton,
  SkeletonGroup,
  useReadingAids,
  VisuallyHidden,
  ASKED,
  Reading,
} from '@kotoba/shared-ui/core';
import { paths } from '@kotoba/contracts';
import { MovingWord, WordActions, WordLink } from '@kotoba/shared-ui/words';
import { SelectBox } from '@kotoba/shared-ui/list';
import { NextPractice, StudyState } from './study-state';
import type { ListedWord } from './listed-word';
import type { ListAddress } from '../list-address';
import { WordAudio } from '../parts/word-media';
import { useTexts } from '../texts';
import { formatDay } from '../word';

/** On a phone what a word is and when it is due; on wider screens all that the row can be scanned for. */
const from = (width: 'sm' | 'md' | 'lg') => ({ display: { xs: 'none', [width]: 'table-cell' } });
const frame = {
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: `${radius.card}px`,
  overflow: 'hidden',
  '@media print': { border: 0, backgroundColor: 'transparent' },
} as const;
/** On a phone read and not seen. */
const readOnly = {
  position: { xs: 'absolute', md: 'static' },
  width: { xs: '1px', md: 'auto' },
  height: { xs: '1px', md: 'auto' },
  overflow: { xs: 'hidden', md: 'visible' },
  clipPath: { xs: 'inset(50%)', md: 'none' },
} as const;
const ROW = { xs: 32, md: 44 } as const;
const looks = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: { xs: '0.8125rem', md: '0.9375rem' },
  '& th': { color: color.inkSoft, fontWeight: 600, textAlign: 'start' },
  '& th, & td': {
    boxSizing: 'border-box',
    height: ROW,
    padding: { xs: '0 3px', md: '0 8px' },
    whiteSpace: 'nowrap',
  },
  '& td': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& thead th': { height: { xs: 0, md: 44 }, fontSize: { xs: 0, md: '0.8125rem' } },
  '& th button': readOnly,
  '& tbody tr': { position: 'relative' },
  [`& tr:is(:hover, :focus-within) .${ASKED}`]: { opacity: 1 },
  '& tr + tr, & thead + tbody': { borderTop: `1px solid ${color.line}` },
  '& [data-selected]': { backgroundColor: color.aiTint },
  '& .select': {
    width: { xs: 38, md: 48 },
    overflow: 'visible',
    paddingInlineStart: { xs: '9px', md: '14px' },
  },
  '& .select label': { minHeight: ROW, margin: '0 -11px' },
  '& .word': { width: { xs: '21%', md: '15%' } },
  '& td.word': { fontSize: { xs: '0.9375rem', md: '1.125rem' } },
  '& .reading': { width: { xs: '22%', md: '14%' }, color: color.inkSoft },
  '& td.reading': { fontSize: { xs: '0.75rem', md: '0.9375rem' } },
  '& .level': { width: { xs: 24, md: 56 } },
  '& td.level': { fontSize: { xs: '0.75rem', md: '0.875rem' } },
  '& .state': { width: { xs: 22, md: 104 } },
  '& .next': { width: { xs: 30, md: 120 } },
  // A phone has room for an icon and "3d"; the words are read.
  '& :is(.state, .next) .words': readOnly,
  '& .next .short': { display: { xs: 'inline', md: 'none' }, fontSize: '0.75rem' },
  '& .added': { width: 112, ...from('lg') },
  '& .tools': { width: 156, ...from('md') },
  '& .tools > div': { display: 'flex', justifyContent: 'end' },
  '@media print': {
    fontSize: '0.875rem',
    '& :is(th, td):not(.word, .reading, .meaning)': { display: 'none' },
    '& .word, & .reading': { width: '28%' },
    '& td': { whiteSpace: 'normal', overflowWrap: 'anywhere', paddingBlock: '4px' },
    '& thead th': { height: 32, fontSize: '0.8125rem' },
    '& th button': {
      minWidth: 0,
      padding: 0,
      margin: 0,
      position: 'static',
      width: 'auto',
      clipPath: 'none',
      font: 'inherit',
      color: 'inherit',
    },
    '& th svg': { display: 'none' },
    '& tr': { breakInside: 'avoid' },
  },
  // The link of the word lies over its row, and what else can be pressed over the link.
  '& td > a': { borderRadius: 0 },
  '& :is(label, button), & .tools a': { position: 'relative', zIndex: 1 },
} as const;

interface HeadingProps {
  readonly className: string;
  readonly title: string;
  /** Turns the order of the list; without it the server knows no order by this column. */
  readonly onSort?: (() => void) | undefined;
  readonly sorted?: 'ascending' | 'descending' | undefined;
}

/** The head of a column; a button where the list can be put in its order. */
function ColumnHead({ className, title, onSort, sorted }: HeadingProps) {
  return (
    <th scope="col" className={className} aria-sort={sorted}>
      {onSort ? (
        <Button
          variant="quiet"
          size="small"
          onClick={onSort}
          endIcon={
            sorted && (
              <Box
                component="span"
                sx={{ display: 'flex', rotate: sorted === 'ascending' ? '180deg' : undefined }}
              >
                <Icon name="chevronDown" size={16} />
              </Box>
            )
          }
          sx={{ marginInlineStart: '-13px' }}
        >
          {title}
        </Button>
      ) : (
        title
      )}
    </th>
  );
}

/** A word on one line. */
const WordRow = memo(function WordRow({ entry, selected, today, isNew, onSelect, onDelete }: ListedWord) {
  const { t, language } = useTexts();
  const { furigana } = useReadingAids();
  const reading = entry.hiragana ?? entry.katakana;
  const viewTo = paths.vocabularyDetail(entry.id);
  return (
    <tr data-selected={selected || undefined}>
      <td className="select">
        <WordLink english={entry.en_word} to={viewTo} />
        <SelectBox
          label={t('selection.word', { word: entry.en_word })}
          checked={selected}
          onChange={(chosen, range) => onSelect(entry.id, chosen, range)}
        />
      </td>
      <td className="word">
        <MovingWord to={viewTo}>
          <span lang="ja">{entry.ja_word}</span>
        </MovingWord>
      </td>
      {furigana !== 'never' && (
        <td className="reading">{reading !== entry.ja_word && <Reading>{reading}</Reading>}</td>
      )}
      <td className="meaning">{entry.en_word}</td>
      <td className="level">{entry.level}</td>
      <td className="state">
        <StudyState entry={entry} isNew={isNew} />
      </td>
      <td className="next">
        <NextPractice entry={entry} today={today} />
      </td>
      <td className="added">{formatDay(entry.created_at, language)}</td>
      <td className="tools">
        <div>
          <WordAudio entry={entry} sounds={['ja_word']} size="small" />
          <WordActions
            english={entry.en_word}
            editTo={paths.vocabularyEdit(entry.id)}
            onDelete={() => onDelete(entry)}
          />
        </div>
      </td>
    </tr>
  );
});

interface WordRowsProps {
  readonly words: readonly ListedWord[];
  readonly address: ListAddress;
  readonly onSort: (sort: ListAddress['sort']) => void;
}

/** The words as a table. A search orders by what fits best, so that it has no columns to order by. Source: VOC-42. */
export function WordRows({ words, address: { query, sort }, onSort }: WordRowsProps) {
  const { t } = useTexts();
  const { furigana } = useReadingAids();
  const sorts = query === '';
  return (
    <Box sx={frame}>
      <Box component="table" sx={looks}>
        <VisuallyHidden as="caption">{t('list.results')}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col" className="select">
              <VisuallyHidden>{t('list.column.select')}</VisuallyHidden>
            </th>
            <ColumnHead className="word" title={t('list.column.japanese')} />
            {furigana !== 'never' && <ColumnHead className="reading" title={t('list.column.reading')} />}
            <ColumnHead
              className="meaning"
              title={t('list.column.meaning')}
              onSort={sorts ? () => onSort('alphabetical') : undefined}
              sorted={sorts && sort === 'alphabetical' ? 'ascending' : undefined}
            />
            <ColumnHead className="level" title={t('filter.level')} />
            <ColumnHead className="state" title={t('filter.learned')} />
            <ColumnHead className="next" title={t('list.column.next')} />
            <ColumnHead
              className="added"
              title={t('word.added')}
              onSort={sorts ? () => onSort(sort === 'newest' ? 'oldest' : 'newest') : undefined}
              sorted={
                !sorts
                  ? undefined
                  : sort === 'newest'
                    ? 'descending'
                    : sort === 'oldest'
                      ? 'ascending'
                      : undefined
              }
            />
            <th scope="col" className="tools">
              <VisuallyHidden>{t('list.column.tools')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {words.map((word) => (
            <WordRow key={word.entry.id} {...word} />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** The shape of the table. */
export function WordRowsSkeleton({ count }: { readonly count: number }): ReactNode {
  return (
    <SkeletonGroup>
      <Box sx={{ ...frame, pt: { md: '44px' } }}>
        {Array.from({ length: count }, (_, index) => (
          <Box
            key={index}
            sx={{
              height: ROW,
              display: 'flex',
              alignItems: 'center',
              px: 4,
              borderTop: `1px solid ${color.line}`,
            }}
          >
            <Skeleton />
          </Box>
        ))}
      </Box>
    </SkeletonGroup>
  );
}
