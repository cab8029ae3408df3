import { paths } from '@kotoba/contracts';
import { Box, Button, EmptyState, LinkButton } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';

export interface NoWordsProps {
  /** Whether filters hide words, or there are none. */
  readonly narrowed: boolean;
  readonly onShowAll: () => void;
}

/** An empty list, with the one way out of it. */
export function NoWords({ narrowed, onShowAll }: NoWordsProps) {
  const { t } = useTexts();
  return (
    <Box role="status">
      <EmptyState
        drawing={narrowed ? 'search' : 'notebook'}
        title={t('list.emptyTitle')}
        hint={narrowed ? t('list.emptySearch') : t('list.emptyStart')}
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
