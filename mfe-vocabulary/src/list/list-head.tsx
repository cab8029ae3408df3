import { Row, Skeleton } from '@kotoba/shared-ui/core';
import { SelectBox, Summary } from '@kotoba/shared-ui/data';
import type { Selection } from './selection/use-selection';
import type { WordPage } from './use-word-page';
import type { ListAddress } from '../list-address';
import { useTexts } from '../texts';

export interface ListHeadProps {
  readonly page: WordPage;
  readonly address: ListAddress;
  readonly selection: Selection;
}

/** What is shown of how much, and the box that chooses all of it. As high while it loads as afterwards. */
export function ListHead({ page, address, selection }: ListHeadProps) {
  const { t } = useTexts();
  return (
    <Row justify="between" wrap={false} sx={{ minHeight: 24 }}>
      {page.state === 'loaded' ? (
        <>
          <Summary page={address.page} pageSize={address.limit} total={page.total} />
          <SelectBox
            label={t('selection.all')}
            labelShown
            checked={selection.ofPage === 'all'}
            mixed={selection.ofPage === 'some'}
            onChange={selection.setPage}
          />
        </>
      ) : (
        <Skeleton width={150} />
      )}
    </Row>
  );
}
