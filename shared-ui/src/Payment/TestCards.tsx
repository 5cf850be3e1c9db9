import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Form } from '../Form/Form';
import { Cluster } from '../Layout/Layout';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { CardNaming } from './CardNaming';
import { type CardFieldsProps, useCardForm } from './useCardForm';

/** Stripe's published test cards; each shows one way that a payment can go. */
const testCards = [
  { value: 'pm_card_visa', label: 'Visa', description: 'Pays' },
  { value: 'pm_card_mastercard', label: 'Mastercard', description: 'Pays' },
  {
    value: 'pm_card_authenticationRequired',
    label: 'Visa with 3-D Secure',
    description: 'The bank asks first',
  },
  { value: 'pm_card_chargeCustomerFail', label: 'Visa, refused later', description: 'Saves, then declines' },
  { value: 'pm_card_chargeDeclined', label: 'Declined', description: 'Can’t be saved' },
  {
    value: 'pm_card_chargeDeclinedInsufficientFunds',
    label: 'Without funds',
    description: 'Can’t be saved',
  },
] as const;

/** A list in place of a card form: nobody can type a real number where no card company listens. */
export function TestCards(props: CardFieldsProps) {
  const { form, method, naming } = useCardForm(props, { initial: testCards[0].value });
  return (
    <Form aria-label="Test cards" {...form}>
      <Cluster gap={2}>
        <Badge tone="honey" icon="info">
          Test cards
        </Badge>
        <span>No real card, no real money.</span>
      </Cluster>
      <RadioGroup {...method} label="Test card" look="cards" columns={2} options={testCards} />
      <CardNaming {...naming} />
      <Cluster>
        <Button type="submit">Add Card</Button>
        {props.cancel}
      </Cluster>
    </Form>
  );
}
