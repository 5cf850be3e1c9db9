import { fireEvent, render, screen } from '@testing-library/react';
import { connectTestShell } from '../test/shell';
import { FrameForm } from './FrameForm';

interface Sent {
  path: string;
  body: unknown;
}

/** Shows a frame whose calls are answered alike. */
function open(pathname: string, fragment: string, { status = 200, json = {} } = {}) {
  connectTestShell();
  const sent: Sent[] = [];
  globalThis.fetch = ((path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) });
    const text = JSON.stringify(json);
    return Promise.resolve({ status, text: () => Promise.resolve(text), json: () => Promise.resolve(json) });
  }) as unknown as typeof fetch;
  const onSuccess = jest.fn();
  render(<FrameForm pathname={pathname} handed={new URLSearchParams(fragment)} onSuccess={onSuccess} />);
  return { sent, onSuccess };
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('/safe/forgot_password with the token of a mail', () => {
  it('[AUTH-07] takes a new password, and says that its person is signed in', async () => {
    const { sent, onSuccess } = open('/safe/forgot_password', 'token=from-the-mail');
    type(/New password/, 'a brand new secret');
    press('Change password');
    await screen.findByRole('button', { name: 'Change password' });
    expect(sent).toEqual([
      {
        path: '/cpi/v1/password/reset',
        body: { token: 'from-the-mail', password: 'a brand new secret' },
      },
    ]);
    expect(onSuccess).toHaveBeenCalledWith('resetPassword');
  });

  it('says beside the field what is wrong with the password', async () => {
    open('/safe/forgot_password', 'token=from-the-mail', {
      status: 422,
      json: {
        code: 'record_invalid',
        fields: { password: ['too_common'] },
        field_errors: { password: ['is too common'] },
      },
    });
    type(/New password/, 'password123');
    press('Change password');
    expect(await screen.findByText('New password is too common.')).toBeVisible();
  });

  it('says that the link is used or too old, and sends a new one', async () => {
    const { sent, onSuccess } = open('/safe/forgot_password', 'token=used', {
      status: 422,
      json: { code: 'token_invalid', message: 'x', fields: { token: ['invalid'] } },
    });
    type(/New password/, 'a brand new secret');
    press('Change password');
    expect(await screen.findByText('This link does not work any more')).toBeVisible();
    press('Send a new link');
    type(/Email/, 'pat@example.com');
    press('Send reset link');
    expect(sent.at(-1)).toEqual({ path: '/cpi/v1/password/forgot', body: { email: 'pat@example.com' } });
    expect(await screen.findByText('x')).toBeVisible();
    expect(onSuccess).not.toHaveBeenCalled();
  });
});

describe('/safe/sign_up with an invitation', () => {
  it('[AUTH-08] asks for no organization, is for the invited address, and sends the token', async () => {
    const { sent, onSuccess } = open('/safe/sign_up', 'invitation=from-the-mail&email=robin%40example.com');
    expect(screen.queryByLabelText(/Organization/)).not.toBeInTheDocument();
    expect(screen.getByLabelText(/Work email/)).toHaveValue('robin@example.com');
    expect(screen.getByLabelText(/Work email/)).toHaveAttribute('readonly');
    type(/Your name/, 'Robin');
    type(/Password/, 'seven green bottles');
    press('Sign Up');
    await screen.findByRole('button', { name: 'Sign Up' });
    expect(sent[0]?.body).toEqual({
      name: 'Robin',
      email: 'robin@example.com',
      password: 'seven green bottles',
      invitation_token: 'from-the-mail',
    });
    expect(onSuccess).toHaveBeenCalledWith('signUp');
  });
});
