import type { Schemas } from '@copper-carrot/contracts';
import { query } from './database';

const columns = async (table: string, but: string[]): Promise<string> => {
  const [row] = await query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as names from information_schema.columns
     where table_schema = 'public' and table_name = $1 and column_name <> all($2) and is_generated = 'NEVER'`,
    [table, but],
  );
  return row?.names ?? '';
};

/** Copies a package with its choices, so that a journey's changes affect no other. */
export async function ownPackage(
  id: number,
  where: string,
  name = 'A menu that changes',
): Promise<Schemas['PackageRecord']> {
  const slug = `journey-${where}-${Date.now()}`;
  const ofPackage = await columns('packages', ['id', 'slug', 'name', 'popularity']);
  const ofItem = await columns('package_items', ['id', 'package_id']);
  const ofOption = await columns('package_item_options', ['id', 'package_item_id']);
  const [made] = await query<{ id: number }>(
    `insert into packages (slug, name, popularity, ${ofPackage})
     select $2, $3, 0, ${ofPackage} from packages where id = $1 returning id`,
    [id, slug, name],
  );
  const items = await query<{ id: number }>(
    'select id from package_items where package_id = $1 and archived_at is null order by position, id',
    [id],
  );
  for (const item of items)
    await query(
      `with made as (insert into package_items (package_id, ${ofItem}) select $2, ${ofItem} from package_items where id = $1 returning id)
       insert into package_item_options (package_item_id, ${ofOption})
       select made.id, ${ofOption} from package_item_options o, made
       where o.package_item_id = $1 and o.archived_at is null and o.created_by_order_id is null`,
      [item.id, made?.id],
    );
  return { id: made?.id, slug } as Schemas['PackageRecord'];
}
