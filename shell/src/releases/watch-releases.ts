import { offerNewVersion } from './offer-new-version';
import { showOverrides } from './show-overrides';
import { tellLoads } from './tell-loads';

/** What a page does about its releases once its first screen is there. */
export function watchReleases(): void {
  showOverrides();
  tellLoads();
  offerNewVersion();
}
