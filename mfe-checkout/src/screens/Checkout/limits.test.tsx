import { PatchOrderBody } from '@copper-carrot/contracts/limits';
import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { openToPay, place, section, submits, withOrder } from '../../test/checkout';
import { anAddress, anOrder } from '../../test/fixtures';
import { orderPath, FakeServer } from '../../test/server';

beforeEach(() => sessionStorage.clear());

type User = ReturnType<typeof userEvent.setup>;
async function paste(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
}

const texts = [
  ['Details', 'Cost center', 'cost_center'],
  ['Details', 'PO reference', 'purchase_order_reference_code'],
  ['Address', 'Company', 'company_name'],
  ['Address', 'Suite or floor', 'suite'],
  ['Address', 'Contact name', 'contact_name'],
  ['Address', 'Contact phone', 'contact_phone'],
  ['Address', 'Instructions', 'delivery_instructions'],
] as const;
const longest = (key: (typeof texts)[number][2]) => {
  const { maxLength } = PatchOrderBody[`order.${key}`];
  return key === 'contact_phone'
    ? '(212)555-0142'.replace(')', `)${' '.repeat(maxLength - 13)}`)
    : '2'.repeat(maxLength);
};

test('text that is too long says so beside its field, is neither cut nor sent, and holds the order', async () => {
  const { user, server } = await openToPay(withOrder({ cost_center: 'CC-1' }));
  const field = (title: string, label: string) =>
    within(section(title)).getByRole('textbox', { name: new RegExp(`^${label}`) });
  for (const [title, label, key] of texts) {
    await paste(user, field(title, label), `${longest(key)}2`);
    expect(field(title, label)).toHaveValue(`${longest(key)}2`);
    expect(field(title, label)).toHaveAccessibleDescription(
      `${label} must be at most ${longest(key).length} characters long.`,
    );
    expect(section(title)).not.toHaveAttribute('data-complete');
    expect(within(section(title)).getByText('Not saved yet')).toBeVisible();
  }
  await user.click(place());
  await waitFor(() => expect(field('Details', 'Cost center')).toHaveFocus());
  expect(submits(server)).toEqual([]);
  expect(server.patches()).toEqual([]);
  for (const [title, label] of texts) {
    await user.click(field(title, label));
    await user.keyboard('{End}{Backspace}');
    expect(field(title, label)).toBeValid();
  }
  await user.tab();
  const saved = () => Object.assign({}, ...server.patches().map(({ order }) => order)) as object;
  await waitFor(() =>
    expect(saved()).toEqual(Object.fromEntries(texts.map(([, , key]) => [key, longest(key)]))),
  );
});

test('a tip beyond what the API takes says so beside its amount, and is not sent', async () => {
  const { user, server } = await openToPay();
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  const amount = screen.getByRole('textbox', { name: 'Tip amount' });
  await paste(user, amount, '10001');
  await user.tab();
  expect(amount).toHaveAccessibleDescription(/Tip amount must be at most 10000\./);
  await user.click(place());
  await waitFor(() => expect(amount).toHaveFocus());
  expect(server.patches()).toEqual([]);
  expect(submits(server)).toEqual([]);
});

test('a headcount that no order may have is not sent, of a package that is gone neither', async () => {
  const { user, server } = await openToPay(withOrder({ package: null }));
  const headcount = screen.getByRole('textbox', { name: 'Headcount' });
  await paste(user, headcount, '10001');
  await user.tab();
  expect(headcount).toHaveAccessibleDescription(/Headcount must be at most 10000\./);
  await user.click(place());
  await waitFor(() => expect(headcount).toHaveFocus());
  expect(server.patches()).toEqual([]);
});

test('a new address that is too long is said to be so, and not sent', async () => {
  const server = new FakeServer();
  server.addresses = [anAddress()];
  const { user } = await openToPay(server);
  await user.click(screen.getByRole('radio', { name: /A new address/ }));
  const field = screen.getByRole('combobox', { name: 'Address' });
  await user.click(field);
  await user.paste('1'.repeat(301));
  await user.tab();
  await user.tab();
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/Address must be at most 300 characters long\./),
  );
  await user.click(place());
  await waitFor(() => expect(field).toHaveFocus());
  expect(server.patches()).toEqual([]);
});

describe('a coupon', () => {
  const code = () => screen.getByRole('textbox', { name: /Coupon code/ });

  test('that is too long for one says so beside its field, which keeps the focus, and is not sent', async () => {
    const { user, server } = await openToPay();
    await paste(user, code(), 'C'.repeat(41));
    expect(code()).toHaveAccessibleDescription('Coupon code must be at most 40 characters long.');
    await user.keyboard('{Enter}');
    expect(code()).toHaveFocus();
    expect(server.patches()).toEqual([]);
  });

  test('is applied by Enter; where it is refused, focus goes to its field', async () => {
    const server = new FakeServer().on('patch', orderPath, ({ body }) =>
      body.order.coupon_code === 'NOPE'
        ? new Refusal(422, 'order-coupon_not_applicable', {
            fields: { coupon_code: ['unknown'] },
            field_errors: { coupon_code: ['is not a coupon that we know'] },
          })
        : anOrder(),
    );
    const { user } = await openToPay(server);
    await user.type(code(), 'NOPE{Enter}');
    await waitFor(() => expect(code()).toBeInvalid());
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(code()).toHaveFocus());
    expect(server.patches()).toEqual([
      { order: { coupon_code: 'NOPE' } },
      { order: { coupon_code: 'NOPE' } },
    ]);
    expect(code()).toHaveValue('NOPE');
  });
});
