import { idParams, listQuery, routes } from '../http';
import { photoShootAnswer, photoShootBody, photoShootsAnswer } from './photo-shoot.schemas';
import { changeShoot, listShoots, loadShoot } from './photo-shoots';

/** A photographer's appointments; CC-As-User names another photographer whom they may act for (2 §6). */
export const photoShootRoutes = routes({ tag: 'Photo shoots', base: '/cpi/v2/photographer' });

const spec = '2 §2';

photoShootRoutes.get(
  '/photo_shoots',
  {
    summary: 'The photo shoots of a photographer, what is to come first',
    spec,
    who: 'signed-in',
    query: listQuery({}),
    answer: photoShootsAnswer,
  },
  ({ actor, query }) => listShoots(actor, query),
);
photoShootRoutes.get(
  '/photo_shoots/:id',
  { summary: 'A photo shoot', spec, who: 'signed-in', params: idParams, answer: photoShootAnswer },
  ({ actor, params }) => loadShoot(params.id, actor),
);
photoShootRoutes.patch(
  '/photo_shoots/:id',
  {
    summary: 'Says what became of a photo shoot',
    spec,
    who: 'signed-in',
    params: idParams,
    body: photoShootBody,
    answer: photoShootAnswer,
  },
  ({ actor, params, body }) => changeShoot(params.id, body.photo_shoot, actor),
);
