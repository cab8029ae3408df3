import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { VocabularyEntry } from '@kotoba/api-client';
import { Box, Button, Icon, IconButton, isComposing, Row, Stack } from '@kotoba/shared-ui/core';
import { Form, SubmitButton } from '@kotoba/shared-ui/forms';
import { FieldFollowers } from './field-followers';
import { EntryField, PlaceFields } from './fields';
import { type EditField, entryRules, type EntryValues, toValues } from './form-values';
import { useSaving } from './use-saving';
import { useBusy } from '../host';
import { useTexts } from '../texts';

/** The word whose fields are corrected where they stand; null where they are only read. */
export const InPlaceEntry = createContext<VocabularyEntry | null>(null);

const PLACE = ['user_topic', 'topic'] as const;
const isPlace = (field: EditField): field is (typeof PLACE)[number] =>
  (PLACE as readonly string[]).includes(field);

interface FieldFormProps {
  readonly entry: VocabularyEntry;
  readonly field: EditField;
  readonly onClose: () => void;
}

/** One field of a word with what follows from it; collection and topic are one. Escape leaves it as it was. */
function FieldForm({ entry, field, onClose }: FieldFormProps) {
  const { t } = useTexts();
  const save = useSaving(entry.id);
  const [dirty, setDirty] = useState(false);
  useBusy(dirty);
  // What was typed over stays the measure, whatever changes elsewhere meanwhile.
  const [before] = useState(() => toValues(entry));
  const rules = useMemo(() => entryRules(before, isPlace(field) ? PLACE : [field]), [before, field]);
  const box = useRef<HTMLElement>(null);
  useEffect(
    () => box.current?.querySelector<HTMLElement>(`[name="${field}"], [role="combobox"]`)?.focus(),
    [field],
  );

  async function send(values: EntryValues): Promise<void> {
    if (!dirty || (await save(values, before))) onClose();
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    onClose();
  };
  return (
    <Box
      ref={box}
      onKeyDown={leave}
      sx={{ width: '100%', minWidth: 'min(100%, 240px)', paddingBlock: 1, textAlign: 'start' }}
    >
      <Form
        initialValues={before}
        schema={rules}
        onSubmit={send}
        label={t('edit.change', { field: t(`field.${field}`) })}
        onDirtyChange={setDirty}
      >
        <FieldFollowers before={before} />
        <Stack gap={3}>
          {isPlace(field) ? <PlaceFields /> : <EntryField name={field} />}
          <Row gap={2}>
            <SubmitButton size="small">{t('edit.saveField')}</SubmitButton>
            <Button size="small" variant="quiet" onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
          </Row>
        </Stack>
      </Form>
    </Box>
  );
}

interface InPlaceProps {
  readonly field: FieldFormProps['field'];
  /** Offers to write what is not there yet: 'Add a note'. */
  readonly add?: string;
  /** The field as it is read. */
  readonly children?: ReactNode;
}

/** A field of a word with a pencil, which opens it where it stands. Source: VOC-50. */
export function InPlace({ field, add, children }: InPlaceProps) {
  const { t } = useTexts();
  const entry = use(InPlaceEntry);
  const [openedOf, setOpenedOf] = useState<number | null>(null);
  const open = entry !== null && openedOf === entry.id;
  const pencil = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) pencil.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (!entry) return children;
  if (open) return <FieldForm entry={entry} field={field} onClose={() => setOpenedOf(null)} />;
  const opener = { ref: pencil, size: 'small', onClick: () => setOpenedOf(entry.id) } as const;
  if (add !== undefined) {
    return (
      <Row>
        <Button
          variant="quiet"
          icon={<Icon name="plus" size={16} />}
          style={{ marginInline: -12 }}
          {...opener}
        >
          {add}
        </Button>
      </Row>
    );
  }
  return (
    <Row gap={1} wrap={false} sx={{ maxWidth: '100%' }}>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      <IconButton
        label={t('edit.change', { field: t(`field.${field}`) })}
        icon={<Icon name="edit" size={16} />}
        style={{ marginBlock: -8 }}
        {...opener}
      />
    </Row>
  );
}
