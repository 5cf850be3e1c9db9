import { fromChosenOptions } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, font, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { count, joinList } from '@copper-carrot/shared-ui/words';
import { styled } from 'styled-components';
import { chosenByHand, redistributed } from '../checkout/headcount';
import { useCheckout } from '../hooks/useCheckout';

interface Props {
  open: boolean;
  from: number | null;
  to: number | null;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The pending headcount with its effect on the chosen quantities (1 §2). */
export function HeadcountDialog({ open, from, to, onCancel, onConfirm }: Props) {
  const { order, choices, values, state } = useCheckout();
  const byHand = chosenByHand(choices, order, state.pending.chosen_options);
  const moves =
    to === null ? [] : redistributed(choices, fromChosenOptions(values.chosen_options), to, byHand);
  const leftOut = moves.filter(({ to: after }) => after === 0).map(({ name }) => name);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title="Change the headcount?"
      size="small"
      guard={false}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Keep {from}
          </Button>
          <Button onClick={onConfirm}>Change to {to}</Button>
        </>
      }
    >
      <Numbers>
        <Number>
          <span>Old headcount</span>
          <strong>{from}</strong>
        </Number>
        <Icon name="arrow" size="1.5rem" />
        <Number data-new>
          <span>New headcount</span>
          <strong>{to}</strong>
        </Number>
      </Numbers>
      <p>Everyone gets a meal: your quantities move in the same proportions. You can edit them afterwards.</p>
      <Moves>
        {moves
          .filter(({ from: before, to: after }) => before + after > 0)
          .map(({ optionId, name, from: before, to: after }) => (
            <li key={optionId}>
              <span>{name}</span>
              <span data-moved={before !== after || undefined}>
                {before} <Icon name="arrow" size="0.875rem" /> {after}
              </span>
            </li>
          ))}
      </Moves>
      {leftOut.length > 0 && (
        <Notice tone="warning">
          {joinList(leftOut)} {leftOut.length === 1 ? 'is' : 'are'} left out:{' '}
          {count(to ?? 0, 'person', 'people')} can’t share that many dishes.{' '}
          {leftOut.length === 1 ? 'It comes' : 'They come'} back when more people eat.
        </Notice>
      )}
    </Dialog>
  );
}

const Numbers = styled.div`
  display: flex;
  gap: ${space(4)};
  align-items: center;
  justify-content: center;
  margin-bottom: ${space(5)};
  padding: ${space(5)};
  color: ${color.inkFaint};
  background: ${color.sunken};
  border-radius: ${radius.large};
`;
const Number = styled.div`
  ${tabular}
  display: grid;
  justify-items: center;
  font-size: ${text.small};
  color: ${color.inkSoft};

  strong {
    font-family: ${font.heading};
    font-size: ${text.title};
    font-weight: 560;
    line-height: 1.2;
    color: ${color.ink};
  }
  &[data-new] strong {
    color: ${color.copperText};
  }
`;
const Moves = styled.ul`
  ${tabular}
  display: grid;
  margin: ${space(4)} 0 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${space(4)};
    justify-content: space-between;
    padding: ${space(2)} 0;
    border-top: 1px solid ${color.line};
  }
  li > :last-child {
    display: inline-flex;
    flex: none;
    gap: ${space(1.5)};
    align-items: center;
    color: ${color.inkSoft};
  }
  [data-moved] {
    font-weight: 600;
    color: ${color.ink};
  }
`;
