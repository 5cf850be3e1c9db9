import {
  canBeRewarded,
  coinsPerDollar,
  coinsPerReferral,
  href,
  referralFoodDollars,
} from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { useParams } from 'react-router-dom';
import { OwnLink } from './OwnLink';
import { Referred } from './Referred';

const coins = coinsPerReferral.toLocaleString('en-US');
const dollars = `$${coinsPerReferral / coinsPerDollar}`;

/** Referrals: one's own link, or whose link brought the reader here (2 §2). */
export default function Refer() {
  const { uuid } = useParams();
  const user = useUser();
  if (uuid)
    return (
      <Section page title="We could not look at this link">
        <Referred uuid={uuid} />
      </Section>
    );
  return (
    <Stack gap={8}>
      <PageTitle
        below={`When a colleague signs up by your link and their first order with food for $${referralFoodDollars} or more is delivered, you both earn ${coins} coins, which pay ${dollars} of your food.`}
      >
        Refer a colleague
      </PageTitle>
      {!user ? (
        <Cluster>
          <ButtonLink to={href.login(undefined, { redirect: href.refer() })}>Log In</ButtonLink>
          <ButtonLink variant="secondary" to={href.signUp()}>
            Sign Up
          </ButtonLink>
        </Cluster>
      ) : canBeRewarded(user) ? (
        <OwnLink />
      ) : (
        <p>Your account collects no coins, so there is no link to refer others by.</p>
      )}
    </Stack>
  );
}
