import { createHash } from 'node:crypto';
import { type Candidate, type Finding, isShell, type RemoteCandidate } from './finding';

const integrityOf = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
const again = 'Build the release again and publish what the build wrote, whole.';

/** The files that the manifest tells pages to load. */
function named(candidate: Candidate): string[] {
  if (isShell(candidate)) {
    const { documents, shared, fonts } = candidate.manifest.assets;
    const listed = [
      ...Object.values(documents).flatMap(({ scripts, preload }) => [
        ...scripts,
        ...preload.map(({ file }) => file),
      ]),
      ...Object.values(shared).flatMap((files) => files.map(({ file }) => file)),
    ];
    return [...listed, ...fonts];
  }
  const { entry, routes } = (candidate as RemoteCandidate).manifest;
  return [entry, ...routes.flatMap(({ preload }) => preload)];
}

/** Checks that every file matches its hash, and that pages load no others. */
export async function checkFiles(candidate: Candidate): Promise<Finding[]> {
  const { files } = candidate.manifest;
  const unnamed = [...new Set(named(candidate))]
    .filter((file) => !Object.hasOwn(files, file))
    .map((file) => `${file} is loaded by a page and is not among the files`);
  const wrong = await Promise.all(
    Object.entries(files).map(async ([file, integrity]) => {
      const content = await candidate.read(file).catch(() => null);
      if (!content) return `${file} is not there`;
      return integrityOf(content) === integrity
        ? null
        : `${file} is not the file whose hash the manifest names`;
    }),
  );
  return [...unnamed, ...wrong.filter((what) => what !== null)].map((what) => ({
    check: 'files',
    where: what.slice(0, what.indexOf(' ')),
    what,
    mend: again,
  }));
}
