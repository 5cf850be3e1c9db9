import { comboParts, type Diet, dietNames, diets, type Schemas } from '@copper-carrot/contracts';
import { PollSelectionBody } from '@copper-carrot/contracts/limits';
import { containsWords } from '@copper-carrot/shared-ui/allergens';
import { DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { radius, space } from '@copper-carrot/shared-ui/tokens';
import { TagGroup } from '@copper-carrot/shared-ui/TagGroup';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { type useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { styled } from 'styled-components';
import { combination, fittingFirst, type Meal, nothing } from '../../poll/meal';
import { Misfit } from './Misfit';
import { OptionChecks } from './OptionChecks';

interface Props extends Pick<ReturnType<typeof useApiForm<Meal, unknown>>, 'field' | 'values' | 'set'> {
  offered: readonly Schemas['Option'][];
  /** The picture of a dish and its price for the reader. */
  beside?: (option: Schemas['Option']) => { picture?: string; price?: string };
  /** Options that can share a portion and how many; null if none can. */
  combos: { parts: readonly Schemas['Option'][]; most: number; shares: string } | null;
  words: { needs: string; nothing: string };
}

/** The form of a meal: diets, dish, quantity and note; suitable dishes come first. */
export function MealFields({ field, values, set, offered, beside = added, combos, words }: Props) {
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
            description: <About option={option} needs={needs} />,
            aside: <Beside {...beside(option)} />,
          })),
          ...(combos ? [{ value: combination, label: 'A combination' }] : []),
          { value: nothing, label: words.nothing },
        ]}
      />
      {combos && pick === combination && (
        <OptionChecks
          {...field('combo')}
          options={fittingFirst(combos.parts, needs)}
          warns={(option) => <Misfit marks={option} needs={needs} />}
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

const added = ({ price }: Schemas['Option']) => (price > 0 ? { price: `+${formatMoney(price)}` } : {});

function Beside({ picture, price }: { picture?: string; price?: string }) {
  return (
    <Side>
      {picture && (
        <Thumb>
          <Picture src={picture} alt="" ratio="4 / 3" />
        </Thumb>
      )}
      {price && <span>{price}</span>}
    </Side>
  );
}

function About({ option, needs }: { option: Schemas['Option']; needs: readonly Diet[] }) {
  return (
    <Stack gap={1}>
      {option.description && <span>{option.description}</span>}
      <DietaryTags tags={option.dietary_tags} />
      {option.allergens.length > 0 && <span>{containsWords(option.allergens)}</span>}
      <Misfit marks={option} needs={needs} />
    </Stack>
  );
}

const Side = styled.span`
  display: grid;
  gap: ${space(1)};
  justify-items: end;
`;
const Thumb = styled.span`
  display: block;
  width: 5.5rem;
  overflow: hidden;
  border-radius: ${radius.small};
`;
