import { cleanup, fireEvent, screen } from '@testing-library/react';
import { signUpCode } from '@copper-carrot/contracts';
import { FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { fillIn, open, press, type } from '../test/frame';

const { 202: begun, 422: tooCommon } = recorded['post /cpi/v1/sign_ups'];
const { 422: wrongCode } = recorded['post /cpi/v1/sign_ups/{id}/confirm'];

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const begin = '/cpi/v1/sign_ups';
const confirm = '/cpi/v1/sign_ups/{id}/confirm';
const account = {
  name: 'Robin',
  email: 'robin@example.com',
  password: 'seven green bottles',
  organization_name: 'Northwind Labs',
};
const codeField = () => screen.findByRole('textbox', { name: 'Code' });
async function askForCode(api = new FakeApi(), marks = '') {
  window.history.replaceState(null, '', `/safe/sign_up?${marks}`);
  const { onSuccess } = open('/safe/sign_up', '', api);
  fillIn();
  type(/Work email/, account.email);
  type(/Organization/, account.organization_name);
  press('Sign Up');
  await codeField();
  return { api, onSuccess };
}
const enter = (code: string) => {
  type(/Code/, code);
  press('Confirm');
};

it('[AUTH-09] goes from the form to the code of the mail, and is done by it', async () => {
  const { api, onSuccess } = await askForCode();
  expect(screen.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  expect(screen.getByText(/6-digit code/)).toHaveTextContent(begun.email);
  const field = await codeField();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(onSuccess).not.toHaveBeenCalled();
  enter(' 123 456 ');
  await screen.findByRole('button', { name: 'Confirm' });
  expect(api.called('post', confirm)).toMatchObject([{ params: { id: begun.id }, body: { code: '123456' } }]);
  expect(onSuccess.mock.calls).toEqual([['signUp']]);
});

it('marks every field that is wrong at once', async () => {
  const api = new FakeApi();
  open('/safe/sign_up', '', api);
  type(/Your name/, 'Robin');
  type(/Work email/, 'robin');
  type(/Password/, 'short');
  press('Sign Up');
  expect(await screen.findByText('Work email must be an e-mail address.')).toBeVisible();
  expect(screen.getByText('Password must be at least 10 characters long.')).toBeVisible();
  expect(screen.getByText('Organization is missing.')).toBeVisible();
  expect(api.called('post', begin)).toEqual([]);
});

it('says beside the code that it is wrong or too old, and goes back to it', async () => {
  const api = new FakeApi().on('post', confirm, () => Refusal.of(wrongCode));
  const { onSuccess } = await askForCode(api);
  enter('000000');
  expect(
    await screen.findByText('Code is wrong or no longer works. Look again, or ask for a new one.'),
  ).toBeVisible();
  expect(await codeField()).toBeInvalid();
  expect(await codeField()).toHaveFocus();
  expect(onSuccess).not.toHaveBeenCalled();
});

it('sends a new code, which is for a sign-up of its own', async () => {
  let sent = 0;
  const api = new FakeApi().on('post', begin, () => ({ ...begun, id: `sign-up-${(sent += 1)}` }));
  await askForCode(api);
  type(/Code/, '111 111');
  press('Send a new code');
  expect(await screen.findByText(/We sent a new code/)).toBeVisible();
  expect(await codeField()).toHaveValue('');
  expect(await codeField()).toHaveFocus();
  enter('222222');
  await screen.findByRole('button', { name: 'Confirm' });
  expect(api.called('post', begin).map(({ body }) => body)).toEqual([account, account]);
  expect(api.called('post', confirm)).toMatchObject([{ params: { id: 'sign-up-2' } }]);
});

it('says that a new code is on its way, and asks for one, however often it is pressed', async () => {
  let release = (_: typeof begun) => {};
  let sent = 0;
  const api = new FakeApi().on('post', begin, () =>
    (sent += 1) === 1 ? begun : new Promise<typeof begun>((resolve) => (release = resolve)),
  );
  await askForCode(api);
  press('Send a new code');
  const waiting = await screen.findByRole('button', { name: /Sending a new code/ });
  fireEvent.click(waiting);
  expect(api.called('post', begin)).toHaveLength(2);
  release({ ...begun, id: 'sign-up-2' });
  expect(await screen.findByText(/We sent a new code/)).toBeVisible();
});

it('says when no more codes are sent for a while, and keeps what was typed', async () => {
  let sent = 0;
  const limited = new Refusal(429, 'rate_limited', { message: 'Too many tries. Please wait 60 minutes.' });
  const api = new FakeApi().on('post', begin, () => ((sent += 1) === 1 ? begun : limited));
  await askForCode(api);
  type(/Code/, '123');
  press('Send a new code');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('No new code was sentToo many tries. Please wait 60 minutes.');
  expect(await codeField()).toHaveValue('123');
});

it('goes back to the filled form for another address', async () => {
  const { api } = await askForCode();
  press('Use another address');
  expect(screen.getByLabelText(/Work email/)).toHaveFocus();
  expect(screen.getByLabelText(/Organization/)).toHaveValue(account.organization_name);
  expect(screen.getByLabelText(/Password/)).toHaveValue(account.password);
  type(/Work email/, 'wren@example.com');
  press('Sign Up');
  await codeField();
  expect(api.called('post', begin).map(({ body }) => body)).toEqual([
    account,
    { ...account, email: 'wren@example.com' },
  ]);
});

it('says beside the password that it is too common', async () => {
  const api = new FakeApi().on('post', begin, () => Refusal.of(tooCommon));
  open('/safe/sign_up', '', api);
  fillIn();
  type(/Work email/, account.email);
  type(/Organization/, account.organization_name);
  press('Sign Up');
  expect(await screen.findByText('Password is too common.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Check your mail' })).not.toBeInTheDocument();
});

it('[AUTH-10] takes the marks of the visit into the account', async () => {
  const marks = 'source=ad&gclid=g1&utm_source=x&referring_brand_id=9&redirect=%2F';
  const { api } = await askForCode(new FakeApi(), marks);
  expect(api.called('post', begin).map(({ body }) => body)).toEqual([
    { ...account, source: 'ad', gclid: 'g1', utm_source: 'x', referring_brand_id: 9 },
  ]);
});

it('lets nobody stay outside for marks that no account can have', async () => {
  const { api } = await askForCode(
    new FakeApi(),
    `gclid=${'x'.repeat(201)}&source=ad&referring_brand_id=saffron`,
  );
  expect(api.called('post', begin).map(({ body }) => body)).toEqual([{ ...account, source: 'ad' }]);
});

describe('a reload of the page', () => {
  /** Like a phone that discarded the page while the mail was read. */
  const reload = (api: FakeApi) => {
    cleanup();
    return open('/safe/sign_up', '', api);
  };
  const passing = (minutes: number) => {
    const later = Date.now() + minutes * 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
  };

  it('comes back to the code, which is still good, and keeps nothing of it afterwards', async () => {
    const { api } = await askForCode();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(account.password);
    const { onSuccess } = reload(api);
    expect(screen.getByText(/6-digit code/)).toHaveTextContent(begun.email);
    expect(await codeField()).toHaveFocus();
    enter('123456');
    await screen.findByRole('button', { name: 'Confirm' });
    expect(api.called('post', confirm)).toMatchObject([{ params: { id: begun.id } }]);
    expect(onSuccess.mock.calls).toEqual([['signUp']]);
    reload(api);
    expect(screen.getByLabelText(/Work email/)).toHaveValue('');
  });

  it('comes back to the form once the code no longer works', async () => {
    const { api } = await askForCode();
    passing(signUpCode.minutes);
    reload(api);
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
    expect(screen.getByLabelText(/Work email/)).toBeVisible();
  });

  it('leads to the form with its address for another one, and forgets the code', async () => {
    const { api } = await askForCode();
    reload(api);
    press('Use another address');
    expect(screen.getByLabelText(/Work email/)).toHaveValue(begun.email);
    expect(screen.getByLabelText(/Work email/)).toHaveFocus();
    reload(api);
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
  });

  it('asks for what it did not keep before a new code is sent', async () => {
    const { api } = await askForCode();
    reload(api);
    press('Send a new code');
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Please fill in the form again, and we send you a new code.',
    );
    expect(screen.getByLabelText(/Work email/)).toHaveValue(begun.email);
    expect(api.called('post', begin)).toHaveLength(1);
    reload(api);
    expect(await codeField()).toBeVisible();
  });

  it('has an invitation go before a code of another sign-up', async () => {
    const { api } = await askForCode();
    cleanup();
    open('/safe/sign_up', 'invitation=from-the-mail&email=wren%40example.com', api);
    expect(screen.getByLabelText(/Work email/)).toHaveValue('wren@example.com');
  });

  it('hinders nobody where the browser keeps nothing', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    const { onSuccess } = await askForCode();
    enter('123456');
    await screen.findByRole('button', { name: 'Confirm' });
    expect(onSuccess.mock.calls).toEqual([['signUp']]);
  });
});

