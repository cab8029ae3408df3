import type { ReactNode } from 'react';
import type { VocabularyEntry } from '@kotoba/api-client';
import { EntryColumns } from './entry-columns';
import { ExampleSentence } from './example-sentence';
import { WordFacts } from './word-facts';
import { WordHero } from './word-hero';

export interface EntryBodyProps {
  readonly entry: VocabularyEntry;
  readonly pictureTools?: ReactNode;
  readonly sentenceTools?: ReactNode;
}

/** Everything that is known of a word; the editor adds its tools. */
export function EntryBody({ entry, pictureTools, sentenceTools }: EntryBodyProps) {
  return (
    <EntryColumns
      top={<WordHero entry={entry} pictureTools={pictureTools} />}
      main={<ExampleSentence entry={entry} tools={sentenceTools} />}
      aside={<WordFacts entry={entry} />}
    />
  );
}
