import { hasRoomFor, isClosedFor, isServing } from '../../../rules';
import { weekdayOf } from '../../../schedule';
import type { SearchFilters } from '../../search.schemas';
import { dayparts } from '../columns/dayparts';
import type { KitchenColumns } from '../columns/kitchen-columns';

const minute = 60_000;

/** Whether kitchens are open and have capacity at a search's time: `openingOf` and `roomAt` over columns. */
export class OpenTimes {
  private readonly date: string | undefined;
  private readonly weekday: number = 0;
  /** Midnight of the event's date, read as UTC. */
  private readonly midnight: number = 0;
  /** Minutes since midnight; -1 if only the date is given. */
  private readonly time: number = -1;
  private readonly headcount: number | null;

  constructor(
    private readonly kitchens: KitchenColumns,
    { start_date: date, start_time: time, headcount }: SearchFilters,
  ) {
    this.date = date;
    this.headcount = headcount ?? null;
    if (!date) return;
    this.weekday = weekdayOf(date);
    this.midnight = Date.parse(`${date}T00:00:00Z`);
    if (time) this.time = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  }

  hasRoom(slot: number): boolean {
    if (this.date === undefined) return true;
    return this.time < 0 ? this.hasRoomThatDay(slot, this.date) : this.hasRoomThen(slot, this.date);
  }

  private hasRoomThen(slot: number, date: string): boolean {
    const { opens, closes } = this.kitchens;
    const from = this.kitchens.hoursAt(slot, this.weekday);
    let serving = -1;
    for (let part = 0; part < dayparts.length; part++) {
      const at = from + part;
      if (opens[at]! < 0 || !isServing(opens[at]!, closes[at]!, this.time)) continue;
      if (serving < 0 || opens[at]! < opens[from + serving]!) serving = part;
    }
    if (serving < 0 || this.isClosed(slot, this.time)) return false;
    return hasRoomFor(this.kitchens.roomIn(slot, serving, date), this.headcount);
  }

  /** Open at the start of one of the day's dayparts, with capacity in one of them. */
  private hasRoomThatDay(slot: number, date: string): boolean {
    const { opens } = this.kitchens;
    const from = this.kitchens.hoursAt(slot, this.weekday);
    let open = false;
    let room = 0;
    for (let part = 0; part < dayparts.length; part++) {
      const begins = opens[from + part]!;
      if (begins < 0) continue;
      open ||= !this.isClosed(slot, begins);
      room = Math.max(room, this.kitchens.roomIn(slot, part, date));
    }
    return open && hasRoomFor(room, this.headcount);
  }

  private isClosed(slot: number, time: number): boolean {
    const closures = this.kitchens.closures[slot];
    if (!closures) return false;
    const start = this.midnight + time * minute;
    for (let at = 0; at < closures.length; at += 2) {
      if (isClosedFor(closures[at]!, closures[at + 1]!, start)) return true;
    }
    return false;
  }
}
