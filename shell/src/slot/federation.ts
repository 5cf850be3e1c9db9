import {
  type ModuleFederationRuntimePlugin,
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { type ReleaseAddress, type Remote } from '@copper-carrot/contracts';
import { baseOf, BrokenReleaseError, loadEntryScript } from './entry-script';

/** Requests by their name in the federation runtime. */
const asked = new Map<string, { address: ReleaseAddress; attempt: number }>();

/** The name under which each release loaded last; a load under another name may hang forever. */
const came = new Map<string, string>();

/**
 * The runtime caches a failed load of a shared module. This removes it, so that a short network failure can
 * be retried without a page reload.
 */
const forgetFailedLoads: ModuleFederationRuntimePlugin = {
  name: 'copper-carrot-forget-failed-loads',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
  },
};

/** Makes the federation runtime load entries with integrity and Trusted Types, and without a manifest. */
export function installEntryLoader(): void {
  // Each remote has its own runtime instance, so the plugin is registered globally.
  registerGlobalPlugins([forgetFailedLoads]);
  registerPlugins([
    {
      name: 'copper-carrot-entry-loader',
      loadEntry: async ({ remoteInfo }) => {
        const known = asked.get(remoteInfo.name);
        return known ? ((await loadEntryScript(known.address, known.attempt)) as never) : undefined;
      },
    },
  ]);
}

function isRemote(value: unknown): value is Remote {
  return typeof value === 'object' && value !== null && Array.isArray((value as Remote).routes);
}

/**
 * Loads the contract that a release exposes. Rejects if that fails and can be retried; a higher `attempt`
 * loads the whole release under a new name beside a hanging load. By default uses the last successful name.
 */
export async function loadRelease(address: ReleaseAddress, attempt = 0): Promise<Remote> {
  const { container } = address;
  const name = attempt === 0 ? (came.get(container) ?? container) : `${container}~${attempt}`;
  if (!asked.has(name)) {
    asked.set(name, { address, attempt });
    registerRemotes([
      {
        name,
        entry: `${baseOf(address, attempt)}${address.entry}`,
        type: 'global',
        entryGlobalName: container,
      },
    ]);
  }
  const module = await loadRemote<{ remote: Remote }>(`${name}/remote`);
  if (!isRemote(module?.remote)) throw new BrokenReleaseError(`${address.base} exposes no remote`);
  if (attempt > 0 || !came.has(container)) came.set(container, name);
  return module.remote;
}
