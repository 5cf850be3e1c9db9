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

/**
 * What the page's screen reads first, which the server writes into the page as JSON too (element id `first-reads`): answers
 * of the API by their URL, as they are for this person, or for nobody, who acts for nobody else.
 */
export interface FirstReads {
  userId: number | null;
  answers: Readonly<Record<string, unknown>>;
}

/** Names in a page's address that say for whom its calls are made; such a page brings no answers. */
export const actingNames = ['organizationId', 'ghostingAs', 'brandId', 'current_brand'] as const;
