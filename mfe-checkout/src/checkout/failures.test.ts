import { errorCodes, sentences } from '@copper-carrot/contracts';
import { ApiFailure } from '@copper-carrot/contracts/runtime';
import { couponWords, problemsOf, reactionTo } from './failures';

const failure = (code: string, more: object = {}) =>
  new ApiFailure(422, { code, message: 'Words.', ...more });

describe('reactionTo', () => {
  test.each([
    'caterer_unavailable',
    'submit_order-caterer_unavailable',
    'packages-caterer_unavailable_that_day',
  ])('[OERR-01] [OERR-02] %s is an error of the date and time', (code) => {
    expect(reactionTo(failure(code), 12)).toEqual({
      kind: 'show',
      problems: [{ section: 'details', field: 'date_time', message: 'Words.' }],
    });
  });

  test.each(['submit_order-caterer_unavailable', 'submit_order-same_day_order', 'orders-nyc_same_day'])(
    '[OERR-24] %s says at date and time why it is too late, whatever its field is told',
    (code) => {
      const fieldErrors = { start_time: ['is too soon for this restaurant'] };
      expect(reactionTo(failure(code, { field_errors: fieldErrors }), 12)).toEqual({
        kind: 'show',
        problems: [{ section: 'details', field: 'date_time', message: 'Words.' }],
      });
    },
  );

  test.each(['date_in_past', 'submit_order-date_in_past', 'x-date_in_past-y'])(
    '[OERR-01] [OERR-03] %s is an error of the date input',
    (code) => {
      expect(reactionTo(failure(code, { field_errors: { start_date: ['is in the past.'] } }), 12)).toEqual({
        kind: 'show',
        problems: [{ section: 'details', field: 'start_date', message: 'Words.' }],
      });
    },
  );

  test.each([
    'delivery_minimum_not_satisfied',
    'submit_order-delivery_minimum_not_satisfied',
    'x-delivery_minimum_not_satisfied-y',
  ])(
    '[OERR-01] [OERR-04] a delivery minimum that is not reached stands at details and blocks: %s',
    (code) => {
      expect(reactionTo(failure(code), 12)).toEqual({
        kind: 'show',
        problems: [{ section: 'details', field: null, message: 'Words.', blocks: true }],
      });
    },
  );

  test.each(['coupon_not_applicable', 'submit_order-coupon_not_applicable', 'x-coupon_not_applicable-y'])(
    '[OERR-01] [OERR-05] %s is an error of the coupon',
    (code) => {
      expect(reactionTo(failure(code), 12)).toMatchObject({
        kind: 'show',
        problems: [{ section: 'extras', field: 'coupon_code' }],
      });
    },
  );

  /** The code itself and longer codes that contain it, which count as it. */
  const andLonger = (code: string) => [code, `x-${code}`, `${code}-y`, `x-${code}_y`];

  test.each(['submit_order-order_already_submitted', 'order_already_submitted'].flatMap(andLonger))(
    '[OERR-01] [OERR-06] an order that was submitted already leads to its status: %s',
    (code) => {
      expect(reactionTo(failure(code), 12)).toEqual({ kind: 'go', to: '/orders/12/status' });
    },
  );

  test.each(andLonger('submit_order-choice_version_mismatch'))(
    '[OERR-01] [OERR-12] another version of the choices leads to the reset page: %s',
    (code) => {
      expect(reactionTo(failure(code), 12)).toEqual({ kind: 'go', to: '/orders/12/checkout/reset' });
    },
  );

  test.each(andLonger('submit_order-poll_selections_not_applied'))(
    '[OERR-01] [OERR-08] selections that are not applied yet clear the error: %s',
    (code) => {
      expect(reactionTo(failure(code), 12)).toEqual({ kind: 'clear' });
    },
  );

  test.each(
    [
      ['[OERR-09]', 'submit_order-has_simultaneous_delivery', 'duplicate'],
      ['[OERR-10]', 'submit_order-email_verification_required', 'verifyEmail'],
      ['[OERR-11]', 'submit_order-enterprise_email_domain_mismatch', 'domainMismatch'],
    ].flatMap(([row, code = '', modal]) => andLonger(code).map((each) => [row, each, modal])),
  )('[OERR-01] %s %s opens the modal %s', (_row, code = '', modal) => {
    expect(reactionTo(failure(code), 12)).toMatchObject({ kind: 'modal', modal, message: 'Words.' });
  });

  test('a bank that wants to be asked gets what it needs', () => {
    const context = { client_secret: 'pi_1_secret_2', payment_intent_id: 'pi_1' };
    expect(reactionTo(failure(errorCodes.submit.paymentAuthentication, { context }), 12)).toEqual({
      kind: 'authenticate',
      clientSecret: 'pi_1_secret_2',
      intentId: 'pi_1',
    });
  });
});

