import { paths } from '@kotoba/contracts';
import { Link } from '@kotoba/federation/router';
import { BrandMark, SkipLink } from '@kotoba/shared-ui/core';
import { OfflineBanner } from '../offline/offline-banner';
import { useTexts } from '../texts';
import { ProblemNotice } from '../problems/problem-notice';
import './calm-frame.css';
import { Footer } from './footer';
import { MAIN_ID, type FrameProps } from './frame.types';

/** The account pages: the seal, and the page in the middle of quiet paper. */
export function CalmFrame({ main, children }: FrameProps) {
  const { t } = useTexts();
  return (
    <div className="shell-calm">
      <SkipLink to={MAIN_ID} />
      <header className="shell-calm-top">
        <Link to={paths.landing} className="shell-calm-brand" aria-label={t('nav.start')}>
          <BrandMark size={44} />
        </Link>
      </header>
      <main id={MAIN_ID} ref={main} tabIndex={-1} className="shell-calm-main">
        <ProblemNotice />
        {children}
      </main>
      <Footer />
      <OfflineBanner />
    </div>
  );
}
