import { connectShell, type Shell } from '../runtime/shell';
import type { Schemas } from '../schemas';

/** Connects a fake shell for tests without a screen; signed out by default. */
export function connectTestShell(more: Partial<Shell> & { as?: Schemas['Session'] | null } = {}): void {
  const { as = null, ...rest } = more;
  connectShell({
    useUser: () => as,
    user: () => as,
    refetchUser: () => Promise.resolve(as),
    callContext: () => ({ token: as?.token }),
    signOut: () => Promise.resolve(),
    openAuth: () => Promise.resolve(false),
    notify: () => undefined,
    showLoading: () => () => undefined,
    report: () => undefined,
    ...rest,
  });
}
