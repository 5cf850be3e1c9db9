import { Button } from '@copper-carrot/shared-ui/Button';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { Price } from '@copper-carrot/shared-ui/Price';
import { focusRing } from '@copper-carrot/shared-ui/styles';
import { color, layer, shadow, space, text } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { type Preview } from '../../hooks/usePreview';
import { isAllIn, type PriceNow } from '../../order/price-now';
import { type Failed, StartFailed } from './StartFailed';

const sheet = onDemand(async () => (await import('@copper-carrot/shared-ui/Dialog')).Dialog);

/** The price and button at the bottom of a phone; pressing the price opens its lines in a sheet. */
export function PhoneBar({
  preview,
  price,
  onStart,
  failure,
  missing,
  hint,
  feeds = Infinity,
  children,
}: {
  preview: Pick<Preview, 'order' | 'pending'>;
  price: PriceNow;
  onStart: () => Promise<void>;
  /** Why the last start failed; opens the sheet, which shows it. */
  failure: Failed | null;
  /** What the order lacks; shown here, as the panel is out of view. */
  missing?: string | undefined;
  /** A hint about an order that can be started. */
  hint?: string | undefined;
  /** How many people the food is for, if that may be fewer than the headcount. */
  feeds?: number;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const isPressed = useRef(false);
  // A press in the sheet closes it, so the bar shows the progress.
  const [starting, setStarting] = useState(false);
  const begin = async () => {
    setStarting(true);
    await onStart().finally(() => setStarting(false));
  };
  const { order, pending } = preview;
  const said = missing ?? hint;
  const show = () => sheet.whenThere(() => setOpen(true));
  const failed = failure !== null;
  useEffect(() => {
    if (failed) void show();
  }, [failed]);
  return (
    <>
      <Room aria-hidden data-said={said !== undefined || undefined} />
      <Bar data-bottom-bar>
        {said && <Said data-missing={missing !== undefined || undefined}>{said}</Said>}
        <Total
          type="button"
          onClick={show}
          {...sheet.intent}
          aria-haspopup="dialog"
          data-pending={pending || undefined}
        >
          {order && price.kind !== 'unknown' ? (
            <>
              <strong>
                <Price amount={price.kind === 'food' ? price.total : order.pricing.customer_price} />
              </strong>
              <span>
                {price.kind === 'food' ? 'food before fees' : isAllIn(order) ? 'all in' : 'before delivery'}
                {feeds >= order.headcount
                  ? ` for ${order.headcount}`
                  : feeds > 0 && `, feeds about ${feeds}`}{' '}
                <Icon name="up" size="1rem" />
              </span>
            </>
          ) : (
            <span>{pending ? 'Price …' : 'No price yet'}</span>
          )}
        </Total>
        <Button pending={starting} onClick={begin}>
          Start order
        </Button>
      </Bar>
      <sheet.Part
        open={open}
        onClose={() => setOpen(false)}
        title="What it comes to"
        guard={false}
        footer={
          <>
            {failure && <StartFailed {...failure} />}
            <Button
              wide
              onClick={() => {
                isPressed.current = true;
                setOpen(false);
              }}
            >
              Start order
            </Button>
          </>
        }
      >
        {children}
        <WhenGone
          act={() => {
            if (isPressed.current) void begin();
            isPressed.current = false;
          }}
        />
      </sheet.Part>
    </>
  );
}

/** Acts after the sheet is gone, as elements below it can't be focused before. */
function WhenGone({ act }: { act: () => void }) {
  const onGone = useEffectEvent(act);
  useEffect(() => () => onGone(), []);
  return null;
}

const Room = styled.div`
  height: 5rem;

  &[data-said] {
    height: 7.5rem;
  }
`;
const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  align-items: center;
  justify-content: space-between;
  padding: ${space(3)} ${space(4)};
  padding-bottom: max(${space(3)}, env(safe-area-inset-bottom));
  background: ${color.raised};
  border-top: 1px solid ${color.line};
  box-shadow: ${shadow.high};
`;
const Said = styled.p`
  flex: 1 0 100%;
  font-size: ${text.small};
  font-weight: 500;

  &[data-missing] {
    color: ${color.danger};
  }
`;
/** A fixed height, so that the bar does not grow when the price arrives. */
const Total = styled.button`
  display: grid;
  align-content: center;
  min-height: 3.25rem;
  padding: ${space(1)} 0;
  color: ${color.ink};
  text-align: left;
  background: none;
  border: 0;
  cursor: pointer;

  strong {
    font-size: ${text.large};
    line-height: 1.2;
  }
  > span {
    font-size: ${text.tiny};
    color: ${color.inkSoft};
  }
  &[data-pending] strong {
    color: ${color.inkSoft};
  }
  &:focus-visible {
    ${focusRing}
  }
`;
