import type { FeedRemote, SiteData } from '@copper-carrot/contracts';
import type { Page } from '@playwright/test';

const element = /(<script type="application\/json" id="site-data">)(.*?)(<\/script>)/s;

/** Gives one browser a changed feed: `change` maps the remote on each page. */
export async function giveAnother(
  page: Page,
  name: string,
  change: (remote: FeedRemote) => FeedRemote,
): Promise<void> {
  const changed = (data: SiteData): SiteData => ({
    ...data,
    feed: {
      ...data.feed,
      remotes: data.feed.remotes.map((remote) => (remote.name === name ? change(remote) : remote)),
    },
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      element,
      (_whole, open: string, json: string, close: string) =>
        `${open}${JSON.stringify(changed(JSON.parse(json) as SiteData)).replaceAll('<', '\\u003c')}${close}`,
    );
    await route.fulfill({ response, body });
  });
}
