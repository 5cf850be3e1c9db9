import { ForgotPasswordForm } from './ForgotPasswordForm';
import { LoginForm } from './LoginForm';
import { SignUpForm } from './SignUpForm';

/** The form of a frame's address: /safe/login, /safe/sign_up or /safe/forgot_password (2 §2). */
export function FrameForm({ pathname, onSuccess }: { pathname: string; onSuccess: (mode: string) => void }) {
  switch (pathname) {
    case '/safe/sign_up':
      return <SignUpForm onSuccess={() => onSuccess('signUp')} />;
    case '/safe/forgot_password':
      return <ForgotPasswordForm onSuccess={() => onSuccess('forgotPassword')} />;
    default:
      return <LoginForm onSuccess={() => onSuccess('login')} />;
  }
}
