import { pageId } from '@copper-carrot/contracts';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { Outlet, useParams } from 'react-router-dom';
import { Contacts } from '../../components/Contacts/Contacts';
import { OrganizationTabs } from '../../components/OrganizationTabs';
import { Part } from '../../components/Part';
import { useSettings } from './api';
import { General } from './General';
import { OrderRules } from './OrderRules';
import { RestaurantLists } from './RestaurantLists';
import { TaxExemptions } from './TaxExemptions';

/** What holds for all orders of an organization. */
export default function Settings() {
  const id = pageId(useParams().organizationId);
  const { data } = useSettings(id);
  return (
    <Stack gap={6}>
      <PageTitle above={data?.name} below="These settings apply to every order of the organization.">
        Settings
      </PageTitle>
      <OrganizationTabs organizationId={id} selected="settings" />
      <Section page key={id} title="We could not load the settings">
        <Parts id={id} />
      </Section>
      <Outlet />
    </Stack>
  );
}

function Parts({ id }: { id: number }) {
  const { data } = useSettings(id);
  if (!data)
    return (
      <Loading label="Loading the settings">
        <Skeleton height="24rem" />
      </Loading>
    );
  return (
    <Stack gap={5}>
      {!data.can.update && <Notice tone="info">Admins of {data.name} change these settings.</Notice>}
      <General id={id} settings={data} />
      <OrderRules id={id} settings={data} />
      <Part title="Tax certificates">
        <Section title="We could not load the tax certificates">
          <TaxExemptions id={id} can={data.can} />
        </Section>
      </Part>
      <Part title="Restaurant lists">
        <Section title="We could not load the lists">
          <RestaurantLists teamId={id} />
        </Section>
      </Part>
      <Contacts organizationId={id} below="settings" />
    </Stack>
  );
}
