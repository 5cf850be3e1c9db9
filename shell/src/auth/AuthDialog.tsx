import { useLocation } from 'react-router-dom';
import { refetchUser } from '@copper-carrot/contracts/runtime';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { type AuthModalStore, type ShownAuth } from './auth-modal-store';
import { authModes } from './auth-modes';
import { AuthPanel } from './AuthPanel';

/** The sign-in dialog; after success it reads the person again and resolves the request (1 §2, 1 §6). */
export function AuthDialog({ store, shown }: { store: AuthModalStore; shown: ShownAuth | null }) {
  const { search } = useLocation();
  const signedIn = async () => store.end((await refetchUser()) !== null);
  return (
    <Dialog
      open={shown !== null}
      onClose={() => store.end(false)}
      title={shown ? authModes[shown.mode].heading : ''}
      size="small"
      guard={false}
    >
      {shown && (
        <Stack gap={4}>
          {shown.why && <p>{shown.why}</p>}
          <AuthPanel
            mode={shown.mode}
            search={search}
            onMode={store.turnTo}
            onSignedIn={() => void signedIn()}
            heading="none"
          />
        </Stack>
      )}
    </Dialog>
  );
}
