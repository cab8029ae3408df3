import { paths } from '@kotoba/contracts';
import { Link } from '@kotoba/federation/router';
import { Icon } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';
import type { NewsItem } from './news-store';

/** Where an item leads: to its one word, to the collection, or to the note that failed. */
function targetOf(item: NewsItem): string {
  if (item.kind === 'failed') return paths.capture;
  const [only, ...more] = item.vocabularyIds;
  return only !== undefined && more.length === 0 ? paths.vocabularyDetail(only) : paths.vocabularies;
}

/** One thing that happened, with its time in the reader's own clock. */
export function NewsRow({ item, onNavigate }: { item: NewsItem; onNavigate: () => void }) {
  const { t, language } = useTexts();
  const isGood = item.kind === 'converted';
  const title = isGood ? t('news.converted', { count: item.vocabularyIds.length }) : t('news.failed');
  const time = new Date(item.at);
  return (
    <li>
      <Link
        to={targetOf(item)}
        className="shell-news-row"
        data-unread={!item.read || undefined}
        onClick={onNavigate}
      >
        <span className="shell-news-mark" data-tone={isGood ? 'good' : 'bad'}>
          <Icon name={isGood ? 'sparkle' : 'warning'} />
        </span>
        <span className="shell-news-words">
          <strong>{title}</strong>
          <span>{t(isGood ? 'news.convertedText' : 'news.failedText')}</span>
        </span>
        <time dateTime={time.toISOString()}>
          {time.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })}
        </time>
      </Link>
    </li>
  );
}
