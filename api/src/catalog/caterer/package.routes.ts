import { idParams, nothing, routes } from '../../http';
import {
  newPackageBody,
  ownPackageList,
  ownPackagesQuery,
  ownPackageWhole,
  packageBody,
} from './package.schemas';
import {
  changeOwnPackage,
  createOwnPackage,
  listOwnPackages,
  loadOwnPackage,
  removeOwnPackage,
} from './packages';

/** The packages of the acting brand, for its own people (2 §7). */
export const ownPackageRoutes = routes({ tag: 'Caterer catalogue', base: '/cpi/v1/caterer' });

const spec = '2 §7';
const who = 'signed-in';

ownPackageRoutes.get(
  '/packages',
  {
    summary: 'The packages of the acting brand, those that are not sold as well',
    spec,
    who,
    query: ownPackagesQuery,
    answer: ownPackageList,
  },
  ({ actor, query }) => listOwnPackages(query, actor),
);
ownPackageRoutes.post(
  '/packages',
  {
    summary: 'Makes a package; it is sold once it is active',
    spec,
    who,
    body: newPackageBody,
    answer: ownPackageWhole,
    status: 201,
  },
  ({ actor, body }) => createOwnPackage(body.package, actor),
);
ownPackageRoutes.get(
  '/packages/:id',
  { summary: 'A package with its choices', spec, who, params: idParams, answer: ownPackageWhole },
  ({ actor, params }) => loadOwnPackage(params.id, actor),
);
ownPackageRoutes.patch(
  '/packages/:id',
  {
    summary: 'Changes a package; submitted orders keep what they agreed to',
    spec,
    who,
    params: idParams,
    body: packageBody,
    answer: ownPackageWhole,
  },
  ({ actor, params, body }) => changeOwnPackage(params.id, body.package, actor),
);
ownPackageRoutes.delete(
  '/packages/:id',
  { summary: 'Sells a package no more', spec, who, params: idParams, answer: nothing, status: 204 },
  ({ actor, params }) => removeOwnPackage(params.id, actor),
);
