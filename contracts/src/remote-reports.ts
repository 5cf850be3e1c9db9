/** Upper limits in ms of the histogram of load times; one more bucket counts slower loads. */
export const loadBucketsMs = [
  25, 50, 75, 100, 150, 200, 300, 400, 500, 650, 800, 1000, 1250, 1500, 2000, 3000, 5000, 8000, 15_000,
  30_000,
] as const;

export const faultKinds = ['late', 'load', 'render', 'suspended', 'script'] as const;
/**
 * `late`: not loaded by its slot's deadline; `load`: failed to load or is incompatible; `render`: threw
 * while rendering; `suspended`: never finished rendering; `script`: an uncaught error.
 */
export type FaultKind = (typeof faultKinds)[number];

/** In characters; the reporter cuts longer texts. */
export const reportLimits = { message: 500, path: 500, stack: 4000 } as const;

/** The report of a release's fault: POST /remotes/faults. */
export interface FaultReport {
  /** The page's token, which the server wrote into it. */
  token: string;
  release_id: number;
  kind: FaultKind;
  message: string;
  /** The page's path. */
  path: string;
  /** The browser's stack trace of an error. */
  stack?: string;
}

/** The report of load times: POST /remotes/loads. */
export interface LoadReport {
  token: string;
  /** Each release once per page; ms from the slot's request to the first render. */
  loads: { release_id: number; ms: number }[];
}
