import { useState } from 'react';
import { Card } from '../Card/Card';
import { Cluster } from '../Layout/Layout';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper';
import { type StorySet } from '../StyleGuide/story';
import { Price } from './Price';
import { PriceLines, PriceTotal } from './PriceLines';

const lines = [
  { label: 'Food', amount: 290, detail: '20 people × $14.50' },
  { label: 'Coupon WELCOME10', amount: -10 },
  { label: 'Delivery', amount: 25 },
  {
    label: 'Service fee',
    amount: 14,
    explanation: 'The service fee supports Copper Carrot.',
  },
  {
    label: 'Processing fee',
    amount: 9.92,
    explanation: 'The processing fee covers credit card processing costs.',
  },
  { label: 'Tax', amount: 29.19, detail: '8.875%' },
  { label: 'Tip', amount: 23.2, detail: '8%' },
];

function Wraps() {
  const [wraps, setWraps] = useState(2);
  return (
    <Cluster justify="space-between">
      <span>Chicken shawarma wrap</span>
      <QuantityStepper label="Chicken shawarma wrap" value={wraps} onChange={setWraps} max={20} />
    </Cluster>
  );
}

export const priceStories: StorySet = {
  component: 'Price, PriceLines, PriceTotal, QuantityStepper',
  group: 'Food and money',
  about: 'Money that stands in columns, and says how it came about.',
  stories: [
    {
      name: 'A price that explains itself',
      Example: () => (
        <Card look="raised" padding="large">
          <PriceLines lines={lines} total={381.31} note="$19.07 per person" />
        </Card>
      ),
    },
    {
      name: 'The sum beside its button',
      Example: () => (
        <PriceTotal total={381.31} totalLabel="Total before delivery" note="$19.07 per person" />
      ),
    },
    { name: 'Being worked out', Example: () => <PriceLines lines={lines.slice(0, 2)} total={280} pending /> },
    { name: 'The first sum on its way', Example: () => <PriceTotal pending /> },
    {
      name: 'Amounts',
      Example: () => (
        <Cluster gap={6} align="baseline">
          <Price amount={14.5} size="hero" unit="per person" />
          <Price amount={381.31} size="large" />
          <Price amount={450} digits={0} />
          <Price amount={12} before={14.5} />
        </Cluster>
      ),
    },
    { name: 'How many', Example: Wraps },
  ],
};
