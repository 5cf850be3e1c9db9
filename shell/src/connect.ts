import { connectShell } from '@copper-carrot/contracts/runtime';
import { authModal } from './auth/auth-modal-store';
import { loading } from './loading/loading';
import { notices } from './notifications/notices';
import { type Entry, findEntry } from './routing/route-table';
import { callContext } from './session/acting';
import { session, useSessionUser } from './session/session';
import { signOut } from './session/sign-out';
import { siteData } from './site-data';
import { reportFault } from './slot/faults';

/** Gives the remotes what they may ask of the shell. */
export function connect(table: readonly Entry[]): void {
  connectShell({
    useUser: useSessionUser,
    user: session.user,
    refetchUser: () => session.refetch(),
    callContext: () =>
      callContext(
        session.user(),
        findEntry(table, window.location.pathname)?.params ?? {},
        new URLSearchParams(window.location.search),
      ),
    signOut: () => signOut(),
    openAuth: (mode) => authModal.open(mode),
    notify: notices.notify,
    showLoading: loading.start,
    report(error, context = {}) {
      const remote = siteData().feed.remotes.find(({ name }) => name === context.remote);
      if (remote) reportFault(remote, { kind: 'script', message: String(error) });
      else console.error(error, context);
    },
  });
}
