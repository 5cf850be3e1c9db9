import { screen, waitFor } from '@testing-library/react';
import { FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { fillIn, open, press, type } from '../test/frame';

const { 422: tooCommon } = recorded['post /cpi/v1/users'];
const { 422: usedToken } = recorded['post /cpi/v1/password/reset'];

describe('/safe/forgot_password with the token of a mail', () => {
  it('[AUTH-07] takes a new password, and says that its person is signed in', async () => {
    const { api, onSuccess } = open('/safe/forgot_password', 'token=from-the-mail');
    type(/New password/, 'a brand new secret');
    press('Change password');
    await screen.findByRole('button', { name: 'Change password' });
    expect(api.called('post', '/cpi/v1/password/reset').map(({ body }) => body)).toEqual([
      { token: 'from-the-mail', password: 'a brand new secret' },
    ]);
    expect(onSuccess).toHaveBeenCalledWith('resetPassword');
  });

  it('says beside the field what is wrong with the password', async () => {
    const api = new FakeApi().on('post', '/cpi/v1/password/reset', () => Refusal.of(tooCommon));
    open('/safe/forgot_password', 'token=from-the-mail', api);
    type(/New password/, 'password123');
    press('Change password');
    expect(await screen.findByText('New password is too common.')).toBeVisible();
  });

  it('says so before anything is typed', async () => {
    const api = new FakeApi().on('post', '/cpi/v1/password/reset/check', () => Refusal.of(usedToken));
    open('/safe/forgot_password', 'token=used', api);
    expect(await screen.findByText('This link does not work any more')).toBeVisible();
    expect(screen.queryByLabelText(/New password/)).not.toBeInTheDocument();
    expect(api.calls).toMatchObject([{ path: '/cpi/v1/password/reset/check', body: { token: 'used' } }]);
  });

  it('says that the link is used or too old, and sends a new one', async () => {
    const api = new FakeApi()
      .on('post', '/cpi/v1/password/reset', () => Refusal.of(usedToken))
      .on(
        'post',
        '/cpi/v1/password/forgot',
        () => new Refusal(429, 'rate_limited', { message: 'Too many.' }),
      );
    const { onSuccess } = open('/safe/forgot_password', 'token=used', api);
    type(/New password/, 'a brand new secret');
    press('Change password');
    expect(await screen.findByText('This link does not work any more')).toBeVisible();
    press('Send a new link');
    type(/Email/, 'pat@example.com');
    press('Send reset link');
    expect(await screen.findByText('Too many.')).toBeVisible();
    expect(api.called('post', '/cpi/v1/password/forgot').map(({ body }) => body)).toEqual([
      { email: 'pat@example.com' },
    ]);
    expect(onSuccess).not.toHaveBeenCalled();
  });
});

describe('/safe/sign_up with an invitation', () => {
  it('[AUTH-08] asks for no organization, is for the invited address, and sends the token', async () => {
    const { api, onSuccess } = open('/safe/sign_up', 'invitation=from-the-mail&email=robin%40example.com');
    expect(screen.queryByLabelText(/Organization/)).not.toBeInTheDocument();
    expect(screen.getByLabelText(/Work email/)).toHaveValue('robin@example.com');
    expect(screen.getByLabelText(/Work email/)).toHaveAttribute('readonly');
    fillIn();
    press('Sign Up');
    await screen.findByRole('button', { name: 'Sign Up' });
    expect(api.called('post', '/cpi/v1/users').map(({ body }) => body)[0]).toEqual({
      name: 'Robin',
      email: 'robin@example.com',
      password: 'seven green bottles',
      invitation_token: 'from-the-mail',
    });
    expect(onSuccess).toHaveBeenCalledWith('signUp');
  });

  it('says why the invitation brings nobody in any more', async () => {
    const closed = {
      fields: { invitation_token: ['invalid'] },
      field_errors: { invitation_token: ['is no longer open, or is for another address'] },
    };
    const api = new FakeApi().on('post', '/cpi/v1/users', () => new Refusal(422, 'record_invalid', closed));
    open('/safe/sign_up', 'invitation=used&email=robin%40example.com', api);
    fillIn();
    press('Sign Up');
    expect(
      await screen.findByText('This invitation is no longer open, or is for another address.'),
    ).toBeVisible();
  });
});

describe('/safe/login', () => {
  const logIn = () => {
    type(/Password/, 'seven green bottles');
    press('Log In');
  };

  it('[AUTH-06] signs in who is known from the mail', async () => {
    const { api, onSuccess } = open('/safe/login', 'email=robin%40example.com');
    logIn();
    await screen.findByRole('button', { name: 'Log In' });
    expect(api.called('post', '/cpi/v1/auth').map(({ body }) => body)).toEqual([
      { email: 'robin@example.com', password: 'seven green bottles' },
    ]);
    expect(onSuccess).toHaveBeenCalledWith('login');
  });

  it('says of a refused sign-in only that the two do not match', async () => {
    const { 401: refused } = recorded['post /cpi/v1/auth'];
    const api = new FakeApi().on('post', '/cpi/v1/auth', () => Refusal.of(refused));
    const { onSuccess } = open('/safe/login', 'email=robin%40example.com', api);
    logIn();
    expect(await screen.findByText(refused.message)).toBeVisible();
    expect(screen.getByLabelText(/Password/)).toBeValid();
    expect(onSuccess).not.toHaveBeenCalled();
  });
});

it('[PAGE-20] a question to the support team begins with what its address says, and tells of its page', async () => {
  const api = new FakeApi().on('post', '/cpi/v1/public/support_tickets', () => ({ number: 'CC-1001' }));
  const address = '/safe/support?body=Our%20lunch&url=%2Fsearch%3Fheadcount%3D20';
  const { onSuccess } = open(address, 'name=Robin&email=robin%40example.com', api);
  expect(screen.getByLabelText(/How can we help/)).toHaveValue('Our lunch');
  press('Send');
  await waitFor(() => expect(onSuccess).toHaveBeenCalledWith('support'));
  expect(api.called('post', '/cpi/v1/public/support_tickets').map(({ body }) => body)).toEqual([
    { name: 'Robin', email: 'robin@example.com', message: 'Our lunch', page_url: '/search?headcount=20' },
  ]);
});
