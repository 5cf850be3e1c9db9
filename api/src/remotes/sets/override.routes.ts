import Joi from 'joi';
import { shellName } from '@copper-carrot/contracts';
import { env } from '../../env';
import { invalid } from '../../errors';
import { id, routes, shape } from '../../http';
import { requireGivable } from '../channels';
import { requireTeam } from '../platform-caller';
import { nameParams } from '../platform.schemas';
import { findRemote } from '../registry';
import { findRelease } from '../releases';
import { isAllowedOrigin } from './machine';
import { previewUrl } from './overrides';

const previewBody = shape(
  'PreviewBody',
  'A release that one browser is to be given, or a machine to take it from.',
  {
    release_id: id(),
    origin: Joi.string()
      .max(200)
      .description('One of those that this site allows, such as http://localhost:4100.'),
  },
).xor('release_id', 'origin');
const previewView = shape('Preview', 'Where to go to be given it.', {
  url: Joi.string().required().description('Good for an hour; a banner names what it brings, and ends it.'),
});

/** How somebody of a team looks at a release, or at their own machine, within the whole site before others do. */
export const overrideRoutes = routes({ tag: 'Platform', base: '/cpi/v1/platform' });

overrideRoutes.post(
  '/remotes/:name/preview',
  {
    summary: 'Makes a link by which one browser is given a release',
    description: 'For a key of the remote, and for site admins.',
    who: 'anyone',
    protection: 'key',
    params: nameParams,
    body: previewBody,
    answer: previewView,
  },
  async ({ request, params: { name }, body: { release_id, origin } }) => {
    await requireTeam(request, name);
    await findRemote(name);
    if (release_id !== undefined) {
      requireGivable(await findRelease(name, release_id), { smoked: false });
      return { url: previewUrl({ remote: name, what: release_id }) };
    }
    if (origin === undefined || name === shellName || !isAllowedOrigin(origin))
      throw invalid(
        'origin',
        'not_allowed',
        name === shellName
          ? 'is for remotes: publish the shell, and preview that release'
          : `is none that this site allows (${env.OVERRIDE_ORIGINS.join(', ') || 'it allows none'})`,
      );
    return { url: previewUrl({ remote: name, what: origin }) };
  },
);
