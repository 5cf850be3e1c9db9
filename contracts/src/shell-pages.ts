import { routePaths } from './references';
import type { RouteDeclaration } from './remote';

/** The pages that belong to the shell itself: it draws them, and the server answers for their status and title. */
export const shellPages = [
  { path: routePaths.home, layout: 'default', guards: ['loadUser'], title: '' },
  {
    path: routePaths.login,
    layout: 'default',
    guards: ['loadUser'],
    title: 'Log In',
    description: 'Log in to order for your team.',
  },
  {
    path: routePaths.signUp,
    layout: 'default',
    guards: ['loadUser'],
    title: 'Sign Up',
    description: 'Open an account and order good food for your team.',
  },
  {
    path: routePaths.forgotPassword,
    layout: 'default',
    guards: ['loadUser'],
    title: 'Forgot Your Password?',
  },
  { path: routePaths.joinInvitation, layout: 'default', guards: ['loadUser'], title: 'Join your team' },
  { path: routePaths.styleGuide, layout: 'default', guards: ['loadUser'], title: 'Style guide' },
  { path: routePaths.platform, layout: 'dashboard', guards: ['loadUser'], title: 'Platform' },
] as const satisfies readonly RouteDeclaration[];

/** Documents of their own that the product shows in frames (2 §2). */
export const framePages = ['/safe/login', '/safe/sign_up', '/safe/forgot_password'] as const;
