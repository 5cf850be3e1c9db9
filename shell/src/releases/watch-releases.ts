import { offerNewVersion } from './offer-new-version';
import { showOverrides } from './show-overrides';
import { tellLoads } from './tell-loads';

/** Starts the release features after the first screen. */
export function watchReleases(): void {
  showOverrides();
  tellLoads();
  offerNewVersion();
}
