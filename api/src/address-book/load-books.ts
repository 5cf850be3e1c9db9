import type { Schemas } from '@copper-carrot/contracts';
import { inBook, ofPerson, ofTeam } from '../addresses';
import { sql } from '../database';
import type { Actor } from '../http';
import { prepared } from '../prepared';
import { bookPolicy } from './book.policy';

const sizes = prepared(
  'address-books',
  { teamId: 'int4?', name: 'text', count: 'int8' },
  `select null::int as "teamId", '' as name,
     (select count(*) from addresses a where ${inBook} and ${ofPerson('$1')}) as count
   union all
   select t.id, t.name, (select count(*) from addresses a where ${inBook} and ${ofTeam('t.id')})
   from memberships m join teams t on t.id = m.team_id where m.user_id = $1
   order by 1 nulls first`,
);

/** The books that a person may read, their own first. */
export async function booksOf(actor: Actor): Promise<Schemas['AddressBook'][]> {
  const rows = await sql.rows(sizes, [actor.userId]);
  return rows.flatMap(({ teamId, name, count }) => {
    const book = { userId: actor.userId, teamId };
    if (!bookPolicy.read(actor, book)) return [];
    return [{ team_id: teamId, name, count: Number(count), can: { edit: bookPolicy.edit(actor, book) } }];
  });
}
