import { EmptyState, ErrorState, Heading, Icon, MixedText, type IconName } from '@kotoba/shared-ui/core';
import { useId, useState } from 'react';
import { paths } from '@kotoba/contracts';
import { Link } from '@kotoba/federation/router';
import type { NewsItem } from './news-facts';
import { useNewsTexts } from './news-texts';
import './news-list.css';

interface Look {
  readonly icon: IconName;
  readonly tone: 'good' | 'bad' | 'waiting';
  readonly title: string;
  readonly text: string;
  /** Where it leads. */
  readonly to: string;
}

type Words = Extract<NewsItem, { kind: 'converted' }>['words'];

/** The collection, or the one word that a note became. */
function wordsAddress([only, ...more]: Words): string {
  return only !== undefined && more.length === 0 ? paths.vocabularyDetail(only.id) : paths.vocabularies;
}

/** As many words of a note as one line holds. */
const NAMED = 3;

function lookOf(item: NewsItem, t: ReturnType<typeof useNewsTexts>['t']): Look {
  switch (item.kind) {
    case 'converted': {
      const words = item.words.slice(0, NAMED).map(({ ja_word }) => ja_word);
      if (item.words.length > NAMED) words.push('…');
      return {
        icon: 'sparkle',
        tone: 'good',
        title: t('became', { about: item.about, words: words.join('、') }),
        text: t('converted', { count: item.words.length }),
        to: wordsAddress(item.words),
      };
    }
    case 'failed':
      return { icon: 'warning', tone: 'bad', title: item.about, text: t('failed'), to: paths.capture };
    case 'unfinished':
      return {
        icon: 'play',
        tone: 'waiting',
        title: t('unfinished', { id: item.sessionId }),
        text: t('unfinishedText'),
        to: paths.learnSession(item.sessionId),
      };
    case 'due':
      return {
        icon: 'clock',
        tone: 'waiting',
        title: t('due', { count: item.words }),
        text: t('dueText'),
        to: paths.learn,
      };
  }
}

interface NewsRowProps {
  item: NewsItem;
  onNavigate: () => void;
}

/** One thing that happened or waits, with its hour in the reader's own clock. */
function NewsRow({ item, onNavigate }: NewsRowProps) {
  const { t, language } = useNewsTexts();
  const { icon, tone, title, text, to } = lookOf(item, t);
  const at = new Date(item.at);
  const hour = at.toLocaleTimeString(language, { timeStyle: 'short' });
  return (
    <li>
      <Link to={to} className="shell-news-row" data-unread={!item.read || undefined} onClick={onNavigate}>
        <span className="shell-news-mark" data-tone={tone}>
          <Icon name={icon} />
        </span>
        <span className="shell-news-words">
          <MixedText as="strong" size="sm" truncate style={{ whiteSpace: 'nowrap' }}>
            {title}
          </MixedText>
          <span>{text}</span>
        </span>
        {item.kind !== 'due' && <time dateTime={at.toISOString()}>{hour}</time>}
      </Link>
    </li>
  );
}

interface NewsDayProps extends Pick<NewsListProps, 'items' | 'onNavigate'> {
  /** "Today", "Yesterday", or the date. */
  name: string;
}

function NewsDay({ name, items, onNavigate }: NewsDayProps) {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Heading level={2} size="xs" id={title} className="shell-news-day">
        {name}
      </Heading>
      <ul className="shell-news">
        {items.map((item) => (
          <NewsRow key={item.key} item={item} onNavigate={onNavigate} />
        ))}
      </ul>
    </section>
  );
}

const DAY_MS = 86_400_000;

/** The items by the reader's own day, which keep their order. */
function byDay(items: readonly NewsItem[]): ReadonlyMap<string, NewsItem[]> {
  const days = new Map<string, NewsItem[]>();
  for (const item of items) {
    const day = new Date(item.at).toDateString();
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return days;
}

export interface NewsListProps {
  items: readonly NewsItem[];
  /** Asks again for what could not be loaded; null when nothing is missing. */
  onRetry: (() => void) | null;
  /** Called when an item was followed. */
  onNavigate: () => void;
}

/** Newest first under its day, or the empty state, or that something is missing. */
export function Component({ items, onRetry, onNavigate }: NewsListProps) {
  const { t, language } = useNewsTexts();
  const [now] = useState(() => Date.now());
  const missing = onRetry && <ErrorState message={t('unknown')} onRetry={onRetry} />;
  if (items.length === 0) {
    if (missing) return missing;
    return <EmptyState drawing="envelope" title={t('emptyTitle')} hint={t('emptyText')} />;
  }
  function nameOf(day: string): string {
    if (day === new Date(now).toDateString()) return t('today');
    if (day === new Date(now - DAY_MS).toDateString()) return t('yesterday');
    return new Date(day).toLocaleDateString(language, { weekday: 'long', day: 'numeric', month: 'long' });
  }
  return (
    <>
      {[...byDay(items)].map(([day, ofDay]) => (
        <NewsDay key={day} name={nameOf(day)} items={ofDay} onNavigate={onNavigate} />
      ))}
      {missing}
    </>
  );
}
