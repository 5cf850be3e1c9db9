import type { Schemas } from '@copper-carrot/contracts';

type Choices = Schemas['Choice'][];

/** Choices as their options are priced by now, where the last preview says so; the same ones where nothing moved. */
export function pricedAsOf(
  choices: Choices,
  prices: Schemas['PreviewedOrder']['option_prices'] = [],
): Choices {
  const now = new Map(prices.map(({ option_id, price }) => [option_id, price]));
  const priced = choices.map((choice) => {
    const options = choice.options.map((option) => {
      const price = now.get(option.id) ?? option.price;
      return price === option.price ? option : { ...option, price };
    });
    return options.every((option, index) => option === choice.options[index])
      ? choice
      : { ...choice, options };
  });
  return priced.every((choice, index) => choice === choices[index]) ? choices : priced;
}
