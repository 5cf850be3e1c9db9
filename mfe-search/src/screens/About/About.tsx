import { href, supportPhone, telHref, type Schemas } from '@copper-carrot/contracts';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, font, media, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { ContentBody } from '../../components/ContentBody';
import { Areas } from '../../components/landing/Areas';
import { HowItWorks } from '../../components/landing/HowItWorks';
import { Kitchens } from '../../components/landing/Kitchens';
import { Landing } from '../../components/landing/Landing';
import { Table } from '../../components/landing/Table';
import { useContent } from '../../hooks/useContent';
import { usePackages } from '../../hooks/usePackages';
import { useLikelyPlace, usePlaces } from '../../hooks/usePlaces';
import { emptySearch } from '../../search/search-state';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Current figures of the catalogue. */
const figures = (places: readonly Schemas['Place'][]) => [
  { number: places.length, words: 'places where we set the table' },
  { number: sum(places.map(({ brands_count }) => brands_count)), words: 'kitchens that cook for offices' },
  {
    number: sum(places.flatMap(({ type_counts }) => Object.values(type_counts))),
    words: 'packages to choose from',
  },
];

/** The about page. */
export default function About() {
  const { places } = usePlaces();
  const place = useLikelyPlace(places);
  const popular = usePackages(place && { ...emptySearch, placeId: place.enum }, 3);
  return (
    <Landing>
      <Head>
        <Words>
          <PageTitle
            size="hero"
            below="Copper Carrot brings offices and the kitchens around them together. You say where, when and for how many; they cook what they are good at. Nobody is surprised by a fee, and nobody goes without a meal they can eat."
          >
            Good food, from kitchens near your office
          </PageTitle>
          <Cluster>
            <ButtonLink to={href.search()} size="large" icon="search">
              Find food
            </ButtonLink>
            <Link href={telHref(supportPhone)}>Or call {supportPhone}</Link>
          </Cluster>
        </Words>
        <Table packages={popular.data?.records} failed={Boolean(popular.error)} />
        <Figures aria-label="In figures">
          {figures(places).map(({ number, words }) => (
            <li key={words}>
              <strong>{places.length > 0 ? number.toLocaleString('en-US') : '–'}</strong> {words}
            </li>
          ))}
        </Figures>
      </Head>
      <Section title="We could not load our story">
        <Story />
      </Section>
      <HowItWorks />
      <Kitchens place={place} title={place ? `Some who cook in ${place.label}` : undefined} />
      <Areas places={places} />
    </Landing>
  );
}

/** Why and how we work, from the page's Markdown. */
function Story() {
  const { data } = useContent('learn-more', { where: { slug: 'about' } });
  if (!data) return <Skeleton height="30rem" />;
  return <ContentBody blocks={data.records[0]?.body ?? []} />;
}

const Head = styled.header`
  display: grid;
  gap: ${space(8)};
  padding-top: ${space(4)};

  > * {
    min-width: 0;
  }
  ${media.largeTablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
    gap: ${space(12)} ${space(14)};
    align-items: center;
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${space(6)};
`;
const Figures = styled.ul`
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(6)};
  border-block: 1px solid ${color.line};

  li {
    color: ${color.inkSoft};
  }
  strong {
    ${tabular}
    display: block;
    font-family: ${font.heading};
    font-size: ${text.hero};
    font-weight: 480;
    line-height: 1.1;
    color: ${color.copperText};
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space(8)};
  }
  ${media.largeTablet} {
    grid-column: 1 / -1;
  }
`;
