import { type SiteData } from '@copper-carrot/contracts';

let data: SiteData | undefined;

/** What the server wrote into the page; read once. */
export function siteData(): SiteData {
  data ??= JSON.parse(document.getElementById('site-data')?.textContent ?? '{}') as SiteData;
  return data;
}
