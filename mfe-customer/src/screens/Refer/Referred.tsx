import { href, referralFoodDollars } from '@copper-carrot/contracts';
import { isApiFailure, useRead, useUser } from '@copper-carrot/contracts/runtime';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { urls } from './api';

/** The page behind another person's referral link. */
export function Referred({ uuid }: { uuid: string }) {
  const user = useUser();
  const { data, error } = useRead(urls.referrer(uuid), { failure: 'own' });
  if (isApiFailure(error) && (error.status === 404 || error.status === 422))
    return (
      <Stack gap={6} align="start">
        <PageTitle below="Ask whoever sent it to you for it again. You can look around without it.">
          This link is not known
        </PageTitle>
        <ButtonLink to={href.search()}>Find food</ButtonLink>
      </Stack>
    );
  // Shown by the section around, which offers another try.
  if (error) throw error;
  if (!data)
    return (
      <Loading label="Loading who sent you">
        <Skeleton height="16rem" />
      </Loading>
    );
  const coins = data.coins.toLocaleString('en-US');
  const name = data.first_name || 'A colleague';
  if (data.is_own || user)
    return (
      <Stack gap={6} align="start">
        <PageTitle
          below={
            data.is_own
              ? 'Send it to a colleague who has no account yet.'
              : 'It is for those who sign up by it. You can refer others by a link of your own.'
          }
        >
          {data.is_own ? 'This is your own link' : 'You have an account already'}
        </PageTitle>
        <ButtonLink to={href.refer()}>See your own link</ButtonLink>
      </Stack>
    );
  return (
    <Stack gap={6} align="start">
      <PageTitle
        below={`Sign up, and once your first order with food for $${referralFoodDollars} or more is delivered you both earn ${coins} coins: they pay $${data.amount} of your next food.`}
      >
        {name} sends you ${data.amount} for lunch
      </PageTitle>
      <Cluster gap={4}>
        <ButtonLink to={href.signUp(undefined, { referral: uuid })} size="large">
          Sign Up
        </ButtonLink>
        <Link to={href.search()}>Look around first</Link>
      </Cluster>
    </Stack>
  );
}
