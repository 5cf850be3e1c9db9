import { read, type Schemas } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

export type PackageDraft = Schemas['DraftPackage'];
export type Content = Schemas['PackageContent'];
export type Choice = Content['choices'][number];
export type Option = Choice['options'][number];
type Said = Schemas['DraftPackageBody']['caterer_draft_package'];

const base = '/cpi/v2/caterer/caterer_draft_packages';

export const packageDraftsUrl = read(base, { query: { limit: 200 } });
export const packageDraftUrl = (id: number) =>
  read('/cpi/v2/caterer/caterer_draft_packages/{id}', { params: { id } });
export const categoriesUrl = read('/cpi/v2/caterer/package_categories');

/** Begins a draft, of a package or of a new one. */
export const createPackageDraft = (
  caterer_draft_package: Schemas['NewDraftPackageBody']['caterer_draft_package'],
) => client.post(base, { body: { caterer_draft_package } });

export const changePackageDraft = (id: number, caterer_draft_package: Said) =>
  client.patch('/cpi/v2/caterer/caterer_draft_packages/{id}', {
    params: { id },
    body: { caterer_draft_package },
  });

export const removePackageDraft = (id: number) =>
  client.delete('/cpi/v2/caterer/caterer_draft_packages/{id}', { params: { id } });

/** Puts a draft on sale, at once or on a later day. */
export const publishPackageDraft = (id: number, begins_on: string | null) =>
  client.post('/cpi/v2/caterer/caterer_draft_packages/{id}/publish', {
    params: { id },
    body: { publish: { begins_on } },
  });
