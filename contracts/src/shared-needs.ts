import type { SharedNeeds } from './remote';
import type { SharedProvisions } from './shell-release';

/** What a shell lacks of a shared package: the version, names, or the whole package (`has` is null). */
export interface UnmetNeed {
  part: string;
  needs: string;
  has: string | null;
  /** The missing names; empty if only the version does not fit. */
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

/** Imports of the whole module, which can't be checked by name. */
const wholes = new Set(['*', 'default']);

/**
 * What a shell lacks to run a release; empty if it is compatible. For singletons, the version must be in
 * range and each used name must exist. Of other packages a release bundles its own.
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
