import { type CampaignType, defaultPlaceId, href } from '@copper-carrot/contracts';
import { NewCampaignBody } from '@copper-carrot/contracts/limits';
import { notify } from '@copper-carrot/contracts/runtime';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { ComboBox } from '@copper-carrot/shared-ui/ComboBox';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { Select } from '@copper-carrot/shared-ui/Select';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlaces } from '../../api';
import { startCampaign, suggestBrands, urls } from './api';
import { type CampaignFields, fieldsOf, hospitalSent, labels, sent } from './campaign-fields';
import { CampaignInputs } from './CampaignInputs';

interface Fields extends CampaignFields {
  campaign_type: CampaignType;
  place_id: string;
  slug: string;
  brand_slug: string;
}

const kinds = [
  { value: 'covid_hospital', label: 'For a hospital', description: 'Restaurants bring meals to its staff.' },
  { value: 'covid_caterer', label: 'Of a restaurant', description: 'It cooks for its own neighbors.' },
] as const;

/** Starts a campaign, which is public at once. */
export default function NewCampaign() {
  const navigate = useNavigate();
  const places = usePlaces().data?.records ?? [];
  const [brandName, setBrandName] = useState('');
  const initial: Fields = {
    ...fieldsOf(),
    campaign_type: 'covid_hospital',
    place_id: String(defaultPlaceId),
    slug: '',
    brand_slug: '',
  };
  const { form, field, values, set } = useApiForm({
    limits: NewCampaignBody,
    within: 'campaign.',
    initial,
    labels: {
      ...labels,
      campaign_type: 'Kind',
      place_id: 'Place',
      slug: 'Address',
      brand_slug: 'Restaurant',
    },
    unseen: { sites: labels.site_lines },
    send: (typed) =>
      startCampaign({
        ...sent(typed),
        campaign_type: typed.campaign_type,
        place_id: Number(typed.place_id),
        ...(typed.slug.trim() && { slug: typed.slug.trim() }),
        ...(typed.campaign_type === 'covid_hospital'
          ? hospitalSent(typed)
          : typed.brand_slug && { brand_slug: typed.brand_slug }),
      }),
    stale: [urls.allCampaigns],
    onDone({ id, name }) {
      notify({ kind: 'success', message: `${name} is public now.` });
      void navigate(href.adminCampaign(id));
    },
  });
  const ofHospital = values.campaign_type === 'covid_hospital';
  const brand = field('brand_slug');
  return (
    <Stack gap={6}>
      <Breadcrumbs items={[{ label: 'Campaigns', to: href.adminCampaigns() }, { label: 'New' }]} />
      <PageTitle below="It is public as soon as it is saved.">Start a campaign</PageTitle>
      <Card as="section" aria-label="The campaign" padding="large">
        <Form aria-label="Start a campaign" {...form}>
          <RadioGroup<CampaignType> {...field('campaign_type')} options={kinds} look="cards" columns={2} />
          <Grid gap={4} least="min(14rem, 100%)">
            <Select
              {...field('place_id')}
              options={places.map((place) => ({ value: String(place.enum), label: place.label }))}
            />
            {!ofHospital && (
              <ComboBox
                label={brand.label}
                name={brand.name}
                error={brand.error}
                required
                icon="search"
                text={brandName}
                onTextChange={setBrandName}
                onChange={(choice) => {
                  set('brand_slug', choice?.value ?? '');
                  if (choice) setBrandName(choice.label);
                }}
                suggest={(text, signal) => suggestBrands(Number(values.place_id), text, signal)}
              />
            )}
            <TextField
              {...field('slug')}
              required={false}
              autoComplete="off"
              description="The end of its address, such as night-suppers; made of the name if empty. It never changes."
            />
          </Grid>
          <CampaignInputs values={values} field={field} ofHospital={ofHospital} />
          <div>
            <Button type="submit">Start the campaign</Button>
          </div>
        </Form>
      </Card>
    </Stack>
  );
}
