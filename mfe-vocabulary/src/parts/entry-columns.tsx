import type { ReactNode } from 'react';
import { Grid, Stack } from '@kotoba/shared-ui/core';

export interface EntryColumnsProps {
  readonly main: ReactNode;
  readonly aside: ReactNode;
}

/** A word's page: the word and its sentence, beside them (under them on phones) picture and facts. */
export function EntryColumns({ main, aside }: EntryColumnsProps) {
  return (
    <Grid columns={{ xs: 1, md: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap={5} align="start">
      <Stack gap={5}>{main}</Stack>
      <Stack gap={5}>{aside}</Stack>
    </Grid>
  );
}
