import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { href, shellPages } from '@copper-carrot/contracts';
import { ForgotPasswordPage, LoginPage, SignUpPage } from '../auth/AuthPage';
import { JoinPage } from '../auth/JoinPage';
import { ScreenSkeleton } from '../slot/ScreenSkeleton';
import { type ShellRoute } from './route-table';

const StyleGuide = lazy(() => import('@copper-carrot/shared-ui/style-guide'));

const screens: Record<(typeof shellPages)[number]['path'], ComponentType> = {
  '/': () => <Navigate to={href.search()} replace />,
  '/login': LoginPage,
  '/sign-up': SignUpPage,
  '/forgot-password': ForgotPasswordPage,
  '/invitations/{token?}/join': JoinPage,
  '/style-guide': () => (
    <Suspense fallback={<ScreenSkeleton />}>
      <StyleGuide />
    </Suspense>
  ),
};

/** The pages that belong to no remote. */
export const shellRoutes: readonly ShellRoute[] = shellPages.map((page) => ({
  ...page,
  Screen: screens[page.path],
}));
