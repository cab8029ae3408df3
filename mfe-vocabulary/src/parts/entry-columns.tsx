import type { ReactNode } from 'react';
import { Grid, Stack } from '@kotoba/shared-ui/core';

export interface EntryColumnsProps {
  readonly top: ReactNode;
  readonly main: ReactNode;
  readonly aside: ReactNode;
}

/** A word's page: the word, under it its sentence and its facts beside each other (on phones under each other). */
export function EntryColumns({ top, main, aside }: EntryColumnsProps) {
  return (
    <Stack gap={5}>
      {top}
      <Grid columns={{ xs: 1, md: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap={5} align="start">
        {main}
        {aside}
      </Grid>
    </Stack>
  );
}
