import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { href, shellPages } from '@copper-carrot/contracts';
import { ScreenSkeleton } from '../slot/ScreenSkeleton';
import { type ShellRoute } from './route-table';

/** A page whose code loads on navigation. */
const onArrival = (load: () => Promise<{ default: ComponentType }>): ComponentType => {
  const Screen = lazy(load);
  return () => (
    <Suspense fallback={<ScreenSkeleton />}>
      <Screen />
    </Suspense>
  );
};

const authPage = (name: 'LoginPage' | 'SignUpPage' | 'ForgotPasswordPage') =>
  onArrival(() => import('../auth/AuthPage').then((pages) => ({ default: pages[name] })));

const screens: Record<(typeof shellPages)[number]['path'], ComponentType> = {
  '/': () => <Navigate to={href.search()} replace />,
  '/login': authPage('LoginPage'),
  '/sign-up': authPage('SignUpPage'),
  '/forgot-password': authPage('ForgotPasswordPage'),
  '/invitations/{token?}/join': onArrival(() =>
    import('../auth/JoinPage').then(({ JoinPage }) => ({ default: JoinPage })),
  ),
  '/admin': onArrival(() => import('../admin/AdminPage').then(({ AdminPage }) => ({ default: AdminPage }))),
  '/platform': onArrival(() =>
    import('../platform/PlatformPage').then(({ PlatformPage }) => ({ default: PlatformPage })),
  ),
  '/style-guide': onArrival(() => import('@copper-carrot/shared-ui/style-guide')),
};

export const shellRoutes: readonly ShellRoute[] = shellPages.map((page) => ({
  ...page,
  Screen: screens[page.path],
}));
