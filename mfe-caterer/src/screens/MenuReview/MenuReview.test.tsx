import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi } from '@copper-carrot/contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { open } from '../../test/open';

const path = '/caterer/7/menus/wizard/3';
const read = '/cpi/v2/caterer/menu_reviews/{id}';
const answer = '/cpi/v2/caterer/menu_reviews/{id}/answer';
const review = (more: Partial<Schemas['MenuReview']> = {}): Schemas['MenuReview'] => ({
  id: 3,
  brand_id: 7,
  description: 'Are these prices right?',
  sent_at: '2026-11-20T10:00:00.000Z',
  finished_at: null,
  answer: null,
  answer_note: null,
  answered_by: null,
  can: { answer: true },
  ...more,
});
const answered = review({
  finished_at: '2026-11-21T10:00:00.000Z',
  answer: 'changes_requested',
  answer_note: 'The salad is $9.',
  answered_by: 'Cook One',
  can: { answer: false },
});

it('[CAT-05] [ACT-07] shows what is asked, and sends what has to change', async () => {
  const api = new FakeApi().on('get', read, () => review()).on('post', answer, () => answered);
  const { container } = await open(path, api);
  expect(await screen.findByText('Are these prices right?')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Please choose an answer.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Something has to change' }));
  await userEvent.type(screen.getByLabelText('What has to change'), 'The salad is $9.');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText(/The salad is \$9\. — Cook One/)).toBeVisible();
  expect(api.called('post', answer)).toMatchObject([
    { body: { menu_review: { answer: 'changes_requested', answer_note: 'The salad is $9.' } } },
  ]);
  expect(screen.queryByRole('button', { name: 'Send answer' })).not.toBeInTheDocument();
});

it('shows the answer of a review that is closed', async () => {
  await open(
    path,
    new FakeApi().on('get', read, () => answered),
  );
  expect(await screen.findByText('Something has to change')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
