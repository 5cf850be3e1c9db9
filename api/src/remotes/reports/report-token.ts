import { randomBytes } from 'node:crypto';
import { now } from '../../clock';
import { seal, unseal } from '../signed';

const purpose = 'page reports';
const goodForSeconds = 24 * 3600;

/** What a page may tell of. */
export interface Reporter {
  /** The page, by a random name of its own. */
  page: string;
  releases: ReadonlySet<number>;
  /** A page that is older than a day is no witness of today. */
  isOver: boolean;
}

const seconds = () => Math.floor(now().getTime() / 1000);

/** A token of a new page, with which it tells of these releases and no others. */
export const reportToken = (releases: readonly number[]): string =>
  seal(
    purpose,
    [randomBytes(9).toString('base64url'), seconds(), releases.map((id) => id.toString(36)).join('-')].join(
      '.',
    ),
  );

/** Whose token it is; null where it is none of ours. */
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
