import { LRUCache } from 'lru-cache';
import { sql } from '../database';
import { prepared } from '../prepared';

const publishedOf = prepared(
  'release-is-published',
  { published: 'bool' },
  'select published from remote_releases where remote = $1 and version = $2 and content_hash = $3',
);

/** Known published releases; one that is published again after its files were removed has the same files. */
const published = new LRUCache<string, true>({ max: 1000 });

/**
 * The upload status of a release; null if it is unknown. A release is not served before it is published.
 * @param release `version-hash`
 */
export async function arrivalOf(remote: string, release: string): Promise<'arriving' | 'published' | null> {
  const name = `${remote}/${release}`;
  if (published.has(name)) return 'published';
  const [, version, hash] = /^([\d.]+)-(\w+)$/.exec(release) ?? [];
  if (version === undefined) return null;
  const [found] = await sql.rows(publishedOf, [remote, version, hash]);
  if (!found) return null;
  if (found.published) published.set(name, true);
  return found.published ? 'published' : 'arriving';
}
