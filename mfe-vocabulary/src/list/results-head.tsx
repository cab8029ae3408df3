import { PAGE_SIZES } from '@kotoba/contracts';
import { Row, Skeleton } from '@kotoba/shared-ui/core';
import { PageSizeSelect, Summary, ViewToggle, type ListView } from '@kotoba/shared-ui/data';
import type { ListAddress } from '../list-address';

export interface ResultsHeadProps {
  readonly address: ListAddress;
  /** Null while it is counted. */
  readonly total: number | null;
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  readonly onLimit: (limit: ListAddress['limit']) => void;
}

/** How many words there are, and how they are shown. */
export function ResultsHead({ address, total, view, onView, onLimit }: ResultsHeadProps) {
  const { page, limit } = address;
  return (
    <Row justify="between" gap={3}>
      {total === null ? <Skeleton width={150} /> : <Summary page={page} pageSize={limit} total={total} />}
      <Row gap={3} wrap={false}>
        <PageSizeSelect
          value={limit}
          sizes={PAGE_SIZES}
          onChange={(size) => onLimit(PAGE_SIZES.find((known) => known === size) ?? limit)}
        />
        <ViewToggle value={view} onChange={onView} />
      </Row>
    </Row>
  );
}
