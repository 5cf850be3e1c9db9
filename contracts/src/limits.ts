// Made from the API's schemas by `npm run openapi --workspace api`; never changed by hand.
import type { Limits } from './field-limits';

/** Which order a caterer accepts. */
export const AcceptOrderBody = {
  'lock_version': {"min":0,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** A release that is to be live. */
export const ActivateBody = {
  'release_id': {"required":true,"min":1,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** A card to save. */
export const AddCardBody = {
  'credit_card.stripe_token': {"required":true,"maxLength":200},
  'credit_card.nickname': {"maxLength":100},
  'credit_card.team_id': {"min":1,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** A combination, as the body itself or wrapped as `package_item_option`. */
export const AddOptionBody = {
  'name': {"maxLength":60},
  'combo_of.0': {"min":1,"max":2147483647,"whole":true},
  'package_item_option.name': {"maxLength":60},
  'package_item_option.combo_of.0': {"required":true,"min":1,"max":2147483647,"whole":true},
  'lock_version': {"min":0,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** What to change of an address of a book; a key left out stays as it is. Orders keep the address that they have. */
export const AddressBody = {
  'address.label': {"maxLength":80},
  'address.google_place_id': {"maxLength":300},
  'address.formatted_address': {"maxLength":300},
  'address.company_name': {"maxLength":200},
  'address.suite': {"maxLength":100},
  'address.contact_name': {"maxLength":200},
  'address.contact_phone': {"maxLength":40},
  'address.delivery_instructions': {"maxLength":1000},
  'address.lock_version': {"min":0,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** Which changes are meant. */
export const AnswerChangesBody = {
  'change_id': {"required":true,"min":1,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** How to apply selections. */
export const ApplySelectionsBody = {

} as const satisfies Limits;

/** Who is asked to pay: one of the two. */
export const AskToPayBody = {
  'ask.user_id': {"min":1,"max":2147483647,"whole":true},
  'ask.email': {"maxLength":254,"email":true},
} as const satisfies Limits;

/** A restaurant for the block list. */
export const BlockedBrandBody = {
  'blocked_brand.brand_id': {"required":true,"min":1,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** Changes of an order that was submitted; nothing is stored. */
export const CalculateChangesBody = {
  'order.headcount': {"min":1,"max":10000,"whole":true},
  'order.start_date': {"pattern":"^\\d{4}-\\d{2}-\\d{2}$"},
  'order.start_time': {"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},
  'order.pickup_kitchen_id': {"min":1,"max":2147483647,"whole":true},
  'order.chosen_options.0.option_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.chosen_options.0.qty': {"required":true,"min":0,"max":100000,"whole":true},
  'order.menu_items.0.menu_item_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.menu_items.0.qty': {"required":true,"min":1,"max":10000,"whole":true},
  'order.menu_items.0.modifiers.0.modifier_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.menu_items.0.modifiers.0.qty': {"required":true,"min":1,"max":100,"whole":true},
  'order.menu_items.0.note': {"maxLength":500},
  'order.menu_items.0.for_name': {"maxLength":100},
  'order.team_id': {"min":1,"max":2147483647,"whole":true},
  'order.address_id': {"min":1,"max":2147483647,"whole":true},
  'order.google_place_id': {"maxLength":300},
  'order.formatted_address': {"maxLength":300},
  'order.company_name': {"maxLength":200},
  'order.suite': {"maxLength":100},
  'order.contact_name': {"maxLength":200},
  'order.contact_phone': {"maxLength":40},
  'order.delivery_instructions': {"maxLength":1000},
  'order.credit_card_id': {"min":1,"max":2147483647,"whole":true},
  'order.coupon_code': {"maxLength":40},
  'order.tip': {"min":0,"max":10000},
  'order.cost_center': {"maxLength":100},
  'order.purchase_order_reference_code': {"maxLength":100},
  'order.lock_version': {"min":0,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** A release for a share of new sessions. */
export const CanaryBody = {
  'release_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'percent': {"required":true,"min":0,"max":100,"whole":true},
} as const satisfies Limits;

/** Why an order is canceled, and at what cost. */
export const CancelOrderBody = {
  'fee': {"required":true,"min":0,"max":1000000},
  'reason': {"maxLength":500},
} as const satisfies Limits;

/** A new password, by the present one. */
export const ChangePasswordBody = {
  'current_password': {"required":true,"maxLength":200},
  'password': {"required":true,"maxLength":200},
} as const satisfies Limits;

/** What of a poll to change; a key left out stays. */
export const ChangePollBody = {
  'order_poll.poll_options.0': {"min":1,"max":2147483647,"whole":true},
  'order_poll.extra_headcount_for_auto_submit': {"min":0,"max":1000,"whole":true},
  'order_poll.extra_selections.0.package_item_option_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order_poll.extra_selections.0.qty': {"required":true,"min":1,"max":1000,"whole":true},
  'order_poll.end_date': {"pattern":"^\\d{4}-\\d{2}-\\d{2}$"},
  'order_poll.end_time': {"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},
  'order_poll.scheduled_at': {"maxLength":40},
  'order_poll.maximum_total': {"min":0,"max":1000000},
  'order_poll.meal_allowance': {"min":0,"max":10000},
} as const satisfies Limits;

/** The order as it is, or as the changes would make it; nothing is stored. */
export const CheckValidityBody = {
  'order.headcount': {"min":1,"max":10000,"whole":true},
  'order.start_date': {"pattern":"^\\d{4}-\\d{2}-\\d{2}$"},
  'order.start_time': {"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},
  'order.pickup_kitchen_id': {"min":1,"max":2147483647,"whole":true},
  'order.chosen_options.0.option_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.chosen_options.0.qty': {"required":true,"min":0,"max":100000,"whole":true},
  'order.menu_items.0.menu_item_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.menu_items.0.qty': {"required":true,"min":1,"max":10000,"whole":true},
  'order.menu_items.0.modifiers.0.modifier_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.menu_items.0.modifiers.0.qty': {"required":true,"min":1,"max":100,"whole":true},
  'order.menu_items.0.note': {"maxLength":500},
  'order.menu_items.0.for_name': {"maxLength":100},
  'order.team_id': {"min":1,"max":2147483647,"whole":true},
  'order.address_id': {"min":1,"max":2147483647,"whole":true},
  'order.google_place_id': {"maxLength":300},
  'order.formatted_address': {"maxLength":300},
  'order.company_name': {"maxLength":200},
  'order.suite': {"maxLength":100},
  'order.contact_name': {"maxLength":200},
  'order.contact_phone': {"maxLength":40},
  'order.delivery_instructions': {"maxLength":1000},
  'order.credit_card_id': {"min":1,"max":2147483647,"whole":true},
  'order.coupon_code': {"maxLength":40},
  'order.tip': {"min":0,"max":10000},
  'order.cost_center': {"maxLength":100},
  'order.purchase_order_reference_code': {"maxLength":100},
  'order.lock_version': {"min":0,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** Which card is to pay for an order that stands. */
export const ChooseCardBody = {
  'payment.credit_card_id': {"required":true,"min":1,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** The code of the mail. */
export const ConfirmSignUpBody = {
  'code': {"required":true,"maxLength":20},
} as const satisfies Limits;

/** What to change of a contact; a key left out stays as it is. */
export const ContactBody = {
  'contact.name': {"maxLength":200},
  'contact.phone_number': {"maxLength":40},
  'contact.email': {"maxLength":254,"email":true},
} as const satisfies Limits;

/** What to start an order from a menu with. */
export const CreateMenuOrderBody = {
  'address_id': {"min":1,"max":2147483647,"whole":true},
  'google_place_id': {"maxLength":300},
  'formatted_address': {"maxLength":300},
  'order.pickup_kitchen_id': {"min":1,"max":2147483647,"whole":true},
  'order.headcount': {"min":1,"max":10000,"whole":true},
  'order.start_date': {"pattern":"^\\d{4}-\\d{2}-\\d{2}$"},
  'order.start_time': {"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},
  'order.menu_items.0.menu_item_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.menu_items.0.qty': {"required":true,"min":1,"max":10000,"whole":true},
  'order.menu_items.0.modifiers.0.modifier_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.menu_items.0.modifiers.0.qty': {"required":true,"min":1,"max":100,"whole":true},
  'order.menu_items.0.note': {"maxLength":500},
  'order.menu_items.0.for_name': {"maxLength":100},
} as const satisfies Limits;

/** What to start an order with. */
export const CreatePackageOrderBody = {
  'address_id': {"min":1,"max":2147483647,"whole":true},
  'google_place_id': {"maxLength":300},
  'formatted_address': {"maxLength":300},
  'order.pickup_kitchen_id': {"min":1,"max":2147483647,"whole":true},
  'order.headcount': {"min":1,"max":10000,"whole":true},
  'order.start_date': {"pattern":"^\\d{4}-\\d{2}-\\d{2}$"},
  'order.start_time': {"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},
  'order.chosen_options.0.option_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.chosen_options.0.qty': {"required":true,"min":0,"max":100000,"whole":true},
} as const satisfies Limits;

/** Why a caterer declines, and which order. */
export const DeclineBody = {
  'reason': {"required":true,"maxLength":500},
  'lock_version': {"min":0,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** Which changes a caterer declines, and why. */
export const DeclineChangesBody = {
  'change_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'reason': {"required":true,"maxLength":500},
} as const satisfies Limits;

/** How to end a poll for good. */
export const DeletePollBody = {

} as const satisfies Limits;

/** A further key. */
export const DeployKeyBody = {
  'label': {"required":true,"maxLength":80},
} as const satisfies Limits;

/** What a caterer starts for the customer of an earlier order. */
export const DirectOrderBody = {
  'headcount': {"required":true,"min":1,"max":10000,"whole":true},
  'start_date': {"required":true,"pattern":"^\\d{4}-\\d{2}-\\d{2}$"},
  'start_time': {"required":true,"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},
} as const satisfies Limits;

/** Who forgot a password. */
export const ForgotPasswordBody = {
  'email': {"required":true,"maxLength":254,"email":true},
} as const satisfies Limits;

/** A release that nobody is to be given any more. */
export const HaltBody = {
  'release_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'why': {"required":true,"maxLength":500},
} as const satisfies Limits;

/** Whom to invite. */
export const InviteToPollBody = {
  'invitees.0.email': {"required":true,"maxLength":254,"email":true},
  'invitees.0.name': {"maxLength":100},
} as const satisfies Limits;

/** A new account by an invitation. */
export const InvitedSignUpBody = {
  'name': {"required":true,"maxLength":100},
  'email': {"required":true,"maxLength":254,"email":true},
  'password': {"required":true,"maxLength":200},
  'source': {"maxLength":200},
  'gclid': {"maxLength":200},
  'utm_source': {"maxLength":200},
  'utm_medium': {"maxLength":200},
  'utm_campaign': {"maxLength":200},
  'utm_term': {"maxLength":200},
  'utm_content': {"maxLength":200},
  'referring_brand_id': {"min":1,"max":2147483647,"whole":true},
  'invitation_token': {"required":true,"maxLength":200},
} as const satisfies Limits;

/** The token of a mailed link. */
export const MailedTokenBody = {
  'token': {"required":true,"maxLength":200},
} as const satisfies Limits;

/** A changed role. */
export const MembershipBody = {
  'membership.role': {"required":true},
} as const satisfies Limits;

/** Whom to invite as what. */
export const MembershipsBody = {
  'memberships.0.email': {"required":true,"maxLength":254,"email":true},
  'memberships.0.role': {"required":true},
} as const satisfies Limits;

/** Changes of an order that was submitted. */
export const ModifyOrderBody = {
  'order.headcount': {"min":1,"max":10000,"whole":true},
  'order.start_date': {"pattern":"^\\d{4}-\\d{2}-\\d{2}$"},
  'order.start_time': {"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},
  'order.pickup_kitchen_id': {"min":1,"max":2147483647,"whole":true},
  'order.chosen_options.0.option_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.chosen_options.0.qty': {"required":true,"min":0,"max":100000,"whole":true},
  'order.menu_items.0.menu_item_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.menu_items.0.qty': {"required":true,"min":1,"max":10000,"whole":true},
  'order.menu_items.0.modifiers.0.modifier_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.menu_items.0.modifiers.0.qty': {"required":true,"min":1,"max":100,"whole":true},
  'order.menu_items.0.note': {"maxLength":500},
  'order.menu_items.0.for_name': {"maxLength":100},
  'order.team_id': {"min":1,"max":2147483647,"whole":true},
  'order.address_id': {"min":1,"max":2147483647,"whole":true},
  'order.google_place_id': {"maxLength":300},
  'order.formatted_address': {"maxLength":300},
  'order.company_name': {"maxLength":200},
  'order.suite': {"maxLength":100},
  'order.contact_name': {"maxLength":200},
  'order.contact_phone': {"maxLength":40},
  'order.delivery_instructions': {"maxLength":1000},
  'order.credit_card_id': {"min":1,"max":2147483647,"whole":true},
  'order.coupon_code': {"maxLength":40},
  'order.tip': {"min":0,"max":10000},
  'order.cost_center': {"maxLength":100},
  'order.purchase_order_reference_code': {"maxLength":100},
  'order.lock_version': {"min":0,"max":2147483647,"whole":true},
  'total': {"min":0,"max":100000000},
  'lock_version': {"min":0,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** An address for a book. */
export const NewAddressBody = {
  'address.label': {"required":true,"maxLength":80},
  'address.google_place_id': {"maxLength":300},
  'address.formatted_address': {"required":true,"maxLength":300},
  'address.company_name': {"maxLength":200},
  'address.suite': {"maxLength":100},
  'address.contact_name': {"maxLength":200},
  'address.contact_phone': {"maxLength":40},
  'address.delivery_instructions': {"maxLength":1000},
  'address.team_id': {"min":1,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** A contact of an organization; it has a phone number or an e-mail address. */
export const NewContactBody = {
  'contact.name': {"required":true,"maxLength":200},
  'contact.phone_number': {"maxLength":40},
  'contact.email': {"maxLength":254,"email":true},
} as const satisfies Limits;

/** A poll to begin. */
export const NewPollBody = {
  'team_id': {"min":1,"max":2147483647,"whole":true},
  'order_poll.package_item_id': {"min":1,"max":2147483647,"whole":true},
  'order_poll.poll_options.0': {"min":1,"max":2147483647,"whole":true},
  'order_poll.extra_headcount_for_auto_submit': {"min":0,"max":1000,"whole":true},
  'order_poll.extra_selections.0.package_item_option_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order_poll.extra_selections.0.qty': {"required":true,"min":1,"max":1000,"whole":true},
  'order_poll.end_date': {"required":true,"pattern":"^\\d{4}-\\d{2}-\\d{2}$"},
  'order_poll.end_time': {"required":true,"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},
  'order_poll.meal_allowance': {"min":0,"max":10000},
  'order_poll.invitees.0.email': {"required":true,"maxLength":254,"email":true},
  'order_poll.invitees.0.name': {"maxLength":100},
} as const satisfies Limits;

/** Changes of a cart. */
export const PatchOrderBody = {
  'order.headcount': {"min":1,"max":10000,"whole":true},
  'order.start_date': {"pattern":"^\\d{4}-\\d{2}-\\d{2}$"},
  'order.start_time': {"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},
  'order.pickup_kitchen_id': {"min":1,"max":2147483647,"whole":true},
  'order.chosen_options.0.option_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.chosen_options.0.qty': {"required":true,"min":0,"max":100000,"whole":true},
  'order.menu_items.0.menu_item_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.menu_items.0.qty': {"required":true,"min":1,"max":10000,"whole":true},
  'order.menu_items.0.modifiers.0.modifier_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.menu_items.0.modifiers.0.qty': {"required":true,"min":1,"max":100,"whole":true},
  'order.menu_items.0.note': {"maxLength":500},
  'order.menu_items.0.for_name': {"maxLength":100},
  'order.team_id': {"min":1,"max":2147483647,"whole":true},
  'order.address_id': {"min":1,"max":2147483647,"whole":true},
  'order.google_place_id': {"maxLength":300},
  'order.formatted_address': {"maxLength":300},
  'order.company_name': {"maxLength":200},
  'order.suite': {"maxLength":100},
  'order.contact_name': {"maxLength":200},
  'order.contact_phone': {"maxLength":40},
  'order.delivery_instructions': {"maxLength":1000},
  'order.credit_card_id': {"min":1,"max":2147483647,"whole":true},
  'order.coupon_code': {"maxLength":40},
  'order.tip': {"min":0,"max":10000},
  'order.cost_center': {"maxLength":100},
  'order.purchase_order_reference_code': {"maxLength":100},
  'order.lock_version': {"min":0,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** With which card, and what was seen. */
export const PayAskedBody = {
  'credit_card_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'total': {"required":true,"min":0,"max":100000000},
  'lock_version': {"required":true,"min":0,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** Somebody to invite. */
export const PollInviteeBody = {
  'email': {"required":true,"maxLength":254,"email":true},
  'name': {"maxLength":100},
} as const satisfies Limits;

/** An answer. */
export const PollSelectionBody = {
  'poll_selection.name': {"maxLength":100},
  'poll_selection.email': {"maxLength":254,"email":true},
  'poll_selection.package_item_option_id': {"min":1,"max":2147483647,"whole":true},
  'poll_selection.combo.package_item_option_ids.0': {"required":true,"min":1,"max":2147483647,"whole":true},
  'poll_selection.qty': {"min":1,"max":20,"whole":true},
  'poll_selection.note': {"maxLength":500},
  'poll_selection.seen_share': {"min":0,"max":1000000},
  'poll_selection.user_id': {"min":1,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** A release that one browser is to be given, or a machine to take it from. */
export const PreviewBody = {
  'release_id': {"min":1,"max":2147483647,"whole":true},
  'origin': {"maxLength":200},
  'beside.0': {"min":1,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** What an order from a menu might be. */
export const PreviewMenuOrderBody = {
  'google_place_id': {"maxLength":300},
  'formatted_address': {"maxLength":300},
  'headcount': {"min":1,"max":10000,"whole":true},
  'start_date': {"pattern":"^\\d{4}-\\d{2}-\\d{2}$"},
  'start_time': {"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},
  'order.pickup_kitchen_id': {"min":1,"max":2147483647,"whole":true},
  'order.headcount': {"min":1,"max":10000,"whole":true},
  'order.start_date': {"pattern":"^\\d{4}-\\d{2}-\\d{2}$"},
  'order.start_time': {"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},
  'order.menu_items.0.menu_item_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.menu_items.0.qty': {"required":true,"min":1,"max":10000,"whole":true},
  'order.menu_items.0.modifiers.0.modifier_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.menu_items.0.modifiers.0.qty': {"required":true,"min":1,"max":100,"whole":true},
  'order.menu_items.0.note': {"maxLength":500},
  'order.menu_items.0.for_name': {"maxLength":100},
} as const satisfies Limits;

/** What an order might be. */
export const PreviewOrderBody = {
  'google_place_id': {"maxLength":300},
  'formatted_address': {"maxLength":300},
  'headcount': {"min":1,"max":10000,"whole":true},
  'start_date': {"pattern":"^\\d{4}-\\d{2}-\\d{2}$"},
  'start_time': {"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},
  'order.pickup_kitchen_id': {"min":1,"max":2147483647,"whole":true},
  'order.headcount': {"min":1,"max":10000,"whole":true},
  'order.start_date': {"pattern":"^\\d{4}-\\d{2}-\\d{2}$"},
  'order.start_time': {"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},
  'order.chosen_options.0.option_id': {"required":true,"min":-2147483648,"max":2147483647,"whole":true},
  'order.chosen_options.0.qty': {"required":true,"min":0,"max":100000,"whole":true},
  'order.package_item_options.0.id': {"required":true,"min":-2147483648,"max":-1,"whole":true},
  'order.package_item_options.0.package_item_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.package_item_options.0.name': {"maxLength":60},
  'order.package_item_options.0.combo_of.0': {"required":true,"min":1,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** The canary that is to be live for everybody. */
export const PromoteBody = {
  'release_id': {"required":true,"min":1,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** Whom an order from a menu is to feed, and for what; `menu_items` are those chosen by hand, which stay. */
export const ProposeMenuOrderBody = {
  'google_place_id': {"maxLength":300},
  'formatted_address': {"maxLength":300},
  'headcount': {"min":1,"max":10000,"whole":true},
  'start_date': {"pattern":"^\\d{4}-\\d{2}-\\d{2}$"},
  'start_time': {"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},
  'order.pickup_kitchen_id': {"min":1,"max":2147483647,"whole":true},
  'order.headcount': {"min":1,"max":10000,"whole":true},
  'order.start_date': {"pattern":"^\\d{4}-\\d{2}-\\d{2}$"},
  'order.start_time': {"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},
  'order.menu_items.0.menu_item_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.menu_items.0.qty': {"required":true,"min":1,"max":10000,"whole":true},
  'order.menu_items.0.modifiers.0.modifier_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.menu_items.0.modifiers.0.qty': {"required":true,"min":1,"max":100,"whole":true},
  'order.menu_items.0.note': {"maxLength":500},
  'order.menu_items.0.for_name': {"maxLength":100},
  'budget': {"min":0,"max":1000000},
  'budget_per_person': {"min":0,"max":1000000},
  'diets.0.diets.0': {"required":true},
  'diets.0.people': {"required":true,"min":1,"max":10000,"whole":true},
  'servings_per_person': {"min":1,"max":5},
} as const satisfies Limits;

/** Whom an order of a package is to feed, and for what; `chosen_options` are those chosen by hand, which stay (0 keeps one out). */
export const ProposeOrderBody = {
  'google_place_id': {"maxLength":300},
  'formatted_address': {"maxLength":300},
  'headcount': {"min":1,"max":10000,"whole":true},
  'start_date': {"pattern":"^\\d{4}-\\d{2}-\\d{2}$"},
  'start_time': {"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},
  'order.pickup_kitchen_id': {"min":1,"max":2147483647,"whole":true},
  'order.headcount': {"min":1,"max":10000,"whole":true},
  'order.start_date': {"pattern":"^\\d{4}-\\d{2}-\\d{2}$"},
  'order.start_time': {"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},
  'order.chosen_options.0.option_id': {"required":true,"min":-2147483648,"max":2147483647,"whole":true},
  'order.chosen_options.0.qty': {"required":true,"min":0,"max":100000,"whole":true},
  'order.package_item_options.0.id': {"required":true,"min":-2147483648,"max":-1,"whole":true},
  'order.package_item_options.0.package_item_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'order.package_item_options.0.name': {"maxLength":60},
  'order.package_item_options.0.combo_of.0': {"required":true,"min":1,"max":2147483647,"whole":true},
  'budget': {"min":0,"max":1000000},
  'budget_per_person': {"min":0,"max":1000000},
  'diets.0.diets.0': {"required":true},
  'diets.0.people': {"required":true,"min":1,"max":10000,"whole":true},
} as const satisfies Limits;

/** An answer by the link of a poll. */
export const PublicPollSelectionBody = {
  'code': {"required":true,"pattern":"^[A-Za-z0-9]{6,32}$"},
  'poll_selection.name': {"maxLength":100},
  'poll_selection.email': {"maxLength":254,"email":true},
  'poll_selection.package_item_option_id': {"min":1,"max":2147483647,"whole":true},
  'poll_selection.combo.package_item_option_ids.0': {"required":true,"min":1,"max":2147483647,"whole":true},
  'poll_selection.qty': {"min":1,"max":20,"whole":true},
  'poll_selection.note': {"maxLength":500},
  'poll_selection.seen_share': {"min":0,"max":1000000},
  'poll_selection.user_id': {"min":1,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** What the tip of a delivered order is to be. */
export const RaiseTipBody = {
  'tip.amount': {"required":true,"min":0,"max":10000},
} as const satisfies Limits;

/** A remote that is new on the site. */
export const RegisterRemoteBody = {
  'name': {"required":true,"pattern":"^(shell|mfe-[a-z][a-z0-9-]{1,30})$"},
  'team': {"required":true,"maxLength":80},
} as const satisfies Limits;

/** How to reset choices. */
export const ResetChoicesBody = {
  'lock_version': {"min":0,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** A new password, by the mailed token. */
export const ResetPasswordBody = {
  'token': {"required":true,"maxLength":200},
  'password': {"required":true,"maxLength":200},
} as const satisfies Limits;

/** What is gone back from, and why. */
export const RollbackBody = {
  'release_id': {"min":1,"max":2147483647,"whole":true},
  'why': {"maxLength":500},
} as const satisfies Limits;

/** Filters to keep, by the names of the search or of the saved search. */
export const SavedSearchBody = {
  'saved_search.name': {"required":true,"maxLength":100},
  'saved_search.place_id': {"min":1,"max":2147483647,"whole":true},
  'saved_search.roster_id': {"min":1,"max":2147483647,"whole":true},
  'saved_search.block_roster_id': {"min":1,"max":2147483647,"whole":true},
  'saved_search.start_date': {"pattern":"^\\d{4}-\\d{2}-\\d{2}$"},
  'saved_search.start_time': {"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},
  'saved_search.headcount': {"min":1,"max":10000,"whole":true},
  'saved_search.address_id': {"min":1,"max":2147483647,"whole":true},
  'saved_search.google_place_id': {"maxLength":800},
  'saved_search.formatted_address': {"maxLength":300},
  'saved_search.collection_id': {"min":1,"max":2147483647,"whole":true},
  'saved_search.query': {"maxLength":200},
  'saved_search.poll_lead_time_below_including': {"min":0,"max":10000},
  'saved_search.within_delivery_radius_miles': {"max":100},
  'saved_search.user_rating_above_or_null': {"min":0,"max":5},
  'saved_search.sort': {"maxLength":40,"pattern":"^[a-z_]+$"},
  'saved_search.lead_time_hours': {"min":0,"max":10000},
} as const satisfies Limits;

/** How what no card took so far is sent back. */
export const SendBackBody = {
  'refund.sent_otherwise': {"maxLength":200},
} as const satisfies Limits;

/** Whether a bill is settled. */
export const SettleBillBody = {
  'poll_selection_bill.is_paid': {"required":true},
} as const satisfies Limits;

/** Who signs in. */
export const SignInBody = {
  'email': {"required":true,"maxLength":254,"email":true},
  'password': {"required":true,"maxLength":200},
} as const satisfies Limits;

/** A new account with a new organization. */
export const SignUpBody = {
  'name': {"required":true,"maxLength":100},
  'email': {"required":true,"maxLength":254,"email":true},
  'password': {"required":true,"maxLength":200},
  'source': {"maxLength":200},
  'gclid': {"maxLength":200},
  'utm_source': {"maxLength":200},
  'utm_medium': {"maxLength":200},
  'utm_campaign': {"maxLength":200},
  'utm_term': {"maxLength":200},
  'utm_content': {"maxLength":200},
  'referring_brand_id': {"min":1,"max":2147483647,"whole":true},
  'organization_name': {"required":true,"maxLength":200},
} as const satisfies Limits;

/** Says that the real shell drew a release. */
export const SmokeBody = {
  'release_id': {"required":true,"min":1,"max":2147483647,"whole":true},
  'browser': {"required":true,"maxLength":200},
} as const satisfies Limits;

/** How to submit, and what was seen. */
export const SubmitOrderBody = {
  'total': {"min":0,"max":100000000},
  'lock_version': {"min":0,"max":2147483647,"whole":true},
} as const satisfies Limits;

/** A new or changed organization. */
export const TeamBody = {
  'team.name': {"required":true,"maxLength":200},
} as const satisfies Limits;

/** A stack of a browser, as it wrote it. */
export const TraceBody = {
  'stack': {"required":true,"maxLength":20000},
} as const satisfies Limits;

/** Of which poll an answer is taken back. */
export const WithdrawnAnswerBody = {
  'code': {"required":true,"pattern":"^[A-Za-z0-9]{6,32}$"},
} as const satisfies Limits;
