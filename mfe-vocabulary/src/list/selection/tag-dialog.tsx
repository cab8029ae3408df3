import { useState } from 'react';
import { maxLength } from '@kotoba/contracts';
import { Chip, isJapanese, Row, Stack, Text } from '@kotoba/shared-ui/core';
import { FormDialog, object, string, TextField } from '@kotoba/shared-ui/forms';
import { BulkProgress } from './bulk-progress';
import type { Progress } from '../../parts/in-portions';
import type { TagChange } from './use-selection';
import { useBusy } from '../../host';
import { useTexts } from '../../texts';

export interface TagDialogProps {
  /** How many words are meant. */
  readonly count: number;
  /** The tags that they have between them. */
  readonly tags: readonly string[];
  /** Why it failed, for the dialog; null when it worked. */
  readonly onTag: (change: TagChange) => Promise<string | null>;
  readonly progress: Progress | null;
  readonly onClose: () => void;
}

/** What stands between two typed tags; a Japanese keyboard types the others. */
const BETWEEN_TAGS = /[,、，;；\n]/;

/** The tags in what was typed, each once. */
export const typedTags = (text: string): string[] => [
  ...new Set(
    text
      .split(BETWEEN_TAGS)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

/** Gives tags to the chosen words, and takes away those that they have. */
export function Component({ count, tags, onTag, progress, onClose }: TagDialogProps) {
  const { t } = useTexts();
  // The words may change behind the dialog; what it offers does not.
  const [had] = useState(tags);
  const [remove, setRemove] = useState<readonly string[]>([]);
  useBusy(true);
  const kept = had.filter((tag) => !remove.includes(tag));
  const schema = object({
    tags: string()
      .default('')
      .test('length', t('tag.long'), (text) => typedTags(text).every((tag) => tag.length <= maxLength.enWord))
      .test('some', t('tag.missing'), (text) => remove.length > 0 || typedTags(text).length > 0),
  });
  return (
    <FormDialog
      title={t('tag.title', { count })}
      submitLabel={t('tag.save')}
      onClose={onClose}
      initialValues={{ tags: '' }}
      schema={schema}
      onSubmit={async ({ tags: typed }, { setFieldError }) => {
        const refusal = await onTag({ add: typedTags(typed), remove });
        if (refusal === null) onClose();
        else setFieldError('tags', refusal);
      }}
    >
      <TextField name="tags" label={t('tag.add')} help={t('tag.help')} autoComplete="off" />
      {kept.length > 0 && (
        <Stack gap={2} role="group" aria-label={t('tag.have')}>
          <Text size="sm" tone="soft">
            {t('tag.have')}
          </Text>
          <Row gap={1}>
            {kept.map((tag) => (
              <Chip
                key={tag}
                lang={isJapanese(tag) ? 'ja' : undefined}
                removeLabel={tag}
                onRemove={() => setRemove([...remove, tag])}
              >
                {tag}
              </Chip>
            ))}
          </Row>
        </Stack>
      )}
      <BulkProgress progress={progress} />
    </FormDialog>
  );
}
