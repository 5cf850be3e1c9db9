import {
  highestPoorRating,
  negativeReviewTags,
  positiveReviewTags,
  reviewProblem,
  reviewSentences,
  reviewTagNames,
  type Schemas,
} from '@copper-carrot/contracts';
import { notify, useUser, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { RatingInput } from '@copper-carrot/shared-ui/RatingInput';
import { TagGroup } from '@copper-carrot/shared-ui/TagGroup';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { useRef, useState } from 'react';
import { saveReview, staleByReview } from './api';

type Values = Required<Schemas['ReviewBody']['review']>;

interface ReviewDialogProps {
  orderId: number;
  brandName: string;
  /** The star that was pressed. */
  stars: number;
  /** What was said before, where that is changed. */
  before?: Schemas['Review'];
  /** What it earns; 0 where it earns nothing. */
  coins: number;
  /** Put away without a review. */
  onClose: () => void;
  onSaved: () => void;
}

const longest = 5000;

/** What somebody thought of their order: tags and words by the stars that they gave (2 §5). */
export function ReviewDialog({
  orderId,
  brandName,
  stars,
  before,
  coins,
  onClose,
  onSaved,
}: ReviewDialogProps) {
  const anonymous = useUser()?.review_anonymously ?? false;
  const [values, setValues] = useState<Values>(() => ({
    overall_rating: stars,
    body: before?.body ?? '',
    feedback_for_caterer: before?.feedback_for_caterer ?? '',
    customer_notes: before?.customer_notes ?? '',
    would_reorder: before?.would_reorder ?? null,
    positive_rating_reasons: before?.positive_rating_reasons ?? [],
    negative_rating_reasons: before?.negative_rating_reasons ?? [],
    anonymous: before?.anonymous ?? anonymous,
  }));
  const set = (change: Partial<Values>) => setValues((now) => ({ ...now, ...change }));
  const [pressed, setPressed] = useState(false);
  const feedback = useRef<HTMLTextAreaElement>(null);
  const save = useWrite(() => saveReview(orderId, values), {
    stale: staleByReview(orderId),
    onDone: () => {
      notify({ kind: 'success', message: reviewSentences.thanks });
      onSaved();
    },
    // The writer can't fix any of these errors in a field.
    onFailure: () => notify({ kind: 'error', message: reviewSentences.failed }),
  });
  const problem = reviewProblem(values);
  const isPoor = values.overall_rating <= highestPoorRating;
  const errorOf = (field: 'body' | 'feedback_for_caterer') =>
    pressed && problem?.fields.includes(field) ? problem.message : undefined;

  const submit = () => {
    setPressed(true);
    if (!problem) return save.run();
    if (isPoor) {
      feedback.current?.scrollIntoView({ block: 'center' });
      feedback.current?.focus({ preventScroll: true });
    }
    return undefined;
  };

  return (
    <Dialog open onClose={onClose} title={`How was ${brandName}?`}>
      <Form aria-label="Your review" onSubmit={submit}>
        <Stack gap={6}>
          <RatingInput
            label="Stars"
            value={values.overall_rating}
            onChange={(overall_rating) => set({ overall_rating })}
          />
          <Pills
            label="What was good"
            tags={positiveReviewTags}
            chosen={values.positive_rating_reasons}
            elsewhere={values.negative_rating_reasons}
            onChoose={(positive_rating_reasons) => set({ positive_rating_reasons })}
          />
          <Pills
            label="What could be better"
            tags={negativeReviewTags}
            chosen={values.negative_rating_reasons}
            elsewhere={values.positive_rating_reasons}
            onChoose={(negative_rating_reasons) => set({ negative_rating_reasons })}
          />
          <WouldReorder value={values.would_reorder} onChange={(would_reorder) => set({ would_reorder })} />
          {isPoor && pressed && problem && (
            <Notice tone="danger" live>
              {problem.message}
            </Notice>
          )}
          <TextArea
            label="Your review"
            description="Everybody can read it."
            value={values.body}
            maxLength={longest}
            error={errorOf('body')}
            onChange={(body) => set({ body })}
          />
          <TextArea
            ref={feedback}
            label={`Private feedback for ${brandName}`}
            description="Nobody else reads it."
            value={values.feedback_for_caterer}
            maxLength={longest}
            error={errorOf('feedback_for_caterer')}
            onChange={(feedback_for_caterer) => set({ feedback_for_caterer })}
          />
          <TextArea
            label="Notes for your team"
            description="For your organization alone."
            rows={2}
            value={values.customer_notes}
            maxLength={longest}
            onChange={(customer_notes) => set({ customer_notes })}
          />
          <Checkbox
            checked={values.anonymous}
            description="Your name and your organization are shown to nobody."
            onChange={(chosen) => set({ anonymous: chosen })}
          >
            Review anonymously
          </Checkbox>
          {coins > 0 && !before && <p>You earn {coins} coins with this review.</p>}
          <Cluster>
            <Button type="submit">{before ? 'Save review' : 'Submit review'}</Button>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </Cluster>
        </Stack>
      </Form>
    </Dialog>
  );
}

interface PillsProps<Tag extends keyof typeof reviewTagNames> {
  label: string;
  tags: readonly Tag[];
  chosen: readonly Tag[];
  /** What is chosen on the other side: nothing is both. */
  elsewhere: readonly string[];
  onChoose: (tags: Tag[]) => void;
}
const Pills = <Tag extends keyof typeof reviewTagNames>({
  label,
  tags,
  chosen,
  elsewhere,
  onChoose,
}: PillsProps<Tag>) => (
  <TagGroup
    label={label}
    items={tags.map((id) => ({ id, label: reviewTagNames[id], disabled: elsewhere.includes(id) }))}
    selected={chosen}
    onSelect={(ids) => onChoose(tags.filter((tag) => ids.includes(tag)))}
  />
);

/** Yes, no, or, by pressing what is chosen once more, nothing said. */
const WouldReorder = ({
  value,
  onChange,
}: {
  value: boolean | null;
  onChange: (value: boolean | null) => void;
}) => (
  <TagGroup
    label="Would you order it again?"
    single
    items={[
      { id: 'yes', label: 'Yes' },
      { id: 'no', label: 'No' },
    ]}
    selected={value === null ? [] : [value ? 'yes' : 'no']}
    onSelect={([id]) => onChange(id === undefined ? null : id === 'yes')}
  />
);
