import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { open } from '../../test/open';

const path = '/cpi/v2/orderer/orders/{id}/survey';
const responses = `${path}/responses` as const;
const publicPath = '/cpi/v2/public/order_surveys/{code}';
const answers = '/cpi/v2/public/order_survey_responses';

const answered = recorded[`get ${path}`][200];
const aSurvey = (more: Partial<Schemas['OrderSurvey']> = {}): Schemas['OrderSurvey'] => {
  if (!answered.order_survey) throw new Error('The recording lacks a survey.');
  return { ...answered.order_survey, code: 'abcdefgh', question: 'Enough food?', ...more };
};
const all = { create: true, update: true, delete: true };

it.each(['/customer/1/orders/12/survey', '/organization/4/orders/12/survey'])(
  '[CUST-21] [ORG-13] makes the survey of an order, and gives its link: %s',
  async (page) => {
    let survey: Schemas['OrderSurvey'] | null = null;
    const api = new FakeApi()
      .on('get', path, () => ({ order_survey: survey, can: all }))
      .on('post', path, ({ body }) => {
        survey = aSurvey({
          question: body.order_survey.question ?? '',
          response_count: 0,
          average_rating: null,
        });
        return survey;
      });
    const { container } = await open(page, api);
    const question = await screen.findByRole('textbox', { name: 'Question' });
    expect((await axe(container)).violations).toEqual([]);
    const user = userEvent.setup();
    await user.clear(question);
    await user.type(question, 'Warm enough?');
    await user.click(screen.getByRole('button', { name: 'Make the survey' }));
    expect(await screen.findByRole('textbox', { name: 'Link to the survey' })).toHaveValue(
      `${window.location.origin}/surveys/abcdefgh`,
    );
    expect(screen.getByRole('region', { name: 'Warm enough?' })).toHaveTextContent(
      'Nobody has answered yet.',
    );
  },
);

it('shows what those who ate answered', async () => {
  const survey = aSurvey({
    response_count: 2,
    average_rating: 4.5,
    ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating > 3 ? 1 : 0 })),
  });
  const one = {
    ...recorded[`get ${responses}`][200].records[0],
    id: 1,
    rating: 4,
    comment: 'Good',
    name: 'Ada',
  };
  const api = new FakeApi()
    .on('get', path, () => ({ order_survey: survey, can: all }))
    .on('get', responses, () => ({
      records: [
        one as Schemas['OrderSurveyResponse'],
        { ...(one as Schemas['OrderSurveyResponse']), id: 2, name: null },
      ],
      count: 2,
    }));
  const { container } = await open('/customer/1/orders/12/survey', api);
  const result = await screen.findByRole('region', { name: 'Enough food?' });
  expect(result).toHaveTextContent('2 answers');
  const said = within(await screen.findByRole('list', { name: 'Comments' })).getAllByRole('listitem');
  expect(said[0]).toHaveTextContent(/Ada.*Good/);
  expect(said[1]).toHaveTextContent('Anonymous');
  expect((await axe(container)).violations).toEqual([]);
});

it('has nobody make one who may not, and shows who may not read it the error page', async () => {
  const none = { create: false, update: false, delete: false };
  const { unmount } = await open(
    '/customer/1/orders/12/survey',
    new FakeApi().on('get', path, () => ({ order_survey: null, can: none })),
  );
  expect(await screen.findByText('No survey yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make the survey' })).not.toBeInTheDocument();
  unmount();
  await open(
    '/customer/1/orders/12/survey',
    new FakeApi().on('get', path, () => new Refusal(403, 'forbidden')),
  );
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

describe('by its code', () => {
  const open1: Schemas['PublicOrderSurvey'] = {
    ...recorded[`get ${publicPath}`][200],
    code: 'abcdefgh',
    question: 'Enough food?',
    state: 'open',
    response: null,
  };
  it('is answered without an account, and again by who thinks otherwise', async () => {
    let survey = open1;
    const api = new FakeApi()
      .on('get', publicPath, () => survey)
      .on('post', answers, ({ body }) => {
        const { rating, comment = '' } = body.order_survey_response;
        const response = { ...recorded[`post ${answers}`][201], rating, comment };
        survey = { ...open1, response };
        return response;
      });
    const { container } = await open('/surveys/abcdefgh', api);
    expect(await screen.findByRole('heading', { level: 1, name: 'Enough food?' })).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Send your answer' }));
    expect(await screen.findByText('Please give a star or more.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^4 stars/ }));
    await user.type(screen.getByRole('textbox', { name: /What else/ }), 'Plenty');
    await user.click(screen.getByRole('button', { name: 'Send your answer' }));
    expect(await screen.findByText('Thank you for your answer')).toBeVisible();
    expect(api.called('post', answers).map(({ body }) => body)).toEqual([
      { code: 'abcdefgh', order_survey_response: { rating: 4, comment: 'Plenty', name: '' } },
    ]);
    await user.click(screen.getByRole('button', { name: 'Change your answer' }));
    expect(screen.getByRole('textbox', { name: /What else/ })).toHaveValue('Plenty');
  });

  it.each([
    ['early', 'The food is not there yet'],
    ['closed', 'This survey is closed'],
  ] as const)('says why nothing is asked: %s', async (state, words) => {
    await open(
      '/surveys/abcdefgh',
      new FakeApi().on('get', publicPath, () => ({ ...open1, state })),
    );
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send your answer' })).not.toBeInTheDocument();
  });
});
