import type { Schemas } from '@copper-carrot/contracts';
import { aboutOrdered } from '@copper-carrot/shared-ui/about-ordered';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { color, space } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';

/** The order's contents and destination for a payer who did not choose them. */
export function WhatIsOrdered({ order }: { order: Schemas['Order'] }) {
  const { address, chosen_options: chosen, pickup, brand } = order;
  const kitchen = order.possible_kitchens.find(({ id }) => id === order.pickup_kitchen_id);
  const door = [address.company_name, address.suite].filter(Boolean).join(', ');
  return (
    <Card as="section" aria-label="The order">
      <Stack gap={4}>
        <SectionTitle>The order</SectionTitle>
        <Rows>
          {chosen
            .filter(({ item_choice_type: type }) => type !== 'presentation')
            .map(({ option_id: id, name, qty }) => (
              <li key={id}>
                <span>{name}</span>
                <Quiet>{qty}</Quiet>
              </li>
            ))}
          {order.menu_items.map((item, at) => (
            <li key={`${item.menu_item_id}-${at}`}>
              <span>
                {item.name} <Quiet>{aboutOrdered(item).join(' · ')}</Quiet>
              </span>
              <Quiet>{item.qty}</Quiet>
            </li>
          ))}
        </Rows>
        <Quiet>
          {pickup
            ? `Picked up at ${[brand.name, kitchen?.name, kitchen?.formatted_address].filter(Boolean).join(', ')}`
            : [address.formatted_address, door].filter(Boolean).join(' · ')}
        </Quiet>
      </Stack>
    </Card>
  );
}

const Rows = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${space(4)};
    justify-content: space-between;
  }
  li > :last-child {
    flex: none;
  }
`;
const Quiet = styled.span`
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
