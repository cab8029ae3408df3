import { localize, type Contributions } from '@kotoba/contracts';
import { Row, TextLink } from '@kotoba/shared-ui/core';
import { Outlet } from '../router';
import { useStandaloneTexts } from './texts';

/** Links to the remote's screens that need no id, and the screen. */
export function StandaloneFrame({ contributions }: { contributions: Contributions }) {
  const { language } = useStandaloneTexts();
  const open = contributions.routes.filter(({ path }) => !path.includes(':'));
  return (
    <>
      <nav>
        <Row gap={4} sx={{ p: 4 }}>
          {open.map(({ path, title }) => (
            <TextLink key={path} to={path}>
              {localize(title, language)}
            </TextLink>
          ))}
        </Row>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
}
