import { isFirstView } from '../../hooks/first-view';
import { further } from './further-part';
import Home from './Home';

/** The screen: its first view alone where a visit begins with it, all of it for whoever may stand further down. */
export async function load() {
  // What does not come now is asked for again by the screen.
  if (!isFirstView()) await further.load().catch(() => undefined);
  return { default: Home };
}
