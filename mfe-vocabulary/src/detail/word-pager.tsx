import { Icon, IconButton, IconLink, Row, Stack, Text, TextLink } from '@kotoba/shared-ui/core';
import type { Neighbors } from './use-neighbors';
import { formatDay } from '../word';
import { useTexts } from '../texts';

export interface WordPagerProps {
  readonly listTo: string;
  /** To the words before and after; null where there is none. */
  readonly ways: { readonly previous: string | null; readonly next: string | null };
  /** Null while they are looked up. */
  readonly neighbors: Neighbors | null;
  /** Of the word; null while it is not known. */
  readonly createdAt: string | null;
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
export function WordPager({ listTo, ways, neighbors, createdAt }: WordPagerProps) {
  const { t, language } = useTexts();
  const { position = null, total = 0 } = neighbors ?? {};
  return (
    <Row justify="between" gap={2}>
      <TextLink to={listTo}>{t('entry.back')}</TextLink>
      <Row as="nav" aria-label={t('detail.pager')} gap={1} wrap={false}>
        <Arrow label={t('detail.previous')} icon="chevronLeft" to={ways.previous} />
        <Stack gap={0} align="center" sx={{ minWidth: 96, minHeight: 42, justifyContent: 'center' }}>
          {position !== null && (
            <Text as="span" size="sm" tabular>
              {t('detail.position', { position, total })}
            </Text>
          )}
          {createdAt !== null && (
            <Text as="span" size="xs" tone="soft">
              <time dateTime={createdAt} title={t('word.added')}>
                {formatDay(createdAt, language)}
              </time>
            </Text>
          )}
        </Stack>
        <Arrow label={t('detail.next')} icon="chevronRight" to={ways.next} />
      </Row>
    </Row>
  );
}
