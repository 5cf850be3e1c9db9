import { useEffect, useSyncExternalStore } from 'react';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { loading } from '../loading/loading';
import { authModal, type AuthModalStore } from './auth-modal-store';

const dialog = onDemand(async () => (await import('./AuthDialog')).AuthDialog);

/** Has sign-in come over the page when somebody asks for it. Where it does not come, whoever waits goes on signed out. */
export function AuthModal({ store = authModal }: { store?: AuthModalStore }) {
  const shown = useSyncExternalStore(store.subscribe, store.snapshot);
  const isThere = useOnDemand(dialog, shown !== null, () => store.end(false));
  const isComing = shown !== null && !isThere;
  useEffect(() => (isComing ? loading.start() : undefined), [isComing]);
  return isThere && <dialog.Part store={store} shown={shown} />;
}
