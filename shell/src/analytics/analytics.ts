import { appOf, pageViewDelayMs } from '@copper-carrot/contracts';
import { events } from '@copper-carrot/contracts/runtime';

declare global {
  interface Window {
    /** The queue of an analytics tool, if the site has one. */
    dataLayer?: unknown[];
  }
}

function push(entry: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/**
 * Pushes page views and purchases into `dataLayer` as plain objects; loads and sends nothing. Returns the
 * unsubscriber.
 */
export function recordAnalytics(): () => void {
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  const stop = [
    events.on('page.viewed@1', ({ path, title }) => {
      // Waits until the screen has set its title (2 §9).
      const timer = setTimeout(() => {
        waiting.delete(timer);
        const isStill = window.location.pathname === path;
        push({
          event: 'page_view',
          app: appOf(path),
          page_path: path,
          page_title: isStill ? document.title : title,
        });
      }, pageViewDelayMs);
      waiting.add(timer);
    }),
    events.on('order.purchased@1', ({ orderId, value, currency }) =>
      push({ event: 'purchase', transaction_id: String(orderId), value, currency }),
    ),
  ];
  return () => {
    stop.forEach((end) => end());
    waiting.forEach((timer) => clearTimeout(timer));
  };
}
