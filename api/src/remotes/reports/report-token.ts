import { randomBytes } from 'node:crypto';
import { now } from '../../clock';
import { seal, unseal } from '../../http';

const purpose = 'page reports';
const goodForSeconds = 24 * 3600;

/** What a page may report on. */
export interface Reporter {
  /** The page's random id. */
  page: string;
  releases: ReadonlySet<number>;
  /** Whether the page is older than a day, so that its reports are ignored. */
  isOver: boolean;
}

const seconds = () => Math.floor(now().getTime() / 1000);

/** A token for a new page to report on these releases only. */
export const reportToken = (releases: readonly number[]): string =>
  seal(
    purpose,
    [randomBytes(9).toString('base64url'), seconds(), releases.map((id) => id.toString(36)).join('-')].join(
      '.',
    ),
  );

/** The content of a token; null if it is not ours. */
export function readReportToken(token: string): Reporter | null {
  const [page = '', time, ids = ''] = unseal(purpose, token)?.split('.') ?? [];
  if (page === '') return null;
  return {
    page,
    releases: new Set(
      ids
        .split('-')
        .filter(Boolean)
        .map((id) => Number.parseInt(id, 36)),
    ),
    isOver: Math.abs(seconds() - Number(time)) > goodForSeconds,
  };
}
