import { useEffect, useSyncExternalStore } from 'react';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { loading } from '../loading/loading';
import { authModal, type AuthModalStore } from './auth-modal-store';

const dialog = onDemand(async () => (await import('./AuthDialog')).AuthDialog);

/** Opens the sign-in dialog on request. If its code fails to load, the request resolves as signed out. */
export function AuthModal({ store = authModal }: { store?: AuthModalStore }) {
  const shown = useSyncExternalStore(store.subscribe, store.snapshot);
  const isThere = useOnDemand(dialog, shown !== null, () => store.end(false));
  const isComing = shown !== null && !isThere;
  useEffect(() => (isComing ? loading.start() : undefined), [isComing]);
  return isThere && <dialog.Part store={store} shown={shown} />;
}
