import Joi from 'joi';
import { fillPattern, shellName } from '@copper-carrot/contracts';
import { env } from '../../env';
import { invalid } from '../../errors';
import { id, routes, shape } from '../../http';
import { requireGivable } from '../channels';
import { byTeam } from '../platform-caller';
import { nameParams } from '../platform.schemas';
import { readChannels } from '../read-channels';
import { findRemote } from '../registry';
import { findRelease, type ReleaseRow } from '../releases';
import { isAllowedOrigin } from './machine';
import { type Override, previewUrl } from './overrides';

/** The most overrides of one browser, besides the previewed one. */
const mostBeside = 7;

const previewBody = shape(
  'PreviewBody',
  'A release that one browser is to be given, or a machine to take it from.',
  {
    release_id: id(),
    origin: Joi.string()
      .max(200)
      .description('One of those that this site allows, such as http://localhost:4100.'),
    beside: Joi.array()
      .items(id())
      .max(mostBeside)
      .description(
        'Releases of others that go with it, each of them live or a canary: so a remote is looked at in the shell that is to come.',
      ),
  },
).xor('release_id', 'origin');
const previewView = shape('Preview', 'Where to go to be given it.', {
  url: Joi.string().required().description('Good for an hour; a banner names what it brings, and ends it.'),
});

/** Previews of a release or a developer's machine within the whole site. */
export const overrideRoutes = routes({ tag: 'Platform', base: '/cpi/v1/platform' });

overrideRoutes.post(
  '/remotes/:name/preview',
  {
    summary: 'Makes a link by which one browser is given a release',
    description: 'For a key of the remote, and for site admins.',
    who: 'anyone',
    authenticate: byTeam,
    params: nameParams,
    body: previewBody,
    answer: previewView,
  },
  async ({ params: { name }, body: { release_id, origin, beside = [] } }) => {
    await findRemote(name);
    const others = await givenBeside(name, beside);
    if (release_id !== undefined) {
      const release = await findRelease(name, release_id);
      // Previewing a halted release is allowed, to decide whether to bring it back.
      requireGivable(release, { smoked: false, unhalt: true });
      const halted = release.halted_at !== null;
      return {
        url: previewUrl(firstPage(release), [
          ...others,
          { remote: name, what: release_id, ...(halted && { halted }) },
        ]),
      };
    }
    if (origin === undefined || name === shellName || !isAllowedOrigin(origin))
      throw invalid(
        'origin',
        'not_allowed',
        name === shellName
          ? 'is for remotes: publish the shell, and preview that release'
          : `is none that this site allows (${env.OVERRIDE_ORIGINS.join(', ') || 'it allows none'})`,
      );
    const live = (await readChannels()).find(({ remote }) => remote === name)?.live;
    return { url: previewUrl(firstPage(live), [...others, { remote: name, what: origin }]) };
  },
);

/** The first page of a release without path parameters; the home page for a shell or if there is none. */
function firstPage(release: ReleaseRow | null | undefined): string {
  const manifest = release?.manifest;
  const routes = manifest && 'routes' in manifest ? manifest.routes : [];
  const first = routes.find(({ path }) => !/\{\w+\}/.test(path));
  return first ? fillPattern(first.path, {}) : '/';
}

/** Overrides for other remotes, limited to what they serve today. */
async function givenBeside(name: string, ids: readonly number[]): Promise<Override[]> {
  if (ids.length === 0) return [];
  const given = (await readChannels()).flatMap(({ remote, live, canary }) =>
    [live, canary].flatMap((each) => (each && remote !== name ? [{ remote, what: each.id }] : [])),
  );
  const missing = ids.find((wanted) => !given.some(({ what }) => what === wanted));
  if (missing !== undefined)
    throw invalid(
      'beside',
      'not_given',
      `names ${missing}, which is no release of another that is live or a canary`,
    );
  return given.filter(({ what }) => ids.includes(what));
}
