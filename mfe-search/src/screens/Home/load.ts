import { isFirstView } from '../../hooks/first-view';
import { further } from './further-part';
import Home from './Home';

/**
 * Loads the screen: only its first view if the visit starts here, all of it after going back or a reload.
 */
export async function load() {
  // If this fails, the screen loads it again.
  if (!isFirstView()) await further.load().catch(() => undefined);
  return { default: Home };
}
