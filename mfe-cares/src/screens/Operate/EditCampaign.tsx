import { CampaignBody } from '@copper-carrot/contracts/limits';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { changeCampaign, type OperatedCampaign, urls } from './api';
import { fieldsOf, hospitalSent, labels, sent } from './campaign-fields';
import { CampaignInputs } from './CampaignInputs';

/** Changes what a campaign says. */
export function EditCampaign({ campaign }: { campaign: OperatedCampaign }) {
  const ofHospital = campaign.campaign_type === 'covid_hospital';
  const { form, field, values } = useApiForm({
    limits: CampaignBody,
    within: 'campaign.',
    initial: fieldsOf(campaign),
    labels,
    unseen: { sites: labels.site_lines },
    send: (typed) => {
      const { ends_on: end, ...changes } = sent(typed);
      return changeCampaign(campaign.id, {
        ...changes,
        // An end that has passed stays as it is.
        ...(end !== campaign.ends_on && { ends_on: end }),
        ...(ofHospital && hospitalSent(typed)),
      });
    },
    stale: [urls.campaign(campaign.id), urls.allCampaigns],
    onDone: () => notify({ kind: 'success', message: 'The campaign is saved.' }),
  });
  return (
    <Form aria-label="The campaign" {...form}>
      <CampaignInputs values={values} field={field} ofHospital={ofHospital} />
      <div>
        <Button type="submit">Save</Button>
      </div>
    </Form>
  );
}
