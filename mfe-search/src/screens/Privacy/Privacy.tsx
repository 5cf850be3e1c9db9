import { placeCookie, productName, signedInCookie, supportPhone } from '@copper-carrot/contracts';
import { Part, Prose } from '../../components/Prose';

/** The privacy page. */
export default function Privacy() {
  return (
    <Prose title="Privacy" below={`What ${productName} keeps of you, what for, and who sees it.`}>
      <Part title="What we keep">
        <ul>
          <li>
            Your name, e-mail address and organizations, and your password as a hash that nobody can read
            back.
          </li>
          <li>
            Your orders: food, date, address, contact, price, and a history of who did what to them and when.
          </li>
          <li>Addresses, favorites, searches and lists that you save.</li>
          <li>
            Of a card its brand, last four digits and month of expiry. The number itself goes from your
            browser to Stripe, and never passes through our servers.
          </li>
          <li>The campaign or link that led you to your sign-up, where its address said so.</li>
        </ul>
      </Part>
      <Part title="Who sees it">
        <ul>
          <li>
            The kitchen that cooks for you sees that order: what to cook, where it goes, the contact and your
            instructions. It does not see your card.
          </li>
          <li>
            Admins and orderers of your organization see the orders made for it. A card or an address that is
            yours alone is shown to nobody else.
          </li>
          <li>
            Stripe takes payments, and a mail service carries our mails. Google may look up an address that
            you type, and the source of the map learns which part of it you look at. Each gets what it needs
            for that alone.
          </li>
          <li>
            Our support sees what it takes to help you. An admin who acts in your name leaves their own in the
            history.
          </li>
        </ul>
        <p>We sell nothing of this to anybody.</p>
      </Part>
      <Part title="What lies in your browser">
        <p>
          Four cookies: <code>cc_session</code> says who is logged in, and is hidden from scripts.{' '}
          <code>{signedInCookie}</code> says only that somebody is, so that pages load faster.{' '}
          <code>{placeCookie}</code> keeps the place where you looked last, for a year. <code>cc_device</code>{' '}
          knows for 180 days that you logged in here, so that strangers who guess at your password elsewhere
          do not slow you down. The browser also notes that somebody was logged in here before, so that you
          are asked to log in and not to sign up. What you type into a form and have not sent yet is kept in
          the browser until the tab is closed. There is no advertising and no tracking from other companies.
        </p>
      </Part>
      <Part title="How long">
        <p>
          Your account and what belongs to it stay for as long as you have it. Orders and invoices stay as
          long as the law on accounts asks. An invitation, a code or a link in a mail works for a short time
          only.
        </p>
      </Part>
      <Part title="What you can ask for">
        <p>
          A copy of what we keep of you, a correction, or the end of your account with all that need not be
          kept. Call {supportPhone}, or answer any of our mails.
        </p>
      </Part>
    </Prose>
  );
}
