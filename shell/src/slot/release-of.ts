import { type Feed, type ReleaseAddress, type RemoteName } from '@copper-carrot/contracts';

type Release = ReleaseAddress & { name: RemoteName };

const addresses = /https?:\/\/[^\s()'"<>]+/g;

/** All files of a release are below its base, or below a retry's suffixed base. */
function isUnder(base: string, address: string): boolean {
  const folder = new URL(base, window.location.href).href.replace(/\/$/, '');
  return address.startsWith(folder) && /^(~[a-z0-9]+)?\//.test(address.slice(folder.length));
}

/** The innermost release in a stack trace or script address. */
export function releaseOf(trace: string, { remotes }: Feed): Release | undefined {
  const releases = remotes.flatMap(({ lastGood, ...live }): Release[] =>
    lastGood ? [live, { ...lastGood, name: live.name }] : [live],
  );
  for (const [address] of trace.matchAll(addresses)) {
    const found = releases.find(({ base }) => isUnder(base, address));
    if (found) return found;
  }
  return undefined;
}
