import type { Feed } from './remote';

/** A cookie that scripts can read: `1` while this browser has a session, whose own cookie is hidden from them. */
export const signedInCookie = 'cc_signed_in';

/** The site's settings, which the server writes into every page as JSON (element id `site-data`). */
export interface SiteData {
  feed: Feed;
  /** Origins whose frame messages are accepted (2 §5). */
  frameOrigins: readonly string[];
  production: boolean;
  stripePublishableKey: string | null;
  /** Accounts that anyone may try; empty outside of a demo start. */
  demoAccounts: readonly { email: string; role: string }[];
  demoPassword: string | null;
}
