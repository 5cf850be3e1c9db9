import { Link } from 'react-router-dom';
import { href, useUser } from '@copper-carrot/contracts';

export default function EmailConfirmed() {
  const user = useUser();
  return (
    <section>
      <h1>Your email is confirmed</h1>
      <p>
        {user
          ? `Thank you, ${user.first_name}. You can place orders now.`
          : 'Thank you. Log in to place an order.'}
      </p>
      <Link to={user ? href.search() : href.login()}>{user ? 'Find food' : 'Log In'}</Link>
    </section>
  );
}
