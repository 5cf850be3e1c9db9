import {
  deliveryWindowMinutes,
  standardCancellationPolicy as canceling,
  supportPhone,
  type Schemas,
} from '@copper-carrot/contracts';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { noticeSentence } from '@copper-carrot/shared-ui/lead-time';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { color, media, space } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import styled from 'styled-components';

/** Notice, delivery and cancellation terms, with the server's figures. */
export function TermsOfOrder({
  pack,
  service,
}: {
  pack: Schemas['Package'];
  service: Schemas['PackageService'] | undefined;
}) {
  const terms: [string, string[]][] = [
    ['How early', [noticeSentence(pack)]],
    ['Delivery', deliveryOf(service)],
    [
      'Canceling',
      [
        `Free until ${pack.caterer.name} accepts, and after that up to ${canceling.freeHoursBefore} hours before the event.`,
        `Inside ${canceling.freeHoursBefore} hours it costs ${canceling.feePpm / 10_000}% of the food; inside ${canceling.supportOnlyHoursBefore} hours please call ${supportPhone}.`,
      ],
    ],
  ];
  return (
    <Stack gap={5} as="section" aria-labelledby="terms">
      <SectionTitle id="terms">Ordering, delivery and canceling</SectionTitle>
      <Terms>
        {terms.map(([name, sentences]) => (
          <div key={name}>
            <dt>{name}</dt>
            {sentences.map((sentence) => (
              <dd key={sentence}>{sentence}</dd>
            ))}
          </div>
        ))}
      </Terms>
    </Stack>
  );
}

function deliveryOf(service: Schemas['PackageService'] | undefined): string[] {
  if (!service) return [];
  const { delivery, pickup_allowed: pickup } = service;
  const window = `It arrives within ${deliveryWindowMinutes} minutes from the time that you choose.`;
  const fetched = 'You can pick it up yourself, without a delivery fee.';
  if (!delivery) return [pickup ? `It is not delivered. ${fetched}` : 'It is not delivered here.'];
  const { lowest_fee: least, highest_fee: most, lowest_minimum: minimum, radius_miles: radius } = delivery;
  const fee =
    least === most ? formatMoney(least) : `${formatMoney(least)} to ${formatMoney(most)}, by distance`;
  const from = minimum > 0 ? `, from ${formatMoney(minimum)} of food` : '';
  return [
    `Delivery costs ${fee}, up to ${count(radius, 'mile')} from the kitchen${from}.`,
    window,
    ...(pickup ? [fetched] : []),
  ];
}

const Terms = styled.dl`
  display: grid;
  gap: ${space(6)};
  margin: 0;

  > div {
    display: grid;
    gap: ${space(1)};
    align-content: start;
  }
  dt {
    font-weight: 650;
  }
  dd {
    margin: 0;
    color: ${color.inkSoft};
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(8)};
  }
`;
