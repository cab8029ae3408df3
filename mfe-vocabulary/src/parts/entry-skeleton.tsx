import { Card, Grid, Row, Skeleton, SkeletonGroup, SkeletonText, Stack } from '@kotoba/shared-ui/core';
import { EntryColumns } from './entry-columns';
import { useTexts } from '../texts';

/** The shape of a word's page. */
export function EntrySkeleton() {
  const { t } = useTexts();
  return (
    <SkeletonGroup label={t('entry.loading')}>
      <EntryColumns
        top={
          <Card>
            <Grid columns={{ xs: 1, md: 'minmax(0, 1fr) 368px' }} gap={5} align="center">
              <Stack gap={4}>
                <Row gap={1.5}>
                  <Skeleton shape="pill" />
                  <Skeleton shape="pill" />
                </Row>
                <Skeleton shape="block" width={180} height={104} />
                <Row gap={2}>
                  <Skeleton shape="pill" width={64} height={44} />
                  <Skeleton shape="pill" width={64} height={44} />
                </Row>
              </Stack>
              <Skeleton shape="block" height={276} />
            </Grid>
          </Card>
        }
        main={
          <Card>
            <SkeletonText lines={6} />
          </Card>
        }
        aside={
          <Card>
            <SkeletonText lines={12} />
          </Card>
        }
      />
    </SkeletonGroup>
  );
}
