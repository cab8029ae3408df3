import { useFormDraft, type ChatCard, type VocabularyEntryPatch } from '@kotoba/api-client';
import { maxLength } from '@kotoba/contracts';
import { Button, Dialog, Grid, Stack } from '@kotoba/shared-ui/core';
import { AreaField, Form, object, string, SubmitButton, TextField } from '@kotoba/shared-ui/forms';
import type { SaveOptions } from './save-card';
import { t, useTexts } from '../../texts';

/** What can be changed before saving; everything else can be changed on the word's own page. */
const fields = ['en_word', 'kanji', 'hiragana', 'katakana', 'romaji', 'ja_sentence', 'en_sentence'] as const;
type Values = Record<(typeof fields)[number] | 'collection', string>;

interface CardEditorProps {
  /** Names the card, for what is typed and not saved yet. */
  readonly name: string;
  readonly card: ChatCard;
  /** Chosen for all cards of the message; '' leaves it to the assistant. */
  readonly collection: string;
  /** Names of the learner's collections. */
  readonly collections: readonly string[];
  readonly busy: boolean;
  /** Resolves to whether the word is saved. */
  readonly onSave: (options: SaveOptions) => Promise<boolean>;
  readonly onClose: () => void;
}

const short = (most: number) => string().trim().default('').max(most, t('card.tooLong', { most }));
const rules = object({
  en_word: short(maxLength.enWord).required(t('card.needsEnglish')),
  kanji: short(maxLength.enWord),
  hiragana: short(maxLength.enWord),
  katakana: short(maxLength.enWord),
  romaji: short(maxLength.enWord),
  ja_sentence: short(maxLength.sentence),
  en_sentence: short(maxLength.sentence),
  collection: short(maxLength.name),
});

const toValues = (card: ChatCard, collection: string): Values => ({
  ...(Object.fromEntries(fields.map((field) => [field, card[field] ?? ''])) as Omit<Values, 'collection'>),
  collection,
});

/** Only what differs: an emptied field is null, what was not touched stays as the assistant made it. */
function changesOf(values: Values, card: ChatCard): VocabularyEntryPatch {
  const changed = fields.filter((field) => values[field].trim() !== (card[field] ?? ''));
  return Object.fromEntries(changed.map((field) => [field, values[field].trim() || null]));
}

/**
 * A card's word as the learner wants it. The word is saved when the form is sent; what is typed stays until then, or
 * until it is cancelled.
 */
export function CardEditor(props: CardEditorProps) {
  const { name, card, collection, collections, busy, onSave, onClose } = props;
  const texts = useTexts();
  const draft = useFormDraft(`capture.card.${name}`);
  function close(): void {
    draft.write(null);
    onClose();
  }
  async function send(values: Values): Promise<void> {
    const changes = changesOf(values, card);
    if (await onSave({ collection: values.collection.trim(), changes })) close();
  }
  return (
    <Dialog
      open
      title={texts.t('card.editNamed', { word: card.en_word })}
      onClose={close}
      busy={busy}
      size="large"
    >
      <Form initialValues={toValues(card, collection)} schema={rules} onSubmit={send} draft={draft}>
        <Stack gap={4}>
          <Grid columns={{ xs: 1, sm: 2 }} gap={4}>
            <TextField name="en_word" label={texts.t('field.en_word')} lang="en" />
            <TextField name="kanji" label={texts.t('field.kanji')} lang="ja" optional />
            <TextField name="hiragana" label={texts.t('field.hiragana')} lang="ja" optional />
            <TextField name="katakana" label={texts.t('field.katakana')} lang="ja" optional />
            <TextField name="romaji" label={texts.t('field.romaji')} lang="ja-Latn" optional />
            <TextField
              name="collection"
              label={texts.t('card.collection')}
              suggestions={collections}
              autoComplete="off"
              optional
            />
          </Grid>
          <AreaField name="ja_sentence" label={texts.t('field.ja_sentence')} lang="ja" optional />
          <AreaField name="en_sentence" label={texts.t('field.en_sentence')} lang="en" optional />
          <Stack gap={3} align="end">
            <SubmitButton>{texts.t('card.saveNamed', { word: card.en_word })}</SubmitButton>
            <Button variant="quiet" disabled={busy} onClick={close}>
              {texts.t('edit.cancel')}
            </Button>
          </Stack>
        </Stack>
      </Form>
    </Dialog>
  );
}
