import { type Notifications } from '@copper-carrot/shared-ui/Notifications';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { notices, type NoticeStore } from './notices';

const load = () => import('@copper-carrot/shared-ui/Notifications');
const acts = ['pointerdown', 'keydown'] as const;

/**
 * The notification centre (2 §2). Its code loads on the person's first action, before there is anything to
 * show.
 */
export function NotificationCentre({ store = notices }: { store?: NoticeStore }) {
  const items = useSyncExternalStore(store.subscribe, store.snapshot);
  const [Centre, setCentre] = useState<typeof Notifications>();
  useEffect(() => {
    if (Centre) return;
    // After a failure, the next action or notice loads again; notices wait in the store.
    const bring = () =>
      void load().then(
        (part) => setCentre(() => part.Notifications),
        () => undefined,
      );
    if (items.length > 0) bring();
    for (const act of acts) addEventListener(act, bring);
    return () => {
      for (const act of acts) removeEventListener(act, bring);
    };
  }, [Centre, items]);
  // The live region exists from the start, as otherwise its first text is not announced.
  return (
    <div aria-live="polite" aria-relevant="additions">
      {Centre && <Centre items={items} onClose={store.close} />}
    </div>
  );
}
