import { checkBudgets } from './budgets';
import { checkCalls } from './calls';
import { checkContract } from './contract';
import { checkFiles } from './files';
import type { Candidate, Declared, Finding, GateSite } from './finding';
import { checkManifest } from './manifest';
import { checkRoutes } from './routes';
import { checkShared } from './shared';
import { checkStyles } from './styles';

export { checkCalls } from './calls';
export { type Candidate, type Finding, type GateSite } from './finding';

/** So many findings of one check help whoever mends them; the log keeps each of them for good. */
const mostOfCheck = 50;

function firstOfEach(findings: readonly Finding[]): Finding[] {
  const seen = new Map<Finding['check'], number>();
  return findings.filter(({ check }) => {
    const before = seen.get(check) ?? 0;
    seen.set(check, before + 1);
    return before < mostOfCheck;
  });
}

/** What stands against publishing a release on a site, nothing if it may be; it changes nothing and asks nobody. */
export async function gate(candidate: Candidate, site: GateSite): Promise<Finding[]> {
  const shape = checkManifest(candidate, site);
  if (shape.length > 0) return shape;
  const read = await Promise.all([
    checkFiles(candidate),
    checkBudgets(candidate, site),
    checkStyles(candidate),
  ]);
  return firstOfEach([...read.flat(), ...gateOfSite(candidate, site)]);
}

/** What of it the site decides, which may have changed since a release was published; no file is read. */
export const gateOfSite = (candidate: Declared, site: GateSite): Finding[] =>
  firstOfEach([
    ...checkRoutes(candidate, site),
    ...checkShared(candidate, site),
    ...checkContract(candidate, site),
    ...checkCalls(candidate, site),
  ]);
