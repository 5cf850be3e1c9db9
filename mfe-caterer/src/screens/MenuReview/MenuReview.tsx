import { href, pageId, type Schemas } from '@copper-carrot/contracts';
import { AnswerMenuReviewBody } from '@copper-carrot/contracts/limits';
import { notify, useReads } from '@copper-carrot/contracts/runtime';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { formatDate } from '@copper-carrot/shared-ui/dates';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle, SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { RadioGroup } from '@copper-carrot/shared-ui/RadioGroup';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { useParams } from 'react-router-dom';
import { answerMenuReview, urls, useMenuReview } from '../../api';
import { useBrand } from '../../use-brand';

type Review = Schemas['MenuReview'];

/** What the marketplace asks a brand about its menu, and the brand's answer (2 §2). */
export default function MenuReview() {
  const { menuReviewId } = useParams();
  const { brand } = useBrand();
  const { data: review } = useMenuReview(pageId(menuReviewId));
  if (!review)
    return (
      <Loading label="Loading the menu review">
        <Skeleton height="16rem" />
      </Loading>
    );
  return (
    <Stack gap={6}>
      <Breadcrumbs
        items={[{ label: 'Orders', to: href.catererOrders(brand.id) }, { label: 'Menu review' }]}
      />
      <PageTitle above={brand.name} below={`Sent ${formatDate(review.sent_at.slice(0, 10))}`}>
        Menu review
      </PageTitle>
      <Card as="section" aria-labelledby="asked-title">
        <Stack gap={3}>
          <SectionTitle id="asked-title">What we ask</SectionTitle>
          <p>{review.description}</p>
        </Stack>
      </Card>
      {review.can.answer ? <Answer review={review} /> : <Answered review={review} />}
    </Stack>
  );
}

const answers = [
  { value: 'approved', label: 'Everything is right' },
  { value: 'changes_requested', label: 'Something has to change' },
] as const;

interface Typed {
  answer: NonNullable<Review['answer']> | null;
  answer_note: string;
}

function Answer({ review }: { review: Review }) {
  const { put } = useReads();
  const initial: Typed = { answer: null, answer_note: '' };
  const { form, field } = useApiForm({
    limits: AnswerMenuReviewBody,
    within: 'menu_review.',
    initial,
    labels: { answer: 'Your answer', answer_note: 'What has to change' },
    asks: { answer: 'Please choose an answer.' },
    send: ({ answer, answer_note }) =>
      answerMenuReview(review.id, { answer: answer ?? 'approved', answer_note: answer_note.trim() }),
    stale: [urls.actions],
    onDone(next) {
      put(urls.menuReview(review.id), next);
      notify({ kind: 'success', message: 'Thank you. Your answer is sent.' });
    },
  });
  return (
    <Card as="section" look="raised" aria-labelledby="answer-title">
      <Form {...form}>
        <Stack gap={4}>
          <SectionTitle id="answer-title">Your answer</SectionTitle>
          <RadioGroup {...field('answer')} labelHidden options={answers} />
          <TextArea
            {...field('answer_note')}
            description="Leave it empty if everything is right."
            rows={4}
            maxLength={AnswerMenuReviewBody['menu_review.answer_note'].maxLength}
          />
          <Button type="submit" wide>
            Send answer
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}

const said = { approved: 'Everything is right', changes_requested: 'Something has to change' };

function Answered({ review }: { review: Review }) {
  const by = [review.answered_by, review.finished_at && formatDate(review.finished_at.slice(0, 10))];
  return (
    <Notice
      tone={review.answer === 'changes_requested' ? 'warning' : 'success'}
      title={review.answer ? said[review.answer] : 'This review is closed'}
    >
      {[review.answer_note, by.filter(Boolean).join(', ')].filter(Boolean).join(' — ')}
    </Notice>
  );
}
