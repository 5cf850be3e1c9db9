import { diets, dietNames } from '@copper-carrot/contracts';
import { ManagedRuleBody, NewManagedRuleBody } from '@copper-carrot/contracts/limits';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { DatePicker } from '@copper-carrot/shared-ui/DatePicker';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Grid } from '@copper-carrot/shared-ui/Layout';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { Select } from '@copper-carrot/shared-ui/Select';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { TimeSlotPicker } from '@copper-carrot/shared-ui/TimeSlotPicker';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { Part } from '../../components/Part';
import type { Roster } from '../Settings/api';
import { addRule, changeRule, type Rule, type RuleFields, ruleUrl, staleRules, type Template } from './api';
import { Choices } from './Choices';
import { weekdayNames } from './rule-words';

interface RuleFormProps {
  organizationId: number;
  /** Null for a new one. */
  rule: Rule | null;
  templates: readonly Template[];
  rosters: readonly Roster[];
  onDone: (rule: Rule) => void;
}

const none = 'none';
const idOf = (choice: string) => (choice === none ? null : Number(choice));
const choiceOf = (id: number | null | undefined) => (id == null ? none : String(id));

interface Typed extends Required<
  Pick<
    RuleFields,
    | 'active'
    | 'start_time'
    | 'headcount'
    | 'budget_per_person'
    | 'budget_per_week'
    | 'skip_holidays'
    | 'submit_days_before'
  >
> {
  name: string;
  weekdays: number[];
  every_weeks: string;
  diets: Rule['diets'];
  template: string;
  cuisine_gap_days: number | null;
  brand_gap_days: number | null;
  rating: string;
  preferred: string;
  left_out: string;
  starts_on: string;
  ends_on: string;
}

const typedOf = (rule: Rule | null): Typed => ({
  name: rule?.name ?? '',
  active: rule?.active ?? true,
  weekdays: rule?.weekdays ?? [2, 4],
  every_weeks: String(rule?.every_weeks ?? 1),
  start_time: rule?.start_time ?? null,
  headcount: rule?.headcount ?? null,
  template: choiceOf(rule?.order_template_id),
  budget_per_person: rule?.budget_per_person ?? null,
  budget_per_week: rule?.budget_per_week ?? null,
  cuisine_gap_days: rule?.cuisine_gap_days ?? 7,
  brand_gap_days: rule?.brand_gap_days ?? 14,
  rating: choiceOf(rule?.minimum_rating),
  diets: rule?.diets ?? [],
  preferred: choiceOf(rule?.roster_id),
  left_out: choiceOf(rule?.block_roster_id),
  skip_holidays: rule?.skip_holidays ?? true,
  starts_on: rule?.starts_on ?? '',
  ends_on: rule?.ends_on ?? '',
  submit_days_before: rule?.submit_days_before ?? null,
});

const fieldsOf = ({ template, rating, preferred, left_out: leftOut, ...typed }: Typed) => ({
  ...typed,
  name: typed.name.trim(),
  weekdays: [...typed.weekdays].sort((one, other) => one - other),
  every_weeks: Number(typed.every_weeks),
  order_template_id: idOf(template),
  cuisine_gap_days: typed.cuisine_gap_days ?? 0,
  brand_gap_days: typed.brand_gap_days ?? 0,
  minimum_rating: idOf(rating),
  roster_id: idOf(preferred),
  block_roster_id: idOf(leftOut),
  starts_on: typed.starts_on || null,
  ends_on: typed.ends_on || null,
});

const weeks = (kept = 1) => [...new Set([1, 2, 3, 4, kept])].sort((one, other) => one - other);

