import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon/Icon';
import { type Choice } from './choice';
import { ListItem } from './list-style';

/** A line of a list, with its description and a tick when it is chosen. */
export function Option({ choice }: { choice: Choice }) {
  return (
    <ListItem id={choice.value} textValue={choice.label} isDisabled={choice.disabled}>
      {({ isSelected }) => (
        <>
          <Text slot="label">{choice.label}</Text>
          {choice.description && <Text slot="description">{choice.description}</Text>}
          {isSelected && <Icon name="check" />}
        </>
      )}
    </ListItem>
  );
}
