import { anySite, isSlug, mostSites } from '@copper-carrot/contracts';
import Joi from 'joi';
import { sql } from '../database';
import { env } from '../env';
import { prepared } from '../prepared';

const sitesOfCampaign = prepared(
  'campaign-sites',
  { sites: 'text[]' },
  'select frame_ancestors as sites from campaigns where slug = $1',
);

/** The other sites that may frame a campaign's widget, also of a closed one, which says so there. */
export async function sitesThatFrame(slug: string): Promise<readonly string[]> {
  if (!isSlug(slug)) return [];
  const [campaign] = await sql.fromReplica(sitesOfCampaign, [slug]);
  return campaign?.sites ?? [];
}

const host = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const ownMachine = /^(localhost|127\.0\.0\.1)$/;

/** The origin in what was typed; null where it names no site. A whole address is taken for its site. */
export function originOf(typed: string, production = env.NODE_ENV === 'production'): string | null {
  const url = URL.parse(typed);
  if (!url || url.username || url.password) return null;
  if (url.protocol === 'https:' && host.test(url.hostname)) return url.origin;
  return !production && url.protocol === 'http:' && ownMachine.test(url.hostname) ? url.origin : null;
}

const sitesIn = (typed: readonly string[]) =>
  typed.includes(anySite) ? [anySite] : typed.map((each) => originOf(each));

/** Sites that may frame a widget: they go into a header of its page, so each is an origin and nothing else. */
export const siteOrigins = () =>
  Joi.array()
    .items(Joi.string().trim().max(255))
    .max(mostSites)
    .custom((typed: string[], helpers) => {
      const sites = sitesIn(typed);
      return sites.includes(null) ? helpers.error('sites.form') : [...new Set(sites)];
    })
    .description(
      `Which other sites may show the widget, such as \`https://www.example.org\`; \`${anySite}\` for any, none for no site.`,
    )
    .messages({ 'sites.form': 'must be sites such as https://www.example.org' });
