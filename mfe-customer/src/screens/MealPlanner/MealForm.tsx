import { DraftOrderBody, NewDraftOrderBody } from '@copper-carrot/contracts/limits';
import type { Read } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { DatePicker } from '@copper-carrot/shared-ui/DatePicker';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Grid } from '@copper-carrot/shared-ui/Layout';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { Select } from '@copper-carrot/shared-ui/Select';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { TimeSlotPicker } from '@copper-carrot/shared-ui/TimeSlotPicker';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { ownZone, todayIn } from '@copper-carrot/shared-ui/zones';
import { addDraft, changeDraft, type Draft, draftUrl, staleDrafts, type Template } from './api';
import { whereFields, whereOf } from './where';
import { WhereField } from './WhereField';

interface MealFormProps {
  organizationId: number;
  templates: readonly Template[];
  /** A meal to change, or the day of a new one. */
  of: Draft | string;
  /** What a new meal begins with. */
  begins?: Template | null | undefined;
  onDone: (draft: Draft) => void;
}

interface Typed {
  name: string;
  template: string;
  start_date: string;
  start_time: string | null;
  headcount: number | null;
  where: string;
}

const none = 'none';

const typedOf = (of: Draft | string, begins: Template | null | undefined): Typed => {
  const draft = typeof of === 'string' ? null : of;
  const from = draft ?? begins;
  const template = draft ? draft.order_template_id : begins?.id;
  return {
    name: draft?.name ?? '',
    template: template === null || template === undefined ? none : String(template),
    start_date: typeof of === 'string' ? of : of.start_date,
    start_time: from?.start_time ?? null,
    headcount: from?.headcount ?? null,
    where: whereOf(from),
  };
};

/** When a meal is, for how many, and where it goes; its food may come later. */
export function MealForm({ organizationId, templates, of, begins, onDone }: MealFormProps) {
  const draft = typeof of === 'string' ? null : of;
  const before = typedOf(of, begins);
  const stale: Read<unknown>[] = [...staleDrafts, ...(draft ? [draftUrl(draft.id)] : [])];
  const { form, field, set } = useApiForm<Typed, Draft>({
    limits: draft ? DraftOrderBody : NewDraftOrderBody,
    within: 'draft_order.',
    initial: before,
    labels: {
      name: 'What is it for?',
      template: 'Template',
      start_date: 'Day',
      start_time: 'Time',
      headcount: 'People',
      where: 'Where',
    },
    unseen: {
      order_template_id: 'Template',
      address_id: 'Where',
      formatted_address: 'Where',
      google_place_id: 'Where',
    },
    send: ({ name, template, where, ...rest }) => {
      const fields = {
        ...rest,
        // A name that was not touched goes on following the food.
        ...(name !== before.name && { name: name.trim() || null }),
        order_template_id: template === none ? null : Number(template),
        ...(where !== before.where || !draft ? whereFields(where) : {}),
      };
      return draft ? changeDraft(draft.id, fields) : addDraft(organizationId, fields);
    },
    stale,
    onDone,
  });
  const choose = (id: string) => {
    set('template', id);
    const template = templates.find((each) => String(each.id) === id);
    if (!template) return;
    if (template.start_time !== null) set('start_time', template.start_time);
    if (template.headcount !== null) set('headcount', template.headcount);
    if (whereOf(template) !== 'none') set('where', whereOf(template));
  };
  return (
    <Form aria-label={draft ? 'Edit the meal' : 'Plan a meal'} {...form}>
      <TextField
        {...field('name')}
        required={false}
        placeholder="Team lunch"
        description="What the calendar shows. Left empty, it is the name of the food."
        autoComplete="off"
      />
      {templates.length > 0 && (
        <Select
          {...field('template')}
          onChange={choose}
          required={false}
          options={[
            { value: none, label: 'No template' },
            ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      <Grid gap={4} least="min(11rem, 100%)">
        <DatePicker {...field('start_date')} min={todayIn(ownZone())} />
        <TimeSlotPicker {...field('start_time')} required={false} none="Not decided yet" />
        <NumberField {...field('headcount')} required={false} min={1} max={10_000} />
      </Grid>
      <WhereField {...field('where')} organizationId={organizationId} before={draft?.formatted_address} />
      <Button type="submit" wide>
        {draft ? 'Save' : 'Plan the meal'}
      </Button>
    </Form>
  );
}
