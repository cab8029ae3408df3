import { Card, Row, Skeleton, SkeletonGroup, SkeletonText } from '@kotoba/shared-ui/core';
import { EntryColumns } from './entry-columns';
import { useTexts } from '../texts';

/** The shape of a word's page. */
export function EntrySkeleton() {
  const { t } = useTexts();
  return (
    <SkeletonGroup label={t('entry.loading')}>
      <EntryColumns
        main={
          <>
            <Card>
              <Row gap={1}>
                <Skeleton shape="pill" />
                <Skeleton shape="pill" />
              </Row>
              <Skeleton shape="block" width={180} height={84} />
              <Row gap={2}>
                <Skeleton shape="block" width={84} />
                <Skeleton shape="block" width={84} />
              </Row>
            </Card>
            <Card>
              <SkeletonText lines={5} />
            </Card>
          </>
        }
        aside={
          <>
            <Card>
              <Skeleton shape="block" height={240} />
            </Card>
            <Card>
              <SkeletonText lines={8} />
            </Card>
          </>
        }
      />
    </SkeletonGroup>
  );
}
