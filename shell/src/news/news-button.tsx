import {
  CountBadge,
  ErrorState,
  Icon,
  IconButton,
  Popover,
  SkeletonList,
  VisuallyHidden,
  lazyPart,
} from '@kotoba/shared-ui/core';
import { useId, useRef, useState } from 'react';
import { useTexts } from '../texts';
import './news-button.css';
import type { NewsListProps } from './news-list';
import { useNews } from './use-news';

const NewsList = lazyPart<NewsListProps>({
  load: () => import('./news-list'),
  Pending: () => <SkeletonList rows={3} />,
  Failed: function Failed({ onRetry }) {
    const { t } = useTexts();
    return <ErrorState message={t('news.unknown')} onRetry={onRetry} />;
  },
});

/**
 * The bell: how much is unread, and the list. Closing the list marks everything read, so that what is new stays marked
 * while it is read.
 */
export function NewsButton() {
  const { t } = useTexts();
  const { items, failed, refresh, retry, markAllRead } = useNews();
  const unread = items.filter((item) => !item.read).length;
  const unreadId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = (): void => {
    refresh();
    setAnchor(button.current);
  };
  const close = (): void => {
    setAnchor(null);
    markAllRead();
  };
  return (
    <span className="shell-bell">
      <CountBadge count={unread}>
        <IconButton
          ref={button}
          label={t('news.title')}
          icon={<Icon name="bell" size={22} />}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          aria-describedby={unreadId}
          onClick={open}
        />
      </CountBadge>
      <VisuallyHidden id={unreadId} aria-live="polite">
        {unread > 0 && t('news.unread', { count: unread })}
      </VisuallyHidden>
      <Popover anchor={anchor} onClose={close} align="end" width={340} label={t('news.title')}>
        <NewsList items={items} onRetry={failed ? retry : null} onNavigate={close} />
      </Popover>
    </span>
  );
}
