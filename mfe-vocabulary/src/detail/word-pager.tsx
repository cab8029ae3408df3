import { paths } from '@kotoba/contracts';
import { Icon, IconButton, IconLink, Row, Text, TextLink } from '@kotoba/shared-ui/core';
import type { Neighbors } from './use-neighbors';
import { useTexts } from '../texts';

export interface WordPagerProps {
  readonly listTo: string;
  readonly listSearch: string;
  /** Null while they are looked up. */
  readonly neighbors: Neighbors | null;
}

interface ArrowProps {
  readonly label: string;
  readonly icon: 'chevronLeft' | 'chevronRight';
  readonly to: string | null;
}

/** An arrow; at the ends of the list it rests. */
function Arrow({ label, icon, to }: ArrowProps) {
  const shape = <Icon name={icon} size={20} />;
  return to === null ? (
    <IconButton label={label} icon={shape} outlined disabled />
  ) : (
    <IconLink label={label} icon={shape} outlined to={to} />
  );
}

/** The way back to the list, and through it. */
export function WordPager({ listTo, listSearch, neighbors }: WordPagerProps) {
  const { t } = useTexts();
  const addressOf = (id: number | null | undefined): string | null =>
    id ? paths.vocabularyDetail(id) + listSearch : null;
  const { position = null, total = 0 } = neighbors ?? {};
  return (
    <Row justify="between" gap={2}>
      <TextLink to={listTo}>{t('entry.back')}</TextLink>
      <Row as="nav" aria-label={t('detail.pager')} gap={1} wrap={false}>
        <Arrow label={t('detail.previous')} icon="chevronLeft" to={addressOf(neighbors?.previousId)} />
        <Text as="span" size="sm" tone="soft" tabular align="center" style={{ minWidth: 68 }}>
          {position !== null && t('detail.position', { position, total })}
        </Text>
        <Arrow label={t('detail.next')} icon="chevronRight" to={addressOf(neighbors?.nextId)} />
      </Row>
    </Row>
  );
}
