import { campaignDishes, type CampaignPalette, campaignPalettes } from '@copper-carrot/contracts';
import { DatePicker } from '@copper-carrot/shared-ui/DatePicker';
import { Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { Select } from '@copper-carrot/shared-ui/Select';
import { TagGroup } from '@copper-carrot/shared-ui/TagGroup';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { ownZone, todayIn } from '@copper-carrot/shared-ui/zones';
import type { CampaignFields, Embedding } from './campaign-fields';

export interface InputsProps {
  values: CampaignFields;
  field: <Name extends keyof CampaignFields>(
    name: Name,
  ) => {
    name: Name;
    label: string;
    required?: boolean;
    error?: string;
    value: CampaignFields[Name];
    onChange(value: CampaignFields[Name]): void;
  };
  /** Whether the meals go to a hospital. */
  ofHospital: boolean;
}

const mostDishes = 3;
const palettes = (Object.keys(campaignPalettes) as CampaignPalette[]).map((value) => ({
  value,
  label: campaignPalettes[value],
}));
const dishes = Object.entries(campaignDishes).map(([id, label]) => ({ id, label }));
const embeddings: { value: Embedding; label: string; description: string }[] = [
  { value: 'any', label: 'Any site', description: 'The campaign’s page hands out the HTML.' },
  { value: 'listed', label: 'Listed sites', description: 'Browsers show it on these sites alone.' },
  { value: 'none', label: 'No other site', description: 'The campaign’s page offers no HTML.' },
];

/** The fields that a campaign has, new or not. */
export function CampaignInputs({ values, field, ofHospital }: InputsProps) {
  const chosen = field('dishes');
  return (
    <Stack gap={5}>
      <TextField {...field('name')} required autoComplete="off" />
      {ofHospital && (
        <Grid gap={4} least="min(16rem, 100%)">
          <TextField {...field('hospital_name')} required autoComplete="off" />
          <TextField {...field('hospital_address')} required autoComplete="off" />
        </Grid>
      )}
      <TextArea
        {...field('summary')}
        required
        rows={2}
        description="One or two sentences, for lists, search engines and shared links."
      />
      <TextArea {...field('story')} required={false} rows={6} />
      <Grid gap={4} least="min(12rem, 100%)">
        <NumberField {...field('goal')} required min={1} step={0.01} money />
        <NumberField {...field('meal_price')} required min={1} step={0.01} money />
        <DatePicker {...field('ends_on')} required={false} min={todayIn(ownZone())} />
      </Grid>
      <Grid gap={4} least="min(14rem, 100%)">
        <Select<CampaignPalette> {...field('palette')} options={palettes} />
        <TagGroup
          label={chosen.label}
          items={dishes.map((dish) => ({
            ...dish,
            disabled: chosen.value.length >= mostDishes && !chosen.value.includes(dish.id),
          }))}
          selected={chosen.value}
          onSelect={(ids) => chosen.onChange(ids.length > 0 ? ids.slice(0, mostDishes) : chosen.value)}
        />
      </Grid>
      <RadioGroup<Embedding> {...field('embedding')} options={embeddings} />
      {values.embedding === 'listed' && (
        <TextArea
          {...field('site_lines')}
          required
          rows={3}
          description="One a line, such as https://www.example.org."
        />
      )}
    </Stack>
  );
}
