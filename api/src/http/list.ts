import { largestId, listLimit, type List } from '@copper-carrot/contracts';
import Joi from 'joi';
import { sql } from '../database';
import { prepared, type Columns, type RowWith } from '../prepared';

export interface Paging {
  limit: number;
  offset: number;
}

export interface Size {
  /** A limit over it is refused, not lowered. */
  most?: number;
  /** Where nobody says. */
  standard?: number;
}

const number = (least: number) => Joi.number().integer().min(least);

/** `limit` and `offset`, as every list takes them. */
export const paging = ({ most = listLimit, standard = Math.min(25, most) }: Size = {}) => ({
  limit: number(0).max(most).default(standard).meta({ list: 'paged' }),
  offset: number(0).max(largestId).default(0).meta({ list: 'paged' }),
});

/** The size of a short list, which comes whole unless a page of it is asked for. */
export const whole = (most: number = listLimit): Size => ({ most, standard: most });

/** The query of a list: its page, and the filters that it takes beside. */
export const listQuery = <Filters extends object = object>(
  filters: Joi.StrictSchemaMap<Filters> = {} as Joi.StrictSchemaMap<Filters>,
  size: Size = {},
) => Joi.object<Paging & Filters>({ ...filters, ...paging(size) });

/** `limit` of an answer that is the best few and has no pages; its count is that of its records. */
export const bestFew = ({ least = 0, most, standard }: { least?: number; most: number; standard: number }) =>
  number(least).max(most).default(standard).meta({ list: 'few' });

/** `{records, count}` of a record's schema. */
export const listAnswer = <Item>(item: Joi.Schema<Item>) =>
  Joi.object<List<Item>, false>({
    records: Joi.array().items(item).required(),
    count: number(0).required(),
  });

/** All records of a list that has no pages. */
export const asList = <Item>(records: Item[]): List<Item> => ({ records, count: records.length });

/** A page of rows as it is answered. */
export const presentList = <Row, Item>(
  { records, count }: List<Row>,
  present: (row: Row) => Item,
): List<Item> => ({ records: records.map((row) => present(row)), count });

/** A page of a list that is at hand whole. */
export const pageOf = <Item>(all: readonly Item[], { limit, offset }: Paging): List<Item> => ({
  records: all.slice(offset, offset + limit),
  count: all.length,
});

interface ListDefinition<Given extends Columns = Columns> {
  /** Of its statement, unique. */
  name: string;
  /** What `select` gives. */
  columns: Given;
  select: string;
  /** Tables, joins and conditions, with every parameter of the list: its rows are those that are counted. */
  from: string;
  /** What people would sort by; `key` decides where that leaves two rows the same. */
  order?: string;
  /** Columns that no two rows share, so that no page repeats or leaves out what another one showed. */
  key: string;
  /** Where a small delay is fine. */
  fromReplica?: true;
}

const definitions = new Map<string, ListDefinition>();

/** Every list of the database that has been defined so far, by its name. */
export const definedLists = (): ReadonlyMap<string, ListDefinition> => definitions;

const parametersOf = (text: string) =>
  Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, index]) => Number(index)));

/** A list of the database, read a page at a time. */
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
    /** A page of it, with the number of all; `values` are the parameters of `from`. */
    async page(values: unknown[], { limit, offset }: Paging): Promise<List<RowWith<Given>>> {
      const page = await rows(records, [...values, limit, offset]);
      // A page that is neither full nor empty is the last one, and so tells how many there are.
      const isLast = page.length < limit && (page.length > 0 || offset === 0);
      const count = isLast ? offset + page.length : ((await rows(counted, values))[0]?.count ?? 0);
      return { records: page, count };
    },
  };
}

/** A row of a list. */
export type RecordOf<Defined extends { page: (...given: never[]) => Promise<List<unknown>> }> = Awaited<
  ReturnType<Defined['page']>
>['records'][number];
