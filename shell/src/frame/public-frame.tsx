import { paths } from '@kotoba/contracts';
import { Link } from '@kotoba/federation/router';
import { useUser } from '@kotoba/session';
import { LinkButton, SkipLink, Wordmark } from '@kotoba/shared-ui/core';
import { OfflineBanner } from '../offline/offline-banner';
import { useTexts } from '../texts';
import { Footer } from './footer';
import { MAIN_ID, type FrameProps } from './frame.types';
import './public-frame.css';

/** A light header and footer around the pages that anybody may read. */
export function PublicFrame({ main, children }: FrameProps) {
  const { t } = useTexts();
  const user = useUser();
  return (
    <div className="shell-public">
      <SkipLink to={MAIN_ID} />
      <header className="shell-public-top">
        <Link to={paths.landing} className="shell-public-brand" aria-label={t('nav.start')}>
          <Wordmark />
        </Link>
        <LinkButton to={user ? paths.dashboard : paths.signIn} size="small">
          {t(user ? 'nav.enter' : 'nav.signIn')}
        </LinkButton>
      </header>
      <main id={MAIN_ID} ref={main} tabIndex={-1} className="shell-main">
        {children}
      </main>
      <Footer />
      <OfflineBanner />
    </div>
  );
}
