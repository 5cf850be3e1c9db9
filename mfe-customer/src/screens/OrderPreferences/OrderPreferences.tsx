import { dietNames, diets, type Schemas } from '@copper-carrot/contracts';
import { OrderPreferencesBody } from '@copper-carrot/contracts/limits';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster, Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Select } from '@copper-carrot/shared-ui/Select';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { space } from '@copper-carrot/shared-ui/tokens';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import styled from 'styled-components';
import { preferencesUrl, savePreferences, usePreferences } from './api';

/** What checkout fills in for each new order (2 §2). */
export default function OrderPreferences() {
  return (
    <Stack gap={6}>
      <PageTitle below="Checkout fills these in for each new order. Orders that you have already started do not change.">
        Order Preferences
      </PageTitle>
      <Section page title="We could not load your preferences">
        <Preferences />
      </Section>
    </Stack>
  );
}

function Preferences() {
  const { data } = usePreferences();
  if (!data) {
    return (
      <Loading label="Loading your preferences">
        <Skeleton height="24rem" />
      </Loading>
    );
  }
  return (
    <Card>
      <Fields said={data} />
    </Card>
  );
}

const usualTip = 'usual';
const tips = [0, 5, 8, 10, 12, 15, 18, 20] as const;

function Fields({ said }: { said: Schemas['OrderPreferences'] }) {
  const { form, field, values, set } = useApiForm({
    limits: OrderPreferencesBody,
    within: 'order_preferences.',
    initial: {
      contact_name: said.contact_name ?? '',
      contact_phone: said.contact_phone ?? '',
      delivery_instructions: said.delivery_instructions ?? '',
      tip: said.tip_percent === null ? usualTip : String(said.tip_percent),
      cutlery: said.cutlery,
      dietary_profile: said.dietary_profile,
    },
    labels: {
      contact_name: 'Contact name',
      contact_phone: 'Contact phone',
      delivery_instructions: 'Instructions for the driver',
      tip: 'Tip',
      cutlery: 'Cutlery',
      dietary_profile: 'What I eat',
    },
    send: ({ tip, dietary_profile: eaten, cutlery, ...words }) =>
      savePreferences({
        contact_name: words.contact_name.trim() || null,
        contact_phone: words.contact_phone.trim() || null,
        delivery_instructions: words.delivery_instructions.trim() || null,
        tip_percent: tip === usualTip ? null : Number(tip),
        cutlery,
        dietary_profile: [...eaten],
      }),
    stale: [preferencesUrl],
    onDone: () => notify({ kind: 'success', message: 'Your preferences are saved.' }),
  });
  const percents = [...new Set([...tips, ...(said.tip_percent === null ? [] : [said.tip_percent])])].sort(
    (one, other) => one - other,
  );
  return (
    <Form aria-label="Order preferences" {...form}>
      <Grid gap={5} least="min(14rem, 100%)">
        <TextField
          autoComplete="name"
          description="Whom the driver asks for."
          {...field('contact_name')}
          required={false}
        />
        <TextField
          type="tel"
          autoComplete="tel"
          description="Whom the driver calls."
          {...field('contact_phone')}
          required={false}
        />
      </Grid>
      <TextArea
        rows={2}
        description="If a saved address has its own instructions, we use those instead."
        {...field('delivery_instructions')}
        required={false}
      />
      <Select
        {...field('tip')}
        required={false}
        description="A percentage of the food. It goes to the caterer’s team. You can change it in each order."
        options={[
          { value: usualTip, label: 'As usual' },
          ...percents.map((percent) => ({
            value: String(percent),
            label: percent === 0 ? 'No tip' : `${percent}%`,
          })),
        ]}
      />
      <Checkbox checked={!values.cutlery} onChange={(none) => set('cutlery', !none)}>
        Please bring no cutlery
      </Checkbox>
      <Eaten>
        <legend>What I eat</legend>
        <Cluster gap={4}>
          {diets.map((diet) => (
            <Checkbox
              key={diet}
              checked={values.dietary_profile.includes(diet)}
              onChange={(on) =>
                set(
                  'dietary_profile',
                  diets.filter((each) => (each === diet ? on : values.dietary_profile.includes(each))),
                )
              }
            >
              {dietNames[diet]}
            </Checkbox>
          ))}
        </Cluster>
      </Eaten>
      <div>
        <Button type="submit">Save</Button>
      </div>
    </Form>
  );
}

const Eaten = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-bottom: ${space(2)};
    font-weight: 600;
  }
`;
