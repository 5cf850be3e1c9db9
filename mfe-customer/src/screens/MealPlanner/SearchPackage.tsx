import { idIn, pageId, searchOfSaved } from '@copper-carrot/contracts';
import { notify, useUser, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { DatePicker } from '@copper-carrot/shared-ui/DatePicker';
import { formatOrderDate, formatTime } from '@copper-carrot/shared-ui/dates';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Select } from '@copper-carrot/shared-ui/Select';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { TimeSlotPicker } from '@copper-carrot/shared-ui/TimeSlotPicker';
import { color, space } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { ownZone, todayIn } from '@copper-carrot/shared-ui/zones';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useBook } from '../Addresses/api';
import {
  addDraft,
  changeDraft,
  type Draft,
  draftUrl,
  type PackageQuery,
  staleDrafts,
  type Template,
  useDefaultTemplate,
  useDraft,
  usePackages,
} from './api';
import { dayIn } from './days';
import { FoundPackage } from './FoundPackage';
import { RuleOffers } from './RuleOffers';
import { usePlannerPage } from './usePlannerPage';

/** Chooses a package for a planned meal, or for a day, over the calendar. */
export default function SearchPackage() {
  const organizationId = pageId(useParams().organizationId);
  const { today, close } = usePlannerPage(organizationId);
  const [search] = useSearchParams();
  const draftId = idIn(search.get('draft'));
  const { data: draft } = useDraft(draftId, { failure: 'page' });
  const begins = useDefaultTemplate(organizationId);
  const book = useBook(organizationId).data;
  const isReady = (draftId === null || draft) && begins !== undefined && book;
  return (
    <Dialog open guard={false} onClose={close} title="Choose a package" size="large">
      {isReady ? (
        <Choosing
          organizationId={organizationId}
          draft={draft}
          day={dayIn(search.get('day')) ?? today}
          begins={begins}
          addressId={book.records[0]?.id}
        />
      ) : (
        <Loading label="Loading the meal">
          <Skeleton height="24rem" />
        </Loading>
      )}
    </Dialog>
  );
}

interface ChoosingProps {
  organizationId: number;
  /** Without one a new meal is planned. */
  draft: Draft | undefined;
  day: string;
  begins: Template | null;
  /** Where it goes unless the meal or its template says it. */
  addressId: number | undefined;
}

const anything = 'anything';
const own = 'own';

