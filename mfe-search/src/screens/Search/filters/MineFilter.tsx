import { openAuth, useUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { Select } from '@copper-carrot/shared-ui/Select';
import { type SearchControls } from '../../../hooks/useSearchState';
import { namedLists } from '../../../search/named-lists';
import { ownRatings } from '../../../search/options';
import { FilterGroup } from './FilterGroup';
import { unset } from './unset';

type Controls = Pick<SearchControls, 'state' | 'change'>;

/** Personal filters: favorites, past orders, own ratings and the team's lists. */
export function MineFilter({ state, change }: Controls) {
  const user = useUser();
  if (!user)
    return (
      <FilterGroup title="Yours">
        <div>
          <Button variant="quiet" size="small" icon="heart" onClick={() => openAuth()}>
            Log in to filter by favorites and past orders
          </Button>
        </div>
      </FilterGroup>
    );
  return (
    <FilterGroup title="Yours">
      <Checkbox checked={state.favorited} onChange={(favorited) => change({ favorited })}>
        My favorites only
      </Checkbox>
      <Select
        label="Ordered before"
        value={state.ordered === null ? unset : String(state.ordered)}
        options={[
          { value: unset, label: 'Either way' },
          { value: 'true', label: 'What I ordered before' },
          { value: 'false', label: 'What I have not ordered yet' },
        ]}
        onChange={(value) => change({ ordered: value === unset ? null : value === 'true' })}
      />
      <Select
        label="My rating"
        value={String(state.ownRating ?? unset)}
        options={[
          { value: unset, label: 'Any rating' },
          ...ownRatings.map((stars) => ({
            value: String(stars),
            label: `${stars} stars or more`,
            description: 'And what I have not rated',
          })),
        ]}
        onChange={(value) => change({ ownRating: value === unset ? null : Number(value) })}
      />
      <Rosters state={state} change={change} rosters={namedLists(user)} />
    </FilterGroup>
  );
}

const only = 'only:';
const without = 'without:';

/** Include only, or exclude, one list of restaurants. */
function Rosters({
  state: { rosterId, blockRosterId },
  change,
  rosters,
}: Controls & { rosters: readonly { id: number; name: string; brand_ids: number[] }[] }) {
  if (rosters.length === 0) return null;
  const value = rosterId ? only + rosterId : blockRosterId ? without + blockRosterId : unset;
  return (
    <Select
      label="My team’s lists"
      value={value}
      options={[
        { value: unset, label: 'All restaurants' },
        ...rosters.map(({ id, name, brand_ids }) => ({
          value: only + id,
          label: `Only “${name}”`,
          description: `${brand_ids.length} restaurants`,
        })),
        ...rosters.map(({ id, name, brand_ids }) => ({
          value: without + id,
          label: `Without “${name}”`,
          description: `${brand_ids.length} restaurants`,
        })),
      ]}
      onChange={(chosen) => {
        const id = Number(chosen.split(':')[1]);
        change({
          rosterId: chosen.startsWith(only) ? id : null,
          blockRosterId: chosen.startsWith(without) ? id : null,
        });
      }}
    />
  );
}
