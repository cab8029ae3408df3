/**
 * The part of React Router that apps share. It is one module of the shell: remotes get this surface and no other, so a
 * page has one router, and a hook that nobody uses costs nobody a byte. Add a name here only when a screen needs it.
 */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  matchPath,
  matchRoutes,
  useBlocker,
  useLocation,
  useMatch,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
  useViewTransitionState,
} from 'react-router-dom';
export type {
  Blocker,
  LinkProps,
  Location,
  NavLinkProps,
  NavigateFunction,
  NavigateOptions,
  RouteObject,
  To,
} from 'react-router-dom';
export { createHostLink, type HostLink } from './host-link';
