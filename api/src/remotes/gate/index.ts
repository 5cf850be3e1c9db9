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
export { type Candidate, type Finding, type GateSite, keepsFromRunning } from './finding';

/** The most findings per check, because the log keeps all of them. */
const mostOfCheck = 50;

function firstOfEach(findings: readonly Finding[]): Finding[] {
  const seen = new Map<Finding['check'], number>();
  return findings.filter(({ check }) => {
    const before = seen.get(check) ?? 0;
    seen.set(check, before + 1);
    return before < mostOfCheck;
  });
}

export interface Verdict {
  /** Reasons against publishing a release; empty if there are none. */
  findings: Finding[];
  /** Notes for the team that do not prevent publishing. */
  warnings: string[];
}

/** Judges whether a release may be published on a site; has no side effects. */
export async function gate(candidate: Candidate, site: GateSite): Promise<Verdict> {
  const shape = checkManifest(candidate, site);
  if (shape.length > 0) return { findings: shape, warnings: [] };
  const [files, budgets, styles] = await Promise.all([
    checkFiles(candidate),
    checkBudgets(candidate, site),
    checkStyles(candidate),
  ]);
  const findings = firstOfEach([...files, ...budgets.findings, ...styles, ...gateOfSite(candidate, site)]);
  return { findings, warnings: budgets.warnings };
}

/** The checks that depend on the site, which may have changed since the release was published; reads no files. */
export const gateOfSite = (candidate: Declared, site: GateSite): Finding[] =>
  firstOfEach([
    ...checkRoutes(candidate, site),
    ...checkShared(candidate, site),
    ...checkContract(candidate, site),
    ...checkCalls(candidate, site),
  ]);
