import { type Schemas } from '@copper-carrot/contracts';
import { PackageBody } from '@copper-carrot/contracts/limits';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { changePackage, urls } from '../../api';
import { PackagePhoto } from './PackagePhoto';

interface Typed {
  name: string;
  description: string;
  price: number | null;
  minimum_headcount: number | null;
  maximum_headcount: number | null;
}

/** Changes a package; orders that were placed keep what they agreed to. */
export function PackageDialog({ pack, onClose }: { pack: Schemas['OwnPackage']; onClose: () => void }) {
  const initial: Typed = {
    name: pack.name,
    description: pack.description,
    price: pack.price,
    minimum_headcount: pack.minimum_headcount,
    maximum_headcount: pack.maximum_headcount,
  };
  const { form, field } = useApiForm({
    limits: PackageBody,
    within: 'package.',
    initial,
    labels: {
      name: 'Name',
      description: 'Description',
      price: 'Price per person, in dollars',
      minimum_headcount: 'From how many people',
      maximum_headcount: 'To how many people',
    },
    send: ({ price, minimum_headcount: least, maximum_headcount: most, ...words }) =>
      changePackage(pack.id, {
        package: {
          ...words,
          ...(price !== null && { price }),
          ...(least !== null && { minimum_headcount: least }),
          ...(most !== null && { maximum_headcount: most }),
        },
      }),
    stale: [urls.packages({})],
    onDone({ name }) {
      notify({ kind: 'success', message: `${name} is changed. Orders that were placed stay as they are.` });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Edit ${pack.name}`} size="small">
      <Stack gap={5}>
        <PackagePhoto pack={pack} />
        <Form {...form}>
          <Stack gap={4}>
            <TextField {...field('name')} />
            <TextArea {...field('description')} rows={4} />
            <NumberField {...field('price')} min={0} step={0.01} />
            <NumberField {...field('minimum_headcount')} min={1} />
            <NumberField {...field('maximum_headcount')} min={1} />
            <Button type="submit" wide>
              Save
            </Button>
          </Stack>
        </Form>
      </Stack>
    </Dialog>
  );
}