/** A rule in plain words: when, for how much, and what matters. */
export function RuleForm({ organizationId, rule, templates, rosters, onDone }: RuleFormProps) {
  const { form, field, values, set } = useApiForm<Typed, Rule>({
    limits: rule ? ManagedRuleBody : NewManagedRuleBody,
    within: 'managed_rule.',
    initial: typedOf(rule),
    labels: {
      name: 'Name',
      active: 'Active',
      weekdays: 'On which days?',
      every_weeks: 'How often?',
      start_time: 'At what time?',
      headcount: 'For how many people?',
      template: 'Template',
      budget_per_person: 'Per person',
      budget_per_week: 'Per week',
      cuisine_gap_days: 'Days before a cuisine comes again',
      brand_gap_days: 'Days before a restaurant comes again',
      rating: 'Fewest stars',
      diets: 'Who must get a full meal?',
      preferred: 'Restaurants to prefer',
      left_out: 'Restaurants to leave out',
      skip_holidays: 'Not on holidays',
      starts_on: 'First day',
      ends_on: 'Last day',
      submit_days_before: 'Order so many days before',
    },
    unseen: {
      order_template_id: 'Template',
      minimum_rating: 'Fewest stars',
      roster_id: 'Restaurants to prefer',
      block_roster_id: 'Restaurants to leave out',
    },
    send: (typed) => (rule ? changeRule(rule.id, fieldsOf(typed)) : addRule(organizationId, fieldsOf(typed))),
    stale: [...staleRules, ...(rule ? [ruleUrl(rule.id)] : [])],
    onDone,
  });
  const lists = (kind: Roster['kind']) => [
    { value: none, label: 'None' },
    ...rosters
      .filter((roster) => roster.kind === kind)
      .map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <Form aria-label={rule ? 'Edit the rule' : 'New rule'} {...form}>
      <Part title="When">
        <TextField {...field('name')} placeholder="Tuesday and Thursday lunch" autoComplete="off" />
        <Choices
          {...field('weekdays')}
          options={weekdayNames.map((label, index) => ({ value: index + 1, label }))}
        />
        <Grid gap={4} least="min(12rem, 100%)">
          <TimeSlotPicker
            {...field('start_time')}
            required={false}
            none="As in the template"
            placeholder="As in the template"
          />
          <NumberField
            {...field('headcount')}
            required={false}
            min={1}
            max={10_000}
            description="Empty: as in the template."
          />
          <Select
            {...field('template')}
            required={false}
            options={[
              { value: none, label: 'The default template' },
              ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </Grid>
        <Grid gap={4} least="min(12rem, 100%)">
          <Select
            {...field('every_weeks')}
            required={false}
            options={weeks(rule?.every_weeks).map((each) => ({
              value: String(each),
              label: each === 1 ? 'Every week' : `Every ${each} weeks`,
            }))}
          />
          <DatePicker {...field('starts_on')} required={false} placeholder="Today" />
          <DatePicker {...field('ends_on')} required={false} placeholder="No end" />
        </Grid>
        <Checkbox checked={values.skip_holidays} onChange={(on) => set('skip_holidays', on)}>
          Leave holidays out
        </Checkbox>
      </Part>
      <Part title="Budget">
        <Grid gap={4} least="min(12rem, 100%)">
          <NumberField
            {...field('budget_per_person')}
            required={false}
            money
            min={0}
            description="All in: with delivery, fees, tax and tip."
          />
          <NumberField
            {...field('budget_per_week')}
            required={false}
            money
            min={0}
            description="For all meals of a week."
          />
        </Grid>
      </Part>
      <Part title="Variety and taste">
        <Grid gap={4} least="min(14rem, 100%)">
          <NumberField
            {...field('cuisine_gap_days')}
            required={false}
            min={0}
            max={30}
            description="0 lets it come any day."
          />
          <NumberField
            {...field('brand_gap_days')}
            required={false}
            min={0}
            max={30}
            description="0 lets it come any day."
          />
          <Select
            {...field('rating')}
            required={false}
            options={[
              { value: none, label: 'Any' },
              ...[3, 3.5, 4, 4.5].map((stars) => ({ value: String(stars), label: `${stars} stars` })),
            ]}
          />
          <Select {...field('preferred')} required={false} options={lists('allow')} />
          <Select {...field('left_out')} required={false} options={lists('block')} />
        </Grid>
        <Choices {...field('diets')} options={diets.map((value) => ({ value, label: dietNames[value] }))} />
      </Part>
      <Part title="Ordering">
        <Grid gap={4} least="min(14rem, 100%)">
          <NumberField
            {...field('submit_days_before')}
            required={false}
            min={1}
            max={30}
            description="A standing order: its meals are ordered by themselves. Empty: they stay drafts until you order them."
          />
        </Grid>
        <Checkbox checked={values.active ?? true} onChange={(on) => set('active', on)}>
          Plan meals by this rule
        </Checkbox>
      </Part>
      <Button type="submit">Save the rule</Button>
    </Form>
  );
}
