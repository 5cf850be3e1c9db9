import { forbidden } from '../errors';
import { listQuery, networkOf, rateLimit, routes, type Actor } from '../http';
import { linkAnswer, linkParams, referralsAnswer, referrerAnswer } from './referral.schemas';
import { listReferrals, loadOwnLink, loadReferrer } from './referrals';

/** A person's own link, and who signed up by it (2 §7). */
export const referralRoutes = routes({ tag: 'Referrals', base: '/cpi/v2/orderer' });
/** Links as their readers open them (2 §2). */
export const publicReferralRoutes = routes({ tag: 'Referrals', base: '/cpi/v2/public' });

const spec = '2 §7';
const guessLimit = rateLimit({ name: 'referral_links', tries: 300, seconds: 60 * 60 });

/** Site admins and people whose rewards are switched off collect no coins (2 §6). */
function requireRewarded({ isAdmin, rewardsDisabled }: Actor): void {
  if (isAdmin || rewardsDisabled) throw forbidden();
}

referralRoutes.get(
  '/referrals',
  {
    summary: 'Who signed up by one’s own link, the latest first',
    spec,
    who: 'signed-in',
    query: listQuery({}),
    answer: referralsAnswer,
  },
  ({ actor, query }) => {
    requireRewarded(actor);
    return listReferrals(actor.userId, query);
  },
);

referralRoutes.get(
  '/referrals/link',
  { summary: 'One’s own link, and what it earns', spec, who: 'signed-in', answer: linkAnswer },
  ({ actor }) => {
    requireRewarded(actor);
    return loadOwnLink(actor.userId);
  },
);

publicReferralRoutes.get(
  '/referrals/:uuid',
  {
    summary: 'Who refers the reader of a link, and what both earn',
    spec: '2 §2',
    who: 'anyone',
    params: linkParams,
    answer: referrerAnswer,
  },
  async ({ actor, params, request }) => {
    await guessLimit.spend(networkOf(request));
    return loadReferrer(params.uuid, actor?.userId ?? null);
  },
);
