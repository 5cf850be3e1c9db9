import { href, type Schemas } from '@copper-carrot/contracts';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { color, font, media, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { changeSearch } from '../../search/change-search';
import { writeSearch } from '../../search/query-string';
import { emptySearch } from '../../search/search-state';

/** Explains group ordering and links to packages that allow it. */
export function GroupBand({ place }: { place: Schemas['Place'] | null }) {
  const state = changeSearch(
    { ...emptySearch, placeId: place?.enum ?? null },
    { searchType: 'packages', group: true },
  );
  return (
    <Band aria-labelledby="group">
      <h2 id="group">Eleven people, one vegan, two who can’t have nuts, and Priya, who is late.</h2>
      <div>
        <p>
          Send a poll instead of asking around. Everyone picks their own meal from a link, without an account.
          You watch the answers come in, and the order goes out when the time is up.
        </p>
        <ButtonLink
          to={`${href.search()}?${writeSearch(state).toString()}`}
          variant="secondary"
          iconEnd="arrow"
        >
          Meals that everyone can choose
        </ButtonLink>
      </div>
    </Band>
  );
}

const Band = styled.section`
  display: grid;
  gap: ${space(6)};
  padding: clamp(${space(8)}, 6vw, ${space(16)}) clamp(${space(5)}, 5vw, ${space(14)});
  color: ${color.ink};
  background: ${color.aubergineTint};
  border-radius: calc(${radius.large} * 1.5);

  h2 {
    max-width: 20ch;
    font-family: ${font.heading};
    font-size: ${text.title};
    color: ${color.aubergine};
  }
  p {
    max-width: 34rem;
    margin-bottom: ${space(5)};
    font-size: ${text.large};
  }
  ${media.largeTablet} {
    grid-template-columns: 1.1fr 1fr;
    gap: ${space(14)};
    align-items: end;
  }
`;
