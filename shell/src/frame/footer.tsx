import { paths } from '@kotoba/contracts';
import { Link } from '@kotoba/federation/router';
import { useTexts } from '../texts';
import './footer.css';

/** The version of the product that the footer names. Source: SHELL-17. */
export const VERSION = '1.0.0';

/** The quiet line under every page. */
export function Footer() {
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
