import { Checkbox } from '../Checkbox/Checkbox';
import { TextField } from '../TextField/TextField';
import { type useCardForm } from './useCardForm';

/** What a new card is called, and who may use it. */
export function CardNaming({
  nickname,
  teamName,
  isShared,
  setShared,
}: ReturnType<typeof useCardForm>['naming']) {
  return (
    <>
      <TextField {...nickname} required={false} autoComplete="off" />
      {teamName && (
        <Checkbox checked={isShared} onChange={setShared}>
          Let others of {teamName} pay with it
        </Checkbox>
      )}
    </>
  );
}
