import { href, pageId, roleLabels, roles } from '@copper-carrot/contracts';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { PageTitle, SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useParams } from 'react-router-dom';
import { OrganizationTabs } from '../../components/OrganizationTabs';
import { useMay } from '../../components/useMay';
import { useTeam } from '../Members/api';

/** What an organization is, and the ways to its pages. */
export default function Organization() {
  const id = pageId(useParams().organizationId);
  const { data: team } = useTeam(id);
  return (
    <Stack gap={6}>
      <PageTitle below="Its members, its settings, and what was ordered for it.">
        {team?.name ?? 'Organization'}
      </PageTitle>
      <OrganizationTabs organizationId={id} selected="overview" />
      <Section page key={id} title="We could not load the organization">
        <Overview id={id} />
      </Section>
    </Stack>
  );
}

function Overview({ id }: { id: number }) {
  const { data: team } = useTeam(id);
  const may = useMay(id);
  if (!team)
    return (
      <Loading label="Loading the organization">
        <Skeleton height="12rem" />
      </Loading>
    );
  // Who orders for the organization reads what was ordered.
  const orders = may('invoices', 'list');
  const links = [
    { to: href.organizationMembers(id), label: 'Members and contacts' },
    { to: href.organizationSettings(id), label: 'Settings' },
    { to: href.customerAddresses(undefined, { organizationId: id }), label: 'Addresses' },
    ...(may('credit_cards', 'list')
      ? [{ to: href.customerCreditCards(undefined, { organizationId: id }), label: 'Credit cards' }]
      : []),
    ...(orders
      ? [
          { to: href.organizationOrders({ organizationId: id }), label: 'Orders' },
          { to: href.organizationBilling({ organizationId: id }), label: 'Billing' },
          { to: href.organizationInbox({ organizationId: id }), label: 'Inbox' },
          { to: href.organizationMenus({ organizationId: id }), label: 'Menus' },
          { to: href.organizationReviews({ organizationId: id }), label: 'Reviews' },
        ]
      : []),
  ];
  return (
    <Grid gap={4} least="min(18rem, 100%)">
      <Card as="section" aria-labelledby="people">
        <Stack gap={3}>
          <SectionTitle id="people">People</SectionTitle>
          <Stack as="ul" gap={2}>
            {roles
              .filter((role) => team.role_counts[role] > 0)
              .map((role) => (
                <li key={role}>
                  <Link to={href.organizationMembers(id, { role })}>
                    {roleLabels[role]}: {team.role_counts[role]}
                  </Link>
                </li>
              ))}
          </Stack>
        </Stack>
      </Card>
      <Card as="section" aria-labelledby="pages">
        <Stack gap={3}>
          <SectionTitle id="pages">Pages</SectionTitle>
          <Stack as="ul" gap={2}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </Stack>
        </Stack>
      </Card>
    </Grid>
  );
}
