import { paths, localize } from '@kotoba/contracts';
import { Link, NavLink } from '@kotoba/federation/router';
import {
  BrandMark,
  Icon,
  IconButton,
  Wordmark,
  PathIcon,
  Chip,
  Row,
  Text,
  Drawer,
} from '@kotoba/shared-ui/core';
import { useState } from 'react';
import { useTexts } from '../texts';
import { useSuite } from '../suite/suite-context';
import './sidebar.css';

interface NavListProps {
  /** Icons only; the names stay for assistive technology and in a tooltip. */
  isRail?: boolean;
  /** Called when a link was followed: closes a drawer. */
  onNavigate?: () => void;
}

/** The sidebar items of all contributions. */
function NavList({ isRail = false, onNavigate }: NavListProps) {
  const { language } = useTexts();
  const { table } = useSuite();
  return (
    <ul className="shell-nav" data-rail={isRail || undefined}>
      {table.sidebar.map(({ id, path, icon, label }) => {
        const name = localize(label, language);
        return (
          <li key={id}>
            <NavLink
              to={path}
              className="shell-nav-link"
              data-tip={isRail ? name : undefined}
              onClick={onNavigate}
            >
              <PathIcon path={icon} size={22} />
              <span className="shell-nav-name">{name}</span>
            </NavLink>
          </li>
        );
      })}
    </ul>
  );
}

/** A static label: everybody has everything. Source: SHELL-19. */
function PlanLabel() {
  const { t } = useTexts();
  return (
    <Row gap={2} wrap={false} sx={{ pl: 3 }}>
      <Chip tone="ai">{t('figures.planName')}</Chip>
      <Text as="span" size="sm" tone="soft">
        {t('figures.planText')}
      </Text>
    </Row>
  );
}

const SIDEBAR_KEY = 'kotoba.sidebar';

function read(): boolean {
  try {
    return localStorage.getItem(SIDEBAR_KEY) === 'rail';
  } catch {
    return false;
  }
}

/** Whether the sidebar is folded to a rail; remembered in this browser where it allows that. */
function useSidebarCollapsed(): readonly [boolean, (isRail: boolean) => void] {
  const [isRail, setRail] = useState(read);
  const change = (next: boolean): void => {
    setRail(next);
    try {
      localStorage.setItem(SIDEBAR_KEY, next ? 'rail' : 'open');
    } catch {
      // Without storage the choice holds for this page.
    }
  };
  return [isRail, change];
}

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

/** As many as a thumb tells apart on 360 px; the rest is in the drawer. */
const MAX_AREAS = 4;

/** The first areas of the sidebar, in reach of the thumb. */
export function BottomBar() {
  const { t, language } = useTexts();
  const { table } = useSuite();
  return (
    <nav className="shell-bottom-bar" aria-label={t('nav.main')}>
      {table.sidebar.slice(0, MAX_AREAS).map(({ id, path, icon, label }) => (
        <NavLink key={id} to={path} className="shell-bottom-link">
          <PathIcon path={icon} size={24} />
          <span>{localize(label, language)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
