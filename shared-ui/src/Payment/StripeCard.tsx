import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { Form } from '../Form/Form';
import { Cluster } from '../Layout/Layout';
import { Notice } from '../Notice/Notice';
import { CardNaming, type CardFieldsProps, type Naming } from './CardNaming';
import { stripeFor } from './stripe';

/** Stripe's own fields: the number goes to Stripe, we get a payment method, which the server verifies with a SetupIntent. */
export default function StripeCard({
  publishableKey,
  ...form
}: CardFieldsProps & { publishableKey: string }) {
  return (
    <Elements
      stripe={stripeFor(publishableKey)}
      options={{
        mode: 'setup',
        currency: 'usd',
        paymentMethodCreation: 'manual',
      }}
    >
      <Fields {...form} />
    </Elements>
  );
}

function Fields({ onMethod, error, teamName, cancel }: CardFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [refusal, setRefusal] = useState<string>();
  const [naming, setNaming] = useState<Naming>({ nickname: '', shared: false });
  const [saving, setSaving] = useState(false);

  const makeMethod = async () => {
    if (!stripe || !elements) return;
    const checked = await elements.submit();
    if (checked.error) return setRefusal(checked.error.message);
    const made = await stripe.createPaymentMethod({ elements });
    if (made.error) return setRefusal(made.error.message);
    setRefusal(undefined);
    await onMethod(made.paymentMethod.id, naming);
  };
  const save = async () => {
    if (saving) return;
    setSaving(true);
    await makeMethod();
    setSaving(false);
  };
  const words = refusal ?? error;
  return (
    <Form onSubmit={save} aria-label="New card">
      <PaymentElement />
      {words && (
        <Notice tone="danger" live>
          {words}
        </Notice>
      )}
      <CardNaming value={naming} teamName={teamName} onChange={setNaming} />
      <Cluster>
        <Button type="submit" pending={saving} disabled={!stripe}>
          Add Card
        </Button>
        {cancel}
      </Cluster>
    </Form>
  );
}
