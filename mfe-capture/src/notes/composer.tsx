import { maxLength } from '@kotoba/contracts';
import { Box, Card, Icon, IconButton, Row, Stack } from '@kotoba/shared-ui/core';
import { NoteField } from '@kotoba/shared-ui/forms';
import { KindSelect } from './kind-select';
import { LinesOffer } from './lines-offer';
import { SendingProgress } from './sending-progress';
import { useComposer } from './use-composer';
import { lengthOf } from '../length';
import { useTexts } from '../texts';

/** Type and text of a new note. Enter saves, Shift+Enter makes a line; several lines may become one note each. */
export function Composer() {
  const { t } = useTexts();
  const composer = useComposer();
  const { text, setText, kind, setKind, save, saving, ready, tooLong } = composer;
  return (
    <Card padding="snug">
      <Stack gap={3}>
        <SendingProgress />
        <LinesOffer {...composer} />
        <Row gap={3} align="start">
          <Box sx={{ flex: { xs: '1 1 100%', sm: '0 0 150px' } }}>
            <KindSelect value={kind} onChange={setKind} />
          </Box>
          <Stack sx={{ flex: '1 1 240px', minWidth: 0 }}>
            <NoteField
              label={t('note.field')}
              placeholder={t(`hint.${kind}`)}
              value={text}
              onChange={setText}
              onSubmit={save}
              error={
                tooLong ? t('note.tooLong', { length: lengthOf(text), most: maxLength.note }) : undefined
              }
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
        </Row>
      </Stack>
    </Card>
  );
}
