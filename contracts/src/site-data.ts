import type { Feed } from './remote';

/** A cookie readable by scripts: `1` while there is a session, whose own cookie is not readable. */
export const signedInCookie = 'cc_signed_in';

/** On every API answer: the feed revision that a new page of this browser would get. */
export const feedHeader = 'X-CC-Feed';

/** A cookie set before a reload to get the newest releases; the server clears it. */
export const takeCookie = 'cc_take';

/** A query parameter: a preview link's token, or `off` to end the previews. */
export const overrideParameter = 'cc_override';

/** A remote or shell that this browser gets instead of the live release. */
export interface Override {
  name: string;
  /** `version-hash` of a published release, or a local origin. */
  what: string;
}

/** The settings that the server writes into every page as JSON (element id `site-data`). */
export interface SiteData {
  /** The feed of this browser, with the revision of its set. */
  feed: Feed;
  /** The shell's release; null for the build of the checkout. */
  shell: { id: number; version: string; hash: string } | null;
  /** Overrides of the feed, shown in a banner. */
  overrides: readonly Override[];
  /** Authenticates this page's reports of loads and faults; not valid for other pages. */
  reportToken: string;
  /** Origins whose frame messages are accepted (2 §5). */
  frameOrigins: readonly string[];
  production: boolean;
  stripePublishableKey: string | null;
  /** Public demo accounts; empty outside of a demo start. */
  demoAccounts: readonly { email: string; role: string }[];
  demoPassword: string | null;
}

/**
 * The first reads of the page's screen, which the server writes into the page as JSON (element id
 * `first-reads`): API answers by URL for this person, or for a signed-out one, without acting as another.
 */
export interface FirstReads {
  userId: number | null;
  answers: Readonly<Record<string, unknown>>;
}

/** Query parameters that set the identity of calls; a page with one gets no first reads. */
export const actingNames = [
  'customerId',
  'organizationId',
  'ghostingAs',
  'brandId',
  'current_brand',
] as const;
