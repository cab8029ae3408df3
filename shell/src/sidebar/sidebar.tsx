import { paths } from '@kotoba/contracts';
import { Link } from '@kotoba/federation/router';
import { BrandMark, Icon, IconButton, Wordmark } from '@kotoba/shared-ui/core';
import { useTexts } from '../texts';
import { NavList } from './nav-list';
import { PlanLabel } from './plan-label';
import './sidebar.css';
import { useSidebarCollapsed } from './use-sidebar-collapsed';

/** The areas of the suite beside the page: 248 px, or a rail of icons (72 px) when the learner folds it. */
export function Sidebar() {
  const { t } = useTexts();
  const [isRail, setRail] = useSidebarCollapsed();
  return (
    <nav className="shell-sidebar" aria-label={t('nav.main')} data-rail={isRail || undefined}>
      <div className="shell-sidebar-top">
        <Link to={paths.dashboard} className="shell-brand" aria-label={t('nav.home')}>
          {isRail ? <BrandMark size={32} /> : <Wordmark />}
        </Link>
      </div>
      <NavList isRail={isRail} />
      <div className="shell-sidebar-bottom">
        {!isRail && <PlanLabel />}
        <IconButton
          label={t(isRail ? 'nav.expand' : 'nav.collapse')}
          icon={<Icon name={isRail ? 'chevronRight' : 'chevronLeft'} />}
          aria-expanded={!isRail}
          onClick={() => setRail(!isRail)}
        />
      </div>
    </nav>
  );
}