function Choosing({ organizationId, draft, day, begins, addressId }: ChoosingProps) {
  const { close } = usePlannerPage(organizationId);
  const saved = useUser()?.saved_searches ?? [];
  const from = draft ?? begins;
  const [event, setEvent] = useState({
    start_date: draft?.start_date ?? day,
    start_time: from?.start_time ?? null,
    headcount: from?.headcount ?? null,
  });
  const [chosen, setChosen] = useState(from?.saved_search ? own : anything);
  const [words, setWords] = useState('');
  const [query, setQuery] = useState('');
  const filters = chosen === own ? from?.saved_search : saved.find(({ id }) => String(id) === chosen);
  const found = usePackages({
    ...queryOf(filters ?? {}),
    ...eventOf(event),
    ...whereOf(from, addressId),
    ...(query && { query }),
    limit: 12,
  });
  const choose = useWrite(
    (packageId: number) =>
      draft
        ? changeDraft(draft.id, { package_id: packageId })
        : addDraft(organizationId, {
            ...event,
            package_id: packageId,
            ...(begins && { order_template_id: begins.id }),
            ...(from?.address_id == null && addressId !== undefined && { address_id: addressId }),
          }),
    {
      stale: [...staleDrafts, ...(draft ? [draftUrl(draft.id)] : [])],
      onDone({ name, start_date: on }) {
        notify({ kind: 'success', message: `${name} is planned on ${formatOrderDate(on)}.` });
        close();
      },
    },
  );
  return (
    <Stack gap={5}>
      {draft ? (
        <strong>{wordsOf(event)}</strong>
      ) : (
        <Grid gap={4} least="min(11rem, 100%)">
          <DatePicker
            label="Day"
            value={event.start_date}
            min={todayIn(ownZone())}
            onChange={(start_date) => setEvent({ ...event, start_date })}
          />
          <TimeSlotPicker
            label="Time"
            value={event.start_time}
            onChange={(start_time) => setEvent({ ...event, start_time })}
          />
          <NumberField
            label="People"
            value={event.headcount}
            min={1}
            max={10_000}
            onChange={(headcount) => setEvent({ ...event, headcount })}
          />
        </Grid>
      )}
      {choose.failure && (
        <Notice tone="danger" live>
          {choose.failure.message}
        </Notice>
      )}
      {draft?.managed_rule_id != null && (
        <RuleOffers ruleId={draft.managed_rule_id} date={draft.start_date} onChoose={choose.run} />
      )}
      <Form aria-label="Find a package" onSubmit={() => setQuery(words.trim())}>
        <Line>
          <Select
            label="Saved search"
            value={chosen}
            onChange={setChosen}
            options={[
              { value: anything, label: 'Anything' },
              ...(from?.saved_search ? [{ value: own, label: from.saved_search.name ?? 'As planned' }] : []),
              ...saved.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          <TextField
            label="Find"
            type="search"
            placeholder="Tacos, Saffron, salad"
            value={words}
            onChange={setWords}
          />
          <Button type="submit" variant="secondary">
            Find
          </Button>
        </Line>
      </Form>
      {found.error && !found.data ? (
        <Notice tone="danger" live action={<Button onClick={() => found.refresh()}>Try again</Button>}>
          We could not look for packages.
        </Notice>
      ) : !found.data ? (
        <Loading label="Looking for packages">
          <Skeleton height="16rem" />
        </Loading>
      ) : (
        <section aria-label="Packages">
          <p role="status">
            {found.data.count === 0
              ? 'Nothing fits. Try other words, or another saved search.'
              : `${count(found.data.count, 'package')} for this day`}
          </p>
          <Results>
            {found.data.records.map((pack) => (
              <FoundPackage
                key={pack.id}
                name={pack.name}
                brand={pack.caterer?.name}
                image={pack.image}
                pricePerPerson={pack.all_in_price ?? pack.price}
                rating={pack.rating_average}
                reviews={pack.review_count}
                onChoose={() => choose.run(pack.id)}
              />
            ))}
          </Results>
        </section>
      )}
    </Stack>
  );
}

type Event = Pick<Draft, 'start_date' | 'start_time' | 'headcount'>;

const wordsOf = ({ start_date: day, start_time: time, headcount: people }: Event) =>
  [
    formatOrderDate(day),
    time !== null && formatTime(time),
    people !== null && count(people, 'person', 'people'),
  ]
    .filter(Boolean)
    .join(', ');

const eventOf = ({ start_date, start_time, headcount }: Event): PackageQuery => ({
  start_date,
  ...(start_time !== null && { start_time }),
  ...(headcount !== null && { headcount }),
});

const whereOf = (
  from: Pick<Draft, 'address_id' | 'google_place_id' | 'formatted_address'> | null,
  addressId: number | undefined,
): PackageQuery => {
  if (from?.address_id != null) return { address_id: from.address_id };
  if (from?.formatted_address != null)
    return {
      formatted_address: from.formatted_address,
      ...(from.google_place_id !== null && { google_place_id: from.google_place_id }),
    };
  return addressId === undefined ? {} : { address_id: addressId };
};

/** The filters of a saved search that a search of packages has. */
function queryOf(saved: Parameters<typeof searchOfSaved>[0]): PackageQuery {
  const { search_type: _type, sort: _sort, budget: _budget, ...filters } = searchOfSaved(saved);
  return filters as PackageQuery;
}

const Line = styled.div`
  display: grid;
  gap: ${space(3)};
  align-items: end;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
`;
const Results = styled.ul`
  display: grid;
  margin-top: ${space(2)};

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
