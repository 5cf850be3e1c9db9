import { fieldSentence, headcountFault, messageOf, type Schemas } from '@copper-carrot/contracts';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, SkeletonCard } from '@copper-carrot/shared-ui/Skeleton';
import { color, media, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import styled from 'styled-components';
import { PackageCard } from '../../components/PackageCard';
import { writeEvent } from '../../search/query-string';
import { type EventDetails } from '../../search/search-state';
import { CardGrid } from '../Search/Results';
import { type TheirPackages as Theirs } from './useRestaurant';

interface TheirPackagesProps {
  brand: Schemas['Caterer'];
  packages: Theirs;
  event: EventDetails;
}

/**
 * All packages of a restaurant, priced for the event; unavailable ones say why. Heights are fixed, as the
 * event is edited below.
 */
export function TheirPackages({ brand, packages: { all, fitting, refusal }, event }: TheirPackagesProps) {
  return (
    <Stack gap={6} as="section" aria-labelledby="their-packages">
      <div>
        <SectionTitle id="their-packages">Packages</SectionTitle>
        <Line role="status" data-refused={refusal !== undefined || undefined}>
          {refusal ? messageOf(refusal) : all && fitting && howManyFit(all.length, fitting.length, event)}
        </Line>
      </div>
      {all?.length === 0 ? (
        <EmptyState icon="bag" title="No packages">
          {brand.full_menu_ordering_enabled
            ? 'Order from their menu below.'
            : 'They sell none at the moment.'}
        </EmptyState>
      ) : all && (fitting ?? refusal) ? (
        <Cards>
          {all.map((pack) => {
            const asked = fitting?.find(({ id }) => id === pack.id);
            // If availability is unknown, nothing is shown.
            const misfit = asked || !fitting ? undefined : whyNot(pack, event);
            return (
              <li key={pack.id} data-misfit={misfit !== undefined || undefined}>
                <PackageCard pack={asked ?? pack} event={event} misfit={misfit} />
              </li>
            );
          })}
        </Cards>
      ) : (
        !refusal && (
          <Loading label="Loading packages">
            <CardGrid as="div">
              {Array.from({ length: 3 }, (_, card) => (
                <SkeletonCard key={card} />
              ))}
            </CardGrid>
          </Loading>
        )
      )}
    </Stack>
  );
}

const howManyFit = (all: number, fitting: number, event: EventDetails) =>
  all > 0 &&
  (writeEvent(event).toString()
    ? `${fitting} of ${count(all, 'package')} ${fitting === 1 ? 'fits' : 'fit'} this event.`
    : `${count(all, 'package')}.`);

/** The reason as far as known here; the package page has the rest. */
function whyNot(pack: Schemas['PackageRecord'], { headcount }: EventDetails): string {
  const fault = headcount === null ? null : headcountFault(pack, headcount);
  return fault ? fieldSentence('The headcount', fault.words) : 'Not for this event: its page says why.';
}

/** The same height with any number or message. */
const Line = styled.p`
  min-height: 2lh;
  font-size: ${text.small};
  color: ${color.inkSoft};

  &[data-refused] {
    color: ${color.danger};
  }
  ${media.tablet} {
    min-height: 1lh;
  }
`;
/** A fixed height for what a card shows below its price. */
const Cards = styled(CardGrid)`
  [data-total] {
    min-height: 2lh;
  }
  > [data-misfit] [data-total] {
    font-weight: 550;
    color: ${color.danger};
  }
`;
