import { paths } from '@kotoba/contracts';
import { Link } from '@kotoba/federation/router';
import { Drawer, Icon, IconButton, Wordmark } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';
import { NavList } from './nav-list';
import { PlanLabel } from './plan-label';
import './sidebar.css';

interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The sidebar of narrow screens. */
export function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  const { t } = useTexts();
  return (
    <Drawer open={open} onClose={onClose} label={t('nav.main')}>
      <nav className="shell-drawer" aria-label={t('nav.main')}>
        <div className="shell-sidebar-top">
          <Link to={paths.dashboard} className="shell-brand" aria-label={t('nav.home')} onClick={onClose}>
            <Wordmark />
          </Link>
          <IconButton label={t('nav.close')} icon={<Icon name="close" />} tooltip={false} onClick={onClose} />
        </div>
        <NavList onNavigate={onClose} />
        <div className="shell-sidebar-bottom">
          <PlanLabel />
        </div>
      </nav>
    </Drawer>
  );
}
