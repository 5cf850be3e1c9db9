import { ForgotPasswordForm } from './ForgotPasswordForm';
import { LoginForm } from './LoginForm';
import { ResetPasswordForm } from './ResetPasswordForm';
import { SignUpForm } from './SignUpForm';
import { SupportForm } from './SupportForm';

interface FrameFormProps {
  pathname: string;
  query: URLSearchParams;
  /** Values from the fragment: a mail's token and its recipient. */
  handed: URLSearchParams;
  onSuccess: (mode: string) => void;
}

/** The form for a frame's path (2 §2). */
export function FrameForm({ pathname, query, handed, onSuccess }: FrameFormProps) {
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
    case '/safe/support':
      return (
        <SupportForm
          name={handed.get('name') ?? ''}
          email={email}
          message={query.get('body') ?? ''}
          pageUrl={query.get('url')}
          onSuccess={() => onSuccess('support')}
        />
      );
    default:
      return <LoginForm email={email} onSuccess={() => onSuccess('login')} />;
  }
}
