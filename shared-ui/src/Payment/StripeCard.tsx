import { ApiFailure } from '@copper-carrot/contracts/runtime';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useRef } from 'react';
import { Button } from '../Button/Button';
import { Form } from '../Form/Form';
import { Cluster } from '../Layout/Layout';
import { Notice } from '../Notice/Notice';
import { CardNaming } from './CardNaming';
import { stripeFor } from './stripe';
import { type CardFieldsProps, useCardForm } from './useCardForm';

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

function Fields(props: CardFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const checking = useRef<ReturnType<NonNullable<typeof elements>['submit']>>(undefined);
  const makeMethod = async (): Promise<string> => {
    const checked = await checking.current;
    // The button waits for Stripe.
    if (!stripe || !elements || !checked) throw refused();
    if (checked.error) throw refused(checked.error.message);
    const made = await stripe.createPaymentMethod({ elements });
    if (made.error) throw refused(made.error.message);
    return made.paymentMethod.id;
  };
  const { form, method, naming } = useCardForm(props, { makeMethod });
  return (
    <Form
      aria-label="New card"
      {...form}
      onSubmit={() => {
        // Stripe wants to be asked within the press itself.
        checking.current = elements?.submit();
        return form.onSubmit();
      }}
    >
      <PaymentElement />
      {method.error && (
        <Notice tone="danger" live>
          {method.error}
        </Notice>
      )}
      <CardNaming {...naming} />
      <Cluster>
        <Button type="submit" disabled={!stripe}>
          Add Card
        </Button>
        {props.cancel}
      </Cluster>
    </Form>
  );
}

/** What Stripe says of a card, as the API says it of one. */
const refused = (message = 'This card can’t be saved.'): ApiFailure =>
  new ApiFailure(402, { code: 'card_error', message, field_errors: { stripe_token: [message] } });
