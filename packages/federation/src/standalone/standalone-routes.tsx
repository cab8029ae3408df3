import { type Contributions, type RemoteModule, localize } from '@kotoba/contracts';
import { defineTexts, Row, TextLink, LinkButton, Page, Text } from '@kotoba/shared-ui/core';
import { Navigate, type RouteObject, Outlet, useLocation } from '../router';

const { useTexts: useStandaloneTexts } = defineTexts('standalone', {
  en: {
    elsewhere: 'Elsewhere',
    elsewhereText: '{{path}} belongs to another part of Kotoba.',
    backHere: 'Back to this part',
  },
});

/** Links to the remote's screens that need no id, and the screen. */
function StandaloneFrame({ contributions }: { contributions: Contributions }) {
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

/** Stands for every screen of the suite that is not this remote's. */
function ElsewherePage({ home }: { home: string }) {
  const { t } = useStandaloneTexts();
  const { pathname } = useLocation();
  return (
    <Page title={t('elsewhere')} documentTitle={t('elsewhere')}>
      <Text>{t('elsewhereText', { path: pathname })}</Text>
      <LinkButton to={home}>{t('backHere')}</LinkButton>
    </Page>
  );
}

/**
 * The address to open first: a screen for verified learners if there is one, else for learners, and one that needs no
 * id.
 */
function firstPath({ routes }: Contributions): string {
  const open = routes.filter(({ path }) => !path.includes(':'));
  const learners = open.filter(({ guard }) => guard === 'protected');
  return (learners.find(({ verified }) => verified) ?? learners[0] ?? open[0] ?? { path: '/' }).path;
}

/** All routes of the remote, without guards, in a plain frame. */
export function standaloneRoutes(remote: RemoteModule, contributions: Contributions): RouteObject[] {
  const first = firstPath(contributions);
  return [
    {
      element: <StandaloneFrame contributions={contributions} />,
      HydrateFallback: () => null,
      children: [
        { index: true, element: <Navigate to={first} replace /> },
        ...remote.routes,
        { path: '*', element: <ElsewherePage home={first} /> },
      ],
    },
  ];
}
