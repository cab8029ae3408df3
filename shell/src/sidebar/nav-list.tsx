import { localize } from '@kotoba/contracts';
import { NavLink } from '@kotoba/federation/router';
import { PathIcon, Tooltip } from '@kotoba/shared-ui/core';
import { useSuite } from '../suite/suite-context';
import { useTexts } from '../texts';
import './nav-list.css';

interface NavListProps {
  /** Icons only; the names stay for assistive technology and in a tooltip. */
  isRail?: boolean;
  /** Called when a link was followed: closes a drawer. */
  onNavigate?: () => void;
}

/** The sidebar items of all contributions. */
export function NavList({ isRail = false, onNavigate }: NavListProps) {
  const { language } = useTexts();
  const { table, hint } = useSuite();
  return (
    <ul className="shell-nav" data-rail={isRail || undefined}>
      {table.sidebar.map(({ id, path, icon, label }) => {
        const name = localize(label, language);
        const link = (
          <NavLink
            to={path}
            className="shell-nav-link"
            onClick={onNavigate}
            onPointerEnter={() => hint(path)}
          >
            <PathIcon path={icon} size={22} />
            <span className="shell-nav-name">{name}</span>
          </NavLink>
        );
        return <li key={id}>{isRail ? <Tooltip title={name}>{link}</Tooltip> : link}</li>;
      })}
    </ul>
  );
}
