import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { DatePicker } from '@copper-carrot/shared-ui/DatePicker';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { addDays } from '@copper-carrot/shared-ui/month';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { ownZone, todayIn } from '@copper-carrot/shared-ui/zones';
import { count } from '@copper-carrot/shared-ui/words';
import { useState } from 'react';
import { addDraft, type Draft, type NewDraft, staleDrafts, useDrafts } from './api';
import { mondayOf, weekName, weekOf } from './days';

interface CopyWeekProps {
  organizationId: number;
  monday: string;
  onClose: () => void;
}

/** The same meals once more in another week, as drafts. */
export function CopyWeek({ organizationId, monday, onClose }: CopyWeekProps) {
  const { data } = useDrafts(organizationId, weekOf(monday));
  const [day, setDay] = useState(addDays(monday, 7));
  const [left, setLeft] = useState<Draft[]>();
  const target = mondayOf(day);
  const copy = useWrite((drafts: readonly Draft[]) => copyTo(organizationId, drafts, monday, target), {
    stale: staleDrafts,
    onDone({ copied, failed }) {
      if (copied > 0)
        notify({ kind: 'success', message: `${count(copied, 'meal')} copied to ${weekName(target)}.` });
      if (failed.length === 0) onClose();
      else setLeft(failed);
    },
  });
  const meals = left ?? data?.records ?? [];
  return (
    <Dialog open guard={false} onClose={onClose} title={`Copy ${weekName(monday)}`} size="small">
      {!data ? (
        <Loading label="Loading the week">
          <Skeleton height="10rem" />
        </Loading>
      ) : (
        <Form aria-label="Copy the week" message={copy.failure?.message} onSubmit={() => copy.run(meals)}>
          <Stack gap={4}>
            {left && (
              <Notice tone="danger" live title={`${count(left.length, 'meal')} could not be copied`}>
                {left.map(({ name }) => name).join(', ')}
              </Notice>
            )}
            <DatePicker
              label="To the week of"
              value={day}
              onChange={setDay}
              min={todayIn(ownZone())}
              description={`${weekName(target)}. Meals that are planned there stay.`}
            />
            <Button type="submit" wide disabled={target === monday || meals.length === 0}>
              Copy {count(meals.length, 'meal')}
            </Button>
          </Stack>
        </Form>
      )}
    </Dialog>
  );
}

const fieldsOf = (draft: Draft, day: string): NewDraft => ({
  start_date: day,
  start_time: draft.start_time,
  headcount: draft.headcount,
  order_template_id: draft.order_template_id,
  saved_search: draft.saved_search,
  address_id: draft.address_id,
  google_place_id: draft.google_place_id,
  formatted_address: draft.formatted_address,
  presentation_type: draft.presentation_type,
  ...(draft.package
    ? { package_id: draft.package.id }
    : { brand_id: draft.brand?.id ?? null, name: draft.name }),
});

const dayMs = 86_400_000;
const daysBetween = (one: string, other: string) => Math.round((Date.parse(other) - Date.parse(one)) / dayMs);

/** One after another, so that what could not be copied is known. */
async function copyTo(teamId: number, drafts: readonly Draft[], monday: string, target: string) {
  const failed: Draft[] = [];
  for (const draft of drafts) {
    const day = addDays(draft.start_date, daysBetween(monday, target));
    await addDraft(teamId, fieldsOf(draft, day)).catch(() => failed.push(draft));
  }
  return { copied: drafts.length - failed.length, failed };
}
