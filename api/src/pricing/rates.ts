import { FieldError } from '../errors';
import { rateKinds, type RateKind } from '../rules';
import { type Rates } from './types';

/** A configuration row that holds from a local date (YYYY-MM-DD) on, everywhere or at one place. */
export interface EffectiveRow {
  /** null: since ever. */
  effectiveFrom: string | null;
  /** The first day on which it no longer holds; null while it has no end. */
  effectiveTo?: string | null;
  /** null or absent: everywhere. */
  placeId?: number | null;
}

/** The date whose prices hold for an event: today's where it has none, or one that is over and may lie before all rates. */
export const priceDate = (eventDate: string | null | undefined, today: string): string =>
  eventDate != null && eventDate > today ? eventDate : today;

/** Whether what is dated holds on a day: from its first day on, until the day before its last bound; null: no bound. */
export const holdsOn = ({ from, to }: { from?: string | null; to?: string | null }, date: string): boolean =>
  (from == null || from <= date) && (to == null || date < to);

/** The row that holds on a date at a place: the place's own before the general one, then the latest; or undefined. */
export function effectiveRow<Row extends EffectiveRow>(
  rows: readonly Row[],
  at: { date: string; placeId?: number | null },
): Row | undefined {
  const from = (row: Row) => row.effectiveFrom ?? '';
  const holds = ({ effectiveFrom, effectiveTo = null, placeId }: Row) =>
    holdsOn({ from: effectiveFrom, to: effectiveTo }, at.date) && (placeId == null || placeId === at.placeId);
  const comesBefore = (a: Row, b: Row) =>
    (a.placeId == null) === (b.placeId == null) ? from(a) > from(b) : a.placeId != null;
  return rows
    .filter(holds)
    .reduce<Row | undefined>((best, row) => (!best || comesBefore(row, best) ? row : best), undefined);
}

export interface RateRow extends EffectiveRow {
  kind: RateKind;
  ratePpm: number;
}

/** A date on which a rate is not known; a guess would bill somebody wrongly. One that has come is ours to know. */
export class UnknownRateError extends FieldError {
  constructor(
    rate: string,
    private readonly date: string,
  ) {
    super(
      'start_date',
      'unknown',
      'is a date that we have no prices for. Please choose another one',
      `No ${rate} rate holds on ${date}`,
    );
  }

  override isOurs(today: string): boolean {
    return this.date <= today;
  }
}

/** The rates of a date and place; an UnknownRateError names a rate that no row covers. */
export function ratesFor(rows: readonly RateRow[], at: { date: string; placeId?: number | null }): Rates {
  const pick = (kind: RateKind) => {
    const row = effectiveRow(
      rows.filter((candidate) => candidate.kind === kind),
      at,
    );
    if (!row) throw new UnknownRateError(kind, at.date);
    return row.ratePpm;
  };
  return Object.fromEntries(rateKinds.map((kind) => [kind, pick(kind)])) as unknown as Rates;
}

/** The taxes of a jurisdiction that hold on a date, none where it never had one; an UnknownRateError where it has others. */
export function taxesOn<Row extends { from: string | null; to: string | null }>(
  rows: readonly Row[],
  date: string,
): Row[] {
  const held = rows.filter((row) => holdsOn(row, date));
  if (rows.length > 0 && held.length === 0) throw new UnknownRateError('tax', date);
  return held;
}
