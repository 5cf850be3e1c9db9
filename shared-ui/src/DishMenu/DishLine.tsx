import { useRef } from 'react';
import styled from 'styled-components';
import { DietaryTags } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { containsWords } from '../format/allergens';
import { formatMoney } from '../format/money';
import { Picture } from '../Picture/Picture';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper';
import { tabular } from '../theme/styles';
import { color, radius, space, text } from '../theme/tokens';
import { type BasketLine, type Dish, isPlain, plainLine, quantityOf, withLine, withQuantity } from './basket';
import { useKeptFocus } from './useKeptFocus';

interface DishLineProps {
  dish: Dish;
  lines: readonly BasketLine[];
  onChange: ((lines: BasketLine[]) => void) | undefined;
  /** Asks for what is to be said of a dish. */
  open: (dish: Dish) => void;
  /** It is a variation, and stands under its dish. */
  small?: boolean;
}

/** A dish of a menu: what it is, what it costs, and the way into the order. */
export function DishLine({ dish, lines, onChange, open, small }: DishLineProps) {
  const contains = containsWords(dish.allergens);
  return (
    <Line data-small={small || undefined}>
      {!small && (
        <Frame>
          <Picture src={dish.image.url} alt="" ratio="1" />
        </Frame>
      )}
      <Words>
        <Name>{dish.name}</Name>
        {!small && dish.description && <Says>{dish.description}</Says>}
        <Facts>
          <strong>{formatMoney(dish.price)}</strong>
          {dish.serves > 1 && <span>serves {dish.serves}</span>}
          <DietaryTags tags={dish.dietary_tags} />
        </Facts>
        {/* It goes into the order by a press of its own: whoever reads only this line is to know. */}
        {contains && <Contains>{contains}</Contains>}
      </Words>
      {onChange && <Way dish={dish} lines={lines} onChange={onChange} open={open} />}
    </Line>
  );
}

type Ordering = Omit<DishLineProps, 'small' | 'onChange'> & { onChange: (lines: BasketLine[]) => void };

/** A dish's button and its number take each other's place: whoever presses one goes on in the other. */
function Way(ordering: Ordering) {
  const root = useRef<HTMLDivElement>(null);
  const kept = useKeptFocus(() => [...(root.current?.querySelectorAll('button') ?? [])].at(-1)?.focus());
  return (
    <Place ref={root} {...kept}>
      {way(ordering)}
    </Place>
  );
}

function way({ dish, lines, onChange, open }: Ordering) {
  const at = plainLine(lines, dish);
  const [plain, line] = [isPlain(dish), lines[at]];
  if (plain && line)
    return (
      <QuantityStepper
        label={dish.name}
        value={line.qty}
        max={10_000}
        onChange={(qty) => onChange(withQuantity(lines, at, qty))}
      />
    );
  const count = quantityOf(lines, dish);
  return (
    <>
      {count > 0 && <Count aria-label={`${count} in your order`}>{count} ×</Count>}
      <Button
        size="small"
        variant="secondary"
        icon="plus"
        aria-label={plain ? `Add ${dish.name}` : `Add ${dish.name} …`}
        onClick={() => (plain ? onChange(withLine(lines, { menu_item_id: dish.id, qty: 1 })) : open(dish))}
      >
        Add
      </Button>
    </>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr) auto;
  gap: ${space(2)} ${space(4)};
  align-items: start;

  &[data-small] {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;
const Frame = styled.div`
  overflow: hidden;
  border-radius: ${radius.medium};
`;
const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Name = styled.p`
  font-weight: 600;
`;
const Says = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
const Contains = styled.p`
  margin-top: ${space(1)};
  font-size: ${text.tiny};
  color: ${color.inkSoft};
`;
const Facts = styled.div`
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  margin-top: ${space(1)};
  font-size: ${text.small};
  color: ${color.inkSoft};

  strong {
    font-weight: 600;
    color: ${color.ink};
  }
`;
const Place = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;
`;
const Count = styled.span`
  ${tabular}
  font-size: ${text.small};
  font-weight: 600;
`;
