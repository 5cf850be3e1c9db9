import { type Notifications } from '@copper-carrot/shared-ui/Notifications';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { notices, type NoticeStore } from './notices';

const load = () => import('@copper-carrot/shared-ui/Notifications');
const acts = ['pointerdown', 'keydown'] as const;

/** The notification centre of the page (2 §2). Its code comes with a person's first act, which is before there is anything to say. */
export function NotificationCentre({ store = notices }: { store?: NoticeStore }) {
  const items = useSyncExternalStore(store.subscribe, store.snapshot);
  const [Centre, setCentre] = useState<typeof Notifications>();
  useEffect(() => {
    if (Centre) return;
    // Where it does not come, the next act or notice asks again; what there is to say waits in the store.
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
  // The live region is there before its first words, or they are not read out.
  return (
    <div aria-live="polite" aria-relevant="additions">
      {Centre && <Centre items={items} onClose={store.close} />}
    </div>
  );
}
