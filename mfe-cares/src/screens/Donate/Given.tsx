import { campaignHref, type Schemas } from '@copper-carrot/contracts';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { count } from '@copper-carrot/shared-ui/words';
import { peopleFed } from '../../components/campaign-words';

/** What was given, and where its receipt is. */
export function Given({ gift, campaign }: { gift: Schemas['Gift']; campaign: Schemas['Campaign'] }) {
  const fed = peopleFed(gift.amount, campaign);
  return (
    <Stack gap={6} align="start">
      <PageTitle
        above={campaign.name}
        below={
          fed > 0
            ? `Your ${formatMoney(gift.amount)} ${gift.monthly ? 'feeds' : 'feed'} ${count(fed, 'person', 'people')}${gift.monthly ? ' each month' : ''}.`
            : 'Every dollar goes into a meal.'
        }
      >
        Thank you for your gift
      </PageTitle>
      <p role="status">
        Your card was charged {formatMoney(gift.total)}. A receipt is on its way to {gift.email}.
        {gift.monthly && ' The mail has a link to pause or end your monthly gift.'}
      </p>
      <Cluster gap={4}>
        <ButtonLink to={campaignHref(campaign)}>Back to the campaign</ButtonLink>
        <Link to={gift.receipt_url}>Download the receipt</Link>
      </Cluster>
    </Stack>
  );
}
