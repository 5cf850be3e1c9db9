import { isBelow } from '@copper-carrot/shared-ui/useBelow';
import { loadWide } from './parts';
import Search from './Search';

/** Loads the screen with the parts of its first view. */
export async function load() {
  if (!isBelow('largeTablet')) await loadWide();
  return { default: Search };
}
