import { href, productName, type Schemas } from '@copper-carrot/contracts';
import { type AuthMode } from '@copper-carrot/contracts/runtime';

interface Mode {
  heading: string;
  page: (redirect?: string) => string;
  frame: string;
  /** The reserved height of the form in px. */
  height: number;
  links: { before?: string; label: string; to: AuthMode }[];
}

const withRedirect = (path: string, redirect?: string) =>
  redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path;

/** The modes of the auth screen, in the specification's words (2 §2). */
export const authModes: Record<AuthMode, Mode> = {
  login: {
    heading: 'Log In',
    page: (redirect) => withRedirect(href.login(), redirect),
    frame: '/safe/login',
    height: 224,
    links: [
      { label: 'Forgot your password?', to: 'forgotPassword' },
      { before: `New to ${productName}? `, label: 'Sign Up', to: 'signUp' },
    ],
  },
  forgotPassword: {
    heading: 'Forgot Your Password?',
    page: (redirect) => withRedirect(href.forgotPassword(), redirect),
    frame: '/safe/forgot_password',
    height: 200,
    links: [{ label: 'Back to log in', to: 'login' }],
  },
  signUp: {
    heading: 'Sign Up',
    page: (redirect) => withRedirect(href.signUp(), redirect),
    frame: '/safe/sign_up',
    height: 560,
    links: [{ before: 'Have an account already? ', label: 'Log In', to: 'login' }],
  },
};

/** Query parameters about the visit's origin that sign-up passes on (2 §2). */
const passedOn = (name: string) =>
  ['source', 'gclid', 'referring_brand_id', 'referral'].includes(name) || name.startsWith('utm_');

/**
 * The URL of a mode's frame; sign-up gets the visit's parameters. Values such as a mail's token go into the
 * fragment, which is neither sent to a server nor logged.
 */
export function frameSource(mode: AuthMode, search: string, handed: Record<string, string> = {}): string {
  const marks = [...new URLSearchParams(search)].filter(([name]) => mode === 'signUp' && passedOn(name));
  const [query, fragment] = [new URLSearchParams(marks).toString(), new URLSearchParams(handed).toString()];
  return `${authModes[mode].frame}${query && `?${query}`}${fragment && `#${fragment}`}`;
}

/** The path to open after signing in; `/` for addresses of other sites. */
export function safeRedirect(redirect: string | null, origin: string): string {
  if (!redirect || !/^\/(?![/\\])/.test(redirect)) return '/';
  try {
    const { origin: leadsTo, pathname, search, hash } = new URL(redirect, origin);
    // A path such as `/.//host` becomes `//host`, which is another site.
    return leadsTo === origin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/';
  } catch {
    return '/';
  }
}

const authPaths: readonly string[] = [href.login(), href.signUp(), href.forgotPassword()];

/** The redirect parameter of sign-in links: the current path and query (2 §2). */
export function redirectOf({ pathname, search }: { pathname: string; search: string }): string {
  return authPaths.includes(pathname)
    ? (new URLSearchParams(search).get('redirect') ?? '')
    : `${pathname}${search}`;
}

/**
 * The page after a sign-in without a redirect: caterers open their brand's orders, others the home page.
 */
export function landingOf(user: Schemas['Session'], target: string): string {
  const brand = user.is_caterer ? (user.current_brand ?? user.brands[0]) : undefined;
  return brand && target === href.home() ? href.catererOrders(brand.id) : target;
}
