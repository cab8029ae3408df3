import { useState } from 'react';
import {
  failedQuery,
  toApiError,
  useAddDeckMutation,
  useListDecksQuery,
  type Deck,
} from '@kotoba/api-client';
import { paths } from '@kotoba/contracts';
import { useNavigate } from '@kotoba/federation/router';
import {
  Button,
  Card,
  ErrorState,
  Grid,
  Heading,
  notify,
  Page,
  Row,
  Skeleton,
  SkeletonGroup,
  Stack,
  StatusBadge,
  Text,
  TextLink,
} from '@kotoba/shared-ui/core';
import { formatListAddress, wholeList } from '../list-address';
import { t, useTexts } from '../texts';
import { DeckDialog } from './deck-dialog';
import { DeckWords } from './deck-words';

/** Adds the next portion of a deck, and goes to where its words are. */
function useAdding() {
  const [add] = useAddDeckMutation();
  const navigate = useNavigate();
  const [adding, setAdding] = useState<string | null>(null);

  async function addTo({ name, title, next }: Deck): Promise<void> {
    setAdding(name);
    try {
      const added = await add({ name, body: { from: next?.from ?? 0 } }).unwrap();
      notify.success(t('decks.added', { count: added.vocabulary_ids.length, title }), {
        label: t('decks.practise'),
        onPress: () => void navigate(paths.learnToday),
      });
      const list = formatListAddress({ ...wholeList, userTopicId: added.user_topic_id });
      await navigate(paths.vocabularies + list);
    } catch (error) {
      notify.error(toApiError(error, t('decks.addFailed')).message);
    }
    setAdding(null);
  }

  return { adding, addTo };
}

interface DeckCardProps {
  readonly deck: Deck;
  /** It is being added to. */
  readonly busy: boolean;
  /** Another one is. */
  readonly disabled: boolean;
  readonly onAdd: () => void;
  readonly onLook: () => void;
}

/** How the button that adds the next portion is called. */
const portion = ({ words, next }: Deck) =>
  next?.count === words ? 'decks.addAll' : next?.from === 0 ? 'decks.addFirst' : 'decks.addNext';

function DeckCard({ deck, busy, disabled, onAdd, onLook }: DeckCardProps) {
  const { t } = useTexts();
  const { title, words, known, first, next } = deck;
  return (
    <Card as="li" aria-label={title}>
      <Stack gap={1}>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        <Text size="sm" tone="soft">
          {known === 0 ? t('decks.words', { count: words }) : t('decks.known', { known, count: words })}
        </Text>
      </Stack>
      <DeckWords words={first} label={t('decks.first', { title })} />
      <Row justify="between" sx={{ marginTop: 'auto' }}>
        {next ? (
          <Button busy={busy} busyLabel={t('decks.adding')} disabled={disabled} onClick={onAdd}>
            {t(portion(deck), { count: next.count })}
          </Button>
        ) : (
          <StatusBadge tone="matsu">{t('decks.complete')}</StatusBadge>
        )}
        <Button variant="quiet" aria-label={t('decks.lookInto', { title })} onClick={onLook}>
          {t('decks.look')}
        </Button>
      </Row>
    </Card>
  );
}

const columns = { xs: 1, md: 2, xl: 3 } as const;

/** Words of ours to begin with, in portions that nobody is flooded by. Source: SHELL-30. */
export function Component() {
  const { t } = useTexts();
  const list = useListDecksQuery();
  const { adding, addTo } = useAdding();
  const [looked, setLooked] = useState<Deck | null>(null);
  const decks = list.data?.decks;
  return (
    <Page
      title={t('decks.title')}
      documentTitle={t('decks.title')}
      subtitle={t('decks.subtitle')}
      back={<TextLink to={paths.vocabularies}>{t('entry.back')}</TextLink>}
    >
      {!decks && list.error && (
        <ErrorState title={t('decks.loadFailed')} {...failedQuery(list, t('decks.loadFailed'))} />
      )}
      {!decks && !list.error && (
        <SkeletonGroup>
          <Grid columns={columns}>
            {Array.from({ length: 6 }, (_, place) => (
              <Skeleton key={place} shape="block" height={320} />
            ))}
          </Grid>
        </SkeletonGroup>
      )}
      {decks && (
        <Grid as="ul" columns={columns} style={{ margin: 0, padding: 0 }}>
          {decks.map((deck) => (
            <DeckCard
              key={deck.name}
              deck={deck}
              busy={adding === deck.name}
              disabled={adding !== null}
              onAdd={() => void addTo(deck)}
              onLook={() => setLooked(deck)}
            />
          ))}
        </Grid>
      )}
      {looked && <DeckDialog deck={looked} onClose={() => setLooked(null)} />}
    </Page>
  );
}
