import type { ReactNode } from 'react';
import type { VocabularyEntry } from '@kotoba/api-client';
import { Stack } from '@kotoba/shared-ui/core';
import { EntryColumns } from './entry-columns';
import { ExampleSentence } from './example-sentence';
import { WordFacts } from './word-facts';
import { WordHero } from './word-hero';

export interface EntryBodyProps {
  readonly entry: VocabularyEntry;
  readonly pictureTools?: ReactNode;
  readonly sentenceTools?: ReactNode;
  /** Under the example: what only one of the screens has. */
  readonly below?: ReactNode;
  /** Under the facts. */
  readonly beside?: ReactNode;
}

/** Everything that is known of a word; the editor adds its tools. */
export function EntryBody({ entry, pictureTools, sentenceTools, below, beside }: EntryBodyProps) {
  return (
    <EntryColumns
      top={<WordHero entry={entry} pictureTools={pictureTools} />}
      main={
        <Stack gap={5}>
          <ExampleSentence entry={entry} tools={sentenceTools} />
          {below}
        </Stack>
      }
      aside={
        <Stack gap={5}>
          <WordFacts entry={entry} />
          {beside}
        </Stack>
      }
    />
  );
}
