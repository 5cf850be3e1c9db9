import { href } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { LinkTabs } from '@copper-carrot/shared-ui/LinkTabs';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTeam } from '../../components/use-team';
import { Coupons } from './Coupons';
import { Credit } from './Credit';
import { Invoices } from './Invoices';
import { Owed } from './Owed';
import { Payments } from './Payments';
import { Statements } from './Statements';

const views = {
  invoices: 'Invoices',
  statements: 'Statements',
  payments: 'Payments',
  credit: 'Credit and terms',
} as const;
type View = keyof typeof views;
const isView = (text: string | null): text is View => text !== null && text in views;

/** What is owed and paid on invoices, of an organization or of one's own orders (2 §2). */
export default function Billing() {
  const { teamId, teamName } = useTeam();
  const user = useUser();
  const [search] = useSearchParams();
  // Credit is given to organizations.
  const shown = (Object.keys(views) as View[]).filter((view) => view !== 'credit' || teamId !== null);
  const asked = search.get('view');
  const view = isView(asked) && shown.includes(asked) ? asked : 'invoices';
  const parts: Record<View, ReactNode> = {
    invoices: <Invoices teamId={teamId} />,
    statements: <Statements teamId={teamId} />,
    payments: <Payments teamId={teamId} />,
    credit: teamId !== null && <CreditAndTerms teamId={teamId} />,
  };
  return (
    <Stack gap={6}>
      <PageTitle
        above={teamName}
        actions={
          <ButtonLink
            variant="quiet"
            to={
              teamId === null
                ? href.customerDocuments()
                : href.organizationDocuments({ organizationId: teamId })
            }
          >
            Documents
          </ButtonLink>
        }
        below={teamId === null ? 'Invoices and payments of the orders that you placed.' : undefined}
      >
        Billing
      </PageTitle>
      <LinkTabs
        label="Parts of billing"
        selected={view}
        items={shown.map((id) => ({ id, label: views[id], to: toView(search, id) }))}
      />
      <Section page key={`${view} ${teamId} ${user?.id}`} title="We could not load your billing">
        {parts[view]}
      </Section>
    </Stack>
  );
}

function CreditAndTerms({ teamId }: { teamId: number }) {
  return (
    <Stack gap={6}>
      <Credit teamId={teamId} />
      <Owed teamId={teamId} />
      <Section title="We could not load your coupons">
        <Coupons teamId={teamId} />
      </Section>
    </Stack>
  );
}

/** Another part of the same organization's billing, from its first page. */
function toView(search: URLSearchParams, view: View): string {
  const next = new URLSearchParams(search);
  for (const key of ['page', 'status']) next.delete(key);
  next.set('view', view);
  return `?${next}`;
}
