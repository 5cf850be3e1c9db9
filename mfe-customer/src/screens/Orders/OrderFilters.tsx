import { orderState, type OrderStatus, type QueryOf } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Disclosure } from '@copper-carrot/shared-ui/Disclosure';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Select } from '@copper-carrot/shared-ui/Select';
import { media, space } from '@copper-carrot/shared-ui/tokens';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useBelow } from '@copper-carrot/shared-ui/useBelow';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { urls } from '../../api';
import { filterOf } from './filter-of';

const statuses = {
  upcoming: ['pending', 'accepted', 'confirmed'],
  past: ['fulfilled', 'canceled', 'declined', 'expired'],
} as const satisfies Record<string, readonly OrderStatus[]>;

interface OrderFiltersProps {
  view: keyof typeof statuses;
  teamId: number | undefined;
  /** What is shown, to take away whole. */
  whole: QueryOf<'/cpi/v1/orderer/orders/export'>;
}

const all = 'all';

/** Searches the list by words, year, status and cost center, and takes it away as a file. */
export function OrderFilters(props: OrderFiltersProps) {
  const [search] = useSearchParams();
  // On a phone the orders come first.
  const isNarrow = useBelow('tablet');
  const isFiltered = Object.keys(filterOf(search)).length > 0;
  if (!isNarrow) return <Filters {...props} />;
  return (
    <Disclosure title="Find orders" level={2} defaultOpen={isFiltered}>
      <Filters {...props} />
    </Disclosure>
  );
}

function Filters({ view, teamId, whole }: OrderFiltersProps) {
  const [search, setSearch] = useSearchParams();
  // Beside the list: where it does not come, the years are those of the list alone.
  const years = useRead(urls.orderYears(teamId), { failure: 'own' }).data?.records ?? [];
  const [words, setWords] = useState(search.get('query') ?? '');
  const [costCenter, setCostCenter] = useState(search.get('cost_center') ?? '');
  const filter = (change: Record<string, string>) =>
    setSearch((now) => {
      now.set('view', view);
      now.delete('page');
      for (const [key, value] of Object.entries(change))
        if (value === '' || value === all) now.delete(key);
        else now.set(key, value);
      return now;
    });
  return (
    <Form
      aria-label="Find orders"
      onSubmit={() => filter({ query: words.trim(), cost_center: costCenter.trim() })}
    >
      <Line>
        <TextField
          label="Find"
          type="search"
          placeholder="Food, restaurant, person or number"
          value={words}
          onChange={setWords}
        />
        <TextField label="Cost center" value={costCenter} onChange={setCostCenter} />
        <Select
          label="Year"
          value={search.get('year') ?? all}
          onChange={(year) => filter({ year })}
          options={[
            { value: all, label: 'All years' },
            ...years.map(({ year, count }) => ({ value: String(year), label: `${year} (${count})` })),
          ]}
        />
        <Select
          label="Status"
          value={search.get('status') ?? all}
          onChange={(status) => filter({ status })}
          options={[
            { value: all, label: 'Every status' },
            ...statuses[view].map((value) => ({ value, label: orderState(value).label })),
          ]}
        />
        <Button type="submit" variant="secondary">
          Find
        </Button>
        <ButtonLink variant="quiet" href={urls.ordersFile({ ...whole, team_id: teamId })}>
          Download (CSV)
        </ButtonLink>
      </Line>
    </Form>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};
  align-items: end;

  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.largeTablet} {
    grid-template-columns: minmax(12rem, 2fr) minmax(8rem, 1fr) 9rem 10rem auto auto;

    > :first-child {
      grid-column: auto;
    }
  }
`;
