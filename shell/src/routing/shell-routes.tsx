import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { href, shellPages } from '@copper-carrot/contracts';
import { ForgotPasswordPage, LoginPage, SignUpPage } from '../auth/AuthPage';
import { ScreenSkeleton } from '../slot/ScreenSkeleton';
import { type ShellRoute } from './route-table';

/** A page that few come to, loaded by those who do. */
const onArrival = (load: () => Promise<{ default: ComponentType }>): ComponentType => {
  const Screen = lazy(load);
  return () => (
    <Suspense fallback={<ScreenSkeleton />}>
      <Screen />
    </Suspense>
  );
};

const screens: Record<(typeof shellPages)[number]['path'], ComponentType> = {
  '/': () => <Navigate to={href.search()} replace />,
  '/login': LoginPage,
  '/sign-up': SignUpPage,
  '/forgot-password': ForgotPasswordPage,
  '/invitations/{token?}/join': onArrival(() =>
    import('../auth/JoinPage').then(({ JoinPage }) => ({ default: JoinPage })),
  ),
  '/platform': onArrival(() =>
    import('../platform/PlatformPage').then(({ PlatformPage }) => ({ default: PlatformPage })),
  ),
  '/style-guide': onArrival(() => import('@copper-carrot/shared-ui/style-guide')),
};

/** The pages that belong to no remote. */
export const shellRoutes: readonly ShellRoute[] = shellPages.map((page) => ({
  ...page,
  Screen: screens[page.path],
}));
