import { href, supportPhone, telHref } from '@copper-carrot/contracts';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { PageTitle, SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useEnterprise, useSettings } from './api';

/** Whether Okta signs the members of an organization in, and what holds until then (2 §2). */
export default function OktaIntegration() {
  const { teamId, teamName } = useEnterprise();
  return (
    <Stack gap={6}>
      <PageTitle
        above={teamName}
        actions={
          teamId !== null && (
            <ButtonLink variant="quiet" to={href.organizationEnterprise({ organizationId: teamId })}>
              Enterprise settings
            </ButtonLink>
          )
        }
      >
        Okta integration
      </PageTitle>
      {teamId !== null && (
        <Section page key={teamId} title="We could not load the settings">
          <Connection teamId={teamId} />
        </Section>
      )}
    </Stack>
  );
}

function Connection({ teamId }: { teamId: number }) {
  const { data } = useSettings(teamId);
  if (!data)
    return (
      <Loading label="Loading the settings">
        <Skeleton height="10rem" />
      </Loading>
    );
  const { email_domain: domain, requires_email_domain: isRequired } = data;
  return (
    <Card as="section" aria-labelledby="okta-title">
      <Stack gap={4}>
        <SectionTitle id="okta-title">Okta is not connected</SectionTitle>
        <p>
          Members sign in with their e-mail address and a password.{' '}
          {domain !== null && isRequired
            ? `Only addresses of ${domain} may order.`
            : 'Any address may order.'}
        </p>
        <p>
          Copper Carrot does not offer sign-on with Okta yet. To hear when it does, call{' '}
          <Link href={telHref(supportPhone)}>{supportPhone}</Link>.
        </p>
      </Stack>
    </Card>
  );
}
