import { href, mealTypeLabels, type Schemas } from '@copper-carrot/contracts';
import { NewDraftPackageBody } from '@copper-carrot/contracts/limits';
import { useRead } from '@copper-carrot/contracts/runtime';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Select } from '@copper-carrot/shared-ui/Select';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { categoriesUrl, createPackageDraft, packageDraftsUrl } from '../PackageDraft/api';
import { Row, Rows } from './rows';

/** The drafts of packages that are not published, and the way to a new package. */
export function PackageDrafts({ brandId }: { brandId: number }) {
  const drafts = useRead(packageDraftsUrl).data?.records ?? [];
  const [isNew, setIsNew] = useState(false);
  return (
    <Stack gap={4}>
      <Cluster justify="end">
        <Button variant="secondary" onClick={() => setIsNew(true)}>
          New package
        </Button>
      </Cluster>
      {drafts.length > 0 && (
        <Card as="section" look="raised" aria-labelledby="package-drafts-title">
          <Stack gap={3}>
            <SectionTitle id="package-drafts-title">Drafts</SectionTitle>
            <p>Nothing of a draft is sold until it is published.</p>
            <Rows>
              {drafts.map((draft) => (
                <li key={draft.id}>
                  <Row>
                    <div>
                      <strong>{draft.name}</strong>{' '}
                      {draft.begins_on !== null && (
                        <Badge tone="leaf">Begins {formatOrderDate(draft.begins_on)}</Badge>
                      )}
                      {draft.problem !== null && <Badge tone="honey">Could not begin</Badge>}
                      <p>{draft.package_id === null ? 'A new package' : 'Changes of a package'}</p>
                    </div>
                    <span />
                    <ButtonLink
                      size="small"
                      variant="secondary"
                      to={href.catererPackageDraft({ brandId, draftId: draft.id })}
                    >
                      Open<VisuallyHidden> the draft of {draft.name}</VisuallyHidden>
                    </ButtonLink>
                  </Row>
                </li>
              ))}
            </Rows>
          </Stack>
        </Card>
      )}
      {isNew && <NewPackage brandId={brandId} onClose={() => setIsNew(false)} />}
    </Stack>
  );
}

interface Typed {
  name: string;
  price: number | null;
  package_category_id: string | null;
}
const initial: Typed = { name: '', price: null, package_category_id: null };

const presentationNames: Record<Schemas['PackageCategory']['presentation_type'], string> = {
  buffet: 'as a buffet',
  individual: 'in single boxes',
  mixed: 'either way',
};

function NewPackage({ brandId, onClose }: { brandId: number; onClose: () => void }) {
  const navigate = useNavigate();
  const categories = useRead(categoriesUrl).data?.records ?? [];
  const required = { required: true };
  const { form, field } = useApiForm({
    limits: {
      ...NewDraftPackageBody,
      'caterer_draft_package.name': { ...NewDraftPackageBody['caterer_draft_package.name'], ...required },
      'caterer_draft_package.price': { ...NewDraftPackageBody['caterer_draft_package.price'], ...required },
      'caterer_draft_package.package_category_id': required,
    },
    within: 'caterer_draft_package.',
    initial,
    labels: { name: 'Name', price: 'Price per person', package_category_id: 'Kind' },
    send: ({ name, price, package_category_id: category }) =>
      createPackageDraft({ name: name.trim(), price: price ?? 0, package_category_id: Number(category) }),
    stale: [packageDraftsUrl],
    onDone: ({ id }) => navigate(href.catererPackageDraft({ brandId, draftId: id })),
  });
  return (
    <Dialog open onClose={onClose} title="New package" size="small">
      <Form {...form}>
        <TextField {...field('name')} autoComplete="off" />
        <NumberField {...field('price')} min={0} money lenient />
        <Select
          {...field('package_category_id')}
          options={categories.map(({ id, label, package_type: meal, presentation_type: comes }) => ({
            value: String(id),
            label: `${label}, ${presentationNames[comes]}`,
            description: mealTypeLabels[meal],
          }))}
        />
        <Button type="submit" wide>
          Begin the draft
        </Button>
      </Form>
    </Dialog>
  );
}
