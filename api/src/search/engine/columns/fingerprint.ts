import type { BrandRows } from '../live/rows';

/**
 * A hash that tells two states of a brand apart (FNV-1a over its rows, in two halves of 26 bits). Bookings and closures
 * are left out, because they change separately.
 */
export function fingerprintOf(rows: BrandRows): number {
  const kitchens = rows.kitchens.map((kitchen) => ({ ...kitchen, days: 0, closures: 0 }));
  const text = JSON.stringify({ ...rows, kitchens });
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (code + at), 0x85ebca6b);
  }
  return (low >>> 6) * 0x4000000 + (high >>> 6);
}
