import {
  choiceProblem,
  fromChosenOptions,
  href,
  isOnMenu,
  isPicked,
  type Quantities,
  quantityOf,
  type Schemas,
} from '@copper-carrot/contracts';
import { containsWords } from '@copper-carrot/shared-ui/allergens';
import { DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { Button } from '@copper-carrot/shared-ui/Button';
import { extraHeadcountWords } from '@copper-carrot/shared-ui/extra-headcount';
import { Link } from '@copper-carrot/shared-ui/Link';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useCheckout } from '../hooks/useCheckout';
import { SectionCard } from './SectionCard';

const editor = onDemand(async () => (await import('./ChoiceEditor')).ChoiceEditor);

const dishes = onDemand(async () => (await import('./DishesSection')).DishesSection);

/** The choices of a package or the dishes of a menu. */
export function ChoicesSection() {
  const isOfMenu = useCheckout().order.package === null;
  const isThere = useOnDemand(dishes, isOfMenu);
  if (isOfMenu) return isThere && <dishes.Part />;
  return <PackageChoices />;
}

/** The chosen options of the package, with the same rules as on the package's page. */
function PackageChoices() {
  const { order, choices, values, locked } = useCheckout();
  const [editing, setEditing] = useState(false);
  const quantities = fromChosenOptions(values.chosen_options);
  const faulty = choices.some((choice) => choiceProblem(choice, quantities, values.headcount));
  const isCurrent = isOnMenu(choices, fromChosenOptions(order.chosen_options));
  return (
    <SectionCard section="choices" complete={!faulty && isCurrent}>
      {!isCurrent && (
        <Notice tone="warning" title="The menu has changed" live>
          {order.brand.name} offers some of this no more.{' '}
          <Link to={href.checkoutReset(order.id)}>See what changed</Link>
        </Notice>
      )}
      {editing && !locked ? (
        <Start>
          {choices.filter(isPicked).map((choice) => (
            <editor.Part key={choice.id} choice={choice} />
          ))}
          <div>
            <Button variant="secondary" onClick={() => setEditing(false)}>
              Done
            </Button>
          </div>
        </Start>
      ) : (
        <>
          {choices.map((choice) => (
            <ReadBack key={choice.id} choice={choice} quantities={quantities} />
          ))}
          {!locked && (
            <div {...editor.intent}>
              <Button
                variant="secondary"
                icon="edit"
                onClick={() => editor.whenThere(() => setEditing(true))}
              >
                Edit Choices
              </Button>
            </div>
          )}
        </>
      )}
    </SectionCard>
  );
}

/** Moves focus to the first choice once the editor replaces its button. */
function Start({ children }: { children: ReactNode }) {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <Choices ref={start} tabIndex={-1} role="group" aria-label="Edit choices">
      {children}
    </Choices>
  );
}

function ReadBack({ choice, quantities }: { choice: Schemas['Choice']; quantities: Quantities }) {
  const { values, errorOf } = useCheckout();
  const titleId = useId();
  const isIncluded = choice.choice_type === 'included';
  const extra = extraHeadcountWords(choice);
  const lines = choice.options.filter(({ id }) => isIncluded || quantityOf(quantities, id) > 0);
  const problem =
    errorOf('choices', `choice_${choice.id}`) ?? choiceProblem(choice, quantities, values.headcount);
  if (lines.length === 0 && !problem) return null;
  return (
    <div>
      <Subject id={titleId}>{choice.description}</Subject>
      {problem && <Problem>{problem}</Problem>}
      <Lines aria-labelledby={titleId}>
        {lines.map((option) => {
          const qty = quantityOf(quantities, option.id);
          return (
            <li key={option.id}>
              {choice.choice_type === 'constant_sum' || choice.choice_type === 'add_on' ? (
                <Quantity>{qty} ×</Quantity>
              ) : null}
              <Name>
                {option.name}
                <DietaryTags tags={option.dietary_tags} />
                {option.allergens.length > 0 && <Contains>{containsWords(option.allergens)}</Contains>}
              </Name>
              {option.price > 0 && qty > 0 && <Extra>{surcharge(option.price, qty)}</Extra>}
            </li>
          );
        })}
      </Lines>
      {extra && <Small>{extra}</Small>}
    </div>
  );
}

const surcharge = (price: number, qty: number) => `+${formatMoney(price * qty)}`;

const Choices = styled.div`
  display: grid;
  gap: inherit;
  scroll-margin-top: 6rem;

  &:focus {
    outline: none;
  }
`;
const Subject = styled.h3`
  margin-bottom: ${space(2)};
  font-family: inherit;
  font-size: ${text.small};
  font-weight: 600;
  letter-spacing: 0;
  color: ${color.inkSoft};
`;
const Lines = styled.ul`
  ${tabular}
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    gap: ${space(3)};
    align-items: baseline;
    padding: ${space(2)} 0;
    border-top: 1px solid ${color.line};
  }
`;
const Quantity = styled.span`
  flex: none;
  min-width: 3rem;
  font-weight: 600;
`;
const Name = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
`;
const Contains = styled.span`
  flex-basis: 100%;
  font-size: ${text.tiny};
  color: ${color.inkSoft};
`;
const Extra = styled.span`
  flex: none;
  color: ${color.inkSoft};
`;
const Small = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
export const Problem = styled.p`
  margin-bottom: ${space(2)};
  font-size: ${text.small};
  font-weight: 500;
  color: ${color.danger};
`;
