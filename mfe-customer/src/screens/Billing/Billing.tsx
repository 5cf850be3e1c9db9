import { pageId } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { useParams } from 'react-router-dom';
import { Credit } from './Credit';
import { Owed } from './Owed';

/** What an organization owes on invoices, of how much it may, and until when each of it counts (2 §2). */
export default function Billing() {
  const id = pageId(useParams().organizationId);
  const team = useUser()?.memberships.find(({ team_id }) => team_id === id)?.team.name;
  return (
    <Stack gap={6}>
      <PageTitle above={team} below="What is ordered on invoices, until each invoice is due.">
        Billing
      </PageTitle>
      <Section page title="What is left to order did not come">
        <Credit teamId={id} />
      </Section>
      <Section page title="What is ordered on invoices did not come">
        <Owed teamId={id} />
      </Section>
    </Stack>
  );
}
