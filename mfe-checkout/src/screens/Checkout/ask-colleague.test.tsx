import type { Schemas } from '@copper-carrot/contracts';
import { recorded, Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder } from '../../test/fixtures';
import { open as openAt } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const asks = `${orderPath}/payment_asks` as const;
const ask: Schemas['AskedToPay'] = {
  ...recorded[`get ${asks}/{askId}`][200].ask,
  id: 3,
  name: 'Sam Lee',
  status: 'asked',
};
const can = { ...anOrder().can, ask_to_pay: true };

async function open(order: Partial<Schemas['Order']>) {
  const server = new FakeServer();
  server.order = anOrder({ can, ...order });
  await openAt('/orders/12/checkout', server);
  const payment = within(await screen.findByRole('region', { name: 'Payment' }));
  return { server, payment, user: userEvent.setup() };
}

test('asks a colleague by their address, says beside it who may not pay, and shows who was asked', async () => {
  const { server, payment, user } = await open({});
  await user.click(await payment.findByRole('button', { name: 'Ask a colleague to pay' }));
  const send = await payment.findByRole('button', { name: 'Send the question' });
  expect(payment.getByRole('combobox', { name: 'Colleague' })).toHaveFocus();
  await user.click(send);
  expect(payment.getByText('Please choose a colleague, or type their e-mail address.')).toBeVisible();
  server.on('get', `${orderPath}/payers`, () => ({ records: [], count: 0 }));
  server.on('post', asks, () => new Refusal(422, 'record_invalid', recorded[`post ${asks}`][422]));
  await user.type(payment.getByRole('combobox', { name: 'Colleague' }), 'sam@x.example');
  await user.click(send);
  expect(await payment.findByText(/^sam@x.example is nobody of this organization/)).toBeVisible();

  server.on('post', asks, () => {
    server.order = anOrder({ can, payment_ask: ask });
    return server.order;
  });
  await user.click(send);
  expect(await payment.findByText(/^Sam Lee was asked to pay on /)).toBeVisible();
  expect(server.called('post', asks).at(-1)?.body).toEqual({ ask: { email: 'sam@x.example' } });
});

test('takes the question back, and says what was answered', async () => {
  const { server, payment, user } = await open({ payment_ask: ask });
  server.on('delete', `${asks}/{askId}`, () => {
    server.order = anOrder({ can, payment_ask: { ...ask, status: 'taken_back' } });
    return undefined;
  });
  await user.click(await payment.findByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(payment.queryByText(/^Sam Lee was asked/)).not.toBeInTheDocument());
  expect(server.called('delete', `${asks}/{askId}`)).toMatchObject([{ params: { id: '12', askId: '3' } }]);
});

test('says that a colleague said no', async () => {
  const { payment } = await open({ payment_ask: { ...ask, status: 'declined' } });
  expect(await payment.findByText('Sam Lee said no. Pay yourself, or ask somebody else.')).toBeVisible();
  expect(payment.queryByRole('button', { name: 'Take it back' })).not.toBeInTheDocument();
});

test('is offered to nobody who may not decide how the order is paid', async () => {
  const { payment } = await open({ can: { ...can, ask_to_pay: false } });
  await payment.findByRole('radiogroup', { name: 'Pay with' });
  expect(payment.queryByRole('button', { name: 'Ask a colleague to pay' })).not.toBeInTheDocument();
});

describe('[OERR-06] of an order that another window has sent', () => {
  test('a question leads to its status', async () => {
    const { server, payment, user } = await open({});
    server.on('post', asks, () => server.sentElsewhere());
    server.on('get', `${orderPath}/payers`, () => ({ records: [], count: 0 }));
    await user.click(await payment.findByRole('button', { name: 'Ask a colleague to pay' }));
    const send = await payment.findByRole('button', { name: 'Send the question' });
    await user.type(payment.getByRole('combobox', { name: 'Colleague' }), 'sam@x.example');
    await user.click(send);
    expect(await screen.findByText('Your order is placed')).toBeVisible();
  });

  test('taking one back leads to its status', async () => {
    const { server, payment, user } = await open({ payment_ask: ask });
    server.on('delete', `${asks}/{askId}`, () => server.sentElsewhere());
    await user.click(await payment.findByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText('Your order is placed')).toBeVisible();
  });
});
