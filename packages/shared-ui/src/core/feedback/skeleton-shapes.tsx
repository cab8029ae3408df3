import { Card } from '../layout/card';
import { Grid } from '../layout/grid';
import { Row } from '../layout/row';
import { Stack } from '../layout/stack';
import { Skeleton } from './skeleton';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Lines of text, the last one short. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Stack gap={1}>
      {numbers(lines).map((line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </Stack>
  );
}

/** Rows of a list: a mark, two lines, an action. */
export function SkeletonList({ rows = 5 }: { rows?: number }) {
  return (
    <Stack gap={3}>
      {numbers(rows).map((row) => (
        <Card key={row} padding="snug">
          <Row gap={4} wrap={false}>
            <Skeleton shape="circle" />
            <Stack gap={1} sx={{ flex: 1 }}>
              <Skeleton width="45%" />
              <Skeleton width="70%" />
            </Stack>
            <Skeleton shape="pill" />
          </Row>
        </Card>
      ))}
    </Stack>
  );
}

/** Figures in cards, as on the dashboard. */
export function SkeletonStats({ count = 4 }: { count?: number }) {
  return (
    <Grid min={200}>
      {numbers(count).map((card) => (
        <Card key={card}>
          <Skeleton width="50%" />
          <Skeleton shape="block" width="40%" height={36} />
        </Card>
      ))}
    </Grid>
  );
}

/** Fields under each other and a button, as in a form. */
export function SkeletonForm({ fields = 3 }: { fields?: number }) {
  return (
    <Stack gap={5}>
      {numbers(fields).map((field) => (
        <Stack key={field} gap={1}>
          <Skeleton width={96} />
          <Skeleton shape="block" height={48} />
        </Stack>
      ))}
      <Skeleton shape="block" width={140} />
    </Stack>
  );
}
