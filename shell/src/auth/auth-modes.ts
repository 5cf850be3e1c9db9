import { href, productName, type Schemas } from '@copper-carrot/contracts';
import { type AuthMode } from '@copper-carrot/contracts/runtime';

interface Mode {
  heading: string;
  page: (redirect?: string) => string;
  frame: string;
  /** Reserved height of the form, in px. */
  height: number;
  links: { before?: string; label: string; to: AuthMode }[];
}

const withRedirect = (path: string, redirect?: string) =>
  redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path;

/** The three modes of the auth screen, with the specification's words (2 §2). */
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

/** What the sign-up frame is told of where the person came from (2 §2). */
const passedOn = (name: string) =>
  name === 'source' || name === 'gclid' || name === 'referring_brand_id' || name.startsWith('utm_');

/**
 * The address of a mode's frame; sign-up takes the marks of the visit along. What the frame is handed beside, such as the
 * token of a mail, goes behind the `#`: that part is sent to no server and stands in no log.
 */
export function frameSource(mode: AuthMode, search: string, handed: Record<string, string> = {}): string {
  const marks = [...new URLSearchParams(search)].filter(([name]) => mode === 'signUp' && passedOn(name));
  const [query, fragment] = [new URLSearchParams(marks).toString(), new URLSearchParams(handed).toString()];
  return `${authModes[mode].frame}${query && `?${query}`}${fragment && `#${fragment}`}`;
}

/** A path of this site to go to after signing in; anything that leads elsewhere is left out. */
export function safeRedirect(redirect: string | null, origin: string): string {
  if (!redirect || !/^\/(?![/\\])/.test(redirect)) return '/';
  try {
    const { origin: leadsTo, pathname, search, hash } = new URL(redirect, origin);
    // A path such as `/.//host` comes out as `//host`, which is another site.
    return leadsTo === origin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/';
  } catch {
    return '/';
  }
}

const authPaths: readonly string[] = [href.login(), href.signUp(), href.forgotPassword()];

/** The redirect that a Log In or Sign Up link carries: the current path plus the current query (2 §2). */
export function redirectOf({ pathname, search }: { pathname: string; search: string }): string {
  return authPaths.includes(pathname)
    ? (new URLSearchParams(search).get('redirect') ?? '')
    : `${pathname}${search}`;
}

/** Where a person goes who was on the way to nowhere else: a caterer to the orders of their brand, everybody else home. */
export function landingOf(user: Schemas['Session'], target: string): string {
  const brand = user.is_caterer ? (user.current_brand ?? user.brands[0]) : undefined;
  return brand && target === href.home() ? href.catererOrders(brand.id) : target;
}
