import { Link } from 'react-router-dom';
import { href } from '@copper-carrot/contracts';

export default function About() {
  return (
    <article>
      <h1>Good food, from kitchens near your office</h1>
      <p>
        Copper Carrot brings together caterers and restaurants in fifteen places. Choose a place, a date and a
        headcount; see the whole price before you order; let each teammate pick a meal of their own.
      </p>
      <p>
        <Link to={href.search()}>Find food</Link>
      </p>
    </article>
  );
}
