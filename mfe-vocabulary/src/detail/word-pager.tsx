import { Icon, IconButton, IconLink, Row, Stack, Text, TextLink, isComposing } from '@kotoba/shared-ui/core';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useNavigate } from '@kotoba/federation/router';
import { endpoints, useGetVocabularyNeighborsQuery } from '@kotoba/api-client';
import { formatDay } from '../word';
import { useTexts } from '../texts';
import { toFilter, type ListAddress } from '../list-address';

/** Where arrow keys have a meaning of their own: texts, choices, players, and what floats over the page. */
const OWN_ARROWS =
  'input, textarea, select, audio, video, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"], [role="tablist"], [role="slider"], [role="dialog"]';

/** Whether the key goes to something that uses it, rather than to the page. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(OWN_ARROWS) !== null) ||
  document.querySelector('[role="dialog"], [role="menu"]') !== null;

interface Links {
  readonly previous: string | null;
  readonly next: string | null;
}

/**
 * The left and right arrow keys lead to the words before and after. Not while typing, with a modifier key, or under a
 * dialog.
 */
export function useArrowKeys({ previous, next }: Links): void {
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isComposing(event) || isTaken(event)) return;
    const to = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null;
    if (to !== null) void navigate(to);
  });
  // With the drawing, not after it: a key that is pressed as soon as the page is seen counts.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

interface Neighbors {
  readonly previousId: number | null;
  readonly nextId: number | null;
  /** From 1; null when the list does not show this word (any more). */
  readonly position: number | null;
  readonly total: number;
  /** The page of the list that holds the word; null without a position. */
  readonly page: number | null;
}

/**
 * Where a word stands among the words of its list; null while nothing is known. While the next word's place is looked
 * up the last one stays, so that the arrows do not vanish under the finger. A word that is `leaving` (being deleted)
 * is not asked for. The words beside it and their places are asked for ahead, so that a step shows at once.
 */
export function useNeighbors(id: number | null, address: ListAddress, leaving: boolean): Neighbors | null {
  const filter = toFilter(address);
  const { data } = useGetVocabularyNeighborsQuery(
    { id: id ?? 0, ...filter },
    { skip: id === null || leaving },
  );
  const prefetchWord = endpoints.usePrefetch('getVocabulary');
  const prefetchNeighbors = endpoints.usePrefetch('getVocabularyNeighbors');
  const prefetch = useEffectEvent((other: number | null | undefined) => {
    if (!other || leaving) return;
    prefetchWord({ id: other });
    prefetchNeighbors({ id: other, ...filter });
  });
  useEffect(() => prefetch(data?.next_id), [data?.next_id]);
  useEffect(() => prefetch(data?.previous_id), [data?.previous_id]);
  if (!data) return null;
  const { previous_id, next_id, position, total } = data;
  const isListed = position > 0;
  return {
    previousId: previous_id,
    nextId: next_id,
    position: isListed ? position : null,
    total,
    page: isListed ? Math.ceil(position / address.limit) : null,
  };
}

interface WordPagerProps {
  readonly listTo: string;
  /** To the words before and after; null where there is none. */
  readonly links: { readonly previous: string | null; readonly next: string | null };
  /** Null while they are looked up. */
  readonly neighbors: Neighbors | null;
  /** Of the word; null while it is not known. */
  readonly createdAt: string | null;
  /** What can be done with the word. */
  readonly children?: ReactNode;
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

/**
 * The way back to the list, and through it; between them what can be done with the word, on a phone below: the arrows
 * stay where they are when that comes.
 */
export function WordPager({ listTo, links, neighbors, createdAt, children }: WordPagerProps) {
  const { t, language } = useTexts();
  const { position = null, total = 0 } = neighbors ?? {};
  return (
    <Row justify="between" gap={2}>
      <TextLink to={listTo}>{t('entry.back')}</TextLink>
      <Row gap={2} sx={{ flexDirection: 'row-reverse' }}>
        <Row as="nav" aria-label={t('detail.pager')} gap={1} wrap={false}>
          <Arrow label={t('detail.previous')} icon="chevronLeft" to={links.previous} />
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
          <Arrow label={t('detail.next')} icon="chevronRight" to={links.next} />
        </Row>
        {children}
      </Row>
    </Row>
  );
}
