import { SkipLink, useWidthFrom, BrandMark, LinkButton, Wordmark } from '@kotoba/shared-ui/core';
import { useUser } from '@kotoba/session';
import { useState } from 'react';
import { paths } from '@kotoba/contracts';
import { Link } from '@kotoba/federation/router';
import { PartBoundary } from '../problems/boundaries';
import { ProblemNotice } from '../problems/problem-notice';
import { BottomBar, NavigationDrawer, Sidebar } from '../sidebar/sidebar';
import { TopBar } from '../top-bar/top-bar';
import { MAIN_ID, type FrameProps } from './frame.types';
import { OfflineBanner } from '../offline/offline-banner';
import { useTexts } from '../texts';
import './frames.css';

/** The way home. */
function Seal() {
  const { t } = useTexts();
  return (
    <header className="shell-calm-top">
      <Link to={paths.landing} className="shell-calm-brand" aria-label={t('nav.start')}>
        <BrandMark size={44} />
      </Link>
    </header>
  );
}

/** The account pages: the seal, and the page in the middle. */
export function CalmFrame({ main, children }: FrameProps) {
  return (
    <div className="shell-calm">
      <SkipLink to={MAIN_ID} />
      <Seal />
      <main id={MAIN_ID} ref={main} tabIndex={-1} className="shell-calm-main">
        <PartBoundary>
          <ProblemNotice />
        </PartBoundary>
        {children}
      </main>
      <PartBoundary>
        <Footer />
      </PartBoundary>
      <OfflineBanner />
    </div>
  );
}

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
      <PartBoundary>
        <Footer />
      </PartBoundary>
      <OfflineBanner />
    </div>
  );
}

/** The page on the whole screen. The way home is there only where the page is not, so that nobody is shut in. */
export function FocusFrame({ main, children }: FrameProps) {
  return (
    <div className="shell-focus">
      <Seal />
      <main id={MAIN_ID} ref={main} tabIndex={-1} className="shell-main">
        {children}
      </main>
    </div>
  );
}

/** Nothing around the page. */
export function BareFrame({ main, children }: FrameProps) {
  return <main ref={main}>{children}</main>;
}

/** The version of the product that the footer names. Source: SHELL-17. */
const VERSION = '1.0.0';

/** The footer of every page. */
function Footer() {
  const { t } = useTexts();
  return (
    <footer className="shell-footer">
      <nav aria-label={t('nav.footer')}>
        <Link to={paths.privacy}>{t('footer.privacy')}</Link>
        <Link to={paths.terms}>{t('footer.terms')}</Link>
        <Link to={paths.support}>{t('footer.support')}</Link>
        <Link to={paths.attributions}>{t('footer.attributions')}</Link>
      </nav>
      <span>{t('footer.version', { version: VERSION })}</span>
    </footer>
  );
}

/**
 * Sidebar, top bar, page and footer of a learner: the sidebar becomes a drawer under 900 px, and phones get a bottom
 * bar. Nothing without a learner.
 */
export function AppFrame({ main, children }: FrameProps) {
  const isWide = useWidthFrom('md');
  const isPhone = !useWidthFrom('sm');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const user = useUser();
  if (!user) return null;
  return (
    <div className="shell-frame" data-phone={isPhone || undefined}>
      <SkipLink to={MAIN_ID} />
      {isWide && (
        <PartBoundary>
          <Sidebar />
        </PartBoundary>
      )}
      <div className="shell-column">
        <TopBar key={user.id} user={user} onOpenMenu={isWide ? null : () => setDrawerOpen(true)} />
        <main id={MAIN_ID} className="shell-main" ref={main} tabIndex={-1}>
          <PartBoundary>
            <ProblemNotice />
          </PartBoundary>
          {children}
        </main>
        <PartBoundary>
          <Footer />
        </PartBoundary>
      </div>
      {isPhone && (
        <PartBoundary>
          <BottomBar />
        </PartBoundary>
      )}
      {!isWide && (
        <PartBoundary>
          <NavigationDrawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
        </PartBoundary>
      )}
    </div>
  );
}
