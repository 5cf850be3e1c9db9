const place = 'gift';

interface Held {
  key: string;
  gift: string;
}
/** For browsers that store nothing. */
let last: Held | null = null;

/** Not randomUUID(), which browsers keep from pages without https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

function stored(): Held | null {
  try {
    return last ?? (JSON.parse(sessionStorage.getItem(place) ?? 'null') as Held | null);
  } catch {
    return null;
  }
}

function store(held: Held | null): void {
  last = held;
  try {
    if (held) sessionStorage.setItem(place, JSON.stringify(held));
    else sessionStorage.removeItem(place);
  } catch {
    // It is kept while the page is open.
  }
}

/** The key of a gift, the same until it is decided, also after the page was loaded again: it is charged once. */
export function keyFor(wish: object): string {
  const gift = JSON.stringify(wish);
  const known = stored();
  if (known?.gift === gift) return known.key;
  const key = newKey();
  store({ key, gift });
  return key;
}

/** What comes next is another gift. */
export const forgetKey = (): void => store(null);
