import {
  authorizationLeadDays,
  laterAuthorizationLeadDays,
  deliveryWindowMinutes,
  href,
  standardCancellationPolicy as canceling,
  supportPhone,
  telHref,
} from '@copper-carrot/contracts';
import { Link } from '@copper-carrot/shared-ui/Link';
import { Part, Prose } from '../../components/Prose';

const phone = <Link href={telHref(supportPhone)}>{supportPhone}</Link>;

/** The help page. */
export default function Help() {
  return (
    <Prose title="Help" below={<>Is your answer not here? Call us at {phone}.</>}>
      <Part title="How do I order?">
        <p>
          Say where the food should go, when, and for how many people.{' '}
          <Link to={href.search()}>The search</Link> shows what kitchens near you can bring at that time. Open
          a package, choose the dishes and start your order. Checkout saves each part as you fill it in, so
          you can leave and go on later: what you have not placed yet waits under Orders.
        </p>
      </Part>
      <Part title="What does it cost in the end?">
        <p>
          Once we know the address, the price names every line: food, delivery, fees, tax and tip. The total
          that you see when you press Place order is what you are charged.
        </p>
      </Part>
      <Part title="When is my card charged?">
        <p>
          After the food was delivered, never before. Your bank holds the amount when you place the order or,
          for an event more than {authorizationLeadDays} days away, {laterAuthorizationLeadDays} days before
          it. If the kitchen declines or does not answer in time, the hold is released and you pay nothing.
        </p>
      </Part>
      <Part title="What happens after I place an order?">
        <p>
          The kitchen has a day at most to accept it, less when your event is near. You get an e-mail either
          way. The page of your order shows where it stands.
        </p>
      </Part>
      <Part title="Can I cancel?">
        <p>
          Until the kitchen accepts, canceling is free. After that it is free up to{' '}
          {canceling.freeHoursBefore} hours before the event. Inside {canceling.freeHoursBefore} hours it
          costs {canceling.feePpm / 10_000}% of the food, inside {canceling.supportOnlyHoursBefore} hours
          please call us first, at {phone}. To cancel or change an order, open it under Orders.
        </p>
      </Part>
      <Part title="When exactly does the food come?">
        <p>
          Within {deliveryWindowMinutes} minutes from the time that you chose. The window helps the kitchens
          to plan their way.
        </p>
      </Part>
      <Part title="Who can eat what?">
        <p>
          Dishes carry the kitchen’s own marks: vegetarian, vegan, gluten free, dairy free, contains nuts. The
          marks of what you ordered stand on your order and on the kitchen’s list. They are no promise that a
          kitchen is free of traces: if somebody in your group has an allergy, call us before you order, and
          we ask the kitchen.
        </p>
      </Part>
      <Part title="I can’t log in">
        <p>
          <Link to={href.forgotPassword()}>Ask for a new password</Link>; the mail comes within five minutes.
          Look into the spam folder too. If it does not come, call us.
        </p>
      </Part>
      <Part title="I cook. Where are my orders?">
        <p>
          Log in with your restaurant’s account: you land on your orders, those that wait for your answer
          first.
        </p>
      </Part>
    </Prose>
  );
}
