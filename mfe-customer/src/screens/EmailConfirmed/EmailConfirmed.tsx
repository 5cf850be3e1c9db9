import { useSearchParams } from 'react-router-dom';
import { href, tokenIn } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { ErrorState } from '@copper-carrot/shared-ui/ErrorState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useConfirmation } from './api';
import { SendLink } from './SendLink';

/** Where the mail's link leads: it confirms the address by the link's token, and says what came of it. */
export default function EmailConfirmed() {
  const user = useUser();
  const [search] = useSearchParams();
  const token = tokenIn(search.get('token'));
  const { confirmed, failure, retry } = useConfirmation(token);
  if (confirmed || user?.email_verified) return <Confirmed name={user?.first_name} />;
  if (!token) return <Unconfirmed title="Please confirm your e-mail address" />;
  // It was used before, or is too old.
  if (failure?.code.includes('token_invalid'))
    return <Unconfirmed title="This link does not work any more" />;
  if (failure) return <ErrorState onRetry={retry}>{failure.message}</ErrorState>;
  return (
    <Loading label="Confirming your address">
      <Skeleton height="6rem" />
    </Loading>
  );
}

const Confirmed = ({ name }: { name: string | undefined }) => (
  <Stack gap={6} align="start">
    <PageTitle
      below={
        name
          ? `Thank you, ${name}. News of your orders reaches you here.`
          : 'Thank you. Log in to place an order.'
      }
    >
      Your email is confirmed
    </PageTitle>
    <ButtonLink to={name ? href.search() : href.login()}>{name ? 'Find food' : 'Log In'}</ButtonLink>
  </Stack>
);

/** The address is not confirmed yet, by this link or any. */
function Unconfirmed({ title }: { title: string }) {
  const user = useUser();
  const back = href.customerEmailConfirmed('me');
  return (
    <Stack gap={6} align="start">
      <PageTitle
        below={
          user
            ? `A link works once, for three days. We can send a new one to ${user.email}.`
            : 'A link works once, for three days. Log in to have a new one sent.'
        }
      >
        {title}
      </PageTitle>
      {user ? <SendLink /> : <ButtonLink to={href.login(undefined, { redirect: back })}>Log In</ButtonLink>}
    </Stack>
  );
}
