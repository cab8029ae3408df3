import type { SessionUser } from '@kotoba/session';
import { Icon, IconButton } from '@kotoba/shared-ui/core';
import { NewsButton } from '../news/news-button';
import { OfflineBanner } from '../offline/offline-banner';
import { useTexts } from '../texts';
import { PartBoundary } from '../problems/boundaries';
import { UpdateOffer } from '../updates/update-offer';
import { AccountMenu } from './account-menu';
import './top-bar.css';
import { VocabularySearch } from './vocabulary-search';

interface TopBarProps {
  user: SessionUser;
  /** Null where the sidebar is there without being called. */
  onOpenMenu: (() => void) | null;
}

/** Search, notifications, account: the same on every page of a learner. */
export function TopBar({ user, onOpenMenu }: TopBarProps) {
  const { t } = useTexts();
  return (
    <header className="shell-top-bar">
      {onOpenMenu && (
        <IconButton
          label={t('nav.open')}
          icon={<Icon name="menu" size={22} />}
          tooltip={false}
          onClick={onOpenMenu}
        />
      )}
      <PartBoundary>
        <VocabularySearch />
      </PartBoundary>
      <div className="shell-top-bar-end">
        <PartBoundary>
          <UpdateOffer />
        </PartBoundary>
        <PartBoundary>
          <NewsButton />
        </PartBoundary>
        <PartBoundary>
          <AccountMenu user={user} />
        </PartBoundary>
      </div>
      <PartBoundary>
        <OfflineBanner />
      </PartBoundary>
    </header>
  );
}
