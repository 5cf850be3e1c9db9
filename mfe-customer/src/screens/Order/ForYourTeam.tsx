import { stoppedStatuses, type Schemas } from '@copper-carrot/contracts';
import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { useNavigate } from 'react-router-dom';
import { orderPages } from '../../components/order-pages';
import { menusPage, shareMenu } from '../Menus/api';

/** What an orderer does for those who eat: labels, the menu to show around, and what they thought of it. */
export function ForYourTeam({
  order,
  organizationId,
}: {
  order: Schemas['Order'];
  organizationId: string | undefined;
}) {
  const navigate = useNavigate();
  const share = useWrite(() => shareMenu(order.id), {
    onDone() {
      notify({ kind: 'success', message: 'The menu is shared. Its link is on this page.' });
      void navigate(menusPage(organizationId));
    },
  });
  if (stoppedStatuses.includes(order.status)) return null;
  const pages = orderPages(order.id, organizationId);
  return (
    <Card as="section" aria-labelledby="team-title">
      <Stack gap={4}>
        <SectionTitle id="team-title">For your team</SectionTitle>
        {share.failure && (
          <Notice tone="danger" live>
            {share.failure.message}
          </Notice>
        )}
        <Cluster>
          <ButtonLink variant="secondary" size="small" icon="receipt" to={pages.labels}>
            Labels
          </ButtonLink>
          <Button variant="secondary" size="small" pending={share.pending} onClick={() => share.run()}>
            Share the menu
          </Button>
          <ButtonLink variant="secondary" size="small" icon="star" to={pages.survey}>
            Survey
          </ButtonLink>
        </Cluster>
      </Stack>
    </Card>
  );
}
