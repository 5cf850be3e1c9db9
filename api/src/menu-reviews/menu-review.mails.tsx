import { href } from '@copper-carrot/contracts';
import { Action, defineMail, MailLayout, Paragraph } from '../mail';

interface MenuReviewMail {
  brandId: number;
  reviewId: number;
  brand: string;
  description: string;
}

export const menuReviewSent = defineMail<MenuReviewMail>(
  'menu_review_sent',
  ({ brandId, reviewId, brand, description }) => ({
    subject: `Please review the menu of ${brand}`,
    body: (
      <MailLayout heading="Please review your menu" preview={description}>
        <Paragraph>{description}</Paragraph>
        <Action path={href.catererMenuWizard({ brandId, menuReviewId: reviewId })}>Review menu</Action>
      </MailLayout>
    ),
  }),
);

export const menuReviewMails = [menuReviewSent];
