import type { SharedNeeds } from './remote';
import type { SharedProvisions } from './shell-release';

/** What a shell lacks of a part that a release takes from it: the version, or names of it, or the whole part (`has` is null). */
export interface UnmetNeed {
  part: string;
  needs: string;
  has: string | null;
  /** The names that are used and not there; empty where it is the version alone. */
  names: string[];
}

type Version = readonly [number, number, number];

const versionIn = (text: string): Version | null => {
  const found = /^\^?(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return found && [Number(found[1]), Number(found[2]), Number(found[3])];
};

/** Below version 1 a minor version may break, below 0.1 a patch. */
function isWithin(range: string, version: string): boolean {
  const [needed, had] = [versionIn(range), versionIn(version)];
  if (!needed || !had) return false;
  const caret = range.startsWith('^');
  const fixed = !caret ? 3 : needed[0] > 0 ? 1 : needed[1] > 0 ? 2 : 3;
  const differs = needed.findIndex((part, index) => part !== had[index]);
  return differs < 0 || (differs >= fixed && (had[differs] ?? 0) > (needed[differs] ?? 0));
}

/** Stands for a whole module, which has no names of its own to be missing. */
const wholes = new Set(['*', 'default']);

/**
 * What stands against running a release in a shell, nothing if it runs: of every part that the shell alone brings, the
 * version must be in the range and each name that is used must be there. Of other parts a release carries its own.
 */
export function meets(needs: SharedNeeds, provides: SharedProvisions): UnmetNeed[] {
  return Object.entries(needs).flatMap(([part, { range, names, carried }]) => {
    const there = Object.hasOwn(provides, part) ? provides[part] : undefined;
    if (carried || (there && !there.singleton)) return [];
    const listed = there?.names;
    const missing = names.filter((name) =>
      there ? listed && !wholes.has(name) && !Object.hasOwn(listed, name) : !wholes.has(name),
    );
    if (there && missing.length === 0 && isWithin(range, there.version)) return [];
    return [{ part, needs: range, has: there?.version ?? null, names: missing }];
  });
}
