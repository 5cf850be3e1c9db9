import { href, pageQuery, type Schemas } from '@copper-carrot/contracts';
import { useRead, useWrite } from '@copper-carrot/contracts/runtime';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster, Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle, SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { count } from '@copper-carrot/shared-ui/words';
import { usePage } from '../../components/use-page';
import { CopyLink } from '../../components/CopyLink';
import { orderPages } from '../../components/order-pages';
import { useTeam } from '../../components/use-team';
import { everyMenusUrl, menuFile, menusUrl, removeMenu } from './api';

const pageSize = 12;

/** The menus of orders that were shared with those who eat (2 §2), of a person or of an organization. */
export default function Menus() {
  const { teamId, teamName } = useTeam();
  return (
    <Stack gap={6}>
      <PageTitle
        above={teamName}
        below="Show everybody what there is to eat: send the link, or print the menu and hang it up."
      >
        Menus
      </PageTitle>
      <Section page key={String(teamId)} title="We could not load the menus">
        <MenuList teamId={teamId} />
      </Section>
    </Stack>
  );
}

function MenuList({ teamId }: { teamId: number | null }) {
  const { page, onPage } = usePage(pageSize);
  const paging = pageQuery(page, pageSize);
  const url = menusUrl(teamId === null ? paging : { ...paging, team_id: teamId });
  const { data } = useRead(url, { keepPrevious: true });
  if (!data)
    return (
      <Loading label="Loading menus">
        <Grid gap={4} least="min(22rem, 100%)">
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} height="16rem" />
          ))}
        </Grid>
      </Loading>
    );
  if (data.records.length === 0)
    return (
      <EmptyState
        icon="bag"
        title="No menus yet"
        action={
          <ButtonLink
            to={teamId === null ? href.customerOrders() : href.organizationOrders({ organizationId: teamId })}
          >
            See your orders
          </ButtonLink>
        }
      >
        Open an order that you placed and choose “Share the menu”.
      </EmptyState>
    );
  return (
    <Stack gap={6}>
      <Grid gap={4} least="min(22rem, 100%)">
        {data.records.map((menu) => (
          <MenuCard key={menu.id} menu={menu} teamId={teamId} />
        ))}
      </Grid>
      <Pagination page={page} count={data.count} pageSize={pageSize} onPage={onPage} />
    </Stack>
  );
}

function MenuCard({ menu, teamId }: { menu: Schemas['ShareableMenu']; teamId: number | null }) {
  const remove = useWrite(() => removeMenu(menu.id), { stale: [everyMenusUrl] });
  const page = href.sharedMenu(menu.code);
  return (
    <Card as="section" aria-labelledby={`menu-${menu.id}`}>
      <Stack gap={4}>
        <Stack gap={1}>
          <SectionTitle id={`menu-${menu.id}`}>{menu.name}</SectionTitle>
          <p>
            {[
              menu.brand_name,
              menu.start_date && formatOrderDate(menu.start_date),
              count(menu.dishes.length, 'dish', 'dishes'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </Stack>
        <CopyLink
          label="Link to the menu"
          description="Anyone with the link can read the menu. No account is needed."
          to={page}
        />
        {remove.failure && (
          <Notice tone="danger" live>
            {remove.failure.message}
          </Notice>
        )}
        <Cluster gap={2}>
          <ButtonLink variant="secondary" size="small" to={page} aria-label={`Open the menu ${menu.name}`}>
            Open
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            size="small"
            icon="receipt"
            href={menuFile(menu.code)}
            aria-label={`${menu.name} as PDF`}
          >
            PDF
          </ButtonLink>
          {menu.order_id !== null && (
            <ButtonLink variant="quiet" size="small" to={orderPages(menu.order_id, teamId).order}>
              Order #{menu.order_id}
            </ButtonLink>
          )}
          {menu.can.delete && (
            <Button
              variant="quiet"
              size="small"
              pending={remove.pending}
              aria-label={`Share ${menu.name} no more`}
              onClick={() => remove.run()}
            >
              Stop sharing
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}
