import { type SiteData } from '@copper-carrot/contracts';

let data: SiteData | undefined;

/** The data that the server wrote into the page, parsed once. */
export function siteData(): SiteData {
  data ??= JSON.parse(document.getElementById('site-data')?.textContent ?? '{}') as SiteData;
  return data;
}
