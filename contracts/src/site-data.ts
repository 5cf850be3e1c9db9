import type { Feed } from './remote';

/** A cookie that scripts can read: `1` while this browser has a session, whose own cookie is hidden from them. */
export const signedInCookie = 'cc_signed_in';

/** On each answer of the API: the revision of the feed that a new page of this browser would have. */
export const feedHeader = 'X-CC-Feed';

/** A cookie that a page writes before it loads anew, to be given the newest releases; the server takes it away. */
export const takeCookie = 'cc_take';

/** In a page's address: a preview link's token, or `off`, which ends what such links brought. */
export const overrideParameter = 'cc_override';

/** One remote, or the shell, that this browser is given by hand in the place of what is live, and who may see that. */
export interface Override {
  name: string;
  /** `version-hash` of a published release, or the origin of somebody's own machine. */
  what: string;
}

/** The site's settings, which the server writes into every page as JSON (element id `site-data`). */
export interface SiteData {
  /** What this browser is given; its revision is that of the set that it holds. */
  feed: Feed;
  /** The release of the shell that draws this page; none where it is the build of the checkout. */
  shell: { id: number; version: string; hash: string } | null;
  /** What is otherwise than the feed says, shown in a banner. */
  overrides: readonly Override[];
  /** Signs what this page tells of loads and faults; worth nothing on another page. */
  reportToken: string;
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
