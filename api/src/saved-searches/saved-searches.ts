import { savedFilters, savedSearchLimit, type Schemas } from '@copper-carrot/contracts';
import { QueryTypes, type Transaction } from 'sequelize';
import { database, sql } from '../database';
import { invalid, notFound } from '../errors';
import { defineList, type Paging } from '../http';
import type { SavedSearchRow } from './saved-search.presenter';
import { column, prepared } from '../prepared';

type Fields = Schemas['SavedSearchBody']['saved_search'];
const columns = 'id, user_id, name, filters';

const ofUser = defineList({
  name: 'saved-searches',
  columns: {
    id: 'int4',
    user_id: 'int4',
    name: 'text',
    filters: column<SavedSearchRow['filters']>('jsonb'),
  },
  select: columns,
  from: 'saved_searches where user_id = $1',
  order: 'name',
  key: 'id',
});

/** A person's saved searches by name. */
export const listSavedSearches = (userId: number, page: Paging) => ofUser.page([userId], page);

/** Keeps a search under a name that its owner has not given yet; 422 by field otherwise, or when there are too many. */
export function createSavedSearch(userId: number, { name, ...filters }: Fields): Promise<SavedSearchRow> {
  return database.transaction(async (transaction) => {
    const others = await lockOthers(userId, transaction);
    if (others.length >= savedSearchLimit) {
      throw invalid(
        'base',
        'too_many',
        `can't be more than ${savedSearchLimit}. Please delete one that you no longer need.`,
      );
    }
    refuseTaken(name, others);
    const [row] = await database.query<SavedSearchRow>(
      `insert into saved_searches (user_id, name, filters) values ($1, $2, $3) returning ${columns}`,
      { bind: [userId, name, JSON.stringify(savedFilters(filters))], type: QueryTypes.SELECT, transaction },
    );
    if (!row) throw new Error('The saved search was not stored');
    return row;
  });
}

/** Changes the name or the filters that are given, null taking one off; 404 for what is not one's own. */
export function changeSavedSearch(
  id: number,
  userId: number,
  { name, ...filters }: Partial<Fields>,
): Promise<SavedSearchRow> {
  return database.transaction(async (transaction) => {
    const all = await lockOthers(userId, transaction);
    const old = all.find((each) => each.id === id);
    if (!old) throw missing();
    if (name !== undefined)
      refuseTaken(
        name,
        all.filter((each) => each !== old),
      );
    const changed = savedFilters(filters, old.filters);
    const [row] = await database.query<SavedSearchRow>(
      `update saved_searches set name = $2, filters = $3 where id = $1 returning ${columns}`,
      { bind: [id, name ?? old.name, JSON.stringify(changed)], type: QueryTypes.SELECT, transaction },
    );
    if (!row) throw missing();
    return row;
  });
}

const forgotten = prepared(
  'saved-search-delete',
  { id: 'int4' },
  'delete from saved_searches where id = $1 and user_id = $2 returning id',
);

/** Forgets a saved search; 404 for what is not one's own. */
export async function deleteSavedSearch(id: number, userId: number): Promise<void> {
  if ((await sql.rows(forgotten, [id, userId])).length === 0) throw missing();
}

/** The searches that a person has, under the person's lock, so that two saves at once can't pass the limit. */
async function lockOthers(userId: number, transaction: Transaction): Promise<SavedSearchRow[]> {
  await database.query('select 1 from users where id = $1 for no key update', {
    bind: [userId],
    type: QueryTypes.SELECT,
    transaction,
  });
  return database.query<SavedSearchRow>(`select ${columns} from saved_searches where user_id = $1`, {
    bind: [userId],
    type: QueryTypes.SELECT,
    transaction,
  });
}

function refuseTaken(name: string, others: SavedSearchRow[]): void {
  if (others.some((each) => each.name.toLowerCase() === name.toLowerCase())) {
    throw invalid('name', 'taken', 'is already the name of another of your searches');
  }
}

const missing = () => notFound('This saved search could not be found.');
