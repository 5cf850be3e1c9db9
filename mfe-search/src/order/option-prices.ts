import type { Schemas } from '@copper-carrot/contracts';

/** Choices with the last preview's option prices; the same object if nothing changed. */
export function pricedAsOf(
  choices: Schemas['Choice'][],
  prices: Schemas['PreviewedOrder']['option_prices'] = [],
): Schemas['Choice'][] {
  const now = ({ id, price }: Schemas['Option']) =>
    prices.find(({ option_id }) => option_id === id)?.price ?? price;
  const hasMoved = choices.some(({ options }) => options.some((option) => now(option) !== option.price));
  if (!hasMoved) return choices;
  return choices.map((choice) => ({
    ...choice,
    options: choice.options.map((option) => ({ ...option, price: now(option) })),
  }));
}
