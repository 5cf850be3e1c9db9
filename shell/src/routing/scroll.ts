import { type RouteDeclaration } from '@copper-carrot/contracts';

interface Place {
  pathname: string;
  hash: string;
  route?: Pick<RouteDeclaration, 'path' | 'parent'>;
}

/** Whether the scroll starts over: at a new path, save between a modal and the screen below it (2 §2). */
export function scrollsToTop(from: Place | null, to: Place): boolean {
  if (!from || from.pathname === to.pathname || to.hash !== '') return false;
  const leavesModal = from.route?.parent !== undefined && from.route.parent === to.route?.path;
  const opensModal = to.route?.parent !== undefined && to.route.parent === from.route?.path;
  const betweenModals = to.route?.parent !== undefined && to.route.parent === from.route?.parent;
  return !leavesModal && !opensModal && !betweenModals;
}

/** Brings the target of a hash into view, waiting a moment for a screen that is still drawing it; true when it was there. */
export function scrollToHash(hash: string, triesLeft = 20): void {
  if (hash.length < 2) return;
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // A hash that is no escape is an id as it stands.
  }
  const target = document.getElementById(id);
  if (target) target.scrollIntoView();
  else if (triesLeft > 0) setTimeout(() => scrollToHash(hash, triesLeft - 1), 100);
}
