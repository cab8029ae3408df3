import { failedQuery, useGetDeckQuery, type Deck } from '@kotoba/api-client';
import { Dialog, ErrorState, Skeleton, SkeletonGroup } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';
import { DeckWords } from './deck-words';

interface DeckDialogProps {
  readonly deck: Deck;
  readonly onClose: () => void;
}

/** All words of a deck, and which of them the learner has. */
export function DeckDialog({ deck: { name, title }, onClose }: DeckDialogProps) {
  const { t } = useTexts();
  const whole = useGetDeckQuery({ name });
  return (
    <Dialog open title={title} size="large" onClose={onClose}>
      {whole.data ? (
        <DeckWords words={whole.data.words} label={title} />
      ) : whole.error ? (
        <ErrorState title={t('decks.loadFailed')} {...failedQuery(whole, t('decks.loadFailed'))} />
      ) : (
        <SkeletonGroup>
          <Skeleton shape="block" height={480} />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
