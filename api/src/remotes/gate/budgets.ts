import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { ShellManifest } from '@copper-carrot/contracts';
import { own } from '../../own';
import { declaredBy } from '../declared';
import { projectRoot } from '../project-root';
import {
  type Finding,
  type GateSite,
  isShell,
  type RemoteCandidate,
  type Candidate,
  releaseNamed,
  type ShellCandidate,
} from './finding';

interface Budgets {
  /** The share of a budget above which the team is warned. */
  warnAbove: number;
  remoteDeclared: number;
  remoteDeclaredRoute: number;
  remoteEntry: number;
  /** Added to `remoteEntry` per route, because the entry lists the chunks of all screens. */
  remoteEntryRoute: number;
  remoteFirstScreen: number;
  shellPage: number;
  frame: number;
  page: number;
  pages: Record<string, number>;
}

let known: Budgets | undefined;
/** In bytes: the same figures that `npm test` checks builds of a checkout against. */
const budgets = (): Budgets =>
  (known ??= JSON.parse(readFileSync(join(projectRoot, 'scripts/budgets.json'), 'utf8')) as Budgets);

const gzipped = async (content: Buffer) => (await promisify(gzip)(content, { level: 9 })).length;
const brotli = async (content: Buffer) => (await promisify(brotliCompress)(content)).length;
const sum = (sizes: number[]) => sizes.reduce((whole, each) => whole + each, 0);

/** The compressed size of a file, computed once; 0 if it is missing, which another check reports. */
function sizes({ read }: Candidate, compress: (content: Buffer) => Promise<number>) {
  const found = new Map<string, Promise<number>>();
  return (file: string) => {
    const size = found.get(file) ?? read(file).then(compress, () => 0);
    found.set(file, size);
    return size;
  };
}

interface Measure {
  where: string;
  what: string;
  bytes: number;
  budget: number;
}

const inWords = ({ what, bytes, budget }: Measure): string =>
  `${what} has ${bytes.toLocaleString('en')} bytes, and may have ${budget.toLocaleString('en')}`;

const findingOf = (measure: Measure): Finding => ({
  check: 'budgets',
  where: measure.where,
  what: inWords(measure),
  mend: 'Import what is not in the first view on demand (import() in the press that opens it), or take what the shell shares.',
});

async function weighRemote(candidate: RemoteCandidate, shells: readonly ShellManifest[]): Promise<Measure[]> {
  const { entry, routes } = candidate.manifest;
  const [zipped, packed] = [sizes(candidate, gzipped), sizes(candidate, brotli)];
  const limits = budgets();
  const measure = async (size: (file: string) => Promise<number>, files: readonly string[]) =>
    sum(await Promise.all([...new Set(files)].map(size)));
  const measures: Measure[] = [
    {
      where: 'routes, navigation and fallback',
      what: 'What every page is told of it',
      bytes: Buffer.byteLength(JSON.stringify(declaredBy(candidate.manifest))),
      budget: limits.remoteDeclared + limits.remoteDeclaredRoute * routes.length,
    },
    {
      where: entry,
      what: 'The entry, in gzip,',
      bytes: await zipped(entry),
      budget: limits.remoteEntry + limits.remoteEntryRoute * routes.length,
    },
  ];
  for (const { path, preload, shared } of routes) {
    const files = [entry, ...preload];
    measures.push({
      where: `the screen of ${path}`,
      what: 'What it loads of its own, in gzip,',
      bytes: await measure(zipped, files),
      budget: limits.remoteFirstScreen,
    });
    // A development shell, as of npm run dev, does not show the page's weight.
    for (const shell of shells.filter(({ development }) => !development))
      measures.push({
        where: `the page ${path}`,
        what: `All that it loads in ${releaseNamed(shell)}, in brotli,`,
        bytes: everyPage(shell) + sharedBytes(shell, shared) + (await measure(packed, files)),
        budget: own(limits.pages, path) ?? limits.page,
      });
  }
  return measures;
}

async function weighShell(candidate: ShellCandidate): Promise<Measure[]> {
  const size = sizes(candidate, brotli);
  const measure = async (name: 'shell' | 'frame') =>
    sum(await Promise.all(filesOfDocument(candidate.manifest, name).map(size)));
  return [
    {
      where: 'every page',
      what: 'What the shell loads, in brotli,',
      bytes: await measure('shell'),
      budget: budgets().shellPage,
    },
    {
      where: 'the sign-in frame',
      what: 'What it loads, in brotli,',
      bytes: await measure('frame'),
      budget: budgets().frame,
    },
  ];
}

const filesOfDocument = ({ assets: { documents } }: ShellManifest, name: 'shell' | 'frame') => [
  ...documents[name].scripts,
  ...documents[name].preload.map(({ file }) => file),
];
const everyPage = (shell: ShellManifest) =>
  sum(filesOfDocument(shell, 'shell').map((file) => own(shell.bytes, file) ?? 0));

function sharedBytes({ assets, bytes }: ShellManifest, keys: readonly string[]): number {
  const files = keys.flatMap((key) => own(assets.shared, key) ?? []).map(({ file }) => file);
  return sum([...new Set(files)].map((file) => own(bytes, file) ?? 0));
}

/** No release may make a page heavier than the budgets; one that comes close gets a warning. */
export async function checkBudgets(
  candidate: Candidate,
  { shells }: GateSite,
): Promise<{ findings: Finding[]; warnings: string[] }> {
  if (candidate.manifest.development) return { findings: [], warnings: [] };
  const measures = await (isShell(candidate)
    ? weighShell(candidate)
    : weighRemote(candidate as RemoteCandidate, shells));
  const isOver = ({ bytes, budget }: Measure) => bytes > budget;
  const isClose = ({ bytes, budget }: Measure) => bytes > budget * budgets().warnAbove;
  return {
    findings: measures.filter(isOver).map(findingOf),
    warnings: measures
      .filter((each) => isClose(each) && !isOver(each))
      .map((each) => `${each.where}: ${inWords(each)}`),
  };
}
