import type { Schemas } from '@copper-carrot/contracts';
import { type BasketLine, portionsOf } from '@copper-carrot/shared-ui/basket';
import { fedBy } from '@copper-carrot/shared-ui/people-fed';
import { Button } from '@copper-carrot/shared-ui/Button';
import { DishMenu, useKeptFocus } from '@copper-carrot/shared-ui/dish-menu';
import { focusFirstError } from '@copper-carrot/shared-ui/Form';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { noticeSentence } from '@copper-carrot/shared-ui/lead-time';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { color, media, space, text } from '@copper-carrot/shared-ui/tokens';
import { useBelow } from '@copper-carrot/shared-ui/useBelow';
import { ownZone } from '@copper-carrot/shared-ui/zones';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useMenuPreview } from '../../hooks/useMenuPreview';
import { usePackageEvent } from '../../hooks/usePackageEvent';
import { useUndo } from '../../hooks/useUndo';
import { asText, type BasketDraft, loadBasket, saveBasket } from '../../order/menu-draft';
import { MenuHelp } from '../helper/MenuHelp';
import { EventFields, type EventRules } from '../Package/EventFields';
import { sumNow } from '../../order/price-now';
import { reasonsOf } from '../../order/verdict';
import { OrderAside } from '../Package/OrderAside';
import { PhoneBar } from '../Package/PhoneBar';
import { Basket } from './Basket';
import { useStartMenuOrder } from './useStartMenuOrder';

/** The headcount if none is given. */
const usualHeadcount = 10;

export interface MenuOrderProps {
  brand: Schemas['Caterer'];
  menus: readonly Schemas['RestaurantMenu'][];
  items: readonly Schemas['MenuItem'][];
}

/** Ordering from a restaurant's menu: event, dishes and a priced basket (1 §1). */
export function MenuOrder({ brand, menus, items }: MenuOrderProps) {
  const { event, change } = usePackageEvent(rulesOf(brand), usualHeadcount);
  const [basket, setBasket] = useState(() => loadBasket(brand.id));
  const { lines } = basket;
  const preview = useMenuPreview(brand.id, event, lines);
  const { start, question, failure, forget } = useStartMenuOrder(brand.id);
  const undoing = useUndo();
  const narrow = useBelow('largeTablet');
  const fields = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLDivElement>(null);
  // Removing the last line closes a phone's sheet, so the focus moves to the section.
  const kept = useKeptFocus(() => narrow && lines.length === 0 && section.current?.focus());

  const put = (next: BasketDraft) => {
    forget();
    setBasket(next);
    saveBasket(brand.id, next);
  };
  const changeByHand = (next: BasketLine[]) => {
    undoing.withdraw();
    const texts = next.map(asText);
    put({ lines: next, fromHelper: basket.fromHelper.filter((text) => texts.includes(text)) });
  };
  const changeEvent: typeof change = (part) => {
    // An earlier start failure and helper undo do not apply to the changed event.
    forget();
    if (part.headcount !== undefined) undoing.withdraw();
    change(part);
  };
  const { kitchens } = brand;
  const kitchen =
    kitchens.find(({ id }) => event.pickup && id === event.pickupKitchenId) ??
    kitchens.find(({ place_id }) => place_id === event.placeId) ??
    kitchens[0];
  const slots = { ...failure?.slots, ...preview.verdict.slots };
  const begin = async () => {
    if (!preview.verdict.orderValid && focusFirstError(fields.current)) return;
    await start(event, lines);
  };
  const portions = portionsOf(lines, items);
  const { delivery_minimum: minimum, delivery_shortfall: short } =
    (preview.price.kind === 'whole' && preview.order) || {};
  const shortfall =
    minimum && short
      ? `${formatMoney(short)} more to the delivery minimum of ${formatMoney(minimum)}`
      : undefined;
  const basketView = (
    <Basket
      {...{ items, lines, preview, portions }}
      headcount={event.wrongHeadcount ? null : event.headcount}
      onChange={changeByHand}
      inAside={!narrow}
    />
  );
  const startButton = (
    <Button size="large" wide disabled={lines.length === 0} onClick={begin}>
      Start order
    </Button>
  );
  return (
    <Grid as="section" ref={section} aria-labelledby="order-from-menu" tabIndex={-1} {...kept}>
      <Stack gap={6}>
        <div>
          <SectionTitle id="order-from-menu">Order from the menu</SectionTitle>
          <Small>{noticeSentence(brand)}</Small>
        </div>
        <div ref={fields}>
          <EventFields
            pack={rulesOf(brand)}
            event={event}
            change={changeEvent}
            slots={slots}
            zone={preview.order?.time_zone ?? kitchen?.time_zone ?? ownZone()}
            earliest={preview.order?.earliest_start ?? kitchen?.earliest_start}
          />
        </div>
        <div>
          <MenuHelp
            brandId={brand.id}
            rules={rulesOf(brand)}
            {...{ event, items, basket, undoing }}
            change={changeEvent}
            onChange={put}
          />
        </div>
        <DishMenu menus={menus} items={items} lines={lines} onChange={changeByHand} narrow />
      </Stack>
      {narrow ? (
        lines.length > 0 && (
          <PhoneBar
            preview={preview}
            price={preview.price}
            onStart={begin}
            failure={failure}
            missing={reasonsOf(preview.verdict)[0] ?? preview.failure ?? undefined}
            hint={shortfall}
            feeds={fedBy(portions)}
          >
            {basketView}
          </PhoneBar>
        )
      ) : (
        <OrderAside
          sum={lines.length > 0 ? sumNow(preview.price, preview.order, fedBy(portions)) : null}
          pending={preview.pending}
          hint={shortfall}
          failure={failure}
          way={startButton}
        >
          <Title>Your order</Title>
          {basketView}
        </OrderAside>
      )}
      {question}
    </Grid>
  );
}

/** A menu takes any headcount. */
const rulesOf = ({ kitchens }: Schemas['Caterer']): EventRules => ({
  kitchens,
  minimum_headcount: 1,
  maximum_headcount: 10_000,
  increment_by: 1,
  place_ids: kitchens.map(({ place_id }) => place_id),
});

const Grid = styled.div`
  display: grid;
  gap: ${space(8)};

  > * {
    min-width: 0;
  }
  ${media.largeTablet} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space(10)};
    align-items: start;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 25rem;
  }
`;
const Title = styled.h3`
  margin-bottom: ${space(3)};
  font-size: ${text.heading};
`;
const Small = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
