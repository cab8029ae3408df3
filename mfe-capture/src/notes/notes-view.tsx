import { Box, color } from '@kotoba/shared-ui/core';
import { Composer } from './composer';
import { NotesList } from './notes-list';
import { useOutcomes } from './use-outcomes';

/** Stays at the lower edge while the notes scroll, above the phone's bottom bar, whose height the frame gives. */
const composerPlace = {
  position: 'sticky',
  bottom: 'var(--k-bottom-bar, 0px)',
  zIndex: 10,
  marginTop: '24px',
  paddingBlock: '12px',
  backgroundColor: color.paper,
} as const;

/** What gets the focus is not hidden under the top bar or the box. */
const clearOfTheBox = { '& :is(a, button)': { scrollMarginBlock: '88px 260px' } } as const;

/** The notes of the class, and the box to write the next one, in thumb reach on a phone. */
export function NotesView() {
  useOutcomes();
  return (
    <>
      <Box sx={clearOfTheBox}>
        <NotesList />
      </Box>
      <Box sx={composerPlace}>
        <Composer />
      </Box>
    </>
  );
}
