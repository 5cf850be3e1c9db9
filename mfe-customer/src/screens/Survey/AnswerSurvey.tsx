import { href, type Schemas } from '@copper-carrot/contracts';
import { NewOrderSurveyResponseBody } from '@copper-carrot/contracts/limits';
import { isApiFailure, useRead } from '@copper-carrot/contracts/runtime';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Rating } from '@copper-carrot/shared-ui/Rating';
import { RatingInput } from '@copper-carrot/shared-ui/RatingInput';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { type Answer, answerSurvey, publicSurveyUrl } from './api';

/** The survey page for people who ate, by its link and without an account. */
export default function AnswerSurvey() {
  const { code = '' } = useParams();
  const { data: survey, error, refresh } = useRead(publicSurveyUrl(code), { failure: 'own' });
  const [isChanging, setIsChanging] = useState(false);
  if (isApiFailure(error) && (error.status === 404 || error.status === 422))
    return (
      <EmptyState
        icon="star"
        title="This link leads to no survey"
        action={<ButtonLink to={href.home()}>Go home</ButtonLink>}
      >
        Ask whoever sent it to you for a new one.
      </EmptyState>
    );
  if (!survey && error)
    return (
      <EmptyState
        icon="warning"
        tone="danger"
        title="We could not load this survey"
        action={<Button onClick={() => void refresh()}>Try again</Button>}
      >
        Nothing is lost. Please try again in a moment.
      </EmptyState>
    );
  if (!survey)
    return (
      <Loading label="Loading the survey">
        <Skeleton height="20rem" />
      </Loading>
    );
  const { response, state } = survey;
  return (
    <Stack gap={6}>
      <PageTitle
        above={survey.brand_name}
        below={[survey.food, survey.start_date && formatOrderDate(survey.start_date)]
          .filter(Boolean)
          .join(' · ')}
      >
        {survey.question}
      </PageTitle>
      {response && !isChanging ? (
        <Thanks response={response} onChange={state === 'open' ? () => setIsChanging(true) : undefined} />
      ) : state === 'open' ? (
        <AnswerForm survey={survey} onAnswered={() => setIsChanging(false)} />
      ) : (
        <Notice tone="info" title={state === 'early' ? 'The food is not there yet' : 'This survey is closed'}>
          {state === 'early'
            ? 'Come back to this link once you have eaten.'
            : 'No more answers are taken. Thank you for looking in.'}
        </Notice>
      )}
    </Stack>
  );
}

interface ThanksProps {
  response: Schemas['OrderSurveyResponse'];
  onChange: (() => void) | undefined;
}

function Thanks({ response: { rating, comment }, onChange }: ThanksProps) {
  return (
    <Card>
      <Stack gap={4}>
        <Notice tone="success" title="Thank you for your answer" live>
          Whoever ordered reads it.
        </Notice>
        <Cluster gap={3}>
          <Rating value={rating} />
        </Cluster>
        {comment && <p>{comment}</p>}
        {onChange && (
          <div>
            <Button variant="secondary" onClick={onChange}>
              Change your answer
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function AnswerForm({
  survey,
  onAnswered,
}: {
  survey: Schemas['PublicOrderSurvey'];
  onAnswered: () => void;
}) {
  const { code, response } = survey;
  const initial: Answer = {
    rating: response?.rating ?? null,
    comment: response?.comment ?? '',
    name: response?.name ?? '',
  };
  const { form, field } = useApiForm({
    limits: NewOrderSurveyResponseBody,
    within: 'order_survey_response.',
    initial,
    labels: { rating: 'Your stars', comment: 'What else there is to say', name: 'Your name' },
    asks: { rating: 'Please give a star or more.' },
    // The form asks for the stars before it sends.
    send: (answer) => answerSurvey(code, { ...answer, rating: answer.rating ?? 0 }),
    stale: [publicSurveyUrl(code)],
    onDone: onAnswered,
  });
  return (
    <Card>
      <Form aria-label="Answer the survey" {...form}>
        <RatingInput {...field('rating')} required />
        <TextArea {...field('comment')} rows={3} />
        <TextField
          {...field('name')}
          autoComplete="name"
          description="If you like: whoever ordered sees it beside your answer."
        />
        <Button type="submit" wide>
          Send your answer
        </Button>
      </Form>
    </Card>
  );
}
