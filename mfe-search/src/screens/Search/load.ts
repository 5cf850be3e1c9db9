import { isBelow } from '@copper-carrot/shared-ui/useBelow';
import { loadWide } from './parts';
import Search from './Search';

/** The screen with all that it shows at once. */
export async function load() {
  if (!isBelow('largeTablet')) await loadWide();
  return { default: Search };
}