describe('a code that was mistyped too often', () => {
  const again = 'Code is wrong or no longer works. Look again, or ask for a new one.';
  const usedUp = 'This code is used up after 5 wrong tries. Please ask for a new one.';
  const wrongly = async (times: number) => {
    for (let each = 0; each < times; each += 1) {
      enter('000000');
      await screen.findByText(/Code is wrong|This code is used up/);
      await screen.findByRole('button', { name: 'Confirm' });
    }
  };

  it('is said to be used up at the fifth try, over a reload too, and a new one is not', async () => {
    let sent = 0;
    const api = new FakeApi()
      .on('post', confirm, () => Refusal.of(wrongCode))
      .on('post', begin, () => ({ ...begun, id: `sign-up-${(sent += 1)}` }));
    await askForCode(api);
    await wrongly(4);
    expect(screen.getByText(again)).toBeVisible();
    enter('000000');
    expect(await screen.findByText(usedUp)).toBeVisible();
    expect(await codeField()).toBeInvalid();
    expect(await codeField()).toHaveFocus();
    press('Send a new code');
    expect(await screen.findByText(/We sent a new code/)).toBeVisible();
    expect(screen.queryByText(usedUp)).toBeNull();
    await wrongly(4);
    expect(screen.getByText(again)).toBeVisible();
    cleanup();
    open('/safe/sign_up', '', api);
    enter('000000');
    expect(await screen.findByText(usedUp)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeVisible();
  });

  it('counts no call that was not looked at', async () => {
    const busy = new Refusal(500, 'internal', { message: 'The oven is cold.' });
    let calls = 0;
    const api = new FakeApi().on('post', confirm, () => ((calls += 1) <= 5 ? busy : Refusal.of(wrongCode)));
    await askForCode(api);
    for (let each = 1; each <= 5; each += 1) {
      enter('000000');
      expect(await screen.findByRole('alert')).toHaveTextContent('The oven is cold.');
      await screen.findByRole('button', { name: 'Confirm' });
    }
    enter('000000');
    expect(await screen.findByText(again)).toBeVisible();
  });
});

it('[PAGE-07] passes on by whose link the visitor came, and nothing that is no link', async () => {
  const referral = '6f1d6b0e-5f0e-4c5e-9d43-0a4a0b6a7c11';
  const { api } = await askForCode(new FakeApi(), `referral=${referral}`);
  expect(api.called('post', begin)[0]?.body.referral).toBe(referral);
  cleanup();
  sessionStorage.clear();
  const other = await askForCode(new FakeApi(), 'referral=nobody');
  expect(other.api.called('post', begin)[0]?.body).not.toHaveProperty('referral');
});
