import { cardFeeCents, gifts as limits, type Schemas } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Sidebar, Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { count } from '@copper-carrot/shared-ui/words';
import { useState } from 'react';
import { peopleFed } from '../../components/campaign-words';
import { Thermometer } from '../../components/Thermometer';
import { CardChoice } from './CardChoice';
import { useGiving } from './useGiving';

const bankDialog = onDemand(async () => (await import('@copper-carrot/shared-ui/BankDialog')).BankDialog);

interface Props {
  campaign: Schemas['Campaign'];
  onGiven: (gift: Schemas['Gift']) => void;
}

/** How much, how often, in whose name, and the card that pays. */
export function GiftForm({ campaign, onGiven }: Props) {
  const giving = useGiving(campaign.slug, onGiven);
  const { form, values, bank, total } = giving;
  const canAsk = useOnDemand(bankDialog, bank.question !== null, () => bank.ask(null));
  const fed = peopleFed(values.amount ?? 0, campaign);
  return (
    <Sidebar
      aside={
        <Card as="section" look="raised" aria-label="Your gift">
          <Stack gap={4}>
            <Thermometer name={campaign.name} raised={campaign.raised} goal={campaign.goal} />
            <p>
              Your card is charged <strong>{formatMoney(total)}</strong>
              {values.rhythm === 'monthly' ? ' each month' : ' once'}.
              {fed > 0 && ` Your gift feeds ${count(fed, 'person', 'people')}.`}
            </p>
            {bank.asks && !bank.question && (
              <Notice tone="info" title="Your bank asks you to confirm this payment">
                <span {...bankDialog.intent}>
                  <Button variant="secondary" size="small" onClick={() => bank.ask(bank.asks)}>
                    Confirm with the bank
                  </Button>
                </span>
              </Notice>
            )}
            <Button size="large" wide pending={giving.pending} onClick={form.onSubmit}>
              Give {formatMoney(total)}
              {values.rhythm === 'monthly' && ' a month'}
            </Button>
          </Stack>
        </Card>
      }
    >
      <Stack gap={6}>
        <Form aria-label="Your gift" {...form}>
          <Stack gap={6}>
            <Amount giving={giving} />
            <Giver giving={giving} />
          </Stack>
        </Form>
        <CardChoice giving={giving} />
      </Stack>
      {canAsk && bank.question && (
        <bankDialog.Part
          clientSecret={bank.question.clientSecret}
          intentId={bank.question.intentId}
          onClose={() => bank.ask(null)}
          onPassed={() => Promise.resolve(bank.goOn())}
        />
      )}
    </Sidebar>
  );
}

type Giving = ReturnType<typeof useGiving>;

const presets = limits.presets.map((dollars) => ({ value: String(dollars), label: formatMoney(dollars, 0) }));

function Amount({ giving: { field, values } }: { giving: Giving }) {
  const amount = field('amount');
  const [isOwn, setOwn] = useState(false);
  const fee = cardFeeCents(Math.round((values.amount ?? 0) * 100)) / 100;
  const { onChange: setCovers, value: coversFees, name } = field('coversFees');
  const { error: _, ...rhythm } = field('rhythm');
  return (
    <Stack as="section" gap={4} aria-labelledby="amount-title">
      <SectionTitle id="amount-title">How much</SectionTitle>
      <RadioGroup
        {...rhythm}
        look="segments"
        options={[
          { value: 'once', label: 'Once' },
          { value: 'monthly', label: 'Each month' },
        ]}
      />
      <RadioGroup
        label="Amount"
        labelHidden
        look="cards"
        columns={3}
        value={isOwn ? 'own' : String(values.amount)}
        options={[...presets, { value: 'own', label: 'Another amount' }]}
        onChange={(chosen) => {
          setOwn(chosen === 'own');
          amount.onChange(chosen === 'own' ? null : Number(chosen));
        }}
      />
      {isOwn && (
        <NumberField {...amount} label="Your amount" money lenient min={limits.least} max={limits.most} />
      )}
      <Checkbox
        name={name}
        checked={coversFees}
        onChange={setCovers}
        description="All of your gift then goes into meals."
      >
        {values.amount ? `Add ${formatMoney(fee)} for the card’s fees` : 'Add the card’s fees'}
      </Checkbox>
    </Stack>
  );
}

function Giver({ giving: { field, user } }: { giving: Giving }) {
  const { onChange: setAnonymous, value: anonymous, name } = field('anonymous');
  return (
    <Stack as="section" gap={4} aria-labelledby="giver-title">
      <SectionTitle id="giver-title">From whom</SectionTitle>
      {user ? (
        <p>The receipt goes to {user.email}.</p>
      ) : (
        <>
          <TextField {...field('name')} autoComplete="name" />
          <TextField
            {...field('email')}
            type="email"
            autoComplete="email"
            description="Your receipt goes here. You need no account."
          />
        </>
      )}
      <TextField {...field('honoree')} description="If you give for somebody: their name, beside yours." />
      <Checkbox
        name={name}
        checked={anonymous}
        onChange={setAnonymous}
        description="The campaign’s page says “Anonymous” instead of your name."
      >
        Give anonymously
      </Checkbox>
    </Stack>
  );
}