describe('problemsOf', () => {
  test('[OERR-15] a field error on deliverable stands at the address without its prefix', () => {
    const fieldErrors = { deliverable: ['Deliverable - This address is on an island.'] };
    expect(problemsOf({ code: 'record_invalid', message: 'x', field_errors: fieldErrors })).toEqual([
      { section: 'address', field: 'formatted_address', message: 'This address is on an island.' },
    ]);
  });

  test('[OERR-16] a field error on team_id asks for an organization, whatever it says', () => {
    const fieldErrors = { team_id: ['must be one of yours'] };
    expect(problemsOf({ code: 'record_invalid', message: 'x', field_errors: fieldErrors })).toEqual([
      { section: 'details', field: 'team_id', message: sentences.teamMissing },
    ]);
  });

  test('[CHK-20] quantities that do not fit the headcount name the button that mends them', () => {
    expect(
      problemsOf({ code: errorCodes.submit.headcountMismatch, message: '18 chosen for 20 people' }),
    ).toEqual([
      {
        section: 'choices',
        field: null,
        message: '18 chosen for 20 people. Click "Edit Choices" to make sure no one misses out.',
      },
    ]);
  });

  test('each field gets its own words, as sentences', () => {
    const fieldErrors = { headcount: ['must be at least 10'], contact_phone: ['is too long'] };
    expect(problemsOf({ code: 'record_invalid', message: 'x', field_errors: fieldErrors })).toEqual([
      { section: 'details', field: 'headcount', message: 'The headcount must be at least 10.' },
      { section: 'address', field: 'contact_phone', message: 'Contact phone is too long.' },
    ]);
  });

  test('a field is called what stands above it, and all that is said of it is said', () => {
    const fieldErrors = { suite: ['must be at most 100 characters long', 'is no door'] };
    expect(problemsOf({ code: 'record_invalid', message: 'x', field_errors: fieldErrors })).toEqual([
      {
        section: 'address',
        field: 'suite',
        message: 'Suite or floor must be at most 100 characters long. Suite or floor is no door.',
      },
    ]);
  });

  test('what belongs to no field stands beside the button', () => {
    expect(problemsOf({ code: 'stale_record', message: 'Load it again.' })).toEqual([
      { section: 'submit', field: null, message: 'Load it again.' },
    ]);
  });
});

test('[PAY-04] a coupon below its minimum price says to raise the price or to remove it', () => {
  expect(couponWords('submit_order-coupon_not_applicable-below_minimum_price')).toMatch(
    /Increase the price of your order or remove the coupon/,
  );
});

test('[PAY-05] any other coupon error says to remove the coupon, and nothing of the price', () => {
  const words = couponWords('submit_order-coupon_not_applicable-expired');
  expect(words).toMatch(/remove the coupon/);
  expect(words).not.toMatch(/price/i);
});

test.each([
  ['[PAY-04] below its price', 'below_minimum_price', 'This coupon needs $50.00 of food; $4.00 is missing.'],
  ['[PAY-05] expired', 'expired', 'This coupon expired on Fri 01/01/2021. Please remove the coupon.'],
])(
  'a coupon that is %s is said with what it asks for, which the server alone knows',
  (_what, code, words) => {
    const refused = failure(`submit_order-coupon_not_applicable-${code}`, {
      fields: { coupon_code: [code] },
      field_errors: { coupon_code: [words] },
    });
    expect(reactionTo(refused, 12)).toEqual({
      kind: 'show',
      problems: [{ section: 'extras', field: 'coupon_code', message: words }],
    });
  },
);

test('[PAY-05] a code that the API calls unknown is said to be unknown, and may be removed', () => {
  const unknown = failure('order-coupon_not_applicable', { fields: { coupon_code: ['unknown'] } });
  expect(reactionTo(unknown, 12)).toEqual({
    kind: 'show',
    problems: [
      {
        section: 'extras',
        field: 'coupon_code',
        message: 'We don’t know this coupon code. Check it, or remove the coupon.',
      },
    ],
  });
});
