import { pageViewDelayMs } from '@copper-carrot/contracts';
import { events } from '@copper-carrot/contracts/runtime';

declare global {
  interface Window {
    /** What an analytics tool, where a site has one, reads; it stays in the page otherwise. */
    dataLayer?: unknown[];
  }
}

function push(entry: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** Puts page views and purchases into the page's data layer as plain objects; nothing is loaded, nothing is sent. */
export function recordAnalytics(): () => void {
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  const stop = [
    events.on('page.viewed@1', ({ path, title }) => {
      // A screen may take a moment to know what its page is called (2 §9).
      const timer = setTimeout(() => {
        waiting.delete(timer);
        const isStill = window.location.pathname === path;
        push({ event: 'page_view', page_path: path, page_title: isStill ? document.title : title });
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
