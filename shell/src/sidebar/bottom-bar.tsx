import { localize } from '@kotoba/contracts';
import { NavLink } from '@kotoba/federation/router';
import { PathIcon } from '@kotoba/shared-ui/core';
import { useSuite } from '../suite/suite-context';
import { useTexts } from '../texts';
import './bottom-bar.css';

/** As many as a thumb tells apart on 360 px; the rest is in the drawer. */
const MOST_AREAS = 4;

/** The first areas of the sidebar, in reach of the thumb. */
export function BottomBar() {
  const { t, language } = useTexts();
  const { table } = useSuite();
  return (
    <nav className="shell-bottom-bar" aria-label={t('nav.main')}>
      {table.sidebar.slice(0, MOST_AREAS).map(({ id, path, icon, label }) => (
        <NavLink key={id} to={path} className="shell-bottom-link">
          <PathIcon path={icon} size={24} />
          <span>{localize(label, language)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
