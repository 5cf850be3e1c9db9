import {
  href,
  productName,
  standardCancellationPolicy as canceling,
  supportPhone,
} from '@copper-carrot/contracts';
import { Link } from '@copper-carrot/shared-ui/Link';
import { Part, Prose } from '../../components/Prose';

/** The terms of service. */
export default function Terms() {
  return (
    <Prose title="Terms" below={`What holds when you order on ${productName}, in plain words.`}>
      <Part title="Who does what">
        <p>
          {productName} is a marketplace. It shows what independent kitchens offer, takes your order to the
          kitchen that you chose, and takes your payment. The kitchen cooks and brings the food, and answers
          for what is in it.
        </p>
      </Part>
      <Part title="Your account">
        <ul>
          <li>You sign up with your own name and an e-mail address that is yours, and keep your password.</li>
          <li>
            Whoever orders for an organization says that they may. Its admins decide who orders for it and who
            uses its cards and addresses.
          </li>
          <li>
            What is ordered under your account counts as yours, unless you told us that somebody else has it.
          </li>
        </ul>
      </Part>
      <Part title="Your order">
        <ul>
          <li>
            You make an offer by pressing Place order, at the total that you are shown. It is agreed once the
            kitchen accepts.
          </li>
          <li>
            The kitchen may decline. If it does not answer in time, the order expires. Either way you pay
            nothing.
          </li>
          <li>
            What was agreed stands: a kitchen that changes its menu or its prices later changes nothing of
            your order.
          </li>
        </ul>
      </Part>
      <Part title="Paying">
        <ul>
          <li>
            A card is held before the event and charged after the food was delivered. Organizations that may
            pay by invoice get one after the event.
          </li>
          <li>
            The price names fees, tax and tip line by line. The tip is yours to choose, and goes to the
            kitchen’s team.
          </li>
          <li>A coupon takes off what it says, once for each order, and is not paid out.</li>
        </ul>
      </Part>
      <Part title="Canceling">
        <p>
          Canceling is free until the kitchen accepts, and after that up to {canceling.freeHoursBefore} hours
          before the event. Inside {canceling.freeHoursBefore} hours it costs {canceling.feePpm / 10_000}% of
          the food. Inside {canceling.supportOnlyHoursBefore} hours it is up to us and the kitchen: please
          call {supportPhone}. The terms that you placed your order under stay with it.
        </p>
      </Part>
      <Part title="When something goes wrong">
        <p>
          Tell us on the day of the event, if you can: we look into it with the kitchen, and refund what was
          missing or not as ordered. Nothing here takes from the rights that the law gives you as a customer.
        </p>
      </Part>
      <Part title="What we ask of you">
        <p>
          Order what you mean to eat. Don’t try to get at what belongs to others, don’t flood the site with
          calls, and don’t use reviews or messages to insult. We may close an account that does.
        </p>
      </Part>
      <Part title="Questions">
        <p>
          <Link to={href.help()}>Help</Link> answers the usual ones, and{' '}
          <Link to={href.privacy()}>Privacy</Link> says what we keep of you.
        </p>
      </Part>
    </Prose>
  );
}
