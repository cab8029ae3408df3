import { Box, color, Page } from '@kotoba/shared-ui/core';
import { Composer } from './composer';
import { NotesList } from './notes-list';
import { useTexts } from '../texts';

/** Stays at the lower edge while the notes scroll, above the phone's bottom bar, whose height the frame gives. */
const composerPlace = {
  position: 'sticky',
  bottom: 'var(--k-bottom-bar, 0px)',
  zIndex: 10,
  paddingBlock: '12px',
  backgroundColor: color.paper,
} as const;

/** Capture: the notes of the class, and the box to write the next one, in thumb reach on a phone. */
export function Component() {
  const { t } = useTexts();
  return (
    <Page title={t('title')} documentTitle={t('title')} subtitle={t('subtitle')} width="reading">
      <NotesList />
      <Box sx={composerPlace}>
        <Composer />
      </Box>
    </Page>
  );
}
