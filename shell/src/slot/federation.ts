import {
  type ModuleFederationRuntimePlugin,
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { type ReleaseAddress, type Remote } from '@copper-carrot/contracts';
import { baseOf, BrokenReleaseError, loadEntryScript } from './entry-script';

/** What was asked for, by the name under which the federation runtime knows it. */
const asked = new Map<string, { address: ReleaseAddress; attempt: number }>();

/** The name under which a release came last; what hangs under another may hang for ever. */
const came = new Map<string, string>();

/**
 * The runtime keeps a load of something shared that failed, and answers whoever asks again with that failure. Forgotten, it
 * is loaded anew: a line that was lost for a moment costs nobody the page.
 */
const forgetFailedLoads: ModuleFederationRuntimePlugin = {
  name: 'copper-carrot-forget-failed-loads',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
  },
};

/** Gives the federation runtime our own way to load entries: with integrity and Trusted Types, and no manifest. */
export function installEntryLoader(): void {
  // Each remote asks for what is shared by an instance of its own.
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
 * The contract that a release exposes. Rejects when it can't be loaded, and may be asked again; a higher `attempt` loads
 * everything of the release anew, beside a load that hangs. Without one it is the release as it came last.
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
