import { useSyncExternalStore } from 'react';
import { Notifications } from '@copper-carrot/shared-ui/Notifications';
import { notices, type NoticeStore } from './notices';

/** The notification centre of the page (2 §2). */
export function NotificationCentre({ store = notices }: { store?: NoticeStore }) {
  return (
    <Notifications items={useSyncExternalStore(store.subscribe, store.snapshot)} onClose={store.close} />
  );
}
