import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { anAddress, aCard, anOrder, aSubmission, mains, sides } from './fixtures';

export const orderPath = '/cpi/v1/orderer/orders/{id}';

type Changes = Schemas['PatchOrderBody']['order'];

const list = <Each>(records: Each[]) => ({ records, count: records.length });

/**
 * A fake API with one order that PATCH changes; all answers are checked against the OpenAPI
 * document.
 */
export class FakeServer extends FakeApi {
  order: Schemas['Order'] = anOrder();
  choices: Schemas['Choice'][] = [mains, sides];
  cards: Schemas['CreditCard'][] = [aCard()];
  addresses: Schemas['Address'][] = [anAddress()];
  credit: Schemas['Credit'] = { limit: null, owed: 0, left: null, invoice_terms_days: 30 };
  settings: Schemas['OrganizationSettings'] = {
    ...{ name: 'Northwind Labs', cost_centers: [], purchase_orders: [], default_address_id: null },
    ...{ approval_over: null, budget_per_person: null, orders_from: null, orders_until: null },
    can: { update: false, confirm_tax: false },
  };
  menuHasChanged = true;

  constructor() {
    super();
    this.on('get', orderPath, () => this.order)
      .on('patch', orderPath, ({ body: { order } }) =>
        order.lock_version === this.order.lock_version ? this.patched(order) : this.stale(order),
      )
      .on('get', `${orderPath}/package/items`, () => list(this.choices))
      .on('get', `${orderPath}/credit_cards`, () => list(this.cards))
      .on('get', '/cpi/v2/orderer/teams/{id}/credit', () => this.credit)
      .on('get', '/cpi/v2/orderer/teams/{id}/settings', () => this.settings)
      .on('get', `${orderPath}/addresses`, () => list(this.addresses))
      .on('get', '/cpi/v1/public/addresses/suggestions', () => list([]))
      .on('post', `${orderPath}/check_validity`, () => ({ valid: true, errors: [] }))
      .on('post', `${orderPath}/reset_choices`, () => this.reset())
      .on('post', `${orderPath}/submit`, () => aSubmission());
  }

  /** Tofu left the menu, and its bowls became chicken bowls. */
  private reset(): Schemas['ChoicesReset'] {
    const bowl = { item_id: mains.id, item_choice_type: mains.choice_type, price_before: 0 };
    return {
      id: this.order.id,
      lock_version: this.order.lock_version,
      has_changed: this.menuHasChanged,
      choices: [
        {
          ...bowl,
          option_id: 101,
          name: 'Chicken bowl',
          name_before: 'Chicken bowl',
          qty: 20,
          qty_before: 15,
          price: 1.5,
        },
        {
          ...bowl,
          option_id: 102,
          name: 'Tofu bowl',
          name_before: 'Tofu bowl',
          qty: 0,
          qty_before: 5,
          price: null,
        },
      ],
      pricing: { ...this.order.pricing, customer_price: 411.25 },
    };
  }

  /** Names of others who changed the order. */
  changedBy: string[] = [];

  /** The changes sent so far, from any version. */
  patches = () =>
    this.called('patch', orderPath).map(({ body: { order, ...more } }) => {
      const { lock_version: _from, ...changes } = order;
      return { ...more, order: changes };
    });

  changeBy(name: string, changes: Changes): void {
    this.changedBy.push(name);
    this.patched(changes);
  }

  /** Another window submitted the order, so other calls on the cart are refused. */
  sentElsewhere(): Refusal {
    this.order = { ...this.order, status: 'pending', can: { ...this.order.can, modify: true } };
    return new Refusal(409, 'submit_order-order_already_submitted');
  }

  private stale({ lock_version: from = 0 }: Changes): Refusal {
    const context = {
      lock_version: this.order.lock_version,
      changed_by: this.changedBy,
      changed_by_you: this.order.lock_version - from > this.changedBy.length,
    };
    return new Refusal(409, 'stale_record', { context });
  }

  patched({ lock_version: _from, ...changes }: Changes): Schemas['Order'] {
    const saved = this.addresses.find(({ id }) => id === changes.address_id);
    const address = { ...this.order.address, ...(saved && placeOf(saved)) };
    const ofAddress = Object.entries(changes).filter(([key]) => key in address);
    const own = ['tip', 'chosen_options'];
    const others = Object.entries(changes).filter(([key]) => !(key in address) && !own.includes(key));
    this.order = {
      ...this.order,
      ...Object.fromEntries(others),
      ...(changes.chosen_options && {
        chosen_options: changes.chosen_options.map((each) => this.chosen(each)),
      }),
      address: { ...address, ...Object.fromEntries(ofAddress) },
      lock_version: this.order.lock_version + 1,
      pricing: { ...this.order.pricing, ...('tip' in changes ? { tip: Number(changes.tip ?? 23.2) } : {}) },
    };
    return this.order;
  }

  private chosen({
    option_id,
    qty,
  }: Pick<Schemas['ChosenOption'], 'option_id' | 'qty'>): Schemas['ChosenOption'] {
    for (const { id: item_id, choice_type: item_choice_type, options } of this.choices) {
      const option = options.find(({ id }) => id === option_id);
      if (option)
        return {
          option_id,
          item_id,
          qty,
          item_choice_type,
          name: option.name,
          price: option.price,
          dietary_tags: option.dietary_tags,
          allergens: option.allergens,
        };
    }
    throw new Error(`No choice has the option ${option_id}`);
  }
}

/** The order's fields of a saved address. */
const placeOf = ({
  google_place_id,
  formatted_address,
  company_name,
  suite,
  delivery_instructions,
}: Schemas['Address']) => ({
  google_place_id,
  formatted_address,
  company_name,
  suite,
  delivery_instructions,
});
