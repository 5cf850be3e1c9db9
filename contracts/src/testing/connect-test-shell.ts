import { connectShell, type Shell } from '../runtime/shell';
import type { Schemas } from '../schemas';

/** Connects a shell whose answers a test chooses, for what is tested without a screen; signed out unless told otherwise. */
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
