import { useState } from 'react';
import { maxLength } from '@kotoba/contracts';
import { Card, Icon, IconButton, Row, Stack } from '@kotoba/shared-ui/core';
import { Select } from '@kotoba/shared-ui/data';
import { NoteField } from '@kotoba/shared-ui/forms';
import { noteKinds, type NoteKind } from './note-content';
import { useComposer } from './use-notes';
import { useTexts } from '../texts';

/** Type and text of a new note. Enter saves, Shift+Enter makes a line. */
export function Composer() {
  const { t } = useTexts();
  const [kind, setKind] = useState<NoteKind>('WORD');
  const { text, setText, save, saving, ready } = useComposer(kind);
  return (
    <Card padding="snug">
      <Stack gap={3}>
        <Row gap={3}>
          <Select
            label={t('kind.label')}
            options={noteKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={kind}
            onChange={setKind}
            width={140}
          />
        </Row>
        <NoteField
          label={t('note.field')}
          placeholder={t(`hint.${kind}`)}
          value={text}
          onChange={setText}
          onSubmit={save}
          maxLength={maxLength.note}
          end={
            <IconButton
              label={t('note.save')}
              icon={<Icon name="send" />}
              tone="ai"
              disabled={!ready}
              busy={saving}
              onClick={save}
            />
          }
        />
      </Stack>
    </Card>
  );
}
