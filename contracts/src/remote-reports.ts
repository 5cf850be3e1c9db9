/** Upper bounds in milliseconds of how long releases took to come; what was slower than the last is counted in one more. */
export const loadBucketsMs = [
  25, 50, 75, 100, 150, 200, 300, 400, 500, 650, 800, 1000, 1250, 1500, 2000, 3000, 5000, 8000, 15_000,
  30_000,
] as const;

export const faultKinds = ['late', 'load', 'render', 'suspended', 'script'] as const;
/**
 * `late`: not there by the deadline of its slot; `load`: did not come, or does not run in this shell; `render`: broke while
 * it was drawn; `suspended`: never was; `script`: threw where nobody catches.
 */
export type FaultKind = (typeof faultKinds)[number];

/** Characters; what is longer is cut by who tells it. */
export const reportLimits = { message: 500, path: 500, stack: 4000 } as const;

/** What a page tells of a release that failed in it: POST /remotes/faults. */
export interface FaultReport {
  /** The page's own, which the server wrote into it. */
  token: string;
  release_id: number;
  kind: FaultKind;
  message: string;
  /** Where the page was. */
  path: string;
  /** Of an error, as the browser has it. */
  stack?: string;
}

/** What a page tells of the releases that came: POST /remotes/loads. */
export interface LoadReport {
  token: string;
  /** Each release once a page; milliseconds from when its slot asked for it until its screen was there. */
  loads: { release_id: number; ms: number }[];
}
