import {
  choiceProblem,
  href,
  messageOf,
  PageError,
  pageHeads,
  pageSlug,
  type Schemas,
} from '@copper-carrot/contracts';
import { isApiFailure } from '@copper-carrot/contracts/runtime';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { ErrorState } from '@copper-carrot/shared-ui/ErrorState';
import { focusFirstError } from '@copper-carrot/shared-ui/Form';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { color, space } from '@copper-carrot/shared-ui/tokens';
import { useBelow } from '@copper-carrot/shared-ui/useBelow';
import { ownZone } from '@copper-carrot/shared-ui/zones';
import { useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { aside, urls } from '../../api';
import { useChoices } from '../../hooks/useChoices';
import { useLast } from '../../hooks/useLast';
import { usePackageEvent } from '../../hooks/usePackageEvent';
import { usePlaces } from '../../hooks/usePlaces';
import { usePreview } from '../../hooks/usePreview';
import { usePageHead } from '../../hooks/usePageHead';
import { useReferral } from '../../hooks/useReferral';
import { useService } from '../../hooks/useService';
import { useThroughSignIn } from '../../hooks/useThroughSignIn';
import { useUndo } from '../../hooks/useUndo';
import { useWhenReady } from '../../hooks/useWhenReady';
import { selectionFor } from '../../order/choices';
import { type Combined } from '../../order/combos';
import { takesHeadcount } from '../../order/headcount';
import { pricedAsOf } from '../../order/option-prices';
import { priceNow, sumNow, verdictNow } from '../../order/price-now';
import { reasonsOf } from '../../order/verdict';
import { PackageHelp } from '../helper/PackageHelp';
import { ReviewsSection } from '../../components/reviews/ReviewsSection';
import { Below } from './Below';
import { choiceId } from './choice-id';
import { Choices } from './Choices';
import { Cutoff } from './Cutoff';
import { EventFields } from './EventFields';
import { PackageHead } from './PackageHead';
import { OrderAside } from './OrderAside';
import { LoadingPackage, Main, Page, PanelTitle, Rule } from './page-layout';
import { PhoneBar } from './PhoneBar';
import { PricePanel } from './PricePanel';
import { useStartOrder } from './useStartOrder';

/** A package from which an order is built (1 §2). */
export default function Package() {
  const slug = pageSlug(useParams().slug);
  const { data, error, refresh } = useThroughSignIn(urls.package(slug), aside);
  if (isApiFailure(error) && error.status === 404) throw new PageError(404);
  // Another menu is another offer: of what was chosen only what is on it still comes along.
  if (data) return <Offer key={`${data.id}-${data.choice_version}`} pack={data} onReload={refresh} />;
  if (error)
    return (
      <ErrorState title="This package did not come" onRetry={refresh}>
        {messageOf(error)}
      </ErrorState>
    );
  return <LoadingPackage />;
}

interface OfferProps {
  pack: Schemas['Package'];
  /** Reads the package as it is by now. */
  onReload: () => unknown;
}

function Offer({ pack: offered, onReload }: OfferProps) {
  const { event, change } = usePackageEvent(offered);
  const fits = event.wrongHeadcount === null && takesHeadcount(offered, event.headcount);
  // While it is sold for no such number the choices are those for the last one: what was chosen is not lost by a slip.
  const headcount = useLast(fits ? event.headcount : null) ?? offered.minimum_headcount;
  const choices = useChoices(offered, headcount);
  const { combos } = choices;
  const read = { ...offered, choices: choices.choices };
  const undoing = useUndo();
  const startingOver = useUndo();
  const isReferral = useReferral(read.id);
  const preview = usePreview(read, event, { chosen: choices.own, combos, isReferral });
  const { order } = preview;
  const prices = order?.option_prices;
  const priced = useMemo(() => pricedAsOf(choices.choices, prices), [choices.choices, prices]);
  const pack = { ...read, choices: priced };
  const { start, question, failure: refused, forget } = useStartOrder(pack, isReferral);
  const failure = refused && {
    ...refused,
    action: refused.isOfOldMenu && (
      <Button variant="secondary" size="small" onClick={onReload}>
        See the menu as it is now
      </Button>
    ),
  };
  const { places } = usePlaces();
  const narrow = useBelow('largeTablet');
  const [strict, setStrict] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  usePageHead(pageHeads.package(pack));

  const last = useLast(order && takesHeadcount(offered, order.headcount) ? order : null);
  const selection =
    last?.chosen_options ??
    // Who comes with a number that it is not sold for sees what it comes with for the least.
    (order && selectionFor(choices.choices, order, headcount));
  const quantities = choices.over(selection ?? undefined, last?.headcount);
  const placeId = event.placeId ?? pack.place_ids[0];
  const service = useService(pack, placeId ?? null);
  const place = places.find((each) => each.enum === placeId);
  const zone = order?.time_zone ?? place?.time_zone ?? service?.time_zone ?? ownZone();
  const chosen = { ...event, quantities };
  const verdict = verdictNow(preview, chosen);
  const price = priceNow(pack, preview, chosen);
  const slots = { ...failure?.slots, ...verdict.slots };

  const problemOf = (choice: Schemas['Choice']) => choiceProblem(choice, quantities, headcount);
  // Before anybody has chosen, what the package comes with is on its way.
  const missing = choices.before ? pack.choices.flatMap((choice) => problemOf(choice) ?? []) : [];

  const isComing = choices.own === null && order === null && preview.pending;
  const begin = useWhenReady(!isComing, async () => {
    // Before the choices: while an event can't be asked for, none are proposed.
    if (Object.keys(verdict.slots).length > 0 && focusFirstError(fields.current)) return;
    const faulty = pack.choices.find(problemOf);
    if (faulty) {
      setStrict(true);
      const place = document.getElementById(choiceId(faulty));
      // A quantity that can't be cooked says so at its own field.
      if (!focusFirstError(place)) place?.focus();
      return;
    }
    await start({ event, quantities, combos });
  });

  // What a start was refused for is of the event as it was; what was taken for so many goes back to so many.
  const changeEvent: typeof change = (part) => {
    forget();
    if (part.headcount !== undefined) {
      undoing.withdraw();
      startingOver.withdraw();
    }
    change(part);
  };
  const beforeChoosing = () => {
    forget();
    undoing.withdraw();
    startingOver.withdraw();
  };
  const choose = (next: Combined) => {
    beforeChoosing();
    choices.choose(quantities, next);
  };
  const startOver =
    choices.startOver &&
    (() => {
      beforeChoosing();
      const back = choices.startOver?.();
      if (back) startingOver.offer(back);
    });
  const eventFields = (
    <div ref={fields}>
      <EventFields
        pack={pack}
        event={event}
        change={changeEvent}
        slots={slots}
        zone={zone}
        earliest={order?.earliest_start}
      />
    </div>
  );
  const panel = (
    <PricePanel {...{ read, pack, quantities, preview, verdict, price, failure }} inAside={!narrow} />
  );

  return (
    <Page>
      <Main>
        <PackageHead pack={pack} event={event} isSettled={!preview.pending}>
          {pack.active && (
            <Cutoff
              service={service}
              order={preview.isFound ? order : null}
              event={event}
              refused={reasonsOf(verdict).length > 0}
              onTake={changeEvent}
              onLate={preview.retry}
            />
          )}
        </PackageHead>
        {!pack.active && (
          <Notice
            tone="warning"
            title="This package is not offered at the moment"
            action={
              <ButtonLink to={href.recommended(pack.id)} size="small" variant="secondary">
                Find something like it
              </ButtonLink>
            }
          />
        )}
        {pack.active && narrow && (
          <Narrow aria-label="Your event">
            <PanelTitle>Your event</PanelTitle>
            {eventFields}
          </Narrow>
        )}
        {pack.active && (
          <PackageHelp
            {...{ pack, event, quantities, headcount, combos, undoing }}
            standard={choices.standard}
            byHand={choices.byHand}
            change={changeEvent}
            onTake={(selection, stillByHand, whole) => {
              const ways = [
                choices.take(quantities, selection, stillByHand),
                order && whole && preview.adopt(whole),
              ];
              return () => ways.forEach((back) => back?.());
            }}
          />
        )}
        {choices.isOfOldMenu && (
          <Kept>
            <Notice tone="info" title="The caterer changed this menu since you chose">
              What is still on it stays as you chose it. Please look through your choices once more.
            </Notice>
          </Kept>
        )}
        <Choices
          choices={pack.choices}
          quantities={quantities}
          before={choices.before}
          headcount={headcount}
          strict={strict}
          onChange={(next) => choose({ quantities: next, combos })}
          onCombine={(combine) => choose(combine({ quantities, combos }))}
        />
        {(startOver ?? startingOver.undo) && (
          <div>
            <Button variant="quiet" size="small" onClick={startOver ?? startingOver.undo ?? undefined}>
              {startOver ? 'Start the choices over' : 'Bring my choices back'}
            </Button>
          </div>
        )}
      </Main>
      {pack.active && !narrow && (
        <OrderAside
          sum={sumNow(price, order)}
          pending={preview.pending}
          missing={missing[0] ?? slots.headcount}
          way={
            <Button size="large" wide onClick={begin}>
              Start order
            </Button>
          }
        >
          <Stack gap={4}>
            <PanelTitle>Your event</PanelTitle>
            {eventFields}
            <Rule />
            <PriceRoom>{panel}</PriceRoom>
          </Stack>
        </OrderAside>
      )}
      <After>
        <ReviewsSection of={{ package: pack.slug }} count={pack.review_count} />
        <Below pack={pack} event={event} service={service} />
      </After>
      {pack.active && narrow && (
        <PhoneBar
          preview={preview}
          price={price}
          onStart={begin}
          failed={failure !== null}
          missing={missing[0] ?? reasonsOf(verdict)[0] ?? preview.failure ?? undefined}
        >
          <Stack gap={4}>
            {/* What lacks a price says so itself. */}
            {missing[0] && price.kind !== 'unknown' && <Notice tone="warning">{missing[0]}</Notice>}
            {panel}
          </Stack>
        </PhoneBar>
      )}
      {question}
    </Page>
  );
}

const After = styled.div`
  display: grid;
  gap: ${space(10)};
`;
/** As high as the lines of most prices, which then push nothing down when they come. */
const PriceRoom = styled.div`
  min-height: 17rem;
`;
const Narrow = styled.section`
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(7)};
  border-top: 1px solid ${color.line};
`;
const Kept = styled.div`
  padding-bottom: ${space(6)};
`;
