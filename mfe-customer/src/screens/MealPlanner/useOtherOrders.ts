import type { Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { ownZone, todayIn } from '@copper-carrot/shared-ui/zones';
import { urls } from '../../api';
import type { Draft, Span } from './api';

const most = 100;
const aside = { failure: 'own', keepPrevious: true } as const;

/** The organization's orders of some days that no draft on show became; the plan is shown without them where they do not come. */
export function useOtherOrders(
  teamId: number,
  { from, to }: Span,
  drafts: readonly Draft[] = [],
): Schemas['OrderListRecord'][] {
  const today = todayIn(ownZone());
  const ofTeam = { team_id: teamId, limit: most };
  const ahead = useRead(to >= today && urls.orders({ ...ofTeam, when: 'upcoming' }), aside).data;
  const past = useRead(
    from < today && urls.orders({ ...ofTeam, when: 'past', year: Number(from.slice(0, 4)) }),
    aside,
  ).data;
  const planned = new Set(drafts.map(({ order_id: id }) => id));
  return [...(ahead?.records ?? []), ...(past?.records ?? [])].filter(
    ({ id, start_date: day }) => day !== null && day >= from && day <= to && !planned.has(id),
  );
}
