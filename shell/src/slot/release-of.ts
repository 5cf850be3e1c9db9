import { type Feed, type ReleaseAddress, type RemoteName } from '@copper-carrot/contracts';

type Release = ReleaseAddress & { name: RemoteName };

const addresses = /https?:\/\/[^\s()'"<>]+/g;

/** Every file of a release lies under its base; what was asked for beside a load that hangs, under another name of it. */
function isUnder(base: string, address: string): boolean {
  const folder = new URL(base, window.location.href).href.replace(/\/$/, '');
  return address.startsWith(folder) && /^(~[a-z0-9]+)?\//.test(address.slice(folder.length));
}

/** The release that a stack, or a script's address, leads to; the innermost where several take part. */
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
