import { type Schemas } from '@copper-carrot/contracts';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { formatTime } from '@copper-carrot/shared-ui/dates';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster, Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { Select } from '@copper-carrot/shared-ui/Select';
import { TagGroup } from '@copper-carrot/shared-ui/TagGroup';
import { joinList } from '@copper-carrot/shared-ui/words';
import { useRef, useState } from 'react';
import { Part } from '../../components/Part';
import { useListForm } from '../../components/use-list-form';
import { changeKitchen, type Kitchen, staleOf } from './api';
import { type Daypart, daypartNames, dayparts, timeOptions, weekdays } from './times';

/** The same hours on several weekdays. */
interface Span {
  key: number;
  daypart: Daypart;
  opens: string;
  closes: string;
  weekdays: number[];
}

function spansOf(hours: readonly Schemas['OpeningHours'][]): Span[] {
  const spans: Span[] = [];
  for (const { weekday, daypart, opens, closes } of hours) {
    const same = spans.find(
      (span) => span.daypart === daypart && span.opens === opens && span.closes === closes,
    );
    if (same) same.weekdays.push(weekday);
    else spans.push({ key: spans.length, daypart, opens, closes, weekdays: [weekday] });
  }
  return spans.sort((one, other) => (one.opens < other.opens ? -1 : 1));
}

const hoursOf = (spans: readonly Span[]) =>
  spans.flatMap(({ daypart, opens, closes, weekdays: days }, place) =>
    days.map((weekday) => ({ place, weekday, daypart, opens, closes })),
  );

/** When a kitchen serves, by weekday and part of the day. */
export function Hours({ kitchen }: { kitchen: Kitchen }) {
  return (
    <Part title="Hours">
      {kitchen.can.update ? (
        <Editor key={JSON.stringify(kitchen.hours)} kitchen={kitchen} />
      ) : (
        <ul>
          {spansOf(kitchen.hours).map((span) => (
            <li key={span.key}>
              {dayparts[span.daypart]}, {formatTime(span.opens)} to {formatTime(span.closes)}:{' '}
              {joinList(span.weekdays.map((day) => weekdays[day] ?? ''))}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

const days = weekdays.map((name, day) => ({ id: String(day), label: name.slice(0, 3) }));

function Editor({ kitchen }: { kitchen: Kitchen }) {
  const [spans, setSpans] = useState(() => spansOf(kitchen.hours));
  const next = useRef(spans.length);
  const change = (key: number, more: Partial<Span>) =>
    setSpans((all) => all.map((span) => (span.key === key ? { ...span, ...more } : span)));
  const sent = hoursOf(spans);
  const form = useListForm({
    send: () => changeKitchen(kitchen.id, { hours: sent.map(({ place: _place, ...hours }) => hours) }),
    labels: { opens: 'Opens', closes: 'Closes' },
    // The API names each weekday's hours; the page has a line for several.
    placeOf(name) {
      const [, entry, field] = name.split('.');
      return `hours.${sent[Number(entry)]?.place ?? 0}.${field ?? 'opens'}`;
    },
    stale: staleOf(kitchen.id),
    onDone: () => notify({ kind: 'success', message: 'The hours are saved.' }),
  });
  return (
    <Form aria-label="Hours" {...form}>
      {spans.length === 0 && <p>The kitchen is closed every day.</p>}
      <Stack as="ul" gap={5} aria-label="Hours">
        {spans.map((span, place) => (
          <li key={span.key}>
            <Stack gap={2}>
              <Grid gap={3} least="min(9rem, 100%)">
                <Select
                  label="Part of the day"
                  value={span.daypart}
                  onChange={(daypart) => change(span.key, { daypart })}
                  options={daypartNames.map((value) => ({ value, label: dayparts[value] }))}
                />
                <Select
                  label="Opens"
                  name={`hours.${place}.opens`}
                  value={span.opens}
                  onChange={(opens) => change(span.key, { opens })}
                  options={timeOptions(span.opens)}
                />
                <Select
                  label="Closes"
                  name={`hours.${place}.closes`}
                  value={span.closes}
                  onChange={(closes) => change(span.key, { closes })}
                  options={timeOptions(span.closes)}
                />
              </Grid>
              <Cluster justify="space-between" align="end">
                <TagGroup
                  label={`Days of ${dayparts[span.daypart].toLowerCase()}`}
                  items={days}
                  selected={span.weekdays.map(String)}
                  onSelect={(ids) => change(span.key, { weekdays: ids.map(Number).sort() })}
                />
                <Button
                  variant="quiet"
                  size="small"
                  icon="trash"
                  aria-label={`Remove ${dayparts[span.daypart].toLowerCase()} from ${formatTime(span.opens)}`}
                  onClick={() => setSpans((all) => all.filter(({ key }) => key !== span.key))}
                >
                  Remove
                </Button>
              </Cluster>
            </Stack>
          </li>
        ))}
      </Stack>
      <Cluster>
        <Button type="submit">Save the hours</Button>
        <Button
          variant="secondary"
          onClick={() => {
            const key = next.current;
            next.current += 1;
            setSpans((all) => [
              ...all,
              { key, daypart: 'lunch', opens: '11:00', closes: '14:00', weekdays: [1, 2, 3, 4, 5] },
            ]);
          }}
        >
          Add hours
        </Button>
      </Cluster>
    </Form>
  );
}
