import type { SiteData } from '@copper-carrot/contracts';

/** The key of Stripe's own fields and dialogs, as the server wrote it into the page; null where test cards stand in for them. */
export function publishableKey(): string | null {
  const text = document.getElementById('site-data')?.textContent;
  return text ? ((JSON.parse(text) as Partial<SiteData>).stripePublishableKey ?? null) : null;
}
