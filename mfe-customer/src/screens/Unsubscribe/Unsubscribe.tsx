import { href, mailKindWords, type Schemas } from '@copper-carrot/contracts';
import { isApiFailure, useRead, useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { ErrorState } from '@copper-carrot/shared-ui/ErrorState';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useSearchParams } from 'react-router-dom';
import { changeSubscription, subscriptionUrl } from './api';

const account = href.customerAccount({ customerId: 'me' });

/** Where the link of a mail turns mails of its kind off, without an account (2 §2). */
export default function Unsubscribe() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, error, refresh } = useRead(token ? subscriptionUrl(token) : null, { failure: 'own' });
  if (!token || (isApiFailure(error) && error.status === 422))
    return (
      <Stack gap={6} align="start">
        <PageTitle
          below={
            token
              ? 'Please open it from the mail again, or choose in your account.'
              : 'Open the unsubscribe link of a mail, or choose in your account.'
          }
        >
          {token ? 'This link is not complete' : 'Choose which mails you get'}
        </PageTitle>
        <ButtonLink to={account}>Go to My Account</ButtonLink>
      </Stack>
    );
  if (data) return <Choice token={token} subscription={data} />;
  if (error) return <ErrorState onRetry={() => void refresh()}>We could not look at this link.</ErrorState>;
  return (
    <Loading label="Loading which mails this is about">
      <Skeleton height="12rem" />
    </Loading>
  );
}

function Choice({ token, subscription }: { token: string; subscription: Schemas['MailSubscription'] }) {
  const { kind, email, on, has_account: hasAccount } = subscription;
  const { label, description } = mailKindWords[kind];
  const reads = useReads();
  const { run, pending, failure } = useWrite((next: boolean) => changeSubscription(token, next), {
    onDone: (next) => reads.put(subscriptionUrl(token), next),
  });
  return (
    <Stack gap={6} align="start">
      <PageTitle above={label} below={description}>
        {on ? 'Unsubscribe from these mails?' : 'You are unsubscribed'}
      </PageTitle>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      {on ? (
        <p>They go to {email}.</p>
      ) : (
        <Notice tone="success" live>
          We send none of them to {email} any more.
        </Notice>
      )}
      <Cluster gap={4}>
        <Button variant={on ? 'primary' : 'secondary'} pending={pending} onClick={() => run(!on)}>
          {on ? 'Unsubscribe' : 'Subscribe again'}
        </Button>
        {hasAccount && <Link to={account}>Choose for each kind of mail</Link>}
      </Cluster>
    </Stack>
  );
}
