import { connectShell } from '@copper-carrot/contracts/runtime';
import { authModal } from './auth/auth-modal-store';
import { loading } from './loading/loading';
import { notices } from './notifications/notices';
import { pageOnShow } from './routing/page-on-show';
import { type Entry, findEntry } from './routing/route-table';
import { callContext } from './session/acting';
import { isKnownHere, session, useSessionUser } from './session/session';
import { signOut } from './session/sign-out';
import { siteData } from './site-data';
import { reportFault } from './slot/faults';

/** Provides the shell's functions to the remotes. */
export function connect(table: readonly Entry[]): void {
  connectShell({
    useUser: useSessionUser,
    user: session.user,
    refetchUser: () => session.refetch(),
    callContext() {
      const { pathname, search } = pageOnShow.address();
      return callContext(
        session.user(),
        findEntry(table, pathname)?.params ?? {},
        new URLSearchParams(search),
      );
    },
    signOut: (to) => signOut({ to }),
    openAuth: (mode, why) => authModal.open(mode === 'signUp' && isKnownHere() ? 'login' : mode, why),
    notify: notices.notify,
    showLoading: loading.start,
    report(error, context = {}) {
      const remote = siteData().feed.remotes.find(({ name }) => name === context.remote);
      if (remote) reportFault(remote, 'script', error);
      else console.error(error, context);
    },
  });
}
