import { Box, Grid, Section, Skeleton, SkeletonGroup, Stack } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

/** Two figures beside each other on phones, all six on the widest screens. */
export const FIGURE_COLUMNS = { xs: 2, md: 3, xl: 6 } as const;

/**
 * A figure's card and the year's card take the same room before and after their figures are known, so that nothing
 * moves.
 */
export const FIGURE_ROWS = {
  gridAutoRows: { xs: 'minmax(160px, auto)', md: 'minmax(136px, auto)' },
} as const;
export const YEAR_ROOM = { minHeight: 272 } as const;

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
