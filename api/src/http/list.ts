import { largestId, listLimit, type List } from '@copper-carrot/contracts';
import Joi from 'joi';
import { sql } from '../database';
import { prepared, type Columns, type RowWith } from '../prepared';

export interface Paging {
  limit: number;
  offset: number;
}

export interface Size {
  /** A higher limit is refused, not lowered. */
  most?: number;
  /** The default limit. */
  standard?: number;
}

const number = (least: number) => Joi.number().integer().min(least);

/** `limit` and `offset` of every list. */
export const paging = ({ most = listLimit, standard = Math.min(25, most) }: Size = {}) => ({
  limit: number(0).max(most).default(standard).meta({ list: 'paged' }),
  offset: number(0).max(largestId).default(0).meta({ list: 'paged' }),
});

/** The size of a short list, returned whole unless a page is requested. */
export const whole = (most: number = listLimit): Size => ({ most, standard: most });

/** A list's query: paging and filters. */
export const listQuery = <Filters extends object = object>(
  filters: Joi.StrictSchemaMap<Filters> = {} as Joi.StrictSchemaMap<Filters>,
  size: Size = {},
) => Joi.object<Paging & Filters>({ ...filters, ...paging(size) });

/** `limit` of an answer with only the best few and no pages; its count is the number of its records. */
export const bestFew = ({ least = 0, most, standard }: { least?: number; most: number; standard: number }) =>
  number(least).max(most).default(standard).meta({ list: 'few' });

/** The schema of `{records, count}` with this item. */
export const listAnswer = <Item>(item: Joi.Schema<Item>) =>
  Joi.object<List<Item>, false>({
    records: Joi.array().items(item).required(),
    count: number(0).required(),
  });

/** A list without pages. */
export const asList = <Item>(records: Item[]): List<Item> => ({ records, count: records.length });

export const presentList = <Row, Item>(
  { records, count }: List<Row>,
  present: (row: Row) => Item,
): List<Item> => ({ records: records.map((row) => present(row)), count });

/** A page of a list in memory. */
export const pageOf = <Item>(all: readonly Item[], { limit, offset }: Paging): List<Item> => ({
  records: all.slice(offset, offset + limit),
  count: all.length,
});

interface ListDefinition<Given extends Columns = Columns> {
  /** The unique name of its statement. */
  name: string;
  /** The columns of `select`. */
  columns: Given;
  select: string;
  /** Tables, joins and conditions with all parameters; the rows to list and count. */
  from: string;
  /** The visible order; `key` breaks ties. */
  order?: string;
  /** Unique columns, so that pages neither repeat nor skip rows. */
  key: string;
  /** Set if a small replication delay is acceptable. */
  fromReplica?: true;
}

const definitions = new Map<string, ListDefinition>();

/** All lists defined so far, by name. */
export const definedLists = (): ReadonlyMap<string, ListDefinition> => definitions;

const parametersOf = (text: string) =>
  Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, index]) => Number(index)));

/** A list from the database, read page by page. */
export function defineList<const Given extends Columns>(definition: ListDefinition<Given>) {
  const { name, columns, select, from, order, key, fromReplica } = definition;
  if (definitions.has(name)) throw new Error(`Two lists are called ${name}`);
  definitions.set(name, definition);
  const last = parametersOf(from);
  const sorted = [order, key].filter(Boolean).join(', ');
  const records = prepared(
    name,
    columns,
    `select ${select} from ${from} order by ${sorted} limit $${last + 1} offset $${last + 2}`,
  );
  const counted = prepared(
    `${name}-count`,
    { count: 'int4' },
    `select count(*)::integer as count from ${from}`,
  );
  const rows = fromReplica ? sql.fromReplica : sql.rows;

  return {
    /** A page with the total count; `values` are the parameters of `from`. */
    async page(values: unknown[], { limit, offset }: Paging): Promise<List<RowWith<Given>>> {
      const page = await rows(records, [...values, limit, offset]);
      // A page that is not full is the last one, so the count follows without a query.
      const isLast = page.length < limit && (page.length > 0 || offset === 0);
      const count = isLast ? offset + page.length : ((await rows(counted, values))[0]?.count ?? 0);
      return { records: page, count };
    },
  };
}

export type RecordOf<Defined extends { page: (...given: never[]) => Promise<List<unknown>> }> = Awaited<
  ReturnType<Defined['page']>
>['records'][number];
