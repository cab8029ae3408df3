import { useMemo, useRef, useState, useEffect, type RefObject } from 'react';
import { useFormDraft, type VocabularyEntry } from '@kotoba/api-client';
import { Button, Card, Heading, Row, Text } from '@kotoba/shared-ui/core';
import { Divider } from '@kotoba/shared-ui/data';
import { Form, SubmitButton, type FormHelpers } from '@kotoba/shared-ui/forms';
import { useLocation } from '@kotoba/federation/router';
import { entryRules, changedValues, toValues, type EntryValues, EDIT_FIELDS } from './form-values';
import { FieldFollowers } from './field-followers';
import { useSaving } from './use-saving';
import { TopicFields, PracticeFields, SentenceFields, WordFields } from './fields';
import { useBusy } from '../host';
import { useTexts } from '../texts';

/** Puts the focus into the field that the address names behind its `#`, when the page opens there. */
function useNamedField(form: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const field = EDIT_FIELDS.find((name) => `#${name}` === hash);
    if (field === undefined) return;
    const control = form.current?.querySelector<HTMLElement>(
      `[name="${field}"], [data-field="${field}"] [role="combobox"]`,
    );
    // In the middle of the window: neither bar of the frame covers it there.
    control?.scrollIntoView?.({ block: 'center' });
    control?.focus({ preventScroll: true });
  }, [hash, form]);
}

/**
 * Every field of a word. What is typed stays through a failure, a reload and an expired session, and through changes
 * made elsewhere.
 */
export function EntryForm({ entry }: { readonly entry: VocabularyEntry }) {
  const { t } = useTexts();
  const stored = useFormDraft(`vocabulary.edit.${entry.id}`);
  const save = useSaving(entry.id);
  const [dirty, setDirty] = useState(false);
  const [opened, setOpened] = useState(0);
  useBusy(dirty);
  // While something is typed the word that it was typed over stays the measure: only what differs from it is sent.
  const [base, setBase] = useState(entry);
  if (!dirty && base !== entry) setBase(entry);
  const before = useMemo(() => toValues(base), [base]);
  const rules = useMemo(() => entryRules(before), [before]);
  const draft = {
    read: stored.read,
    // Fields that nobody touched must not come back over what they became meanwhile.
    write: (values: unknown) =>
      stored.write(values === null ? null : changedValues(values as EntryValues, before)),
  };
  const card = useRef<HTMLElement>(null);
  useNamedField(card);

  async function send(values: EntryValues, { resetForm }: FormHelpers<EntryValues>): Promise<void> {
    const saved = await save(values, before);
    if (!saved) return;
    setBase(saved);
    resetForm({ values: toValues(saved) });
  }
  function discard(): void {
    stored.write(null);
    setDirty(false);
    setOpened(opened + 1);
  }

  return (
    <Card as="section" aria-labelledby="entry-form" ref={card}>
      <Heading level={2} id="entry-form">
        {t('edit.form')}
      </Heading>
      <Form
        key={opened}
        initialValues={before}
        schema={rules}
        onSubmit={send}
        label={t('edit.form')}
        draft={draft}
        onDirtyChange={setDirty}
        reinitialize
      >
        <FieldFollowers before={before} />
        <WordFields />
        <Divider />
        <SentenceFields />
        <Divider />
        <PracticeFields />
        <Divider />
        <TopicFields />
        <Row gap={3} align="center">
          <SubmitButton>{t('edit.save')}</SubmitButton>
          {dirty && (
            <Button variant="quiet" onClick={discard}>
              {t('edit.discard')}
            </Button>
          )}
          <Text as="span" size="sm" tone="soft" role="status">
            {dirty && t('edit.unsaved')}
          </Text>
        </Row>
      </Form>
    </Card>
  );
}
