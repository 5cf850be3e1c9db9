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
} from './finding';

interface Budgets {
  remoteDeclared: number;
  remoteEntry: number;
  remoteFirstScreen: number;
  shellPage: number;
  frame: number;
  page: number;
  pages: Record<string, number>;
}

let known: Budgets | undefined;
/** In bytes: the figures that `npm test` holds a checkout's builds against. */
const budgets = (): Budgets =>
  (known ??= JSON.parse(readFileSync(join(projectRoot, 'scripts/budgets.json'), 'utf8')) as Budgets);

const gzipped = async (content: Buffer) => (await promisify(gzip)(content, { level: 9 })).length;
const brotli = async (content: Buffer) => (await promisify(brotliCompress)(content)).length;
const sum = (sizes: number[]) => sizes.reduce((whole, each) => whole + each, 0);

/** Bytes of a file, compressed once however many screens load it; none where it is missing, which is another finding. */
function sizes({ read }: Candidate, compress: (content: Buffer) => Promise<number>) {
  const found = new Map<string, Promise<number>>();
  return (file: string) => {
    const size = found.get(file) ?? read(file).then(compress, () => 0);
    found.set(file, size);
    return size;
  };
}

const tooLarge = (
  where: string,
  what: string,
  { bytes, budget }: { bytes: number; budget: number },
): Finding[] =>
  bytes <= budget
    ? []
    : [
        {
          check: 'budgets',
          where,
          what: `${what} has ${bytes.toLocaleString('en')} bytes, and may have ${budget.toLocaleString('en')}`,
          mend: 'Import what is not in the first view on demand (import() in the press that opens it), or take what the shell shares.',
        },
      ];

async function checkRemote(candidate: RemoteCandidate, shells: readonly ShellManifest[]): Promise<Finding[]> {
  const { entry, routes } = candidate.manifest;
  const [zipped, packed] = [sizes(candidate, gzipped), sizes(candidate, brotli)];
  const limits = budgets();
  const measure = async (size: (file: string) => Promise<number>, files: readonly string[]) =>
    sum(await Promise.all([...new Set(files)].map(size)));
  const declared = Buffer.byteLength(JSON.stringify(declaredBy(candidate.manifest)));
  const findings = tooLarge('routes, navigation and fallback', 'What every page is told of it', {
    bytes: declared,
    budget: limits.remoteDeclared,
  });
  findings.push(
    ...tooLarge(entry, 'The entry, in gzip,', {
      bytes: await zipped(entry),
      budget: limits.remoteEntry,
    }),
  );
  for (const { path, preload, shared } of routes) {
    const files = [entry, ...preload];
    findings.push(
      ...tooLarge(`the screen of ${path}`, 'What it loads of its own, in gzip,', {
        bytes: await measure(zipped, files),
        budget: limits.remoteFirstScreen,
      }),
    );
    // A shell for development, as npm run dev has, says nothing of what a page weighs.
    for (const shell of shells.filter(({ development }) => !development))
      findings.push(
        ...tooLarge(`the page ${path}`, `All that it loads in ${releaseNamed(shell)}, in brotli,`, {
          bytes: everyPage(shell) + sharedBytes(shell, shared) + (await measure(packed, files)),
          budget: own(limits.pages, path) ?? limits.page,
        }),
      );
  }
  return findings;
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

/** No release makes a page heavier than the figures allow, for which all teams pay. */
export async function checkBudgets(candidate: Candidate, { shells }: GateSite): Promise<Finding[]> {
  if (candidate.manifest.development) return [];
  if (!isShell(candidate)) return checkRemote(candidate as RemoteCandidate, shells);
  const size = sizes(candidate, brotli);
  const measure = async (name: 'shell' | 'frame') =>
    sum(await Promise.all(filesOfDocument(candidate.manifest, name).map(size)));
  return [
    ...tooLarge('every page', 'What the shell loads, in brotli,', {
      bytes: await measure('shell'),
      budget: budgets().shellPage,
    }),
    ...tooLarge('the sign-in frame', 'What it loads, in brotli,', {
      bytes: await measure('frame'),
      budget: budgets().frame,
    }),
  ];
}
