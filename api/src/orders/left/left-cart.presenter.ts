import type { Schemas } from '@copper-carrot/contracts';
import { presentAsk, type ShownAsk } from '../asking/shown-ask';
import { canStillOrder, toLocal } from '../../schedule';
import { presentListed, type ListedRow } from '../reading/listed-order';

/** A cart with what decides whether it still waits for its owner. */
export interface LeftCartRow extends ListedRow {
  readAt: Date;
  teamName: string | null;
  leadTimeHours: number;
  dayBeforeCutoff: string | null;
  ask: ShownAsk | null;
  hasOpenPoll: boolean;
}

/** A cart that its owner can continue, as of the time of reading. */
export const presentLeftCart = (row: LeftCartRow): Schemas['LeftCart'] => ({
  ...presentListed(row, 'owner'),
  team_name: row.teamName,
  is_late: isLate(row),
  asked_name: row.ask && presentAsk(row.ask, waiting).status === 'asked' ? row.ask.name : null,
  has_open_poll: row.hasOpenPoll,
});

const waiting = { status: 'in_cart', payerId: null, cutoffAt: null } as const;

/** Whether the cutoff for its date and time has passed. */
function isLate(row: LeftCartRow): boolean {
  const { start_at: startAt, start_date: date, start_time: time, time_zone: timeZone } = row;
  if (date === null || timeZone === null) return false;
  // No start means that no time is set, or one that a clock change skips.
  if (startAt === null || time === null) return date < toLocal(row.readAt, timeZone).date;
  const rule = { leadTimeHours: row.leadTimeHours, dayBeforeClock: row.dayBeforeCutoff };
  return !canStillOrder({ date, time, timeZone }, rule, row.readAt);
}
