import { ForgotPasswordForm } from './ForgotPasswordForm';
import { LoginForm } from './LoginForm';
import { ResetPasswordForm } from './ResetPasswordForm';
import { SignUpForm } from './SignUpForm';

interface FrameFormProps {
  pathname: string;
  /** What the page around handed over behind the `#`: the token of a mail, and whom it is for. */
  handed: URLSearchParams;
  onSuccess: (mode: string) => void;
}

/** The form of a frame's address: /safe/login, /safe/sign_up or /safe/forgot_password (2 §2). */
export function FrameForm({ pathname, handed, onSuccess }: FrameFormProps) {
  const [token, invitation, email = ''] = ['token', 'invitation', 'email'].map(
    (name) => handed.get(name) ?? undefined,
  );
  switch (pathname) {
    case '/safe/sign_up':
      return <SignUpForm invitation={invitation} email={email} onSuccess={() => onSuccess('signUp')} />;
    case '/safe/forgot_password': {
      const sent = () => onSuccess('forgotPassword');
      return token ? (
        <ResetPasswordForm token={token} onSuccess={() => onSuccess('resetPassword')} onSent={sent} />
      ) : (
        <ForgotPasswordForm onSuccess={sent} />
      );
    }
    default:
      return <LoginForm email={email} onSuccess={() => onSuccess('login')} />;
  }
}
