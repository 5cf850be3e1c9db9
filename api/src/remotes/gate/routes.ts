import {
  framePages,
  matchPattern,
  type RemoteManifest,
  routePaths,
  shellPages,
} from '@copper-carrot/contracts';
import { serverAddresses } from '../../server-addresses';
import { type Declared, type Finding, type GateSite, isShell } from './finding';
import { checkNavigation } from './navigation';

/** The server address at or above a path; Express ignores the case of most. */
const serverAddressOf = (path: string) =>
  serverAddresses.find((address) => {
    const [, first = ''] = path.toLowerCase().split('/');
    return matchPattern(address, `/${first}`);
  });

/** A pattern in comparable forms: without parameter names, with and without its optional segments. */
function formsOf(pattern: string): string[] {
  const forms = pattern
    .split('/')
    .slice(1)
    .reduce<string[]>(
      (before, segment) => {
        const bare = segment.replace(/\{[^}]*\}/g, '{}');
        const longer = before.map((path) => `${path}/${bare}`);
        return segment.endsWith('?}') ? [...before, ...longer] : longer;
      },
      [''],
    );
  return forms.map((path) => path || '/');
}

const finding = (path: string, what: string, mend: string): Finding => ({
  check: 'routes',
  where: `the route ${path}`,
  what,
  mend,
});

function within({ routes }: RemoteManifest): Finding[] {
  const paths = routes.map(({ path }) => path);
  const bare = paths.map((path) => path.replace(/\{\w*/g, '{'));
  const twice = paths.filter((_path, index) => bare.indexOf(bare[index] ?? '') < index);
  const orphans = routes.filter(({ parent }) => parent !== undefined && !paths.includes(parent));
  return [
    ...twice.map((path) =>
      finding(path, `${path} is declared twice`, 'Leave one of the two out of src/remote.tsx.'),
    ),
    ...orphans.map(({ path, parent }) =>
      finding(
        path,
        `${path} is to be shown over ${parent}, which this remote does not declare`,
        'Declare the parent in the same src/remote.tsx, or leave `parent` out.',
      ),
    ),
  ];
}

/** Checks that each address belongs to one remote, the shell or the server. */
export function checkRoutes(candidate: Declared, site: GateSite): Finding[] {
  if (isShell(candidate)) return [];
  const manifest = candidate.manifest as RemoteManifest;
  // The shell's home page is replaced by a remote's.
  const ofShell = shellPages.map(({ path }) => path).filter((path) => path !== routePaths.home);
  const others = [
    ...[...ofShell, ...framePages].map((path) => ({ path, owner: 'the shell' })),
    ...site.remotes
      .filter(({ name }) => name !== manifest.name)
      .flatMap(({ name, routes }) => routes.map(({ path }) => ({ path, owner: name }))),
  ];
  // Fixed segments win over parameters, so a more specific address would also take over another team's page. An address
  // that is shorter by an optional segment takes over only what is declared like it.
  const ownerOf = (form: string, at: number, forms: readonly string[]) =>
    others.find(({ path }) =>
      at === forms.length - 1 ? matchPattern(path, form) : formsOf(path).includes(form),
    )?.owner;
  const taken = manifest.routes.flatMap(({ path }) => {
    const server = formsOf(path).map(serverAddressOf).find(Boolean);
    if (server)
      return [
        finding(
          path,
          `${path} lies under ${server}, which the server answers`,
          'Choose an address outside of it.',
        ),
      ];
    const owner = formsOf(path).map(ownerOf).find(Boolean);
    if (owner === undefined) return [];
    return [
      finding(
        path,
        `${path} belongs to ${owner}`,
        `Choose another address, or let ${owner} give this one up in a release that is live first.`,
      ),
    ];
  });
  return [...within(manifest), ...taken, ...checkNavigation(manifest)];
}
