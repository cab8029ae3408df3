import { Skeleton } from '../../core/feedback/skeleton';
import { Card } from '../../core/layout/card';
import { Row } from '../../core/layout/row';

/** The shape of a `WordCard` that is on its way. */
export function WordCardSkeleton({ layout = 'grid' }: { layout?: 'grid' | 'list' }) {
  if (layout === 'list') {
    return (
      <Card padding="snug">
        <Row
          gap={4}
          wrap={false}
          align={{ xs: 'start', md: 'center' }}
          sx={{ minHeight: { xs: 176, md: 59 } }}
        >
          <Skeleton shape="block" width="24%" height={44} />
          <Skeleton width="40%" />
        </Row>
      </Card>
    );
  }
  return (
    <Card>
      <Row gap={1}>
        <Skeleton shape="pill" />
        <Skeleton shape="pill" width={40} />
      </Row>
      <Skeleton shape="block" width="55%" height={81} />
      <Skeleton width="70%" />
      <Skeleton shape="pill" />
      <Row justify="between">
        <Skeleton shape="circle" height={44} />
        <Skeleton shape="block" width={120} />
      </Row>
    </Card>
  );
}
