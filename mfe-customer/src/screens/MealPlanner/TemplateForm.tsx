import { calendarColors, mealTypeLabels, mealTypes } from '@copper-carrot/contracts';
import { NewOrderTemplateBody, OrderTemplateBody } from '@copper-carrot/contracts/limits';
import { useUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Grid } from '@copper-carrot/shared-ui/Layout';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { Select } from '@copper-carrot/shared-ui/Select';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { TimeSlotPicker } from '@copper-carrot/shared-ui/TimeSlotPicker';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { addTemplate, changeTemplate, staleTemplates, type Template, templateUrl } from './api';
import { nowhere, whereFields, whereOf } from './where';
import { WhereField } from './WhereField';

interface TemplateFormProps {
  organizationId: number;
  /** Null for a new one. */
  template: Template | null;
  onDone: (template: Template) => void;
}

const anything = 'anything';
const asBefore = 'before';
type Serving = NonNullable<Template['presentation_type']> | typeof anything;

interface Typed {
  name: string;
  meal_type: Template['meal_type'];
  color: Template['color'];
  start_time: string | null;
  headcount: number | null;
  presentation_type: Serving;
  budget_per_person: number | null;
  saved_search: string;
  where: string;
  is_default: boolean;
}

const typedOf = (template: Template | null): Typed => ({
  name: template?.name ?? '',
  meal_type: template?.meal_type ?? 'lunch_or_dinner',
  color: template?.color ?? 'Copper',
  start_time: template?.start_time ?? null,
  headcount: template?.headcount ?? null,
  presentation_type: template?.presentation_type ?? anything,
  budget_per_person: template?.budget_per_person ?? null,
  saved_search: template?.saved_search ? asBefore : anything,
  where: template ? whereOf(template) : nowhere,
  is_default: template?.is_default ?? false,
});

/** What meals of a template have in common. */
export function TemplateForm({ organizationId, template, onDone }: TemplateFormProps) {
  const searches = useUser()?.saved_searches ?? [];
  const { form, field, values, set } = useApiForm<Typed, Template>({
    limits: template ? OrderTemplateBody : NewOrderTemplateBody,
    within: 'order_template.',
    initial: typedOf(template),
    labels: {
      name: 'Name',
      meal_type: 'Meal',
      color: 'Color in the calendar',
      start_time: 'Time',
      headcount: 'People',
      presentation_type: 'How it is served',
      budget_per_person: 'Budget per person',
      saved_search: 'What to look for',
      where: 'Where',
      is_default: 'New meals begin with this template',
    },
    unseen: { address_id: 'Where', formatted_address: 'Where', google_place_id: 'Where' },
    send: ({ saved_search: search, presentation_type: serving, where, ...rest }) => {
      const fields = {
        ...rest,
        presentation_type: serving === anything ? null : serving,
        ...searchFields(search, searches),
        ...whereFields(where),
      };
      return template ? changeTemplate(template.id, fields) : addTemplate(organizationId, fields);
    },
    stale: [...staleTemplates, ...(template ? [templateUrl(template.id)] : [])],
    onDone,
  });
  return (
    <Form aria-label={template ? 'Edit the order template' : 'New order template'} {...form}>
      <Grid gap={4} least="min(14rem, 100%)">
        <TextField {...field('name')} placeholder="Team lunch" autoComplete="off" />
        <Select
          {...field('color')}
          options={calendarColors.map(({ name }) => ({ value: name, label: name }))}
        />
        <Select
          {...field('meal_type')}
          options={mealTypes.map((value) => ({ value, label: mealTypeLabels[value] }))}
        />
        <TimeSlotPicker {...field('start_time')} required={false} none="Not decided" />
        <NumberField {...field('headcount')} required={false} min={1} max={10_000} />
        <NumberField
          {...field('budget_per_person')}
          required={false}
          min={0}
          money
          description="With delivery, fees, tax and tip."
        />
        <Select
          {...field('presentation_type')}
          required={false}
          options={[
            { value: anything, label: 'Either way' },
            { value: 'buffet', label: 'Buffet' },
            { value: 'individual', label: 'Individual meals' },
          ]}
        />
      </Grid>
      <Select
        {...field('saved_search')}
        required={false}
        description="One of your saved searches."
        options={[
          { value: anything, label: 'Anything' },
          ...(template?.saved_search
            ? [{ value: asBefore, label: template.saved_search.name ?? 'The search of this template' }]
            : []),
          ...searches.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <WhereField {...field('where')} organizationId={organizationId} before={template?.formatted_address} />
      <Checkbox checked={values.is_default} onChange={(on) => set('is_default', on)}>
        New meals begin with this template
      </Checkbox>
      <Button type="submit" wide>
        Save template
      </Button>
    </Form>
  );
}

type Searches = NonNullable<ReturnType<typeof useUser>>['saved_searches'];

/** What is sent of the chosen search: its filters, as they are now. */
function searchFields(choice: string, searches: Searches) {
  if (choice === asBefore) return {};
  const saved = searches.find(({ id }) => String(id) === choice);
  if (!saved) return { saved_search: null };
  const { id: _id, user_id: _userId, ...search } = saved;
  return { saved_search: search };
}
