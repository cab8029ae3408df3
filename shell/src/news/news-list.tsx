import { EmptyState } from '@kotoba/shared-ui/core';
import { useState } from 'react';
import { useTexts } from '../texts';
import './news-list.css';
import { NewsRow } from './news-row';
import type { NewsItem } from './news.types';

interface NewsListProps {
  items: readonly NewsItem[];
  /** Called when an item was followed. */
  onNavigate: () => void;
}

/** Newest first, or a kind word when nothing has happened and nothing waits. */
export function NewsList({ items, onNavigate }: NewsListProps) {
  const { t } = useTexts();
  const [now] = useState(() => Date.now());
  if (items.length === 0) {
    return <EmptyState drawing="envelope" title={t('news.emptyTitle')} hint={t('news.emptyText')} />;
  }
  return (
    <ul className="shell-news">
      {items.map((item) => (
        <NewsRow key={item.key} item={item} now={now} onNavigate={onNavigate} />
      ))}
    </ul>
  );
}
