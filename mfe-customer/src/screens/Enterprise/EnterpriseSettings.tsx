import { href, type Schemas } from '@copper-carrot/contracts';
import { EnterpriseSettingsBody } from '@copper-carrot/contracts/limits';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle, SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { count } from '@copper-carrot/shared-ui/words';
import { saveSettings, settingsUrl, useEnterprise, useSettings } from './api';

/** What an organization asks of the addresses of those who order for it (2 §2). */
export default function EnterpriseSettings() {
  const { teamId, teamName } = useEnterprise();
  return (
    <Stack gap={6}>
      <PageTitle above={teamName} below="Who may order for your organization, by their e-mail address.">
        Enterprise settings
      </PageTitle>
      {teamId === null ? (
        <EmptyState icon="people" title="You do not run an organization">
          These settings are for the admins of an organization.
        </EmptyState>
      ) : (
        <Section page key={teamId} title="We could not load the settings">
          <Settings teamId={teamId} />
        </Section>
      )}
    </Stack>
  );
}

function Settings({ teamId }: { teamId: number }) {
  const { data } = useSettings(teamId);
  if (!data)
    return (
      <Loading label="Loading the settings">
        <Skeleton height="18rem" />
      </Loading>
    );
  return (
    <Stack gap={6}>
      <Card as="section" aria-labelledby="addresses-title">
        <Stack gap={4}>
          <SectionTitle id="addresses-title">E-mail addresses</SectionTitle>
          <Fields teamId={teamId} said={data} />
        </Stack>
      </Card>
      <Card as="section" aria-labelledby="sign-on-title">
        <Stack gap={4}>
          <SectionTitle id="sign-on-title">Single sign-on</SectionTitle>
          <p>Members sign in with their e-mail address and a password.</p>
          <div>
            <ButtonLink variant="secondary" to={href.organizationOkta({ organizationId: teamId })}>
              Okta integration
            </ButtonLink>
          </div>
        </Stack>
      </Card>
    </Stack>
  );
}

function Fields({ teamId, said }: { teamId: number; said: Schemas['EnterpriseSettings'] }) {
  const { form, field, values, set } = useApiForm({
    limits: EnterpriseSettingsBody,
    within: 'enterprise_settings.',
    initial: {
      email_domain: said.email_domain ?? '',
      requires_email_domain: said.requires_email_domain,
      requires_email_verification: said.requires_email_verification,
    },
    labels: {
      email_domain: 'E-mail domain',
      requires_email_domain: 'Addresses of the domain only',
      requires_email_verification: 'Confirmed addresses only',
    },
    send: ({ email_domain: domain, ...rules }) =>
      saveSettings(teamId, { email_domain: domain.trim().toLowerCase() || null, ...rules }),
    stale: [settingsUrl(teamId)],
    onDone: () => notify({ kind: 'success', message: 'The settings are saved.' }),
  });
  const { email_domain: domain, offered_domain: offered, outside } = said;
  return (
    <Form aria-label="E-mail addresses" {...form}>
      <TextField
        prefix="@"
        description={
          offered && offered !== domain
            ? `You can set ${offered}, the domain of your own address.`
            : 'A domain can be set by an admin whose confirmed address is of that domain.'
        }
        {...field('email_domain')}
        required={false}
      />
      <Checkbox
        checked={values.requires_email_domain}
        onChange={(on) => set('requires_email_domain', on)}
        description="Nobody with another address can place an order for the organization."
      >
        Only addresses of this domain may order
      </Checkbox>
      {domain !== null && outside > 0 && (
        <Notice tone="warning">
          {count(outside, 'person', 'people')} who may order now {outside === 1 ? 'has' : 'have'} an address
          outside of {domain}.
        </Notice>
      )}
      <Checkbox
        checked={values.requires_email_verification}
        onChange={(on) => set('requires_email_verification', on)}
        description="People who have not confirmed their address are asked to before they can place an order."
      >
        Addresses must be confirmed before an order
      </Checkbox>
      <div>
        <Button type="submit">Save</Button>
      </div>
    </Form>
  );
}
