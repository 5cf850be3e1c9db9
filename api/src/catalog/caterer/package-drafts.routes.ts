import { idParams, nothing, routes } from '../../http';
import {
  changeDraftPackage,
  createDraftPackage,
  listDraftPackages,
  loadDraftPackage,
  removeDraftPackage,
} from './draft-packages';
import {
  draftPackage,
  draftPackageBody,
  draftPackageList,
  draftPackagesQuery,
  newDraftPackageBody,
  packageCategoriesQuery,
  packageCategoryList,
  publishDraftPackageBody,
} from './package-drafts.schemas';
import { listPackageCategories } from './package-categories';
import { publishDraftPackage } from './publish-package';

/** The drafts of packages of the acting brand, for its own people. */
export const ownPackageDraftRoutes = routes({ tag: 'Caterer catalogue', base: '/cpi/v2/caterer' });

const spec = '2 §7';
const who = 'signed-in';
const params = idParams;

ownPackageDraftRoutes.get(
  '/package_categories',
  {
    summary: 'The kinds of packages, for a new one',
    spec,
    who,
    query: packageCategoriesQuery,
    answer: packageCategoryList,
  },
  ({ actor, query }) => listPackageCategories(query, actor),
);
ownPackageDraftRoutes.get(
  '/caterer_draft_packages',
  {
    summary: 'The drafts of packages of the acting brand, the latest first',
    spec,
    who,
    query: draftPackagesQuery,
    answer: draftPackageList,
  },
  ({ actor, query }) => listDraftPackages(query, actor),
);
ownPackageDraftRoutes.post(
  '/caterer_draft_packages',
  {
    summary: 'Begins a draft of a package, or goes on with the one that is open',
    spec,
    who,
    body: newDraftPackageBody,
    answer: draftPackage,
    status: 201,
  },
  ({ actor, body }) => createDraftPackage(body.caterer_draft_package, actor),
);
ownPackageDraftRoutes.get(
  '/caterer_draft_packages/:id',
  { summary: 'A draft of a package beside what is sold', spec, who, params, answer: draftPackage },
  (call) => loadDraftPackage(call.params.id, call.actor),
);
ownPackageDraftRoutes.patch(
  '/caterer_draft_packages/:id',
  {
    summary: 'Changes a draft of a package; one that waits for its day is a draft again',
    spec,
    who,
    params,
    body: draftPackageBody,
    answer: draftPackage,
  },
  (call) => changeDraftPackage(call.params.id, call.body.caterer_draft_package, call.actor),
);
ownPackageDraftRoutes.delete(
  '/caterer_draft_packages/:id',
  { summary: 'Throws a draft of a package away', spec, who, params, answer: nothing, status: 204 },
  (call) => removeDraftPackage(call.params.id, call.actor),
);
ownPackageDraftRoutes.post(
  '/caterer_draft_packages/:id/publish',
  {
    summary: 'Puts a draft of a package on sale, once: at once or on a later day',
    spec,
    who,
    params,
    body: publishDraftPackageBody,
    answer: draftPackage,
  },
  (call) => publishDraftPackage(call.params.id, call.body.publish, call.actor),
);
