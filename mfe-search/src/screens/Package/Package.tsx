import { messageOf, PageError, pageHeads, pageSlug, type Schemas } from '@copper-carrot/contracts';
import { isApiFailure } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { ErrorState } from '@copper-carrot/shared-ui/ErrorState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { color, space } from '@copper-carrot/shared-ui/tokens';
import { useBelow } from '@copper-carrot/shared-ui/useBelow';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { aside, urls } from '../../api';
import { usePageHead } from '../../hooks/usePageHead';
import { useThroughSignIn } from '../../hooks/useThroughSignIn';
import { sumNow } from '../../order/price-now';
import { reasonsOf } from '../../order/verdict';
import { PackageHelp } from '../helper/PackageHelp';
import { ReviewsSection } from '../../components/reviews/ReviewsSection';
import { Below } from './Below';
import { Choices } from './Choices';
import { Cutoff } from './Cutoff';
import { EventFields } from './EventFields';
import { PackageHead } from './PackageHead';
import { OrderAside } from './OrderAside';
import { MenuChanged, NotOffered } from './PackageNotices';
import { LoadingPackage, Main, Page, PanelTitle, Rule } from './page-layout';
import { PhoneBar } from './PhoneBar';
import { PricePanel } from './PricePanel';
import { useOffer } from './useOffer';

/** A package page where an order is built (1 §2). */
export default function Package() {
  const slug = pageSlug(useParams().slug);
  const { data, error, refresh } = useThroughSignIn(urls.package(slug), aside);
  if (isApiFailure(error) && error.status === 404) throw new PageError(404);
  // Remounts on a menu change; choices still offered are kept in the draft.
  if (data) return <Offer key={`${data.id}-${data.choice_version}`} offered={data} onReload={refresh} />;
  if (error)
    return (
      <ErrorState title="We could not load this package" onRetry={refresh}>
        {messageOf(error)}
      </ErrorState>
    );
  return <LoadingPackage />;
}

interface OfferProps {
  offered: Schemas['Package'];
  /** Reads the package again. */
  onReload: () => unknown;
}

function Offer({ offered, onReload }: OfferProps) {
  const offer = useOffer(offered);
  const { pack, event, quantities, preview, verdict, price, missing, startOver, bringBack } = offer;
  const { order } = preview;
  const { combos, standard, byHand, before, isOfOldMenu } = offer.choices;
  const narrow = useBelow('largeTablet');
  usePageHead(pageHeads.package(pack));

  const eventFields = (
    <div ref={offer.fields}>
      <EventFields
        pack={pack}
        event={event}
        change={offer.changeEvent}
        slots={offer.slots}
        zone={offer.zone}
        earliest={order?.earliest_start}
      />
    </div>
  );
  const failure = offer.failure && {
    ...offer.failure,
    action: offer.failure.isOfOldMenu && (
      <Button variant="secondary" size="small" onClick={onReload}>
        See the menu as it is now
      </Button>
    ),
  };
  const panel = (
    <PricePanel {...{ pack, quantities, preview, verdict, price }} read={offer.read} inAside={!narrow} />
  );

  return (
    <Page>
      <Main>
        <PackageHead pack={pack} event={event} isSettled={!preview.pending}>
          {pack.active && (
            <Cutoff
              service={offer.service}
              order={preview.isFound ? order : null}
              event={event}
              refused={reasonsOf(verdict).length > 0}
              onTake={offer.changeEvent}
            />
          )}
        </PackageHead>
        {!pack.active && <NotOffered pack={pack} />}
        {pack.active && narrow && (
          <Narrow aria-label="Your event">
            <PanelTitle>Your event</PanelTitle>
            {eventFields}
          </Narrow>
        )}
        {pack.active && (
          <PackageHelp
            {...{ pack, event, quantities, combos, standard, byHand }}
            headcount={offer.headcount}
            undoing={offer.undoing}
            change={offer.changeEvent}
            onTake={offer.take}
          />
        )}
        {isOfOldMenu && <MenuChanged />}
        <Choices
          choices={pack.choices}
          quantities={quantities}
          before={before}
          headcount={offer.headcount}
          strict={offer.strict}
          onChange={(next) => offer.choose({ quantities: next, combos })}
          onCombine={(combine) => offer.choose(combine({ quantities, combos }))}
        />
        {(startOver ?? bringBack) && (
          <div>
            <Button variant="quiet" size="small" onClick={startOver ?? bringBack ?? undefined}>
              {startOver ? 'Start the choices over' : 'Bring my choices back'}
            </Button>
          </div>
        )}
      </Main>
      {pack.active && !narrow && (
        <OrderAside
          sum={sumNow(price, order)}
          pending={preview.pending}
          missing={missing[0] ?? offer.slots.headcount}
          failure={failure}
          way={
            <Button size="large" wide onClick={offer.begin}>
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
        <Below pack={pack} event={event} service={offer.service} />
      </After>
      {pack.active && narrow && (
        <PhoneBar
          preview={preview}
          price={price}
          onStart={offer.begin}
          failure={failure}
          missing={missing[0] ?? reasonsOf(verdict)[0] ?? preview.failure ?? undefined}
        >
          <Stack gap={4}>
            {/* An order without a price shows its own messages. */}
            {missing[0] && price.kind !== 'unknown' && <Notice tone="warning">{missing[0]}</Notice>}
            {panel}
          </Stack>
        </PhoneBar>
      )}
      {offer.question}
    </Page>
  );
}

const After = styled.div`
  display: grid;
  gap: ${space(10)};
`;
/** The height of most prices, to avoid a layout shift. */
const PriceRoom = styled.div`
  min-height: 17rem;
`;
const Narrow = styled.section`
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(7)};
  border-top: 1px solid ${color.line};
`;
