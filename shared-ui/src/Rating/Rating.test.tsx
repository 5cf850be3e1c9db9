import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Rating } from './Rating';
import { RatingInput } from './RatingInput';

function Give() {
  const [stars, setStars] = useState<number | null>(null);
  return <RatingInput label="Food" value={stars} onChange={setStars} />;
}

describe('Rating', () => {
  it('says the stars and how many gave them', () => {
    render(<Rating value={4.64} count={1} />);
    expect(screen.getByRole('img', { name: '4.6 of 5 stars, 1 review' })).toBeVisible();
  });

  it('is given by arrow keys', async () => {
    const user = userEvent.setup();
    render(<Give />);
    await user.tab();
    await user.keyboard(' {ArrowRight}{ArrowRight}');
    expect(screen.getByRole('radio', { name: '3 stars, good' })).toBeChecked();
  });
});
