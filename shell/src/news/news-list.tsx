import { EmptyState, ErrorState, Icon, type IconName } from '@kotoba/shared-ui/core';
import { useState } from 'react';
import { paths } from '@kotoba/contracts';
import { Link } from '@kotoba/federation/router';
import { useTexts } from '../texts';
import type { NewsItem } from './news-facts';
import './news-list.css';

/** The hour of what happened today, the day of what is older, in the reader's own clock. */
function shortTime(at: number, { language, now }: { language: string; now: number }): string {
  const time = new Date(at);
  const isToday = time.toDateString() === new Date(now).toDateString();
  return isToday
    ? time.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })
    : time.toLocaleDateString(language, { day: 'numeric', month: 'short' });
}

interface Look {
  readonly icon: IconName;
  readonly tone: 'good' | 'bad' | 'waiting';
  readonly title: string;
  readonly text: string;
  /** Where it leads. */
  readonly to: string;
}

/** The collection, or the one word that a note became. */
function wordsAddress(ids: readonly number[]): string {
  const [only, ...more] = ids;
  return only !== undefined && more.length === 0 ? paths.vocabularyDetail(only) : paths.vocabularies;
}

function lookOf(item: NewsItem, t: ReturnType<typeof useTexts>['t']): Look {
  switch (item.kind) {
    case 'converted':
      return {
        icon: 'sparkle',
        tone: 'good',
        title: t('news.converted', { count: item.vocabularyIds.length }),
        text: t('news.convertedText'),
        to: wordsAddress(item.vocabularyIds),
      };
    case 'failed':
      return {
        icon: 'warning',
        tone: 'bad',
        title: t('news.failed'),
        text: t('news.failedText'),
        to: paths.capture,
      };
    case 'unfinished':
      return {
        icon: 'play',
        tone: 'waiting',
        title: t('news.unfinished', { id: item.sessionId }),
        text: t('news.unfinishedText'),
        to: paths.learnSession(item.sessionId),
      };
    case 'due':
      return {
        icon: 'clock',
        tone: 'waiting',
        title: t('news.due', { count: item.words }),
        text: t('news.dueText'),
        to: paths.learn,
      };
  }
}

interface NewsRowProps {
  item: NewsItem;
  /** When the list was opened, in ms since the epoch. */
  now: number;
  onNavigate: () => void;
}

/** One thing that happened or waits, with its time in the reader's own clock. */
function NewsRow({ item, now, onNavigate }: NewsRowProps) {
  const { t, language } = useTexts();
  const { icon, tone, title, text, to } = lookOf(item, t);
  return (
    <li>
      <Link to={to} className="shell-news-row" data-unread={!item.read || undefined} onClick={onNavigate}>
        <span className="shell-news-mark" data-tone={tone}>
          <Icon name={icon} />
        </span>
        <span className="shell-news-words">
          <strong>{title}</strong>
          <span>{text}</span>
        </span>
        {item.kind !== 'due' && (
          <time dateTime={new Date(item.at).toISOString()}>{shortTime(item.at, { language, now })}</time>
        )}
      </Link>
    </li>
  );
}

export interface NewsListProps {
  items: readonly NewsItem[];
  /** Asks again for what could not be loaded; null when nothing is missing. */
  onRetry: (() => void) | null;
  /** Called when an item was followed. */
  onNavigate: () => void;
}

/** Newest first, or the empty state, or that something is missing. */
export function Component({ items, onRetry, onNavigate }: NewsListProps) {
  const { t } = useTexts();
  const [now] = useState(() => Date.now());
  const missing = onRetry && <ErrorState message={t('news.unknown')} onRetry={onRetry} />;
  if (items.length === 0) {
    if (missing) return missing;
    return <EmptyState drawing="envelope" title={t('news.emptyTitle')} hint={t('news.emptyText')} />;
  }
  return (
    <>
      <ul className="shell-news">
        {items.map((item) => (
          <NewsRow key={item.key} item={item} now={now} onNavigate={onNavigate} />
        ))}
      </ul>
      {missing}
    </>
  );
}
