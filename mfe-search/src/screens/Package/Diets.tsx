import { dietaryNames, type Schemas } from '@copper-carrot/contracts';
import { statedWords } from '@copper-carrot/shared-ui/allergens';
import { formatDate } from '@copper-carrot/shared-ui/dates';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { pluralOf } from '../../components/words';

/** Which diets get a full meal, by share of each course, and the caterer's allergen statement. */
export function Diets({ pack }: { pack: Schemas['Package'] }) {
  const { diets, caterer, allergens_stated_on: stated } = pack;
  return (
    <Block aria-labelledby="diets">
      <h2 id="diets">Diets and allergens</h2>
      {diets.length === 0 ? (
        <p>No dish is marked for a diet.</p>
      ) : (
        <ul>
          {diets.map(({ tag, full_meal, courses }) => (
            <li key={tag} data-full={full_meal || undefined}>
              <Icon name={full_meal ? 'check' : 'minus'} />
              <span>
                <strong>{dietaryNames[tag]}:</strong> {courses.map(shareInWords).join(', ')}
                {!full_meal && <em> · not a full meal</em>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {pack.dietary_tags.includes('contains_nuts') && <p>Some dishes contain nuts.</p>}
      <p>
        {statedWords(
          caterer.name,
          stated && formatDate(stated),
          pack.choices.flatMap(({ options }) => options),
        )}
      </p>
    </Block>
  );
}

/** '1 of 6 mains', 'all 3 sides', 'none of 3 sides'. */
function shareInWords({ subject, fitting, of }: Schemas['DietShare']['courses'][number]): string {
  if (of === 1) return `${fitting === 1 ? 'the' : 'not the'} ${subject}`;
  const all = `${of} ${pluralOf(subject)}`;
  if (fitting === of) return `all ${all}`;
  return `${fitting === 0 ? 'none' : fitting} of ${all}`;
}

const Block = styled.section`
  display: grid;
  gap: ${space(3)};
  font-size: ${text.small};

  h2 {
    font-size: ${text.large};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
    gap: ${space(2)} ${space(6)};
  }
  li {
    display: flex;
    gap: ${space(2)};
  }
  svg {
    flex: none;
    color: ${color.inkSoft};
  }
  [data-full] svg {
    color: ${color.leaf};
  }
  p,
  em {
    font-style: normal;
    color: ${color.inkSoft};
  }
`;
