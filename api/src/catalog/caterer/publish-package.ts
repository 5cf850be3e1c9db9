import type { Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../../clock';
import { database, sql } from '../../database';
import { type ApiError, invalid } from '../../errors';
import { refusalOf, type Actor } from '../../http';
import { defineJob, rowId } from '../../jobs';
import { prepared } from '../../prepared';
import { toLocal, toUtc } from '../../schedule';
import { editedBrand } from './access';
import { applyDraftPackage, loadDraftPackage, openDraftPackage } from './draft-packages';
import { zoneOfBrand } from './zone-of-brand';

/** Publishes a draft on its day. */
export const beginDraftPackage = defineJob<{ id: number; brandId: number }>('draft_package_publish', {
  payload: { id: rowId(), brandId: rowId() },
  key: ['draft-package', 'id'],
});

const scheduled = prepared(
  'draft-package-scheduled',
  {},
  `update draft_packages set status = 'scheduled', begins_on = $2, problem = null where id = $1`,
);
const failed = prepared(
  'draft-package-failed',
  {},
  `update draft_packages set status = 'draft', begins_on = null, problem = $2 where id = $1`,
);

/** Undoes what a try changed, and says nothing of it. */
class Tried extends Error {}

/** Raises what would stand against publishing a draft, and changes nothing. */
async function tryDraftPackage(brandId: number, id: number): Promise<void> {
  const attempt = database.transaction(async (transaction) => {
    await applyDraftPackage(await openDraftPackage(brandId, id, transaction), transaction);
    throw new Tried();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof Tried)) throw error;
  });
}

/** Publishes a draft, once: at once, or at the beginning of a later day. Orders keep what they agreed to. */
export async function publishDraftPackage(
  id: number,
  { begins_on: beginsOn = null }: Schemas['PublishDraftPackageBody']['publish'],
  actor: Actor,
): Promise<Schemas['DraftPackage']> {
  await loadDraftPackage(id, actor);
  const brandId = await editedBrand(actor);
  if (beginsOn !== null) await tryDraftPackage(brandId, id);
  await database.transaction(async (transaction) => {
    const draft = await openDraftPackage(brandId, id, transaction);
    if (beginsOn === null) return applyDraftPackage(draft, transaction);
    return scheduleDraftPackage(draft, beginsOn, transaction);
  });
  return loadDraftPackage(id, actor);
}

async function scheduleDraftPackage(
  { id, brandId }: { id: number; brandId: number },
  beginsOn: string,
  transaction: Transaction,
): Promise<void> {
  const timeZone = await zoneOfBrand(brandId, transaction);
  if (beginsOn <= toLocal(await databaseNow(transaction), timeZone).date)
    throw invalid('begins_on', 'in_past', 'must be a later day than today');
  const runAt = toUtc({ date: beginsOn, time: '00:00', timeZone }, 'forward');
  await sql.within(transaction, scheduled, [id, beginsOn]);
  await beginDraftPackage.enqueue(transaction, { id, brandId }, { runAt });
}

/** A draft that was changed, discarded or given another day meanwhile is left alone; one that can't begin says why. */
async function begin({ id, brandId }: { id: number; brandId: number }): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      const draft = await openDraftPackage(brandId, id, transaction);
      const today = toLocal(await databaseNow(transaction), await zoneOfBrand(brandId, transaction)).date;
      if (draft.status === 'scheduled' && draft.beginsOn !== null && draft.beginsOn <= today)
        await applyDraftPackage(draft, transaction);
    });
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    // It was discarded or published before its day.
    if (refusal.status !== 422) return;
    await database.transaction((transaction) => sql.within(transaction, failed, [id, problemOf(refusal)]));
  }
}

function problemOf({ message, details: { field_errors: said = {} } }: ApiError): string {
  const sentences = Object.entries(said).map(
    ([field, words]) => `${field.replaceAll('_', ' ')} ${words.join(', ')}`,
  );
  return sentences.join('; ') || message;
}

export const catalogJobs = [beginDraftPackage.handledBy(begin)];
