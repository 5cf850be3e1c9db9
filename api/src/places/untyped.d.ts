declare module 'zipcodes' {
  interface Zip {
    zip: string;
    city: string;
    state: string;
    country: string;
    latitude: number;
    longitude: number;
  }
  export function lookup(zip: string): Zip | undefined;
}

declare module 'tz-lookup' {
  /** The IANA zone at a position. */
  export default function timeZoneAt(latitude: number, longitude: number): string;
}
