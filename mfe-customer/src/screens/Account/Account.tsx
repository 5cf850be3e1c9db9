import { href } from '@copper-carrot/contracts';
import { Avatar } from '@copper-carrot/shared-ui/Avatar';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useParams } from 'react-router-dom';
import { AboutYou } from './AboutYou';
import { useAccount } from './api';
import { DeleteAccount } from './DeleteAccount';
import { Devices } from './Devices';
import { Email } from './Email';
import { Mails } from './Mails';
import { YourPicture } from './YourPicture';
import { Part } from '../../components/Part';

/** What somebody says of themselves, how they sign in, and what they hear of (2 §2). */
export default function Account() {
  return (
    <Section page title="We could not load your account">
      <Whole />
    </Section>
  );
}

function Whole() {
  const { customerId } = useParams();
  const { data: account } = useAccount();
  if (!account) {
    return (
      <Loading label="Loading your account">
        <Stack gap={5}>
          {['4rem', '16rem', '12rem'].map((height) => (
            <Skeleton key={height} height={height} />
          ))}
        </Stack>
      </Loading>
    );
  }
  const name = `${account.first_name} ${account.last_name}`.trim();
  const isTheirs = account.can.change_sign_in;
  return (
    <Stack gap={6}>
      <Cluster gap={4}>
        <Avatar name={name} src={account.avatar_url ?? undefined} size="large" />
        <PageTitle below={account.email}>My Account</PageTitle>
      </Cluster>
      {!isTheirs && (
        <Notice tone="info">
          This is the account of {name}. Their address, their password and its end are theirs alone to change.
        </Notice>
      )}
      <AboutYou account={account} />
      <YourPicture account={account} />
      {isTheirs && <Email account={account} />}
      {isTheirs && (
        <Part title="Password">
          <p>Changing it signs you out on every other device.</p>
          <div>
            <ButtonLink variant="secondary" to={href.customerPassword({ customerId })}>
              Change password
            </ButtonLink>
          </div>
        </Part>
      )}
      <Mails account={account} />
      <Part title="Where you are signed in">
        <Section title="We could not load your devices">
          <Devices />
        </Section>
      </Part>
      {isTheirs && <DeleteAccount />}
    </Stack>
  );
}
