import { comboParts, dietNames, diets, type Schemas } from '@copper-carrot/contracts';
import { PollSelectionBody } from '@copper-carrot/contracts/limits';
import { containsWords } from '@copper-carrot/shared-ui/allergens';
import { DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { color } from '@copper-carrot/shared-ui/tokens';
import { TagGroup } from '@copper-carrot/shared-ui/TagGroup';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { type useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { styled } from 'styled-components';
import { combination, fittingFirst, type Meal, misfitWords, nothing } from '../../poll/meal';
import { OptionChecks } from './OptionChecks';

interface Props extends Pick<ReturnType<typeof useApiForm<Meal, unknown>>, 'field' | 'values' | 'set'> {
  offered: readonly Schemas['Option'][];
  /** What can share a portion, and how much of it; null where nothing can. */
  combos: { parts: readonly Schemas['Option'][]; most: number; shares: string } | null;
  words: { needs: string; nothing: string };
}

/** What somebody eats: what they need, what they pick, how much of it, and a note. What suits them stands first. */
export function MealFields({ field, values, set, offered, combos, words }: Props) {
  const { dietary: needs } = values;
  const pick = values.package_item_option_id;
  return (
    <>
      <TagGroup
        label={words.needs}
        items={diets.map((diet) => ({ id: diet, label: dietNames[diet] }))}
        selected={needs}
        onSelect={(ids) =>
          set(
            'dietary',
            diets.filter((diet) => ids.includes(diet)),
          )
        }
      />
      <RadioGroup
        {...field('package_item_option_id')}
        look="cards"
        options={[
          ...fittingFirst(offered, needs).map((option) => ({
            value: String(option.id),
            label: option.name,
            description: <About option={option} misfit={misfitWords(option, needs)} />,
            aside: option.price > 0 ? `+${formatMoney(option.price)}` : undefined,
          })),
          ...(combos ? [{ value: combination, label: 'A combination' }] : []),
          { value: nothing, label: words.nothing },
        ]}
      />
      {combos && pick === combination && (
        <OptionChecks
          {...field('combo')}
          options={combos.parts}
          value={values.combo ?? []}
          most={combos.most}
          description={`${comboParts.least} to ${combos.most}; they share one ${combos.shares}.`}
        />
      )}
      {pick !== nothing && (
        <>
          <NumberField {...field('qty')} min={1} max={PollSelectionBody['poll_selection.qty'].max} />
          <TextArea
            {...field('note')}
            required={false}
            rows={2}
            maxLength={PollSelectionBody['poll_selection.note'].maxLength}
          />
        </>
      )}
    </>
  );
}

function About({ option, misfit }: { option: Schemas['Option']; misfit: string }) {
  return (
    <Stack gap={1}>
      {option.description && <span>{option.description}</span>}
      <DietaryTags tags={option.dietary_tags} />
      {option.allergens.length > 0 && <span>{containsWords(option.allergens)}</span>}
      {misfit && <Misfit>{misfit}</Misfit>}
    </Stack>
  );
}

const Misfit = styled.span`
  font-weight: 600;
  color: ${color.danger};
`;
