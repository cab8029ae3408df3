import { useState } from 'react';
import { useListCollectionsQuery, type ChatMessage, toApiError } from '@kotoba/api-client';
import { Box, Button, Icon, Row, Stack, notify } from '@kotoba/shared-ui/core';
import { Select } from '@kotoba/shared-ui/select';
import { Card } from './card';
import { CardEditor } from './card-editor';
import type { SaveOptions } from './save-card';
import { useTexts, t } from '../../texts';
import { useSaveCardMutation } from '../chat.api';

/** What is being saved: the card at an index, or how many of all are done. */
type Saving = { readonly index: number } | { readonly done: number; readonly size: number } | null;

/**
 * Saving cards of a message. Saving one twice, also from two tabs, is one word: the server knows which word a card is.
 */
function useSaving(message: ChatMessage) {
  const [saveCard] = useSaveCardMutation();
  const [saving, setSaving] = useState<Saving>(null);
  const cards = message.vocabularyData;

  /** Gives whether everything was saved. */
  async function attempt(work: () => Promise<string>): Promise<boolean> {
    if (saving) return false;
    try {
      notify.success(await work());
      return true;
    } catch (error) {
      notify.error(toApiError(error, t('card.saveFailed')).message);
      return false;
    } finally {
      setSaving(null);
    }
  }

  return {
    saving,
    save: (index: number, options: SaveOptions = {}) =>
      attempt(async () => {
        setSaving({ index });
        await saveCard({ message, index, ...options }).unwrap();
        return t('card.savedToast', { word: options.changes?.en_word ?? cards[index]?.en_word ?? '' });
      }),
    saveAll: (options: SaveOptions) =>
      attempt(async () => {
        const unsaved = cards.flatMap(({ is_saved }, index) => (is_saved ? [] : [index]));
        for (const [done, index] of unsaved.entries()) {
          setSaving({ done, size: unsaved.length });
          await saveCard({ message, index, ...options }).unwrap();
        }
        return t('card.savedAllToast', { count: unsaved.length });
      }),
  };
}

/** The assistant's own choice: the collection of the asked topic, else "Assistant". */
const AUTOMATIC = '';

/**
 * The words that came with a message: save one, some or all of them, as they are or changed, where the learner wants
 * them.
 */
export function Cards({ message }: { readonly message: ChatMessage }) {
  const { t } = useTexts();
  const collections = useListCollectionsQuery().data?.data ?? [];
  const [collection, setCollection] = useState(AUTOMATIC);
  const [edited, setEdited] = useState<number | null>(null);
  const { saving, save, saveAll } = useSaving(message);
  const cards = message.vocabularyData;
  const unsaved = cards.filter(({ is_saved }) => !is_saved).length;
  const options: SaveOptions = collection === AUTOMATIC ? {} : { collection };
  const editedCard = edited === null ? undefined : cards[edited];
  return (
    <Stack gap={3}>
      {cards.map((card, index) => (
        <Card
          // A card keeps its place on its message, whatever becomes of its word.
          key={`${message.id}-${index}`}
          card={card}
          busy={saving !== null}
          saving={saving !== null && 'index' in saving && saving.index === index}
          onSave={() => void save(index, options)}
          onEdit={() => setEdited(index)}
        />
      ))}
      {unsaved > 0 && (
        <Row gap={3} align="center">
          <Box sx={{ flex: '0 1 260px' }}>
            <Select
              label={t('card.collection')}
              options={[
                { value: AUTOMATIC, label: t('card.automatic') },
                ...collections.map(({ name }) => ({ value: name, label: name })),
              ]}
              value={collection}
              onChange={setCollection}
              width={190}
            />
          </Box>
          {unsaved > 1 && (
            <Button
              size="small"
              icon={<Icon name="bookmark" size={18} />}
              disabled={saving !== null}
              busy={saving !== null && 'done' in saving}
              busyLabel={saving && 'done' in saving ? t('card.savingAll', { ...saving }) : undefined}
              onClick={() => void saveAll(options)}
            >
              {t('card.saveAll', { count: unsaved })}
            </Button>
          )}
        </Row>
      )}
      {edited !== null && editedCard && (
        <CardEditor
          name={`${message.id}.${edited}`}
          card={editedCard}
          collection={collection}
          collections={collections.map(({ name }) => name)}
          busy={saving !== null}
          onSave={(changed) => save(edited, changed)}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}
