import type { Contributions, RemoteModule } from '@kotoba/contracts';
import { Navigate, type RouteObject } from '../router';
import { ElsewherePage } from './elsewhere.page';
import { StandaloneFrame } from './standalone-frame';

/** The address to open first: a screen for verified learners if there is one, else for learners, and one that needs no id. */
export function firstPath({ routes }: Contributions): string {
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
