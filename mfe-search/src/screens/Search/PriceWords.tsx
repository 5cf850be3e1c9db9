import { Tooltip } from '@copper-carrot/shared-ui/Tooltip';

export interface PriceWordsProps {
  label: string;
  beforeDelivery: boolean;
}

/** What package prices include. */
export const PriceWords = ({ label, beforeDelivery }: PriceWordsProps) => (
  <Tooltip
    label={label}
    text={
      beforeDelivery
        ? 'Per person is the food alone. All-in adds service and card fees, sales tax and the standard 8% tip. What delivery costs is known, and part of it, once you give an address.'
        : 'Per person is the food alone. All-in is what you pay: food, delivery, service and card fees, sales tax and the standard 8% tip.'
    }
  />
);
