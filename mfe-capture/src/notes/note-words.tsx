import { useState } from 'react';
import type { Note } from '@kotoba/api-client';
import { paths } from '@kotoba/contracts';
import { Box, Button, JapaneseText, Text, TextLink } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

/** More words than these are folded away until they are asked for. */
const SHOWN = 8;

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 16px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
} as const;

/** The words that a note became, each leading to its page. */
export function NoteWords({ words }: Pick<Note, 'words'>) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (words.length === 0) return null;
  const shown = isOpen ? words : words.slice(0, SHOWN);
  const folded = words.length - shown.length;
  return (
    <Box component="ul" aria-label={t('note.words')} sx={list}>
      {shown.map(({ id, ja_word, en_word }) => (
        <li key={id}>
          <TextLink to={paths.vocabularyDetail(id)}>
            <JapaneseText weight="medium">{ja_word}</JapaneseText>{' '}
            <Text as="span" size="sm" tone="soft" lang="en">
              {en_word}
            </Text>
          </TextLink>
        </li>
      ))}
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
