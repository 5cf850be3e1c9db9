import { routePaths } from './references';
import type { RouteDeclaration } from './remote';

/** The shell's own pages, which the server answers with their status and title. */
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
  { path: routePaths.admin, layout: 'default', guards: ['loggedIn'], title: 'Admin' },
  // Whoever runs the site is no customer there.
  { path: routePaths.platform, layout: 'minimal', guards: ['loadUser'], title: 'Platform' },
] as const satisfies readonly RouteDeclaration[];

/** Documents that the product shows in frames (2 §2). */
export const framePages = ['/safe/login', '/safe/sign_up', '/safe/forgot_password', '/safe/support'] as const;
