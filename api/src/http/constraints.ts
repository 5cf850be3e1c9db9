export interface FieldMistake {
  field: string;
  code: string;
  sentence: string;
  /** The whole sentence, if field and sentence do not form one. */
  message?: string;
}

/**
 * Database rules that a caller can violate despite earlier checks, mostly by concurrent requests, and their errors. Any
 * other violation is a server error.
 */
export const constraintMistakes: Readonly<Record<string, FieldMistake>> = {
  users_email_key: { field: 'email', code: 'taken', sentence: 'already has an account' },
  memberships_team_id_user_id_key: { field: 'email', code: 'taken', sentence: 'is a member already' },
  team_keeps_an_admin: {
    field: 'role',
    code: 'last_admin',
    sentence: 'is the last admin',
    message: 'An organization keeps at least one admin.',
  },
  teams_hours: {
    field: 'orders_until',
    code: 'greater_than',
    sentence: 'must be later than the first hour',
  },
  saved_searches_user_id_name_key: {
    field: 'name',
    code: 'taken',
    sentence: 'is already the name of another of your searches',
  },
  credit_cards_stripe_payment_method_id_key: {
    field: 'stripe_token',
    code: 'taken',
    sentence: 'is a card that was added already',
  },
  addresses_team_label: {
    field: 'label',
    code: 'taken',
    sentence: 'is already what another address is called',
  },
  addresses_person_label: {
    field: 'label',
    code: 'taken',
    sentence: 'is already what another address is called',
  },
  message_attachments_pkey: {
    field: 'upload_keys',
    code: 'taken',
    sentence: 'names a file that was sent already',
  },
  order_survey_responses_order_survey_id_fkey: {
    field: 'code',
    code: 'not_found',
    sentence: 'leads to no survey any more',
  },
  orders_address_id_fkey: { field: 'address_id', code: 'not_found', sentence: 'does not exist' },
  orders_credit_card_id_fkey: { field: 'credit_card_id', code: 'not_found', sentence: 'does not exist' },
  order_menu_items_menu_item_id_fkey: {
    field: 'menu_items',
    code: 'inclusion',
    sentence: 'holds a dish that is not on the menu any more',
  },
  menu_items_marks_agree: {
    field: 'allergens',
    code: 'contradicts',
    sentence: 'contradict the dietary marks',
  },
  package_item_options_marks_agree: {
    field: 'allergens',
    code: 'contradicts',
    sentence: 'contradict the dietary marks',
  },
  packages_slug_key: { field: 'name', code: 'taken', sentence: 'is being taken by another package' },
  orders_pickup_kitchen_id_brand_id_fkey: {
    field: 'pickup_kitchen_id',
    code: 'not_found',
    sentence: 'does not exist',
  },
};
