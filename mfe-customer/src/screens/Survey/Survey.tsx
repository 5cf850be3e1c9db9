import { href, pageId, pageNumber, pageQuery, type Schemas } from '@copper-carrot/contracts';
import { OrderSurveyBody } from '@copper-carrot/contracts/limits';
import { notify, useRead, useWrite } from '@copper-carrot/contracts/runtime';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { formatShortDate } from '@copper-carrot/shared-ui/dates';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster, Sidebar, Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle, SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { ProgressBar } from '@copper-carrot/shared-ui/ProgressBar';
import { Rating } from '@copper-carrot/shared-ui/Rating';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { inZone, ownZone } from '@copper-carrot/shared-ui/zones';
import { count } from '@copper-carrot/shared-ui/words';
import { space } from '@copper-carrot/shared-ui/tokens';
import { useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { CopyLink } from '../../components/CopyLink';
import { orderPages } from '../../components/order-pages';
import { closeSurvey, makeSurvey, removeSurvey, responsesUrl, surveyUrl } from './api';

/** What those who ate thought of an order (2 §2): ask them, and read what they said. */
export default function Survey() {
  const { id, organizationId } = useParams();
  const orderId = pageId(id);
  return (
    <Stack gap={6}>
      <Breadcrumbs
        items={[
          { label: `Order #${orderId}`, to: orderPages(orderId, organizationId).order },
          { label: 'Survey' },
        ]}
      />
      <PageTitle below="Ratings and comments from the people who ate. They answer by a link and need no account.">
        Survey
      </PageTitle>
      <Section page title="We could not load the survey">
        <SurveyOf orderId={orderId} />
      </Section>
    </Stack>
  );
}

function SurveyOf({ orderId }: { orderId: number }) {
  const { data } = useRead(surveyUrl(orderId), { everyMs: 15_000 });
  if (!data)
    return (
      <Loading label="Loading the survey">
        <Skeleton height="16rem" />
      </Loading>
    );
  const { order_survey: survey, can } = data;
  if (survey) return <Results orderId={orderId} survey={survey} can={can} />;
  return can.create ? (
    <MakeSurvey orderId={orderId} />
  ) : (
    <EmptyState icon="star" title="No survey yet">
      Admins and orderers of the organization can send the survey.
    </EmptyState>
  );
}

function MakeSurvey({ orderId }: { orderId: number }) {
  const { form, field } = useApiForm({
    limits: OrderSurveyBody,
    within: 'order_survey.',
    initial: { question: 'How was your meal?' },
    labels: { question: 'Question' },
    send: ({ question }) => makeSurvey(orderId, question),
    stale: [surveyUrl(orderId)],
    onDone: () => notify({ kind: 'success', message: 'The survey is made. Send its link to those who eat.' }),
  });
  return (
    <Card>
      <Form aria-label="Make a survey" {...form}>
        <TextField
          {...field('question')}
          description="They give one to five stars, and may add a few words and their name. Answers are taken from the start of the event, for seven days."
        />
        <div>
          <Button type="submit">Make the survey</Button>
        </div>
      </Form>
    </Card>
  );
}

interface ResultsProps {
  orderId: number;
  survey: Schemas['OrderSurvey'];
  can: Schemas['SurveyOfOrder']['can'];
}

function Results({ orderId, survey, can }: ResultsProps) {
  const stale = [surveyUrl(orderId)];
  const close = useWrite(() => closeSurvey(orderId), { stale });
  const remove = useWrite(() => removeSurvey(orderId), { stale });
  const failure = close.failure ?? remove.failure;
  return (
    <Sidebar
      aside={
        <Card as="section" aria-labelledby="ask-title">
          <Stack gap={4}>
            <SectionTitle id="ask-title">Send the survey</SectionTitle>
            <p>{whenOpen(survey)}</p>
            {survey.is_open && (
              <CopyLink
                label="Link to the survey"
                description="Anyone with the link can answer. No account is needed."
                to={href.survey(survey.code)}
              />
            )}
            {failure && (
              <Notice tone="danger" live>
                {failure.message}
              </Notice>
            )}
            <Cluster gap={2}>
              {can.update && survey.is_open && (
                <Button variant="secondary" size="small" pending={close.pending} onClick={() => close.run()}>
                  Close the survey
                </Button>
              )}
              {can.delete && survey.response_count === 0 && (
                <Button variant="quiet" size="small" pending={remove.pending} onClick={() => remove.run()}>
                  Remove it
                </Button>
              )}
            </Cluster>
          </Stack>
        </Card>
      }
    >
      <Stack gap={6}>
        <Card as="section" aria-labelledby="result-title">
          <Stack gap={4}>
            <SectionTitle id="result-title">{survey.question}</SectionTitle>
            {survey.average_rating === null ? (
              <p>Nobody has answered yet.</p>
            ) : (
              <>
                <Cluster gap={3}>
                  <Rating value={survey.average_rating} />
                  <span>{count(survey.response_count, 'answer', 'answers')}</span>
                </Cluster>
                {survey.ratings.map(({ rating, count: given }) => (
                  <ProgressBar
                    key={rating}
                    label={count(rating, 'star', 'stars')}
                    value={given}
                    max={survey.response_count}
                    valueText={String(given)}
                  />
                ))}
              </>
            )}
          </Stack>
        </Card>
        {survey.response_count > 0 && (
          <Section title="We could not load the answers">
            <Responses orderId={orderId} />
          </Section>
        )}
      </Stack>
    </Sidebar>
  );
}

function whenOpen({ is_open: isOpen, opens_at: opens, closes_at: closes }: Schemas['OrderSurvey']): string {
  const own = { time_zone: ownZone() };
  if (isOpen) return `Open until ${formatMoment(closes, own)}.`;
  return Date.parse(opens) > Date.now()
    ? `Answers are taken from ${formatMoment(opens, own)}, when the food is there.`
    : 'Closed: no more answers are taken.';
}

const pageSize = 20;

function Responses({ orderId }: { orderId: number }) {
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search.get('page'), pageSize);
  const { data } = useRead(responsesUrl(orderId, pageQuery(page, pageSize)), {
    keepPrevious: true,
    everyMs: 15_000,
  });
  if (!data) return <Skeleton height="8rem" />;
  return (
    <Card as="section" aria-labelledby="answers-title">
      <Stack gap={4}>
        <SectionTitle id="answers-title">Comments</SectionTitle>
        <Answers aria-labelledby="answers-title">
          {data.records.map(({ id, rating, comment, name, created_at: at }) => (
            <li key={id}>
              <Stack gap={1}>
                <Cluster gap={3}>
                  <Rating value={rating} />
                  <strong>{name ?? 'Anonymous'}</strong>
                  <span>{formatShortDate(inZone(at, ownZone()).date)}</span>
                </Cluster>
                {comment && <p>{comment}</p>}
              </Stack>
            </li>
          ))}
        </Answers>
        <Pagination
          page={page}
          count={data.count}
          pageSize={pageSize}
          onPage={(next) => setSearch({ page: String(next) })}
        />
      </Stack>
    </Card>
  );
}

const Answers = styled.ul`
  display: grid;
  gap: ${space(4)};
`;
