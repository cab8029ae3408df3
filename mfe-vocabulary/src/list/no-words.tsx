import { paths } from '@kotoba/contracts';
import { Box, Button, EmptyState, LinkButton } from '@kotoba/shared-ui/core';
import { isNarrowed, type ListAddress } from '../list-address';
import { useTexts } from '../texts';

export interface NoWordsProps {
  readonly address: ListAddress;
  readonly onShowAll: () => void;
}

/** An empty list: why it is empty, with the one way out of it. Source: VOC-23. */
export function NoWords({ address, onShowAll }: NoWordsProps) {
  const { t } = useTexts();
  const narrowed = isNarrowed(address);
  const hint = address.query !== '' ? 'list.emptySearch' : narrowed ? 'list.emptyFilter' : 'list.emptyStart';
  return (
    <Box role="status">
      <EmptyState
        drawing={narrowed ? 'search' : 'notebook'}
        title={t('list.emptyTitle')}
        hint={t(hint)}
        action={
          narrowed ? (
            <Button onClick={onShowAll}>{t('list.showAll')}</Button>
          ) : (
            <LinkButton to={paths.capture} variant="primary">
              {t('list.capture')}
            </LinkButton>
          )
        }
      />
    </Box>
  );
}
