import { type RouteDeclaration } from '@copper-carrot/contracts';

interface Place {
  pathname: string;
  hash: string;
  route?: Pick<RouteDeclaration, 'path' | 'parent'>;
}

/** Whether to scroll to the top: on a new path, except between a modal and its screen (2 §2). */
export function scrollsToTop(from: Place | null, to: Place): boolean {
  if (!from || from.pathname === to.pathname || to.hash !== '') return false;
  const leavesModal = from.route?.parent !== undefined && from.route.parent === to.route?.path;
  const opensModal = to.route?.parent !== undefined && to.route.parent === from.route?.path;
  const betweenModals = to.route?.parent !== undefined && to.route.parent === from.route?.parent;
  return !leavesModal && !opensModal && !betweenModals;
}

/** Scrolls to the hash's element, with retries while the screen renders. */
export function scrollToHash(hash: string, triesLeft = 20): void {
  if (hash.length < 2) return;
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // An invalid escape is used as the literal id.
  }
  const target = document.getElementById(id);
  if (target) target.scrollIntoView();
  else if (triesLeft > 0) setTimeout(() => scrollToHash(hash, triesLeft - 1), 100);
}
