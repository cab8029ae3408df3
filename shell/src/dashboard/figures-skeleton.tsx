import { Box, Grid, Section, Skeleton, SkeletonGroup, Stack } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';
import { FIGURE_COLUMNS, FIGURE_ROWS, YEAR_ROOM } from './figures-layout';

const figures = ['level', 'streak', 'words', 'due', 'accuracy', 'plan'];

/** The shape of the figures, with their titles already readable. */
export function FiguresSkeleton() {
  const { t } = useTexts();
  return (
    <SkeletonGroup>
      <Stack gap={8}>
        <Section title={t('figures.title')}>
          <Grid columns={FIGURE_COLUMNS} gap={{ xs: 3, md: 4 }} sx={FIGURE_ROWS}>
            {figures.map((figure) => (
              <Skeleton key={figure} shape="block" height="100%" />
            ))}
          </Grid>
        </Section>
        <Section title={t('year.title')}>
          <Box sx={{ ...YEAR_ROOM, display: 'grid' }}>
            <Skeleton shape="block" height="100%" />
          </Box>
        </Section>
      </Stack>
    </SkeletonGroup>
  );
}
