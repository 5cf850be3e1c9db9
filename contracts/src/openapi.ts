// Made from the API's schemas by `npm run openapi --workspace api`; never changed by hand.

export interface paths {
    "/cpi/v1/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in and answers the session
         * @description Specification: 2 §4.
         */
        post: operations["post_v1_auth"];
        /**
         * Signs out
         * @description Specification: 2 §7.
         */
        delete: operations["delete_v1_auth"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/caterer/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The orders of the acting brand
         * @description Specification: 2 §7.
         */
        get: operations["get_v1_caterer_orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/caterer/orders/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts a pending order
         * @description Specification: 2 §7.
         */
        post: operations["post_v1_caterer_orders_id_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/caterer/orders/{id}/approve_changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the changes of an order that wait for an answer
         * @description Specification: 2 §4.
         */
        post: operations["post_v1_caterer_orders_id_approve_changes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/caterer/orders/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declines a pending order
         * @description Specification: 2 §7.
         */
        post: operations["post_v1_caterer_orders_id_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/caterer/orders/{id}/decline_changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declines the changes of an order that wait for an answer
         * @description Specification: 2 §4.
         */
        post: operations["post_v1_caterer_orders_id_decline_changes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/caterer/orders/{id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A label for each portion of an order that is packed by itself, as PDF
         * @description Ten on a Letter sheet (2 x 5, 4 x 2 inches), by dish and then by name. For its caterer, from the submit on and only while the order stands: it holds the names of people. 404 where there is nothing to print.
         */
        get: operations["get_v1_caterer_orders_id_labels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/email_verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails the link that confirms an address again
         * @description Specification: 1 §8.
         */
        post: operations["post_v1_email_verification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/email_verification/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms an address by the mailed token
         * @description Specification: 1 §8.
         */
        post: operations["post_v1_email_verification_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The addresses of an organization’s book, else of one’s own, the newest first
         * @description Specification: 2 §7.
         */
        get: operations["get_v1_orderer_addresses"];
        put?: never;
        /**
         * Saves an address
         * @description Specification: 2 §7.
         */
        post: operations["post_v1_orderer_addresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a saved address; orders keep what they have of it
         * @description Specification: 2 §7.
         */
        delete: operations["delete_v1_orderer_addresses_id"];
        options?: never;
        head?: never;
        /**
         * Changes a saved address; orders keep what they have of it
         * @description Specification: 2 §7.
         */
        patch: operations["patch_v1_orderer_addresses_id"];
        trace?: never;
    };
    "/cpi/v1/orderer/addresses/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The books that one may look into: one’s own, and those of organizations
         * @description Specification: 2 §7.
         */
        get: operations["get_v1_orderer_addresses_filters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/brands/{id}/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks a brand as a favorite
         * @description Specification: 2 §7.
         */
        post: operations["post_v1_orderer_brands_id_favorite"];
        /**
         * Takes a brand off the favorites
         * @description Specification: 2 §7.
         */
        delete: operations["delete_v1_orderer_brands_id_favorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/brands/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts an order from a restaurant's menu
         * @description Specification: 1 §1.
         */
        post: operations["post_v1_orderer_brands_id_order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/brands/{id}/order/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an order from a restaurant's menu would be
         * @description Specification: 1 §1.
         */
        post: operations["post_v1_orderer_brands_id_order_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/favorited_brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The restaurants that I marked, the latest first
         * @description Specification: 2 §7.
         */
        get: operations["get_v1_orderer_favorited_brands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/left_carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My carts of the last two weeks that I can go on with, those first that wait for me alone
         * @description Specification: 1 §2.
         */
        get: operations["get_v1_orderer_left_carts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/order_polls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My polls: of my orders, those that I answered, and those that I was invited to
         * @description Specification: 2 §2.
         */
        get: operations["get_v1_orderer_order_polls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/order_polls/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends a poll for good; its order stays as it is
         * @description Specification: 1 §7.
         */
        delete: operations["delete_v1_orderer_order_polls_code"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/order_polls/{code}/apply_selections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same by the code of the poll
         * @description Specification: 2 §7.
         */
        post: operations["post_v1_orderer_order_polls_code_apply_selections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/order_polls/{code}/bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people owe for their meals of a poll */
        get: operations["get_v1_orderer_order_polls_code_bills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/order_polls/{code}/bills/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Says that a bill was settled between its people, or that it was not */
        patch: operations["patch_v1_orderer_order_polls_code_bills_id"];
        trace?: never;
    };
    "/cpi/v1/orderer/order_polls/{code}/invitees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invites people to a poll by mail, each once
         * @description Specification: 1 §7.
         */
        post: operations["post_v1_orderer_order_polls_code_invitees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/order_polls/{code}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be picked in a poll
         * @description Specification: 2 §7.
         */
        get: operations["get_v1_orderer_order_polls_code_options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/order_polls/{code}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reminds by mail whoever was invited and said nothing; once an hour
         * @description Specification: 1 §7.
         */
        post: operations["post_v1_orderer_order_polls_code_reminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/order_polls/{code}/renewals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a poll another link; the old one is dead
         * @description Specification: 1 §7.
         */
        post: operations["post_v1_orderer_order_polls_code_renewals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/order_polls/{code}/selections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who wants what; those without an account last
         * @description Specification: 1 §7.
         */
        get: operations["get_v1_orderer_order_polls_code_selections"];
        put?: never;
        /**
         * Answers a poll for oneself, or with `user_id` (null: somebody without an account) for somebody else
         * @description Specification: 1 §7.
         */
        post: operations["post_v1_orderer_order_polls_code_selections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/order_polls/{code}/selections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes one’s own answer back, or that of somebody else
         * @description Specification: 1 §7.
         */
        delete: operations["delete_v1_orderer_order_polls_code_selections_id"];
        options?: never;
        head?: never;
        /**
         * Changes one’s own answer, or that of somebody else
         * @description Specification: 1 §7.
         */
        patch: operations["patch_v1_orderer_order_polls_code_selections_id"];
        trace?: never;
    };
    "/cpi/v1/orderer/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists orders: of an organization, else one’s own
         * @description Specification: 2 §2.
         */
        get: operations["get_v1_orderer_orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order with its price line by line
         * @description Specification: 1 §7.
         */
        get: operations["get_v1_orderer_orders_id"];
        put?: never;
        post?: never;
        /**
         * Takes a cart away for good; again changes nothing
         * @description Specification: 1 §4.
         */
        delete: operations["delete_v1_orderer_orders_id"];
        options?: never;
        head?: never;
        /**
         * Changes a cart
         * @description Specification: 1 §7.
         */
        patch: operations["patch_v1_orderer_orders_id"];
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address book that an order may choose from
         * @description Specification: 1 §7.
         */
        get: operations["get_v1_orderer_orders_id_addresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/calculate_changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * What changes would make of an order that was submitted
         * @description Specification: 1 §7.
         */
        patch: operations["patch_v1_orderer_orders_id_calculate_changes"];
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order as an entry for a calendar
         * @description The same entry as in the mails: whichever comes later replaces the other.
         */
        get: operations["get_v1_orderer_orders_id_calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an order for the fee that was shown
         * @description Specification: 1 §4.
         */
        post: operations["post_v1_orderer_orders_id_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/check_validity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether an order could be submitted now, as it stands or with changes
         * @description Specification: 1 §7.
         */
        post: operations["post_v1_orderer_orders_id_check_validity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a direct order its customer’s own
         * @description Specification: 1 §4.
         */
        post: operations["post_v1_orderer_orders_id_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/coupons/{code}/check_eligibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a coupon holds for a cart, and why not
         * @description Specification: 1 §7.
         */
        get: operations["get_v1_orderer_orders_id_coupons_code_check_eligibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/credit_cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cards that may pay for an order
         * @description Specification: 1 §7.
         */
        get: operations["get_v1_orderer_orders_id_credit_cards"];
        put?: never;
        /**
         * Saves a verified card for an order
         * @description Specification: 1 §7.
         */
        post: operations["post_v1_orderer_orders_id_credit_cards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invoice of an order that was agreed, as PDF
         * @description Also for an order that a card pays: it says what is paid and what is not. 404 while nothing is owed. Specification: 2 §7.
         */
        get: operations["get_v1_orderer_orders_id_invoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/modify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes an order that was submitted, or asks its caterer to
         * @description Specification: 1 §7.
         */
        post: operations["post_v1_orderer_orders_id_modify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/next_start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The next date and time at which a cart can be had
         * @description Specification: 1 §4.
         */
        get: operations["get_v1_orderer_orders_id_next_start"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/package/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The choices of an order’s package
         * @description Specification: 1 §7.
         */
        get: operations["get_v1_orderer_orders_id_package_items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/package/items/{choiceId}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a combination of options to a choice, for one order alone
         * @description Specification: 1 §7.
         */
        post: operations["post_v1_orderer_orders_id_package_items_choiceId_options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/pay_changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Goes on with changes whose payment the bank wants confirmed
         * @description Specification: 1 §4.
         */
        post: operations["post_v1_orderer_orders_id_pay_changes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/payers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members who may be asked to pay for a cart, by name
         * @description Specification: 1 §6.
         */
        get: operations["get_v1_orderer_orders_id_payers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Has another card pay for an order that stands
         * @description The card is held at once where that is due. 402 `submit_order-payment_failed` where it is refused, and `submit_order-payment_authentication_required` where the bank asks to confirm it: then the same call again hears what the bank said.
         */
        patch: operations["patch_v1_orderer_orders_id_payment"];
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/payment_asks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks a colleague by mail to pay for a cart, instead of whoever was asked before
         * @description Specification: 1 §6.
         */
        post: operations["post_v1_orderer_orders_id_payment_asks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/payment_asks/{askId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A cart as whoever is asked to pay for it sees it, with their cards
         * @description Specification: 1 §6.
         */
        get: operations["get_v1_orderer_orders_id_payment_asks_askId"];
        put?: never;
        post?: never;
        /**
         * Takes the question to a colleague back
         * @description Specification: 1 §6.
         */
        delete: operations["delete_v1_orderer_orders_id_payment_asks_askId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/payment_asks/{askId}/credit_cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves a verified card of whoever is asked to pay, for themselves
         * @description Specification: 1 §6.
         */
        post: operations["post_v1_orderer_orders_id_payment_asks_askId_credit_cards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/payment_asks/{askId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says no to paying for a cart
         * @description Specification: 1 §6.
         */
        post: operations["post_v1_orderer_orders_id_payment_asks_askId_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/payment_asks/{askId}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays for a cart as it was seen, and submits it exactly once
         * @description Specification: 1 §7.
         */
        post: operations["post_v1_orderer_orders_id_payment_asks_askId_pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/poll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The poll of an order
         * @description Specification: 1 §7.
         */
        get: operations["get_v1_orderer_orders_id_poll"];
        put?: never;
        /**
         * Asks people what they want to eat of an order, and invites them
         * @description Specification: 1 §7.
         */
        post: operations["post_v1_orderer_orders_id_poll"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes a poll, closes it, opens it again, or has it send its order by itself
         * @description Specification: 1 §7.
         */
        patch: operations["patch_v1_orderer_orders_id_poll"];
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/poll/apply_selections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts what people picked onto the order, or says what that would do
         * @description Specification: 1 §7.
         */
        post: operations["post_v1_orderer_orders_id_poll_apply_selections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receipt of what was charged for an order, as PDF
         * @description 404 while nothing was charged.
         */
        get: operations["get_v1_orderer_orders_id_receipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends back what no card took so far
         * @description By a site admin. It goes to its card once more, or, with `sent_otherwise`, is written down as sent. A repeat sends nothing.
         */
        post: operations["post_v1_orderer_orders_id_refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an order would be if it were made again today
         * @description Specification: 2 §2.
         */
        get: operations["get_v1_orderer_orders_id_reorder"];
        put?: never;
        /**
         * Makes a cart of an order that was placed; again it is the same one until that has a date
         * @description Specification: 1 §4.
         */
        post: operations["post_v1_orderer_orders_id_reorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/reset_choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings the choices of a cart to the menu of today, keeping what is still offered
         * @description Specification: 1 §7.
         */
        post: operations["post_v1_orderer_orders_id_reset_choices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submits a cart exactly once
         * @description Specification: 1 §7.
         */
        post: operations["post_v1_orderer_orders_id_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/tip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Raises the tip of a delivered order
         * @description What is more than before is charged to the order’s card, once for the sum that the tip is to be. 402 `submit_order-payment_failed` where the card is refused: then the tip stays as it was. Specification: 2 §2.
         */
        patch: operations["patch_v1_orderer_orders_id_tip"];
        trace?: never;
    };
    "/cpi/v1/orderer/orders/{id}/withdraw_changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes changes back before the caterer has answered them, or lets them go unpaid
         * @description Specification: 1 §4.
         */
        post: operations["post_v1_orderer_orders_id_withdraw_changes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/packages/{id}/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks a package as a favorite
         * @description Specification: 2 §7.
         */
        post: operations["post_v1_orderer_packages_id_favorite"];
        /**
         * Takes a package off the favorites
         * @description Specification: 2 §7.
         */
        delete: operations["delete_v1_orderer_packages_id_favorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/packages/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts an order of a package
         * @description Specification: 1 §7.
         */
        post: operations["post_v1_orderer_packages_id_order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/orderer/packages/{id}/order/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an order of a package would be
         * @description Specification: 1 §7.
         */
        post: operations["post_v1_orderer_packages_id_order_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the password and signs the other devices out
         * @description Specification: 2 §2.
         */
        patch: operations["patch_v1_password"];
        trace?: never;
    };
    "/cpi/v1/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link to choose a new password; the answer is the same without an account
         * @description Specification: 2 §2.
         */
        post: operations["post_v1_password_forgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password by the mailed token, signs out everywhere, and signs in here
         * @description Specification: 2 §2.
         */
        post: operations["post_v1_password_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/password/reset/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the mailed token still sets a password, before one is typed; 422 `token_invalid` where not */
        post: operations["post_v1_password_reset_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/platform/remotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The remotes and the shell, with what is live */
        get: operations["get_v1_platform_remotes"];
        put?: never;
        /** Enters a remote, and makes its first key */
        post: operations["post_v1_platform_remotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/platform/remotes/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A remote or the shell, with what is live */
        get: operations["get_v1_platform_remotes_name"];
        put?: never;
        post?: never;
        /** Takes a remote off the site */
        delete: operations["delete_v1_platform_remotes_name"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/platform/remotes/{name}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a release live */
        post: operations["post_v1_platform_remotes_name_activate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/platform/remotes/{name}/canary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a release to a share of new sessions */
        post: operations["post_v1_platform_remotes_name_canary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/platform/remotes/{name}/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What pages reported of a remote */
        get: operations["get_v1_platform_remotes_name_faults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/platform/remotes/{name}/halt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a release to nobody any more */
        post: operations["post_v1_platform_remotes_name_halt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/platform/remotes/{name}/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load times and faults of the releases of a remote */
        get: operations["get_v1_platform_remotes_name_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/platform/remotes/{name}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keys of a remote */
        get: operations["get_v1_platform_remotes_name_keys"];
        put?: never;
        /** Makes a further key of a remote */
        post: operations["post_v1_platform_remotes_name_keys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/platform/remotes/{name}/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes a key */
        delete: operations["delete_v1_platform_remotes_name_keys_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/platform/remotes/{name}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets the starts of the site choose again what is live */
        post: operations["post_v1_platform_remotes_name_leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/platform/remotes/{name}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done to a remote */
        get: operations["get_v1_platform_remotes_name_log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/platform/remotes/{name}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a link by which one browser is given a release
         * @description For a key of the remote, and for site admins.
         */
        post: operations["post_v1_platform_remotes_name_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/platform/remotes/{name}/promote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the canary live */
        post: operations["post_v1_platform_remotes_name_promote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/platform/remotes/{name}/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The releases of a remote */
        get: operations["get_v1_platform_remotes_name_releases"];
        put?: never;
        /**
         * Begins the arrival of a release, or goes on with it
         * @description By its remote.json or shell.json, byte for byte as it was built: its hash is the release’s.
         */
        post: operations["post_v1_platform_remotes_name_releases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/platform/remotes/{name}/releases/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publishes a release that is whole, or says what is wrong with it */
        post: operations["post_v1_platform_remotes_name_releases_id_complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/platform/remotes/{name}/releases/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * One file of a release
         * @description As its manifest names it; `.br`, `.gz` and `.map` of such a file go with it.
         */
        put: operations["put_v1_platform_remotes_name_releases_id_files"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/platform/remotes/{name}/releases/{id}/trace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where in the sources of a release a stack leads */
        post: operations["post_v1_platform_remotes_name_releases_id_trace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/platform/remotes/{name}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings back the release before the live one */
        post: operations["post_v1_platform_remotes_name_rollback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/platform/remotes/{name}/smoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that the real shell drew a release in a browser */
        post: operations["post_v1_platform_remotes_name_smoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/public/addresses/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Addresses that a typed text may mean
         * @description An address is `approximate` where its position is only that of its ZIP code. `place_id` prefers a place where the text leaves it open. Specification: 1 §3.
         */
        get: operations["get_v1_public_addresses_suggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/public/cause_updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * News from the campaigns
         * @description Specification: 2 §7.
         */
        get: operations["get_v1_public_cause_updates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/public/charitable_causes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Campaigns with what all of them raised and brought
         * @description Specification: 2 §7.
         */
        get: operations["get_v1_public_charitable_causes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/public/charitable_causes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A campaign with its story and its news, by id or slug
         * @description Specification: 2 §2.
         */
        get: operations["get_v1_public_charitable_causes_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/public/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hand-picked sets of packages
         * @description Specification: 2 §7.
         */
        get: operations["get_v1_public_collections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/public/order_polls/{code}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One’s meal as an entry for a calendar
         * @description 404 of who picked no meal, and while the food has no time.
         */
        get: operations["get_v1_public_order_polls_code_calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/public/order_polls/{code}/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a poll stands now, and how often each option was picked
         * @description For a page that can’t keep `live` open.
         */
        get: operations["get_v1_public_order_polls_code_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/public/order_polls/{code}/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as it happens: a stream of events
         * @description `changed` brings what `counts` answers, with its version as id; `gone` ends it once the poll was deleted or its link renewed. 429 where too many pages watch from one network.
         */
        get: operations["get_v1_public_order_polls_code_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/public/packages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A package with its choices, by id or slug
         * @description Specification: 1 §7.
         */
        get: operations["get_v1_public_packages_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/public/packages/{id}/caterer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The restaurant that makes a package
         * @description Specification: 1 §7.
         */
        get: operations["get_v1_public_packages_id_caterer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/public/packages/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What people who ordered a package thought of it, the newest first
         * @description Specification: 2 §3.
         */
        get: operations["get_v1_public_packages_id_reviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/public/packages/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Packages that can be had at a place and time
         * @description Times are local to the place. Prices are in dollars: `price` per person, `total_price` for the headcount
         *     with all fees. Each facet counts without its own filter. An address that nobody delivers to is 422 `packages-address_undeliverable`. Specification: 1 §7.
         */
        get: operations["get_v1_public_packages_search"];
        put?: never;
        /**
         * The same with the filters in the body, for long ones
         * @description Times are local to the place. Prices are in dollars: `price` per person, `total_price` for the headcount
         *     with all fees. Each facet counts without its own filter. An address that nobody delivers to is 422 `packages-address_undeliverable`. Specification: 2 §7.
         */
        post: operations["post_v1_public_packages_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/public/packages/search/next_date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The next day on which a search that finds no package finds some
         * @description Takes the filters of the search: the first day after `start_date`, from today on, on which all the others find something. Specification: 1 §7.
         */
        get: operations["get_v1_public_packages_search_next_date"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/public/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The delivery places, with what is on offer there
         * @description Specification: 1 §3.
         */
        get: operations["get_v1_public_places"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/public/poll_selections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is asked by a link, and what its reader answered
         * @description Specification: 2 §7.
         */
        get: operations["get_v1_public_poll_selections"];
        put?: never;
        /**
         * Answers a poll, or says something else than before
         * @description Specification: 2 §7.
         */
        post: operations["post_v1_public_poll_selections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/public/poll_selections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes one’s own answer back
         * @description Specification: 2 §7.
         */
        delete: operations["delete_v1_public_poll_selections_id"];
        options?: never;
        head?: never;
        /**
         * Changes one’s own answer
         * @description Specification: 2 §7.
         */
        patch: operations["patch_v1_public_poll_selections_id"];
        trace?: never;
    };
    "/cpi/v1/public/search/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Packages, restaurants, dishes and cuisines that a text may mean while it is typed
         * @description Names that begin with the text come first, then names much like it. Only what is active and offered at the place, and nothing of a restaurant that the person has blocked. Specification: 1 §7.
         */
        get: operations["get_v1_public_search_suggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/public/search/unavailable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why what a search names by its text can not be had, and the nearest search that finds it
         * @description Takes the filters of the search. `nearest.params` are those that change; null takes one away. At most three, the best name first. Specification: 1 §7, 1 §8.
         */
        get: operations["get_v1_public_search_unavailable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/sign_ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for an account with a new organization, and has a code mailed; the answer is the same for whoever has one
         * @description Specification: 2 §2.
         */
        post: operations["post_v1_sign_ups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/sign_ups/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the account by the mailed code, and signs in
         * @description Specification: 2 §2.
         */
        post: operations["post_v1_sign_ups_id_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs up by invitation, and signs in
         * @description Specification: 2 §2.
         */
        post: operations["post_v1_users"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v1/webhooks/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an event from Stripe, once
         * @description Signed by Stripe over its bytes. The event is kept and answered at once; what became of its payment is then asked of Stripe.
         */
        post: operations["post_v1_webhooks_stripe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/caterer/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order as its caterer reads it
         * @description Specification: 1 §7.
         */
        get: operations["get_v2_caterer_orders_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/caterer/orders/{id}/direct_orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a direct order for the customer of an earlier one
         * @description Specification: 1 §1.
         */
        post: operations["post_v2_caterer_orders_id_direct_orders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/memberships/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an invitation to the actor's own address; its token confirms the address as well
         * @description Specification: 2 §7.
         */
        post: operations["post_v2_memberships_id_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/orderer/blocked_brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The restaurants that my searches leave out, the latest first
         * @description Specification: 2 §7.
         */
        get: operations["get_v2_orderer_blocked_brands"];
        put?: never;
        /**
         * Has my searches leave a restaurant out; again changes nothing
         * @description Specification: 2 §7.
         */
        post: operations["post_v2_orderer_blocked_brands"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/orderer/blocked_brands/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes a restaurant off my block list
         * @description Specification: 2 §7.
         */
        delete: operations["delete_v2_orderer_blocked_brands_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/orderer/saved_searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My saved searches, by name
         * @description Specification: 2 §3, 2 §7.
         */
        get: operations["get_v2_orderer_saved_searches"];
        put?: never;
        /**
         * Keeps a search under a name
         * @description Filters go by the search's names or by the saved search's own (`max_price`, `lead_time_hours`, `minority_flag`,
         *     `sustainable`, `group_eligible`), which are those answered. Specification: 2 §3, 2 §7.
         */
        post: operations["post_v2_orderer_saved_searches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/orderer/saved_searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forgets a saved search
         * @description Specification: 2 §3, 2 §7.
         */
        delete: operations["delete_v2_orderer_saved_searches_id"];
        options?: never;
        head?: never;
        /**
         * Changes the name or some filters of a saved search; null takes a filter off
         * @description Filters go by the search's names or by the saved search's own (`max_price`, `lead_time_hours`, `minority_flag`,
         *     `sustainable`, `group_eligible`), which are those answered. Specification: 2 §3, 2 §7.
         */
        patch: operations["patch_v2_orderer_saved_searches_id"];
        trace?: never;
    };
    "/cpi/v2/orderer/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Organizations of the actor
         * @description Specification: 2 §7.
         */
        get: operations["get_v2_orderer_teams"];
        put?: never;
        /**
         * Makes an organization with the actor as its admin
         * @description Specification: 2 §6.
         */
        post: operations["post_v2_orderer_teams"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/orderer/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An organization
         * @description Specification: 2 §7.
         */
        get: operations["get_v2_orderer_teams_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Renames an organization
         * @description Specification: 2 §7.
         */
        patch: operations["patch_v2_orderer_teams_id"];
        trace?: never;
    };
    "/cpi/v2/orderer/teams/{id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contacts of an organization
         * @description Specification: 2 §7.
         */
        get: operations["get_v2_orderer_teams_id_contacts"];
        put?: never;
        /**
         * Adds a contact
         * @description Specification: 2 §7.
         */
        post: operations["post_v2_orderer_teams_id_contacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/orderer/teams/{id}/contacts/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A contact
         * @description Specification: 2 §7.
         */
        get: operations["get_v2_orderer_teams_id_contacts_contactId"];
        put?: never;
        post?: never;
        /**
         * Removes a contact
         * @description Specification: 2 §7.
         */
        delete: operations["delete_v2_orderer_teams_id_contacts_contactId"];
        options?: never;
        head?: never;
        /**
         * Changes a contact
         * @description Specification: 2 §7.
         */
        patch: operations["patch_v2_orderer_teams_id_contacts_contactId"];
        trace?: never;
    };
    "/cpi/v2/orderer/teams/{id}/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an organization may owe on invoices
         * @description With `order_id`, what is left for that order: what it owes already is not counted.
         */
        get: operations["get_v2_orderer_teams_id_credit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/orderer/teams/{id}/credit/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What counts against the limit of an organization
         * @description Invoices first, in the sequence in which they are due, then orders without one.
         */
        get: operations["get_v2_orderer_teams_id_credit_orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/orderer/teams/{id}/memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members and open invitations, admins first
         * @description Specification: 2 §7.
         */
        get: operations["get_v2_orderer_teams_id_memberships"];
        put?: never;
        /**
         * Invites people by mail, all or none
         * @description Specification: 2 §7.
         */
        post: operations["post_v2_orderer_teams_id_memberships"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/orderer/teams/{id}/memberships/{membershipId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends a membership; anyone may end their own
         * @description Specification: 2 §7.
         */
        delete: operations["delete_v2_orderer_teams_id_memberships_membershipId"];
        options?: never;
        head?: never;
        /**
         * Changes a member's role
         * @description Specification: 2 §7.
         */
        patch: operations["patch_v2_orderer_teams_id_memberships_membershipId"];
        trace?: never;
    };
    "/cpi/v2/orderer/teams/{id}/memberships/{membershipId}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraws an open invitation; its link ends
         * @description Specification: 2 §7.
         */
        delete: operations["delete_v2_orderer_teams_id_memberships_membershipId_invitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/orderer/teams/{id}/memberships/{membershipId}/resend_invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails an open invitation again
         * @description Specification: 2 §7.
         */
        post: operations["post_v2_orderer_teams_id_memberships_membershipId_resend_invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/public/brands/{id}/order/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What of a restaurant's menu feeds so many people for so much money
         * @description Specification: 1 §1.
         */
        post: operations["post_v2_public_brands_id_order_proposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/public/brands/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A restaurant with its story and kitchens, by id or slug
         * @description Specification: 2 §2.
         */
        get: operations["get_v2_public_brands_slug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/public/brands/{slug}/menu_items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dishes on a restaurant's menus
         * @description Specification: 1 §7.
         */
        get: operations["get_v2_public_brands_slug_menu_items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/public/brands/{slug}/restaurant_menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A restaurant's menus with their categories
         * @description Specification: 1 §7.
         */
        get: operations["get_v2_public_brands_slug_restaurant_menus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/public/brands/{slug}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What people who ordered from a restaurant thought of it, the newest first
         * @description Specification: 2 §3.
         */
        get: operations["get_v2_public_brands_slug_reviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/public/brands/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Restaurants that can be had at a place and time
         * @description Times are local to the place. Prices are in dollars: `price` per person, `total_price` for the headcount
         *     with all fees. Each facet counts without its own filter. An address that nobody delivers to is 422 `packages-address_undeliverable`. Specification: 1 §7.
         */
        get: operations["get_v2_public_brands_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/public/brands/search/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who delivers to the address: the kitchens around it, on a map
         * @description Takes the filters of the restaurant search. At most 200 kitchens, those that deliver first, then the nearest. Without an address: the kitchens of the place. Specification: 1 §7.
         */
        get: operations["get_v2_public_brands_search_map"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/public/brands/search/next_date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The next day on which a search that finds no restaurant finds some
         * @description Takes the filters of the search: the first day after `start_date`, from today on, on which all the others find something. Specification: 1 §7.
         */
        get: operations["get_v2_public_brands_search_next_date"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/public/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who invites whom to what, for the link of a mail; 404 when it was withdrawn or sent again
         * @description Specification: 2 §2.
         */
        get: operations["get_v2_public_invitations_token"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/public/orders/{id}/menu_items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dishes that an order may choose from, as they were agreed once it was sent
         * @description Specification: 1 §7.
         */
        get: operations["get_v2_public_orders_id_menu_items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/public/orders/{id}/restaurant_menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The menus that an order may choose from, as they were agreed once it was sent
         * @description Specification: 1 §7.
         */
        get: operations["get_v2_public_orders_id_restaurant_menus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/public/packages/{id}/order/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What of a package feeds so many people for so much money
         * @description Specification: 1 §1.
         */
        post: operations["post_v2_public_packages_id_order_proposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/public/poll_selection_bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the reader owes for their meal of a poll
         * @description Specification: 2 §7.
         */
        get: operations["get_v2_public_poll_selection_bills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/public/rosters/{id}/brands/{brandId}/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a restaurant on an organization’s list; again changes nothing
         * @description Specification: 2 §4.
         */
        post: operations["post_v2_public_rosters_id_brands_brandId_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/public/rosters/{id}/brands/{brandId}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a restaurant off an organization’s list; again changes nothing
         * @description Specification: 2 §4.
         */
        post: operations["post_v2_public_rosters_id_brands_brandId_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in, with the CSRF token
         * @description Specification: 2 §3.
         */
        get: operations["get_v2_user"];
        put?: never;
        post?: never;
        /**
         * Signs out
         * @description Specification: 2 §7.
         */
        delete: operations["delete_v2_user"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/user/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts for the navigation, in all and per organization
         * @description Specification: 2 §3.
         */
        get: operations["get_v2_user_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpi/v2/users/{id}/ghost_session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acts as another user until it is ended; site admins only
         * @description Specification: 2 §6.
         */
        post: operations["post_v2_users_id_ghost_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/end_ghost_session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ends acting as another user and goes home
         * @description Specification: 2 §2.
         */
        get: operations["get__users_id_end_ghost_session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What was asked for is under way. */
        Accepted: {
            /** @enum {boolean} */
            accepted: true;
        };
        /** @description Which order a caterer accepts. */
        AcceptOrderBody: {
            /** @description The version that the caterer saw: 409 and no answer where the order has moved on since. Left out, it is not looked at. */
            lock_version?: number;
        };
        /** @description A release that is to be live. */
        ActivateBody: {
            release_id: number;
            /** @description Brings back one that was halted. */
            unhalt?: boolean;
        };
        /** @description A card to save. */
        AddCardBody: {
            credit_card: {
                nickname?: string;
                /** @description A payment-method id. */
                stripe_token: string;
                /** @description The organization that may pay with it as well; null for nobody but oneself. */
                team_id?: number | null;
            };
        };
        /** @description A combination, as the body itself or wrapped as `package_item_option`. */
        AddOptionBody: {
            /** @description The options of this choice that share a portion: two to four. */
            combo_of?: number[];
            /** @description The version that was read: 409 where the order has moved on since. */
            lock_version?: number;
            /** @description What the combination is called, beside its parts; empty for them alone. */
            name?: string;
            package_item_option?: components["schemas"]["ComboOption"];
        };
        /** @description An entry of an address book; its `time_zone` is that of the place. */
        Address: {
            /** @description True where the position is only that of the ZIP code. */
            approximate: boolean;
            city: string;
            /** @description Whose door it is; null where nobody said. */
            company_name: string | null;
            /** @description Whom to ask for there; null where nobody said. */
            contact_name: string | null;
            /** @description Whom to call on the way there; null where nobody said. */
            contact_phone: string | null;
            /** @description How to find the way in; null where nobody said. */
            delivery_instructions: string | null;
            formatted_address: string;
            google_place_id: string;
            id: number;
            /** @description What its book calls it; null where nobody said. */
            label: string | null;
            /** @description In degrees, north above zero. */
            latitude: number;
            /** @description Goes up with each change of it. */
            lock_version: number;
            /** @description In degrees, east above zero. */
            longitude: number;
            /** @description The place that it lies in; null where it lies in none. */
            place_id: number | null;
            state: string;
            /** @description Suite or floor; null where nobody said. */
            suite: string | null;
            /** @description In which organization's book it stands; null where it is in none. */
            team_id: number | null;
            /** @description The IANA zone of the address. */
            time_zone: string;
            /** @description In whose book it stands; null where it is in no person's. */
            user_id: number | null;
            zip: string;
        };
        /** @description What to change of an address of a book; a key left out stays as it is. Orders keep the address that they have. */
        AddressBody: {
            address: {
                /** @description Whose door it is; null takes it off. */
                company_name?: string | null;
                /** @description Whom to ask for there; null takes it off. */
                contact_name?: string | null;
                /** @description Whom to call on the way there; null takes it off. */
                contact_phone?: string | null;
                /** @description How to find the way in; null takes it off. */
                delivery_instructions?: string | null;
                /** @description Street, number and city. */
                formatted_address?: string;
                /** @description The geocoder's id; `formatted_address` is looked up where it is not known, or null. */
                google_place_id?: string | null;
                /** @description What the address is called in its book, such as "Main office, 4th floor"; once in a book. */
                label?: string;
                /** @description The version that was read: 409 where the address has moved on since. */
                lock_version?: number;
                /** @description Suite or floor; null takes it off. */
                suite?: string | null;
            };
        };
        /** @description A book that the person may read: their own, or that of an organization. */
        AddressBook: {
            can: {
                edit: boolean;
            };
            /** @description How many addresses stand in it. */
            count: number;
            /** @description The organization's name; empty for the person's own. */
            name: string;
            /** @description The organization; null for the person's own. */
            team_id: number | null;
        };
        /** @description An address that a typed text may mean. */
        AddressSuggestion: {
            /** @description True where the position is only that of the ZIP code. */
            approximate: boolean;
            city: string;
            formatted_address: string;
            google_place_id: string;
            /** @description In degrees, north above zero. */
            latitude: number;
            /** @description In degrees, east above zero. */
            longitude: number;
            /** @description The place that it lies in; null where it lies in none. */
            place_id: number | null;
            state: string;
            /** @description The IANA zone of the address. */
            time_zone: string;
            zip: string;
        };
        /** @description Which changes are meant. */
        AnswerChangesBody: {
            /** @description The changes that were on the screen, and no others. */
            change_id: number;
        };
        /** @description How many of an option. */
        AppliedOption: {
            /** @description The options that share it; empty without. */
            combo_of: number[];
            item_id: number;
            name: string;
            /** @description Negative of a combination that is only made when it is stored. */
            option_id: number;
            /** @description Portions on the order then. */
            qty: number;
            /** @description Portions that are on it now. */
            qty_before: number;
        };
        /** @description What applying the selections does to the order. */
        AppliedSelections: {
            chosen_options: components["schemas"]["AppliedOption"][];
            /** @description People that the order is for then. */
            headcount: number;
            /** @description Null where nobody had said. */
            headcount_before: number | null;
            persisted: boolean;
            poll: components["schemas"]["Poll"];
            pricing: components["schemas"]["OrderPricing"];
        };
        /** @description How to apply selections. */
        ApplySelectionsBody: {
            ignore_checks?: components["schemas"]["IgnoreChecks"];
            /** @description False only says what would change; true unless said. */
            persist_changes?: boolean;
        };
        /** @description How far a release has come. */
        Arrival: {
            id: number;
            /** @description The files that are still to come. */
            missing: string[];
            /** @description `version-hash`. */
            release: string;
        };
        /** @description A colleague who was asked to pay for a cart. */
        AskedToPay: {
            /**
             * Format: date-time
             * @description When they were asked; an instant in UTC.
             */
            asked_at: string;
            id: number;
            name: string;
            /**
             * @description What became of it: `settled` where somebody else paid, `moved` where the order went to another organization, `left` where they may not pay there any more.
             * @enum {string}
             */
            status: "asked" | "paid" | "settled" | "declined" | "taken_back" | "moved" | "lapsed" | "left";
            /**
             * Format: date-time
             * @description Until when they can pay; an instant in UTC.
             */
            until: string;
            user_id: number;
        };
        /** @description Who is asked to pay: one of the two. */
        AskToPayBody: {
            /** @description Either of the two. */
            ask: {
                /**
                 * Format: email
                 * @description The address of one.
                 */
                email?: string;
                /** @description A member of the organization of the order. */
                user_id?: number;
            };
        };
        /** @description A restaurant on somebody’s block list. */
        BlockedBrand: {
            brand: components["schemas"]["BrandSummary"];
            brand_id: number;
            /**
             * Format: date-time
             * @description When it was put there; an instant in UTC.
             */
            created_at: string;
            /** @description Of its entry on the list, by which it is taken off. */
            id: number;
        };
        /** @description A restaurant for the block list. */
        BlockedBrandBody: {
            blocked_brand: {
                brand_id: number;
            };
        };
        /** @description That a restaurant is on the block list. */
        BlockedBrandEntry: {
            brand_id: number;
            /** @description Of its entry on the list, by which it is taken off. */
            id: number;
        };
        /** @description A brand to link to: `/brands/{slug}` with more than one kitchen, else `/catering/{slug}`. */
        BrandLink: {
            id: number;
            /** @description How many kitchens it has that are open for business. */
            kitchen_count: number;
            name: string;
            slug: string;
        };
        /** @description A restaurant as a search result. */
        BrandRecord: {
            avatar_url: string;
            cuisines: string[];
            /** @description `HH:mm` of the day before the event, in the zone of the event, by which to order; null where only the notice counts. */
            day_before_cutoff: string | null;
            description: string;
            full_menu_ordering_enabled: boolean;
            id: number;
            image: components["schemas"]["Picture"];
            /** @description How many kitchens it has that are open for business. */
            kitchen_count: number;
            /** @description The notice that it needs, in hours. */
            lead_time_hours: number;
            /** @description The cheapest of these packages per person, in dollars; null without any. */
            lowest_price: number | null;
            minority_flags: ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
            name: string;
            /** @description How many of its packages the search finds. */
            package_count: number;
            /**
             * @description How upscale it is; null where it was not graded.
             * @enum {string|null}
             */
            quality_tier: "classic" | "specialty" | null;
            /** @description Stars, 1 to 5; null without a review. */
            rating_average: number | null;
            /** @description How many reviews. */
            review_count: number;
            slug: string;
            sustainable: boolean;
        };
        /** @description The restaurants that a search finds, and what its filters would. */
        BrandSearch: {
            /** @description How many restaurants were found. */
            brands_count: number;
            /** @description How many would be found of each category, left open which. */
            category_counts: {
                [key: string]: number;
            };
            /** @description How many were found in all, beyond this page too. */
            count: number;
            /** @description When one last submitted an order of it, an instant in UTC, by id. */
            last_ordered_timestamps: {
                [key: string]: string;
            };
            meta: {
                /** @description The same. */
                count: number;
            };
            /** @description Delivery minimum in dollars of the brands shown, by id, where an address is known. */
            minimum_amounts: {
                [key: string]: number;
            };
            /** @description The place of `place_id`; null without one. */
            place: components["schemas"]["Place"] | null;
            /** @description The place that was searched; null where the address lies in none, or nothing was named. */
            place_id: number | null;
            promoted_brands: components["schemas"]["BrandRecord"][];
            records: components["schemas"]["BrandRecord"][];
            search_params: {
                [key: string]: unknown;
            };
            skipped_brand_ids: number[];
            /** @description How many would be found of each template, left open which. */
            template_counts: {
                [key: string]: number;
            };
            /** @description How often one ordered each record of this page, by id, where `with_times_ordered` asks for it. */
            times_ordered_counts: {
                [key: string]: number;
            };
            /** @description How many would be found of each meal, left open which. */
            type_counts: {
                [key: string]: number;
            };
            /** @description The stars that one gave oneself, 1 to 5 on average, by id. */
            user_ratings: {
                [key: string]: number;
            };
        };
        /** @description A restaurant in short. */
        BrandSummary: {
            avatar_url: string;
            id: number;
            /** @description How many kitchens it has that are open for business. */
            kitchen_count: number;
            minority_flags: ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
            name: string;
            /**
             * @description How upscale it is; null where it was not graded.
             * @enum {string|null}
             */
            quality_tier: "classic" | "specialty" | null;
            /** @description Stars, 1 to 5; null without a review. */
            rating_average: number | null;
            /** @description How many reviews. */
            review_count: number;
            slug: string;
            sustainable: boolean;
        };
        /** @description Changes of an order that was submitted; nothing is stored. */
        CalculateChangesBody: {
            ignore_checks?: components["schemas"]["IgnoreChecks"];
            order: components["schemas"]["OrderChanges"];
        };
        /** @description What changes would make of an order. */
        CalculatedChanges: {
            after: components["schemas"]["ChangeSide"];
            before: components["schemas"]["ChangeSide"];
            changes: components["schemas"]["ChangedItem"][];
            /** @description All that would be chosen, shared among the new headcount. */
            chosen_options: components["schemas"]["ChosenOption"][];
            /** @description What the order would cost more; below zero for less, in dollars. */
            difference: number;
            /** @description What was chosen and nobody would get any more: `modify` wants it said by `chosen_options`. */
            dropped_options: components["schemas"]["ChosenOption"][];
            errors: components["schemas"]["Error"][];
            /** @description Goes up with each change. Sent back with changes, it keeps two people from undoing each other. */
            lock_version: number;
            /** @description Whether the caterer is asked; small changes hold at once. */
            needs_approval: boolean;
            /** @description What of that is paid on top: nothing of what a site admin let pass without payment, in dollars. */
            to_pay: number;
            valid: boolean;
        };
        /** @description A campaign with its story, and its news from the newest on. */
        Campaign: {
            /** @enum {string} */
            campaign_type: "covid_hospital" | "covid_caterer";
            /** @description Who cooks them; null where nobody was named, or no longer sells. */
            caterer: components["schemas"]["BrandLink"] | null;
            /** @description How many settled donations. */
            donation_count: number;
            /** @description `YYYY-MM-DD` in the zone of the place; null for a campaign without an end. */
            ends_on: string | null;
            /** @description In dollars. */
            goal: number;
            /** @description Where the meals go; null for a campaign without a hospital. */
            hospital: {
                formatted_address: string;
                name: string;
            } | null;
            id: number;
            image: components["schemas"]["Picture"];
            /** @description What one meal costs, in dollars. */
            meal_price: number;
            /** @description How many meals were brought so far. */
            meals_delivered: number;
            name: string;
            place: {
                id: number;
                label: string;
            };
            /** @description In dollars, of settled donations only. */
            raised: number;
            slug: string;
            story: string;
            summary: string;
            updates: components["schemas"]["CauseUpdate"][];
        };
        /** @description Campaigns; `count` and both totals are of all that were asked for, not of the page (2 §3). */
        CampaignList: {
            /** @description How many campaigns there are in all, beyond this page too. */
            count: number;
            /** @description Meals brought so far. */
            delivery_headcounts: number;
            records: components["schemas"]["CampaignRecord"][];
            /** @description In dollars. */
            total_raised: number;
        };
        /** @description A campaign as the list shows it. */
        CampaignRecord: {
            /** @enum {string} */
            campaign_type: "covid_hospital" | "covid_caterer";
            /** @description Who cooks them; null where nobody was named, or no longer sells. */
            caterer: components["schemas"]["BrandLink"] | null;
            /** @description How many settled donations. */
            donation_count: number;
            /** @description `YYYY-MM-DD` in the zone of the place; null for a campaign without an end. */
            ends_on: string | null;
            /** @description In dollars. */
            goal: number;
            /** @description Where the meals go; null for a campaign without a hospital. */
            hospital: {
                formatted_address: string;
                name: string;
            } | null;
            id: number;
            image: components["schemas"]["Picture"];
            /** @description What one meal costs, in dollars. */
            meal_price: number;
            /** @description How many meals were brought so far. */
            meals_delivered: number;
            name: string;
            place: {
                id: number;
                label: string;
            };
            /** @description In dollars, of settled donations only. */
            raised: number;
            slug: string;
            summary: string;
        };
        /** @description A release for a share of new sessions. */
        CanaryBody: {
            /** @description 0 ends it. */
            percent: number;
            release_id: number;
        };
        /** @description Why an order is canceled, and at what cost. */
        CancelOrderBody: {
            /** @description The fee that the person was shown, in dollars with two decimals at most; 409 where it is another by now. */
            fee: number;
            /** @description Why, in words for the caterer. */
            reason?: string;
        };
        /** @description A restaurant with its story and kitchens. */
        Caterer: {
            /** @description Whether it takes orders at all. */
            active: boolean;
            avatar_url: string;
            /** @description `HH:mm` of the day before the event, in the zone of the event, by which to order; null where only the notice counts. */
            day_before_cutoff: string | null;
            description: string;
            full_menu_ordering_enabled: boolean;
            id: number;
            image: components["schemas"]["Picture"];
            /** @description How many kitchens it has that are open for business. */
            kitchen_count: number;
            kitchens: components["schemas"]["CatererKitchen"][];
            /** @description The notice that it needs, in hours. */
            lead_time_hours: number;
            minority_flags: ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
            name: string;
            /**
             * @description How upscale it is; null where it was not graded.
             * @enum {string|null}
             */
            quality_tier: "classic" | "specialty" | null;
            /** @description Stars, 1 to 5; null without a review. */
            rating_average: number | null;
            /** @description How many reviews. */
            review_count: number;
            slug: string;
            story: string;
            sustainable: boolean;
        };
        /** @description The last changes of an order, as its caterer reads them. */
        CatererChangeRequest: {
            after: components["schemas"]["CatererChangeSide"];
            before: components["schemas"]["CatererChangeSide"];
            /** @description Who sent them, by name. */
            by: string;
            can: {
                approve: boolean;
                decline: boolean;
            };
            changes: components["schemas"]["ChangedItem"][];
            /**
             * Format: date-time
             * @description When they were answered, applied or given up; an instant in UTC, or null where there is none.
             */
            decided_at: string | null;
            /**
             * Format: date-time
             * @description Until when the caterer may answer; an instant in UTC, or null where there is none.
             */
            expires_at: string | null;
            id: number;
            /** @description Why they were declined, or not made; null where they were not. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When they were sent; an instant in UTC.
             */
            requested_at: string;
            /** @enum {string} */
            status: "requested" | "applied" | "declined" | "withdrawn" | "expired";
        };
        /** @description An order before or after changes, as its caterer reads it. */
        CatererChangeSide: {
            /** @description Where it goes; null where it is picked up. */
            address: string | null;
            chosen_options: components["schemas"]["ChosenOption"][];
            /** @description How many people. */
            headcount: number;
            menu_items: components["schemas"]["OrderedMenuItem"][];
            /** @description What the caterer gets, in dollars. */
            payout: number;
            /** @description `YYYY-MM-DD` in `time_zone`. */
            start_date: string;
            /** @description `HH:mm` in `time_zone`. */
            start_time: string;
        };
        /** @description Where a restaurant cooks. */
        CatererKitchen: {
            city: string;
            earliest_start: components["schemas"]["EarliestStart"];
            id: number;
            /** @description In degrees, north above zero. */
            latitude: number;
            /** @description In degrees, east above zero. */
            longitude: number;
            name: string;
            pickup_allowed: boolean;
            /** @description The place that it lies in. */
            place_id: number;
            state: string;
            time_zone: string;
        };
        /** @description An order as its caterer reads it: what to cook, where to bring it, what it pays. */
        CatererOrder: {
            address: components["schemas"]["OrderAddress"];
            brand_id: number;
            can: {
                accept: boolean;
                decline: boolean;
                edit: boolean;
                /** @description Print a label for each portion: it stands, and people picked what they eat, or all is packed by portions. */
                print_labels: boolean;
                /** @description A direct order that nobody has claimed or placed. */
                remove: boolean;
            };
            /** @description The last changes that were sent or applied; null where nobody changed it. */
            change_request: components["schemas"]["CatererChangeRequest"] | null;
            chosen_options: components["schemas"]["ChosenOption"][];
            /**
             * Format: date-time
             * @description When the customer claimed a direct order; an instant in UTC, or null where there is none.
             */
            claimed_by_customer_at: string | null;
            customer: {
                /** @description Whom to ask for; null where nobody said. */
                contact_name: string | null;
                /** @description Whom to call on the way; null where nobody said. */
                contact_phone: string | null;
                name: string;
                /** @description The organization that orders; null without one. */
                team_name: string | null;
            };
            /** @description Why it ended before its event, in words; null where nobody said. */
            end_reason: string | null;
            /**
             * Format: date-time
             * @description When it lapses unanswered; an instant in UTC, or null where there is none.
             */
            expires_at: string | null;
            /** @description How many people. */
            headcount: number;
            history: components["schemas"]["OrderHistoryEntry"][];
            id: number;
            /** @description What comes with every order of the package, as it was agreed; null where nobody knows it any more, and without a package. */
            included: components["schemas"]["Included"] | null;
            is_direct: boolean;
            /** @description Who cooks it; null where no kitchen was chosen. */
            kitchen: {
                id: number;
                name: string;
            } | null;
            /** @description Goes up with each change. Sent back with changes, it keeps two people from undoing each other. */
            lock_version: number;
            /** @description By dish; none of an order that does not stand. */
            meal_notes: components["schemas"]["MealNote"][];
            menu_items: components["schemas"]["OrderedMenuItem"][];
            /** @description What is ordered; null for an order from a menu. */
            package: components["schemas"]["OrderedPackage"] | null;
            /**
             * Format: date-time
             * @description Its card was refused, and nothing is to be cooked before another one pays: until when that may come, or the order ends; an instant in UTC, or null where there is none.
             */
            payment_held_until: string | null;
            pickup: boolean;
            /**
             * @description How it is served; null while nobody chose.
             * @enum {string|null}
             */
            presentation_type: "buffet" | "individual" | null;
            pricing: {
                lines: components["schemas"]["PriceLine"][];
                /** @description What the caterer gets, in dollars. */
                payout: number;
            };
            /**
             * Format: date-time
             * @description When the event starts; an instant in UTC.
             */
            start_at: string;
            /** @description `YYYY-MM-DD` in `time_zone`. */
            start_date: string;
            /** @description `HH:mm` in `time_zone`. */
            start_time: string;
            /** @enum {string} */
            status: "in_cart" | "pending" | "accepted" | "confirmed" | "fulfilled" | "declined" | "expired" | "canceled";
            status_label: string;
            /**
             * Format: date-time
             * @description When it was submitted; an instant in UTC, or null where there is none.
             */
            submitted_at: string | null;
            /** @description The IANA zone of date and time: the kitchen's for a pickup, else the address's. */
            time_zone: string;
        };
        /** @description An order in the list of its caterer. */
        CatererOrderListRecord: {
            address: {
                /** @description Whose door it is; null where nobody said. */
                company_name: string | null;
                /** @description The address in one line; null while there is none. */
                formatted_address: string | null;
            };
            brand: {
                avatar_url: string;
                name: string;
            };
            brand_id: number;
            can: {
                accept: boolean;
                decline: boolean;
            };
            /**
             * Format: date-time
             * @description When changes that its caterer is to answer lapse; null without any; an instant in UTC, or null where there is none.
             */
            change_expires_at: string | null;
            /** @description What a courier says of it; null, as no courier is connected. */
            courier_label: string | null;
            /** @description What a courier says of it; null, as no courier is connected. */
            courier_pickup_text: string | null;
            /**
             * Format: date-time
             * @description When it lapses unanswered; an instant in UTC, or null where there is none.
             */
            expires_at: string | null;
            /** @description How many people; null while not said. */
            headcount: number | null;
            id: number;
            /** @description Who cooks it; null where no kitchen was chosen. */
            kitchen_name: string | null;
            /** @description Goes up with each change. Sent back with changes, it keeps two people from undoing each other. */
            lock_version: number;
            /** @description What is ordered; null for an order from a menu. */
            package: components["schemas"]["OrderedPackage"] | null;
            /** @description What the caterer gets, in dollars. */
            payout: number;
            pickup: boolean;
            pricing: {
                /** @description Food before deal and coupon as agreed at submit, 0 before, in dollars. */
                order_items_price: number;
            };
            /** @description What its orderer thought of it; null while not reviewed. */
            review: {
                /** @description Stars, 1 to 5. */
                overall_rating: number;
            } | null;
            /**
             * Format: date-time
             * @description When the event starts; an instant in UTC, or null where there is none.
             */
            start_at: string | null;
            /** @description `YYYY-MM-DD` in `time_zone`; null while not said. */
            start_date: string | null;
            /** @description `HH:mm` in `time_zone`; null while not said. */
            start_time: string | null;
            /** @enum {string} */
            status: "in_cart" | "pending" | "accepted" | "confirmed" | "fulfilled" | "declined" | "expired" | "canceled";
            status_label: string;
            /** @description The organization that orders; null for nobody but its owner. */
            team_id: number | null;
            /** @description The IANA zone of date and time: the kitchen's for a pickup, else the address's; null while neither is known. */
            time_zone: string | null;
            user_id: number;
            user_name: string;
        };
        /** @description News from a campaign. */
        CauseUpdate: {
            body: string;
            campaign: {
                /** @enum {string} */
                campaign_type: "covid_hospital" | "covid_caterer";
                id: number;
                image: components["schemas"]["Picture"];
                name: string;
                slug: string;
            };
            featured: boolean;
            id: number;
            /** @description An instant in UTC, ISO 8601. */
            published_at: string;
            title: string;
        };
        /** @description One thing that changes of an order change. */
        ChangedItem: {
            /** @description In words; null for nothing, or where it is not told. */
            after: string | null;
            /** @description In words; null for nothing, or where it is not told. */
            before: string | null;
            field: string;
            /** @description What it is, in words. */
            label: string;
        };
        /** @description A new password, by the present one. */
        ChangePasswordBody: {
            current_password: string;
            password: string;
        };
        /** @description What of a poll to change; a key left out stays. */
        ChangePollBody: {
            ignore_checks?: components["schemas"]["IgnoreChecks"];
            /** @description An end is said whole: `end_date` with `end_time`. */
            order_poll: {
                auto_submit?: boolean;
                combo_creation_allowed?: boolean;
                /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the place. */
                end_date?: string;
                /** @description `HH:mm` in the zone of the place. */
                end_time?: string;
                /** @description People beyond those who pick. */
                extra_headcount_for_auto_submit?: number;
                /** @description What fills portions that nobody picked, each option once. */
                extra_selections?: components["schemas"]["ExtraSelection"][];
                /** @description Only options of the poll can be combined; otherwise all of the choice. */
                limit_combo_options?: boolean;
                /** @description The most that its order may cost to be sent by itself, in dollars with two decimals at most. */
                maximum_total?: number;
                /** @description What the organization pays of each meal, in dollars with two decimals at most; never less than before, and null where it pays all of it. */
                meal_allowance?: number | null;
                /** @description The options of the menu that can be picked, in this sequence. */
                poll_options?: number[];
                /** @description Anything but null, such as an instant in UTC, arms it, with `auto_submit`, at the moment of the call: its order is sent at its end and can’t be changed until then. Null takes that off. */
                scheduled_at?: string | null;
                /**
                 * @description `closed` ends it now; `open` opens it again, with a new end.
                 * @enum {string}
                 */
                status?: "open" | "closed";
            };
        };
        /** @description An order before or after changes. */
        ChangeSide: {
            /** @description Where it goes; null where it is picked up. */
            address: string | null;
            chosen_options: components["schemas"]["ChosenOption"][];
            /** @description What the orderer pays, in dollars. */
            customer_price: number;
            /** @description How many people. */
            headcount: number;
            lines: components["schemas"]["PriceLine"][];
            menu_items: components["schemas"]["OrderedMenuItem"][];
            /** @description The whole price for each person, in dollars. */
            price_per_person: number;
            /** @description `YYYY-MM-DD` in `time_zone`. */
            start_date: string;
            /** @description `HH:mm` in `time_zone`. */
            start_time: string;
        };
        /** @description The order as it is, or as the changes would make it; nothing is stored. */
        CheckValidityBody: {
            ignore_checks?: components["schemas"]["IgnoreChecks"];
            order?: components["schemas"]["OrderChanges"];
        };
        /** @description A choice of a package, which the calls name package item (1 §3). */
        Choice: {
            /** @enum {string} */
            choice_type: "presentation" | "constant_sum" | "choose_up_to" | "included" | "add_on";
            description: string;
            /** @description For each `increment_by` people above those included, in dollars. */
            extra_headcount_price: number;
            has_choice: boolean;
            id: number;
            /** @description The step of the quantity of an option. */
            increment_by: number;
            increment_subject: string;
            increment_subject_plural: string;
            /** @description How many options at most; null for no limit. */
            maximum_choosable_options: number | null;
            options: components["schemas"]["Option"][];
            /** @description What is chosen, such as `filling`; null where nothing has to be. */
            proper_choice_subject: string | null;
            serving_info: string;
        };
        /** @description What becomes of one option when choices are brought to the menu of today. */
        ChoiceChange: {
            /** @enum {string} */
            item_choice_type: "presentation" | "constant_sum" | "choose_up_to" | "included" | "add_on";
            /** @description The choice that the option belongs to. */
            item_id: number;
            name: string;
            /** @description As it was chosen; null for one that was not. */
            name_before: string | null;
            option_id: number;
            /** @description Of one, in dollars; null where it is offered no more. */
            price: number | null;
            /** @description Of one when it was chosen, in dollars; null where it was not. */
            price_before: number | null;
            /** @description How many of it from now on. */
            qty: number;
            /** @description How many of it were chosen. */
            qty_before: number;
        };
        /** @description The choices of a cart on the menu of today. */
        ChoicesReset: {
            choices: components["schemas"]["ChoiceChange"][];
            /** @description Whether the menu has changed since the choices were made. */
            has_changed: boolean;
            id: number;
            /** @description Goes up with each change. Sent back with changes, it keeps two people from undoing each other. */
            lock_version: number;
            pricing: components["schemas"]["OrderPricing"];
        };
        /** @description Which card is to pay for an order that stands. */
        ChooseCardBody: {
            payment: {
                credit_card_id: number;
            };
        };
        /** @description An option and how many of it. */
        ChosenOption: {
            /** @description What its caterer said is in it, as it was agreed; null where nobody knows it any more, and none says nothing where they never did. */
            allergens: ("milk" | "eggs" | "fish" | "shellfish" | "tree_nuts" | "peanuts" | "wheat" | "soy" | "sesame")[] | null;
            /** @description The caterer's marks of it, as they were agreed; null where nobody knows them any more. */
            dietary_tags: ("vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "contains_nuts")[] | null;
            /** @enum {string} */
            item_choice_type: "presentation" | "constant_sum" | "choose_up_to" | "included" | "add_on";
            /** @description The choice that the option belongs to. */
            item_id: number;
            name: string;
            option_id: number;
            /** @description For each one, in dollars. */
            price: number;
            /** @description How many of it are ordered. */
            qty: number;
        };
        /** @description An option and how many of it. */
        ChosenQuantity: {
            /** @enum {string} */
            item_choice_type: "presentation" | "constant_sum" | "choose_up_to" | "included" | "add_on";
            /** @description The choice that the option belongs to. */
            item_id: number;
            option_id: number;
            /** @description How many of it are ordered. */
            qty: number;
        };
        /** @description A hand-picked set of packages. */
        Collection: {
            description: string;
            id: number;
            image: components["schemas"]["Picture"];
            name: string;
            /** @description How many packages it holds. */
            package_count: number;
            slug: string;
        };
        /** @description A combination of the options of one choice. */
        ComboOption: {
            /** @description The options of this choice that share a portion: two to four. */
            combo_of: number[];
            /** @description What the combination is called, beside its parts; empty for them alone. */
            name?: string;
        };
        /** @description The code of the mail. */
        ConfirmSignUpBody: {
            /** @description Six digits, with spaces or without. */
            code: string;
        };
        /** @description Whom to reach at an organization (2 §3). */
        Contact: {
            can: {
                delete: boolean;
                update: boolean;
            };
            /** @enum {string} */
            contact_method_type: "phone" | "sms" | "email";
            contact_method_type_string: string;
            /** @description Null where none is known. */
            email: string | null;
            /** @enum {string} */
            entity: "person" | "store";
            id: number;
            name: string;
            /** @description Null where none is known. */
            phone_number: string | null;
            team_id: number;
        };
        /** @description What to change of a contact; a key left out stays as it is. */
        ContactBody: {
            contact: {
                /** @enum {string} */
                contact_method_type?: "phone" | "sms" | "email";
                /**
                 * Format: email
                 * @description Null for none.
                 */
                email?: string | null;
                /** @enum {string} */
                entity?: "person" | "store";
                name?: string;
                /** @description Null for none. */
                phone_number?: string | null;
            };
        };
        /** @description Whether a coupon holds for an order. */
        CouponEligibility: {
            code: string;
            /** @description What it takes off, 0 where it does not hold, in dollars. */
            discount: number;
            eligible: boolean;
            /** @description The same for people, and what to do; null where it holds. */
            message: string | null;
            /** @description Why it does not, as a code; null where it holds. */
            reason: string | null;
        };
        /** @description The order that was started. */
        CreatedOrder: {
            id: number;
        };
        /** @description What to start an order from a menu with. */
        CreateMenuOrderBody: {
            /** @description A saved address, which counts before `google_place_id` and `formatted_address`; null for none. */
            address_id?: number | null;
            /** @description Where it goes, in words that the geocoder looks up. Null says nothing. */
            formatted_address?: string | null;
            /** @description The geocoder's id of where it goes; it counts before `formatted_address`, which is looked up where the id is not known. Null says nothing. */
            google_place_id?: string | null;
            is_referral?: boolean;
            order: {
                /** @description How many people; null leaves it open. */
                headcount?: number | null;
                /** @description All that is ordered from the menu; the same dish with other additions or words is a line of its own. */
                menu_items: components["schemas"]["MenuItemQuantity"][];
                pickup?: boolean;
                /** @description The kitchen to pick it up from; null leaves it to the platform. */
                pickup_kitchen_id?: number | null;
                /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
                start_date?: string | null;
                /** @description `HH:mm` in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
                start_time?: string | null;
            };
        };
        /** @description What to start an order with. */
        CreatePackageOrderBody: {
            /** @description A saved address, which counts before `google_place_id` and `formatted_address`; null for none. */
            address_id?: number | null;
            /** @description Where it goes, in words that the geocoder looks up. Null says nothing. */
            formatted_address?: string | null;
            /** @description The geocoder's id of where it goes; it counts before `formatted_address`, which is looked up where the id is not known. Null says nothing. */
            google_place_id?: string | null;
            is_referral?: boolean;
            order: {
                /** @description Each option once. */
                chosen_options?: components["schemas"]["OptionQuantity"][];
                /** @description How many people; null leaves it open. */
                headcount?: number | null;
                pickup?: boolean;
                /** @description The kitchen to pick it up from; null leaves it to the platform. */
                pickup_kitchen_id?: number | null;
                /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
                start_date?: string | null;
                /** @description `HH:mm` in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
                start_time?: string | null;
            };
            /**
             * @description How it is served; null leaves it open.
             * @enum {string|null}
             */
            presentation_type?: "buffet" | "individual" | null;
        };
        /** @description How much an organization may owe on invoices, and owes. */
        Credit: {
            /** @description How many days its invoices give. */
            invoice_terms_days: number;
            /** @description What is left of it; null without a limit, in dollars. */
            left: number | null;
            /** @description What it may owe at once; null where it may owe as much as it orders, in dollars. */
            limit: number | null;
            /** @description What counts against that, in dollars. */
            owed: number;
        };
        /** @description A saved card. */
        CreditCard: {
            brand: string;
            /** @description The last month that it is good for, 1 to 12. */
            exp_month: number;
            /** @description The year of that month, in four digits. */
            exp_year: number;
            id: number;
            last4: string;
            nickname: string;
            /** @description The organization that may pay with it as well; null for a card of one person alone. */
            team_id: number | null;
            user_id: number;
            /** @description Whether it can pay: neither archived nor expired. */
            valid_stripe: boolean;
        };
        /** @description Why a caterer declines, and which order. */
        DeclineBody: {
            /** @description The version that the caterer saw: 409 and no answer where the order has moved on since. Left out, it is not looked at. */
            lock_version?: number;
            reason: string;
        };
        /** @description Which changes a caterer declines, and why. */
        DeclineChangesBody: {
            /** @description The changes that were on the screen, and no others. */
            change_id: number;
            reason: string;
        };
        /** @description How to end a poll for good. */
        DeletePollBody: {
            /** @description Whoever answered with an address is told. */
            email_pollees?: boolean;
        };
        /** @description A deploy key, without the key. */
        DeployKey: {
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            created_by: string;
            id: number;
            label: string;
            /**
             * Format: date-time
             * @description When it was last used, to the minute, in UTC; null where it never was.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it was revoked, in UTC; null while it opens something.
             */
            revoked_at: string | null;
        };
        /** @description A further key. */
        DeployKeyBody: {
            /** @description Where it lies or who holds it. */
            label: string;
        };
        /** @description People who need the same of their food. */
        DietCount: {
            /** @description All that each of them needs: a person with two diets is counted once, among those who need both. */
            diets: ("vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "without_nuts")[];
            /** @description How many they are, of the headcount. */
            people: number;
        };
        /** @description How much of a package somebody with a diet can eat. */
        DietShare: {
            courses: {
                choice_id: number;
                /** @description How many of its options are good for them. */
                fitting: number;
                /** @description How many options it has. */
                of: number;
                /** @description What is picked, such as `main`. */
                subject: string;
            }[];
            /** @description Whether they get something of each course that has to be picked. */
            full_meal: boolean;
            /** @enum {string} */
            tag: "vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "contains_nuts";
        };
        /** @description What a caterer starts for the customer of an earlier order. */
        DirectOrderBody: {
            /** @description How many people; null leaves it open. */
            headcount: number;
            /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
            start_date: string;
            /** @description `HH:mm` in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
            start_time: string;
        };
        /** @description What becomes of a dish when an order is made again. */
        DishChange: {
            menu_item_id: number;
            /** @description With what is added to it, in words. */
            name: string;
            /** @description As it was ordered. */
            name_before: string;
            /** @description Of one, in dollars; null where it is left out. */
            price: number | null;
            /** @description Of one when it was ordered, in dollars. */
            price_before: number;
            /** @description How many of it; 0 for one that can not be had as it was. */
            qty: number;
            /** @description How many of it were ordered. */
            qty_before: number;
            /** @description What is not added to it any more, in words; empty where nothing is missing. */
            without: string;
        };
        /** @description The soonest of the times from 06:00 to 22:00, in steps of 15 minutes, that the notice allows when it is read and at which a kitchen is open and has room; by the notice alone where none is in two months. */
        EarliestStart: {
            /** @description `YYYY-MM-DD` in the zone of the kitchen. */
            start_date: string;
            /** @description `HH:mm` in the zone of the kitchen. */
            start_time: string;
        };
        /** @description Why a call failed. */
        Error: {
            /** @description Stable; screens match it, some by substring. */
            code: string;
            /** @description What belongs to the code. */
            context: {
                [key: string]: unknown;
            };
            /** @description Sentences per field, such as `{"headcount": ["must be at least 10"]}`. */
            field_errors: {
                [key: string]: string[];
            };
            /** @description Codes per field, such as `{"headcount": ["greater_than"]}`. */
            fields: {
                [key: string]: string[];
            };
            /** @description A sentence for people. */
            message: string;
            /** @description The path parameter, query parameter or header that is wrong; null where it is none of them. */
            param: string | null;
            /** @description The HTTP status. */
            status: number;
            /** @description The kind of failure, such as `record_invalid`; null where there is no kind to name. */
            type: string | null;
        };
        /** @description What fills portions that nobody picked. */
        ExtraSelection: {
            package_item_option_id: number;
            /** @description In what proportion to the others of the list. */
            qty: number;
        };
        /** @description Whether a package or brand is a favorite now. */
        Favorited: {
            favorited: boolean;
            id: number;
        };
        /** @description People who need the same, and what they eat. */
        FedGroup: {
            /** @description What each of them needs; empty of those who eat anything. */
            diets: ("vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "without_nuts")[];
            /** @description What is there for them. */
            dishes: {
                name: string;
                /** @description How many portions of it they eat. */
                portions: number;
            }[];
            /** @description How many they are. */
            people: number;
            /** @description How many of them would have no full meal; 0 where all have one. */
            unfed: number;
        };
        /** @description Who forgot a password. */
        ForgotPasswordBody: {
            /** Format: email */
            email: string;
        };
        /** @description A release that nobody is to be given any more. */
        HaltBody: {
            release_id: number;
            /** @description What the log and the list of releases say of it. */
            why: string;
        };
        /** @description Checks that are let pass. */
        IgnoreChecks: {
            /** @description By a site admin. */
            availability?: boolean;
            /** @description By a site admin. */
            delivery_area_minimum?: boolean;
            /** @description By whoever submits: a second delivery to the same address at the same time is meant. */
            simultaneous_delivery?: boolean;
        };
        /** @description What nobody chooses and everybody gets. */
        Included: {
            dishes: components["schemas"]["IncludedDish"][];
            /** @description What is brought beside the food, in words. */
            others: string[];
        };
        /** @description A dish that comes with every order. */
        IncludedDish: {
            allergens: ("milk" | "eggs" | "fish" | "shellfish" | "tree_nuts" | "peanuts" | "wheat" | "soy" | "sesame")[];
            dietary_tags: ("vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "contains_nuts")[];
            name: string;
            /** @description How much of it, or what it is; empty where the name says all. */
            note: string;
        };
        /** @description What an invitation is to, for its link. */
        Invitation: {
            email: string;
            /** @description Whether the invited address has an account: then it logs in, and does not sign up. */
            has_account: boolean;
            id: number;
            /** @description Null when the inviter's account is gone. */
            inviter_name: string | null;
            /** @enum {string} */
            role: "admin" | "orderer" | "staff" | "guest" | "external_attendant";
            role_label: string;
            /** @enum {string} */
            status: "open" | "expired" | "accepted";
            team_id: number;
            team_name: string;
        };
        /** @description A new account by an invitation. */
        InvitedSignUpBody: {
            /** Format: email */
            email: string;
            gclid?: string;
            invitation_token: string;
            /** @description Of one line, without a web address. */
            name: string;
            password: string;
            referring_brand_id?: number;
            source?: string;
            utm_campaign?: string;
            utm_content?: string;
            utm_medium?: string;
            utm_source?: string;
            utm_term?: string;
        };
        /** @description Somebody to be invited. */
        Invitee: {
            /** Format: email */
            email: string;
            /** @enum {string} */
            role: "admin" | "orderer" | "staff" | "guest" | "external_attendant";
        };
        /** @description Whom to invite. */
        InviteToPollBody: {
            /** @description Each address once. */
            invitees: components["schemas"]["PollInviteeBody"][];
        };
        /** @description A cart that its person can go on with. */
        LeftCart: {
            address: {
                /** @description Whose door it is; null where nobody said. */
                company_name: string | null;
                /** @description The address in one line; null while there is none. */
                formatted_address: string | null;
            };
            /** @description The colleague who is asked to pay for it and has not answered; null where nobody is. */
            asked_name: string | null;
            brand: {
                avatar_url: string;
                name: string;
            };
            brand_id: number;
            /** @description What a courier says of it; null, as no courier is connected. */
            courier_label: string | null;
            /** @description What a courier says of it; null, as no courier is connected. */
            courier_pickup_text: string | null;
            /** @description Whether colleagues are choosing their meals for it. */
            has_open_poll: boolean;
            /** @description How many people; null while not said. */
            headcount: number | null;
            id: number;
            /** @description Whether it is too late to order for its date and time: it needs another. */
            is_late: boolean;
            /** @description What is ordered; null for an order from a menu. */
            package: components["schemas"]["OrderedPackage"] | null;
            pickup: boolean;
            /** @description Coins that the order earns, fixed at submit; null before. */
            points_awarded: number | null;
            pricing: {
                /** @description What the orderer pays as agreed at submit, 0 before, in dollars. */
                customer_price: number;
                /** @description Food before deal and coupon as agreed at submit, 0 before, in dollars. */
                order_items_price: number;
            };
            /** @description What its orderer thought of it; null while not reviewed. */
            review: {
                /** @description Stars, 1 to 5. */
                overall_rating: number;
            } | null;
            /** @description Null for what was submitted, and for a cart that had no headcount or was never priced. */
            saved_price: components["schemas"]["SavedPrice"] | null;
            /**
             * Format: date-time
             * @description When the event starts; an instant in UTC, or null where there is none.
             */
            start_at: string | null;
            /** @description `YYYY-MM-DD` in `time_zone`; null while not said. */
            start_date: string | null;
            /** @description `HH:mm` in `time_zone`; null while not said. */
            start_time: string | null;
            /** @enum {string} */
            status: "in_cart" | "pending" | "accepted" | "confirmed" | "fulfilled" | "declined" | "expired" | "canceled";
            status_label: string;
            /** @description The organization that orders; null for nobody but its owner. */
            team_id: number | null;
            /** @description The organization that orders; null for nobody but its owner. */
            team_name: string | null;
            /** @description The IANA zone of date and time: the kitchen's for a pickup, else the address's; null while neither is known. */
            time_zone: string | null;
            user_id: number;
            user_name: string;
        };
        /** @description A poll in the list of a person. */
        ListedPoll: {
            /**
             * @description Null while the reader said nothing.
             * @enum {string|null}
             */
            answer: "answered" | "opted_out" | null;
            /** @description Who asks. */
            asked_by: string;
            brand: {
                name: string;
            };
            can: {
                /** @description Its order is open to the reader. */
                read_order: boolean;
            };
            code: string;
            /**
             * Format: date-time
             * @description When it ends; an instant in UTC.
             */
            expires_at: string;
            /** @description The same by the clock of the place, with its offset. */
            expires_at_with_zone: string;
            is_invited: boolean;
            /** @description It takes no answers of teammates. */
            is_over: boolean;
            /** @description Of an order of the reader, or begun by them. */
            is_own: boolean;
            order_id: number;
            /** @enum {string} */
            order_status: "in_cart" | "pending" | "accepted" | "confirmed" | "fulfilled" | "declined" | "expired" | "canceled";
            package: {
                name: string;
            };
            /**
             * Format: date-time
             * @description When the event starts; an instant in UTC, or null where there is none.
             */
            start_at: string | null;
            /** @enum {string} */
            status: "open" | "closed" | "applied" | "submitted";
            /** @description The IANA zone of the place; UTC while no place is known. */
            time_zone: string;
        };
        /** @description A poll as everybody who holds its link may watch it. */
        LivePoll: {
            /** @description People who answered, also that they eat nothing. */
            answers_count: number;
            /** @description One for each option, for each combination, and for those who eat nothing. */
            counts: components["schemas"]["PollCount"][];
            /**
             * Format: date-time
             * @description When it ends; an instant in UTC.
             */
            expires_at: string;
            /** @description The same by the clock of the place, with its offset. */
            expires_at_with_zone: string;
            /** @description It takes no answers of teammates. */
            is_over: boolean;
            /** @description Portions that were picked, of whatever. */
            people_count: number;
            /** @enum {string} */
            status: "open" | "closed" | "applied" | "submitted";
            /** @description Grows with each change of the poll. */
            version: number;
        };
        /** @description The token of a mailed link. */
        MailedTokenBody: {
            token: string;
        };
        /** @description A position. */
        MapPoint: {
            /** @description In degrees, north above zero. */
            latitude: number;
            /** @description In degrees, east above zero. */
            longitude: number;
        };
        /** @description A kitchen on the map of who delivers to an address. */
        MapRecord: {
            brand_id: number;
            delivers: boolean;
            /** @description Miles to the address; null while none is known, though the nearest to the middle of the place come first. */
            distance_miles: number | null;
            /** @description In dollars; null while no address is known or it is too far. */
            fee: number | null;
            /** @description How many kitchens the restaurant has that are open for business, on the map or not. */
            kitchen_count: number;
            kitchen_id: number;
            /** @description In degrees, north above zero. */
            latitude: number;
            /** @description In degrees, east above zero. */
            longitude: number;
            /** @description Dollars per person of its cheapest package that the search finds; null where it has a menu alone. */
            lowest_price: number | null;
            /** @description How far this kitchen delivers, in miles. */
            max_distance_miles: number;
            /** @description The least food that it delivers, in dollars; null as `fee`. */
            minimum: number | null;
            name: string;
            /** @description Stars of the restaurant; null while nobody rated it. */
            rating_average: number | null;
            /**
             * @description Why it does not deliver; null where it does.
             * @enum {string|null}
             */
            reason: "outside_area" | "closed" | "full" | "too_late" | "minimum_not_met" | null;
            /** @description How many reviews. */
            review_count: number;
            slug: string;
        };
        /** @description What whoever picked a meal in its poll says of it to the kitchen. */
        MealNote: {
            dish: string;
            /** @description Whose meal it is. */
            name: string;
            note: string;
        };
        /** @description A member of an organization, or somebody invited to it. */
        Member: {
            email: string;
            id: number;
            /** @description Null while the invitation is open. */
            name: string | null;
            /** @enum {string} */
            role: "admin" | "orderer" | "staff" | "guest" | "external_attendant";
            role_label: string;
            /** @enum {string} */
            status: "active" | "invited";
            team_id: number;
            /** @description Null while the invitation is open. */
            user_id: number | null;
        };
        /** @description What a person is in an organization (2 §3). */
        Membership: {
            id: number;
            /** @enum {string} */
            role: "admin" | "orderer" | "staff" | "guest" | "external_attendant";
            role_label: string;
            team: {
                /** @description Of the organization's meal calendar; null for a role that may not read the organization. */
                access_code: string | null;
                id: number;
                name: string;
            };
            team_id: number;
        };
        /** @description A changed role. */
        MembershipBody: {
            membership: {
                /** @enum {string} */
                role: "admin" | "orderer" | "staff" | "guest" | "external_attendant";
            };
        };
        /** @description Whom to invite as what. */
        MembershipsBody: {
            /** @description Each address once. */
            memberships: components["schemas"]["Invitee"][];
        };
        /** @description A part of a menu; `parent_id` is the category that it sits under. */
        MenuCategory: {
            id: number;
            name: string;
            /** @description The category that it sits under; null at the top. */
            parent_id: number | null;
        };
        /** @description A dish of a menu; one with `source_item_id` is a variation of that dish. */
        MenuItem: {
            /** @description What its caterer says is in it; none says nothing where `allergens_stated_on` of the menu is null. */
            allergens: ("milk" | "eggs" | "fish" | "shellfish" | "tree_nuts" | "peanuts" | "wheat" | "soy" | "sesame")[];
            description: string;
            dietary_tags: ("vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "contains_nuts")[];
            id: number;
            image: components["schemas"]["Picture"];
            menu_category_id: number;
            menu_id: number;
            modifier_groups: components["schemas"]["ModifierGroup"][];
            name: string;
            /** @description For one, in dollars. */
            price: number;
            /** @description For how many people one is. */
            serves: number;
            /** @description The dish that it is a variation of; null for a dish of its own. */
            source_item_id: number | null;
        };
        /** @description How many of a dish, with what, and for whom. */
        MenuItemQuantity: {
            /** @description Whose it is; null and empty for nobody’s. */
            for_name?: string | null;
            menu_item_id: number;
            /** @description What is added to each one; each addition once. */
            modifiers?: components["schemas"]["ModifierQuantity"][];
            /** @description What the kitchen is to know of it. */
            note?: string;
            /** @description How many of it are wanted. */
            qty: number;
        };
        /** @description What became of changes that were sent. */
        ModifiedOrder: {
            /** @description The changes; null where nothing changes. */
            change_id: number | null;
            changes: components["schemas"]["ChangedItem"][];
            from_referral: boolean;
            id: number;
            pricing: {
                /** @description What the orderer pays once they hold, in dollars. */
                customer_price: number;
            };
            /**
             * @description They hold; the caterer is asked; or nothing changes.
             * @enum {string}
             */
            status: "applied" | "requested" | "unchanged";
        };
        /** @description Additions to a dish, of which so many may be taken. */
        ModifierGroup: {
            id: number;
            /** @description How many at most. */
            maximum: number;
            /** @description How many at least. */
            minimum: number;
            modifiers: {
                /** @description What its caterer says is in it; none says nothing where `allergens_stated_on` of the menu is null. */
                allergens: ("milk" | "eggs" | "fish" | "shellfish" | "tree_nuts" | "peanuts" | "wheat" | "soy" | "sesame")[];
                id: number;
                name: string;
                /** @description Added for each one, in dollars. */
                price: number;
            }[];
            name: string;
        };
        /** @description How many of an addition to a dish. */
        ModifierQuantity: {
            modifier_id: number;
            /** @description How many of it for each one of the dish. */
            qty: number;
        };
        /** @description Changes of an order that was submitted. */
        ModifyOrderBody: {
            ignore_checks?: components["schemas"]["IgnoreChecks"];
            /** @description The version that was shown: 409 and nothing is charged where the order has moved on since. Left out, it is not looked at. */
            lock_version?: number;
            order: components["schemas"]["OrderChanges"];
            /** @description Nobody is written to; site admins alone. */
            skip_notifications?: boolean;
            /** @description The total that was shown, in dollars with two decimals at most; 409 and nothing is charged where it is another one now. Left out, it is not looked at. */
            total?: number;
        };
        /** @description A search changed so that the package or restaurant can be had; null takes a parameter away. */
        NearestSearch: {
            label: string;
            /** @description What to search with instead, in the units of the search, dates and times in the zone of the place; null takes a parameter away. */
            params: {
                [key: string]: null | string | number | boolean;
            };
        };
        /** @description An address for a book. */
        NewAddressBody: {
            address: {
                /** @description Whose door it is; null takes it off. */
                company_name?: string | null;
                /** @description Whom to ask for there; null takes it off. */
                contact_name?: string | null;
                /** @description Whom to call on the way there; null takes it off. */
                contact_phone?: string | null;
                /** @description How to find the way in; null takes it off. */
                delivery_instructions?: string | null;
                /** @description Street, number and city. */
                formatted_address: string;
                /** @description The geocoder's id; `formatted_address` is looked up where it is not known, or null. */
                google_place_id?: string | null;
                /** @description What the address is called in its book, such as "Main office, 4th floor"; once in a book. */
                label: string;
                /** @description Suite or floor; null takes it off. */
                suite?: string | null;
                /** @description The organization in whose book it stands; null or left out for one's own. */
                team_id?: number | null;
            };
        };
        /** @description A contact of an organization; it has a phone number or an e-mail address. */
        NewContactBody: {
            contact: {
                /** @enum {string} */
                contact_method_type?: "phone" | "sms" | "email";
                /**
                 * Format: email
                 * @description Null for none.
                 */
                email?: string | null;
                /** @enum {string} */
                entity?: "person" | "store";
                name: string;
                /** @description Null for none. */
                phone_number?: string | null;
            };
        };
        /** @description A deploy key, shown this once. */
        NewDeployKey: {
            id: number;
            key: string;
        };
        /** @description A poll to begin. */
        NewPollBody: {
            order_poll: {
                combo_creation_allowed?: boolean;
                /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the place. */
                end_date: string;
                /** @description `HH:mm` in the zone of the place. */
                end_time: string;
                /** @description People beyond those who pick. */
                extra_headcount_for_auto_submit?: number;
                /** @description What fills portions that nobody picked, each option once. */
                extra_selections?: components["schemas"]["ExtraSelection"][];
                /** @description Each address once. */
                invitees?: components["schemas"]["PollInviteeBody"][];
                /** @description Only options of the poll can be combined; otherwise all of the choice. */
                limit_combo_options?: boolean;
                /** @description What the organization pays of each meal, in dollars with two decimals at most; who picks a dearer one is billed the rest once it is ordered, and nobody where this is left out. */
                meal_allowance?: number;
                /** @description The choice to ask about; the first whose options count up to the headcount unless said. */
                package_item_id?: number;
                /** @description The options of the menu that can be picked, in this sequence. */
                poll_options?: number[];
            };
            /** @description The organization of the order; 422 for another one. */
            team_id?: number;
        };
        /** @description The next day on which a search finds something. */
        NextDate: {
            /** @description How many are found on that day. */
            count: number;
            /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the address, else of the place; null where no day within three weeks does. */
            start_date: string | null;
        };
        /** @description The next time at which a cart can be had. */
        NextStart: {
            /** @description `YYYY-MM-DD` in `time_zone`; null while not said. */
            start_date: string | null;
            /** @description `HH:mm` in `time_zone`; null while not said. */
            start_time: string | null;
            /** @description The IANA zone of date and time: the kitchen's for a pickup, else the address's; null while neither is known. */
            time_zone: string | null;
        };
        /** @description What can be chosen within a choice. */
        Option: {
            /** @description What its caterer says is in it; none says nothing where `allergens_stated_on` of the package is null. */
            allergens: ("milk" | "eggs" | "fish" | "shellfish" | "tree_nuts" | "peanuts" | "wheat" | "soy" | "sesame")[];
            /** @description The options that a combo is made of. */
            combo_of: number[];
            description: string;
            dietary_tags: ("vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "contains_nuts")[];
            id: number;
            name: string;
            package_item_id: number;
            /**
             * @description How food is served by it; null where it does not say.
             * @enum {string|null}
             */
            presentation_type: "buffet" | "individual" | null;
            /** @description Added to the price for each one, in dollars. */
            price: number;
        };
        /** @description How many of an option. */
        OptionQuantity: {
            option_id: number;
            /** @description How many of it are wanted; 0 is none. */
            qty: number;
        };
        /** @description An order as its orderer reads it (1 §3, 2 §3). */
        Order: {
            address: components["schemas"]["OrderAddress"];
            brand: {
                avatar_url: string;
                id: number;
                name: string;
                /** @description To call the restaurant; null where none is known. */
                phone_number: string | null;
                slug: string;
            };
            brand_id: number;
            bypass_payment: boolean;
            can: components["schemas"]["OrderCan"];
            /** @description What its cancellation cost, in dollars; null for an order that was not canceled. */
            cancellation_fee: number | null;
            /** @description What canceling costs; null for a cart, once the order is over, and to whom it is not theirs to cancel. */
            cancellation_policy: {
                /** @description What canceling costs now, in dollars. */
                fee: number;
                /**
                 * Format: date-time
                 * @description Until when it costs nothing, an instant in UTC; null until a caterer accepts, while it is free.
                 */
                free_until: string | null;
                sentence: string;
                /**
                 * Format: date-time
                 * @description Until when its orderer may cancel it here, an instant in UTC; null until a caterer accepts.
                 */
                until: string | null;
            } | null;
            /** @description The last changes that were sent to its caterer or applied; null where nobody changed it. Those that wait for a bank, or that it refused, are told to its customer alone. */
            change_request: components["schemas"]["OrderChangeRequest"] | null;
            chosen_options: components["schemas"]["ChosenOption"][];
            /**
             * Format: date-time
             * @description When the customer claimed a direct order; an instant in UTC, or null where there is none.
             */
            claimed_by_customer_at: string | null;
            /** @description For the books of the orderer; null where nobody said, and for the caterer of a direct order. */
            cost_center: string | null;
            /** @description The coupon that it holds; null without one, and for the caterer of a direct order. */
            coupon_code: string | null;
            /** @description What a courier says of it; null, as no courier is connected. */
            courier_label: string | null;
            /** @description What a courier says of it; null, as no courier is connected. */
            courier_pickup_text: string | null;
            /** @description The card of `credit_card_id`; null without one. */
            credit_card: components["schemas"]["CreditCard"] | null;
            /** @description The card that pays; null while none is chosen, where no card pays, and for the caterer of a direct order. */
            credit_card_id: number | null;
            /**
             * Format: date-time
             * @description The last instant at which it can be ordered; an instant in UTC, or null where there is none.
             */
            cutoff_at: string | null;
            /** @description Miles between kitchen and address, as the crow flies; null while one of them is not known. */
            distance_miles: number | null;
            /** @description Of an order that was sent by the notice alone that was agreed; null where that is not known any more. */
            earliest_start: components["schemas"]["EarliestStart"] | null;
            /** @description Why it ended before its event, in words; null where nobody said. */
            end_reason: string | null;
            /**
             * Format: date-time
             * @description When it lapses unanswered; an instant in UTC, or null where there is none.
             */
            expires_at: string | null;
            /** @description How many people; null while not said. */
            headcount: number | null;
            history: components["schemas"]["OrderHistoryEntry"][];
            id: number;
            /** @description What comes with every order of the package, as it was agreed; null where nobody knows it any more, and without a package. */
            included: components["schemas"]["Included"] | null;
            is_direct: boolean;
            is_managed: boolean;
            /** @description What was chosen by hand before another headcount moved its quantities, and what every further headcount is shared from; null where the chosen options are it. */
            kept_options: {
                option_id: number;
                /** @description How many of it were chosen. */
                qty: number;
            }[] | null;
            /** @description Goes up with each change. Sent back with changes, it keeps two people from undoing each other. */
            lock_version: number;
            menu_items: components["schemas"]["OrderedMenuItem"][];
            /** @description What is ordered; null for an order from a menu. */
            package: {
                id: number;
                image: components["schemas"]["Picture"];
                /** @description The step of the headcount, in people. */
                increment_by: number;
                /** @description The most people that it is sold for. */
                maximum_headcount: number;
                /** @description The fewest people that it is sold for. */
                minimum_headcount: number;
                name: string;
                /** @enum {string} */
                set_up_type: "drop_off" | "set_up" | "on_site";
                slug: string;
            } | null;
            paid_with_invoice: boolean;
            payment: {
                /**
                 * Format: date-time
                 * @description When the card will be held; an instant in UTC, or null where there is none.
                 */
                authorize_on: string | null;
                /** @description While a cart that was sent waits to be confirmed with the bank of whoever sent it; null where no bank is asked. */
                bank: {
                    /** @description Who pressed, and is asked by it. */
                    by: string;
                    /** @description Whether the reader pressed, and goes on with it where they read this. */
                    by_you: boolean;
                    /** @description The card that their bank is asked about; null where that is not the reader’s. */
                    credit_card_id: number | null;
                    /**
                     * Format: date-time
                     * @description Until when, an instant in UTC; it is not placed after that.
                     */
                    until: string;
                } | null;
                /** @description Why the card could not be held, as a submit names it for `credit_card_id`; null where nothing is wrong. */
                code: string | null;
                /**
                 * Format: date-time
                 * @description Until when another card has to be chosen, or the order ends; an instant in UTC, or null where there is none.
                 */
                held_until: string | null;
                /** @description Why the card could not be held, or a submit came to nothing, in words; null where nothing is wrong. */
                message: string | null;
                /** @enum {string} */
                status: "none" | "saved" | "authorized" | "captured" | "refunded" | "voided" | "failed" | "invoice";
                /** @description What was charged too much, is with us and could not be sent back, in dollars; null where nothing is. */
                stuck_refund: number | null;
                /** @description What of the price a site admin let pass without payment, in dollars; null where nothing. */
                waived: number | null;
            };
            /** @description The colleague who was asked last to pay for it; null where nobody was, and for the caterer of a direct order. */
            payment_ask: components["schemas"]["AskedToPay"] | null;
            pickup: boolean;
            /** @description Where it is picked up: the kitchen that cooks it, asked for or found; null while there is none. */
            pickup_kitchen_id: number | null;
            /** @description It was sent, and the payment service has not said yet whether it is placed. */
            placing: boolean;
            /** @description Coins that the order earns, fixed at submit; null before. */
            points_awarded: number | null;
            /** @description The poll that asks people what they want; null without one, and for whoever may not read it. */
            poll: {
                auto_submit: boolean;
                code: string;
                /**
                 * Format: date-time
                 * @description When it closes; an instant in UTC.
                 */
                expires_at: string;
                /**
                 * Format: date-time
                 * @description When its owner armed auto-submit; an instant in UTC, or null where there is none.
                 */
                scheduled_at: string | null;
            } | null;
            /** @description The code in the link of its poll; null without one, and for whoever may not read it. */
            poll_code: string | null;
            possible_kitchens: components["schemas"]["PossibleKitchen"][];
            /**
             * @description How it is served; null while nobody chose.
             * @enum {string|null}
             */
            presentation_type: "buffet" | "individual" | null;
            pricing: components["schemas"]["OrderPricing"];
            /** @description For the books of the orderer; null where nobody said, and for the caterer of a direct order. */
            purchase_order_reference_code: string | null;
            /** @description The id of the order that this one repeats; null where it repeats none. */
            reordered_from: number | null;
            /**
             * Format: date-time
             * @description When the event starts; an instant in UTC, or null where there is none.
             */
            start_at: string | null;
            /** @description `YYYY-MM-DD` in `time_zone`; null while not said. */
            start_date: string | null;
            /** @description `HH:mm` in `time_zone`; null while not said. */
            start_time: string | null;
            /** @enum {string} */
            status: "in_cart" | "pending" | "accepted" | "confirmed" | "fulfilled" | "declined" | "expired" | "canceled";
            status_label: string;
            /**
             * Format: date-time
             * @description When it was submitted; an instant in UTC, or null where there is none.
             */
            submitted_at: string | null;
            /** @description The organization of `team_id`; null without one. */
            team: {
                id: number;
                name: string;
            } | null;
            /** @description The organization that orders; null for nobody but its owner. */
            team_id: number | null;
            /** @description The IANA zone of date and time: the kitchen's for a pickup, else the address's; null while neither is known. */
            time_zone: string | null;
            user: {
                id: number;
                invoiceable: boolean;
                name: string;
            };
            user_id: number;
            user_name: string;
        };
        /** @description Where an order goes, and whom to ask for. */
        OrderAddress: {
            /** @description The saved address that it was taken from; null where it was typed, or is not known. */
            address_id: number | null;
            /** @description Whose door it is; null where nobody said. */
            company_name: string | null;
            /** @description Whom to ask for; null while nobody said. */
            contact_name: string | null;
            /** @description Whom to call on the way; null while nobody said. */
            contact_phone: string | null;
            /** @description How to find the way in; null where there are none. */
            delivery_instructions: string | null;
            /** @description The address in one line; null while there is none. */
            formatted_address: string | null;
            /** @description The geocoder's id of it; null while there is no address. */
            google_place_id: string | null;
            /** @description Suite or floor; null where nobody said. */
            suite: string | null;
        };
        /** @description What the reader may do now (1 §6). */
        OrderCan: {
            accept: boolean;
            /** @description Keep a new card for oneself: it pays for orders of one’s own alone. */
            add_own_card: boolean;
            /** @description Keep a new card for the organization of the order. */
            add_team_card: boolean;
            /** @description Ask a colleague to pay for a cart of their organization. */
            ask_to_pay: boolean;
            cancel: boolean;
            /** @description Have another card pay for an order that stands. */
            choose_card: boolean;
            /** @description Make a direct order one’s own, which nobody has claimed yet. */
            claim: boolean;
            decline: boolean;
            edit: boolean;
            edit_address: boolean;
            /** @description Say with what it is paid, its tip and its coupon. */
            edit_payment: boolean;
            ignore_checks: boolean;
            modify: boolean;
            pay_by_invoice: boolean;
            /** @description Give more for what was delivered. */
            raise_tip: boolean;
            /** @description Take away an invoice: it was agreed, or canceled for a fee. */
            read_invoice: boolean;
            /** @description Take away a receipt: something was charged. */
            read_receipt: boolean;
            /** @description Order the same once more, for its owner. */
            reorder: boolean;
            /** @description Send back what no card took so far, or say how it was sent. */
            send_back: boolean;
            submit: boolean;
        };
        /** @description The last changes of an order that was submitted. */
        OrderChangeRequest: {
            after: components["schemas"]["ChangeSide"];
            /**
             * Format: date-time
             * @description While their payment waits to be confirmed with the bank: until when; an instant in UTC, or null where there is none.
             */
            bank_until: string | null;
            before: components["schemas"]["ChangeSide"];
            /** @description Who sent them, by name. */
            by: string;
            /** @description Whether the reader sent them. */
            by_you: boolean;
            can: {
                /** @description Go on with their payment, which their bank waits to have confirmed. */
                pay: boolean;
                /** @description Take them back, or let them go before they are paid for. */
                withdraw: boolean;
            };
            changes: components["schemas"]["ChangedItem"][];
            /**
             * Format: date-time
             * @description When they were answered, applied or given up; an instant in UTC, or null where there is none.
             */
            decided_at: string | null;
            /** @description What the order costs more; below zero for less, in dollars. */
            difference: number;
            /**
             * Format: date-time
             * @description Until when the caterer may answer; an instant in UTC, or null where there is none.
             */
            expires_at: string | null;
            id: number;
            /** @description Why they were declined, or not made; null where they were not. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When they were sent; an instant in UTC.
             */
            requested_at: string;
            /** @enum {string} */
            status: "requested" | "applied" | "declined" | "withdrawn" | "expired" | "paying" | "refused";
        };
        /** @description What to change; a key left out stays as it is. */
        OrderChanges: {
            /** @description A saved address. It counts before `google_place_id` and `formatted_address`, and brings company, suite, instructions and, where it has them, the contact; those said beside it count before its own. Null lets go of the saved address and keeps the place. */
            address_id?: number | null;
            /** @description Nobody pays, which a site admin may say: it takes card and invoice off, and counts before both. */
            bypass_payment?: boolean;
            /** @description All that is chosen from now on; each option once, 0 of it is none. */
            chosen_options?: components["schemas"]["OptionQuantity"][];
            /** @description Whose door it is; null and empty take it off. */
            company_name?: string | null;
            /** @description Whom to ask for; null and empty take it off. */
            contact_name?: string | null;
            /** @description Whom to call on the way; null and empty take it off. */
            contact_phone?: string | null;
            /** @description For the books of the orderer; null and empty take it off. */
            cost_center?: string | null;
            /** @description The coupon; null and empty take it off. */
            coupon_code?: string | null;
            /** @description The card that pays, alone: it takes invoice and bypass off. Null takes the card off. */
            credit_card_id?: number | null;
            /** @description How to find the way in; null and empty take it off. */
            delivery_instructions?: string | null;
            /** @description Where it goes, in words that the geocoder looks up. Null says nothing. */
            formatted_address?: string | null;
            /** @description The geocoder's id of where it goes; it counts before `formatted_address`, which is looked up where the id is not known. Null says nothing. */
            google_place_id?: string | null;
            /** @description How many people; null leaves it open. */
            headcount?: number | null;
            /** @description The version that was read: 409 where the order has moved on since. */
            lock_version?: number;
            /** @description All that is ordered from the menu from now on; the same dish with other additions or words is a line of its own. */
            menu_items?: components["schemas"]["MenuItemQuantity"][];
            /** @description An invoice pays, alone: it takes card and bypass off, and counts before a card said with it. */
            paid_with_invoice?: boolean;
            pickup?: boolean;
            /** @description The kitchen to pick it up from; null leaves it to the platform. */
            pickup_kitchen_id?: number | null;
            /**
             * @description How it is served; null leaves it open.
             * @enum {string|null}
             */
            presentation_type?: "buffet" | "individual" | null;
            /** @description For the books of the orderer; null and empty take it off. */
            purchase_order_reference_code?: string | null;
            /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
            start_date?: string | null;
            /** @description `HH:mm` in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
            start_time?: string | null;
            /** @description Suite or floor; null and empty take it off. */
            suite?: string | null;
            /** @description The organization that orders; null for nobody but oneself. */
            team_id?: number | null;
            /** @description For the caterer's team, in dollars with two decimals at most; null goes back to the default rate. */
            tip?: number | null;
        };
        /** @description A dish of an order. */
        OrderedMenuItem: {
            /** @description What its caterer said is in it and in all that is added to it, as it was agreed; none says nothing where they never did. */
            allergens: ("milk" | "eggs" | "fish" | "shellfish" | "tree_nuts" | "peanuts" | "wheat" | "soy" | "sesame")[];
            /** @description The caterer's marks of it, as they were agreed. */
            dietary_tags: ("vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "contains_nuts")[];
            /** @description Whose it is; null where nobody said. */
            for_name: string | null;
            menu_item_id: number;
            modifiers: components["schemas"]["OrderedModifier"][];
            name: string;
            note: string;
            /** @description Whether it is on the menu that the order is made from; always, once it was sent. */
            offered: boolean;
            /** @description For how many people all of them are. */
            portions: number;
            /** @description For all of them, in dollars. */
            price: number;
            /** @description How many of it are ordered. */
            qty: number;
            /** @description For one, its additions included, in dollars. */
            unit_price: number;
        };
        /** @description An addition to a dish of an order. */
        OrderedModifier: {
            /** @description What it was chosen from. */
            group: string;
            modifier_id: number;
            name: string;
            /** @description For each one, in dollars. */
            price: number;
            /** @description How many of it for each one of the dish. */
            qty: number;
        };
        /** @description The package of an order, in short. */
        OrderedPackage: {
            image: components["schemas"]["Picture"];
            name: string;
            /** @enum {string} */
            set_up_type: "drop_off" | "set_up" | "on_site";
            slug: string;
        };
        /** @description What somebody did to an order. */
        OrderHistoryEntry: {
            /** @description Whom a ghosting admin acted for, by name; null otherwise. */
            acting_as: string | null;
            /**
             * Format: date-time
             * @description An instant in UTC.
             */
            at: string;
            /** @description Who did it, by name; null where it was the platform, or somebody without one. */
            by: string | null;
            id: number;
            kind: string;
            /** @description A sentence for people. */
            text: string;
        };
        /** @description An order in a list. */
        OrderListRecord: {
            address: {
                /** @description Whose door it is; null where nobody said. */
                company_name: string | null;
                /** @description The address in one line; null while there is none. */
                formatted_address: string | null;
            };
            brand: {
                avatar_url: string;
                name: string;
            };
            brand_id: number;
            /** @description What the reader may do now. */
            can: {
                /** @description Order the same once more, for its owner. */
                reorder: boolean;
            };
            /** @description What a courier says of it; null, as no courier is connected. */
            courier_label: string | null;
            /** @description What a courier says of it; null, as no courier is connected. */
            courier_pickup_text: string | null;
            /** @description How many people; null while not said. */
            headcount: number | null;
            id: number;
            /** @description What is ordered; null for an order from a menu. */
            package: components["schemas"]["OrderedPackage"] | null;
            pickup: boolean;
            /** @description Coins that the order earns, fixed at submit; null before. */
            points_awarded: number | null;
            pricing: {
                /** @description What the orderer pays as agreed at submit, 0 before, in dollars. */
                customer_price: number;
                /** @description Food before deal and coupon as agreed at submit, 0 before, in dollars. */
                order_items_price: number;
            };
            /** @description What its orderer thought of it; null while not reviewed. */
            review: {
                /** @description Stars, 1 to 5. */
                overall_rating: number;
            } | null;
            /** @description Null for what was submitted, and for a cart that had no headcount or was never priced. */
            saved_price: components["schemas"]["SavedPrice"] | null;
            /**
             * Format: date-time
             * @description When the event starts; an instant in UTC, or null where there is none.
             */
            start_at: string | null;
            /** @description `YYYY-MM-DD` in `time_zone`; null while not said. */
            start_date: string | null;
            /** @description `HH:mm` in `time_zone`; null while not said. */
            start_time: string | null;
            /** @enum {string} */
            status: "in_cart" | "pending" | "accepted" | "confirmed" | "fulfilled" | "declined" | "expired" | "canceled";
            status_label: string;
            /** @description The organization that orders; null for nobody but its owner. */
            team_id: number | null;
            /** @description The IANA zone of date and time: the kitchen's for a pickup, else the address's; null while neither is known. */
            time_zone: string | null;
            user_id: number;
            user_name: string;
        };
        /** @description What an order would be, or why it can not be. */
        OrderPreview: {
            /** @description The first thing that stands against it; null where nothing does. */
            error: components["schemas"]["Error"] | null;
            /** @description Null where `error` leaves nothing to show. */
            order: components["schemas"]["PreviewedOrder"] | null;
            /** @description What was asked for, for the way back to the search. */
            search_params: {
                [key: string]: unknown;
            };
        };
        /** @description What an order costs, line by line. */
        OrderPricing: {
            /** @description Still to be paid: total less captured plus refunded, in dollars. */
            balance: number;
            /** @description What it earns: a coin for each dollar of food, times the multiplier of its owner (1 in a preview), rounded up. */
            coins: number;
            /** @description What the orderer pays, in dollars. */
            customer_price: number;
            lines: components["schemas"]["PriceLine"][];
            /** @description Food before deal and coupon, in dollars. */
            order_items_price: number;
            /** @description The whole price for each person, 0 while there is no headcount, in dollars. */
            price_per_person: number;
            /** @description The tip, in dollars. */
            tip: number;
        };
        /** @description What feeds everyone, or what comes nearest and why not. */
        OrderProposal: {
            /** @description What it may cost in all; null where nobody said, in dollars. */
            budget: number | null;
            /** @description The first thing that stands against the event itself, such as a kitchen that is closed; null where nothing does. */
            error: components["schemas"]["Error"] | null;
            fed: components["schemas"]["FedGroup"][];
            lines: components["schemas"]["ProposedLine"][];
            /** @description The order as it would be, with its price; null where what was chosen by hand leaves no room for one. */
            order: components["schemas"]["PreviewedOrder"] | null;
            /** @description What is missing to the budget; 0 where nothing is, in dollars. */
            over: number;
            /** @description Whether it is all that was asked for, and can be ordered. */
            possible: boolean;
            /**
             * @description Why it is not: more money is needed, somebody has no full meal, or what was chosen by hand leaves no room; null where it is.
             * @enum {string|null}
             */
            reason: "over_budget" | "diets" | "kept" | null;
            /** @description Why it is so, in sentences for people. */
            why: string[];
        };
        /** @description Whether an order could be submitted, and what stands against it. */
        OrderValidity: {
            errors: components["schemas"]["Error"][];
            valid: boolean;
        };
        /** @description An organization as its members read it. */
        Organization: {
            access_code: string;
            can: {
                invite: boolean;
                update: boolean;
            };
            id: number;
            name: string;
            role_counts: components["schemas"]["RoleCounts"];
        };
        /** @description What counts against the limit of an organization. */
        OwedOnInvoice: {
            /** @description What it comes to, in dollars. */
            amount: number;
            /** @description Whose food it is; null without an order. */
            brand_name: string | null;
            /** @description `YYYY-MM-DD` in the zone of its event, the day on which its invoice is due: the last on which it counts; null while none is written. */
            counts_until: string | null;
            /** @description Null while no invoice is written for it. */
            invoice_number: string | null;
            /** @description The order that it is for; null for an invoice without one. */
            order_id: number | null;
            /** @description `YYYY-MM-DD` of its event, in the zone of its place; null without an order. */
            start_date: string | null;
        };
        /** @description A package with its choices. */
        Package: {
            active: boolean;
            /** @description The total per person, rounded to the cent, in dollars. */
            all_in_price: number;
            /** @description `YYYY-MM-DD` of its caterer’s own calendar, in no zone: when they last said what is in its dishes; null for never. */
            allergens_stated_on: string | null;
            batchable: boolean;
            brand_id: number;
            caterer: components["schemas"]["BrandSummary"];
            /** @description Goes up when its choices change. */
            choice_version: number;
            choices: components["schemas"]["Choice"][];
            /** @description `HH:mm` of the day before the event, in the zone of the event, by which to order; null where only the notice counts. */
            day_before_cutoff: string | null;
            /** @description The words of the deal that holds; null without one. */
            deal: string | null;
            description: string;
            /** @description The diets that get a full meal of it, something of each course; `contains_nuts` warns of any dish. */
            dietary_tags: ("vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "contains_nuts")[];
            /** @description Of each diet that anything of it is for. */
            diets: components["schemas"]["DietShare"][];
            id: number;
            image: components["schemas"]["Picture"];
            includes: string[];
            /** @description The step of the headcount, in people. */
            increment_by: number;
            /** @description The notice that it needs, in hours. */
            lead_time_hours: number;
            /** @description The most people that it is sold for. */
            maximum_headcount: number;
            /** @description The fewest people that it is sold for. */
            minimum_headcount: number;
            name: string;
            package_category: string;
            package_category_label: string;
            /** @description The kind of menu that it follows; null for one of its own. */
            package_template_id: number | null;
            /** @enum {string} */
            package_type: "breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert";
            /** @description Its own first, then its dishes’ in the order of its choices. */
            photos: components["schemas"]["Photo"][];
            place_ids: number[];
            /** @enum {string} */
            presentation_type: "buffet" | "individual" | "mixed";
            /** @description Per person, food only, in dollars. */
            price: number;
            /** @description The headcount asked for, else the smallest one that can be ordered: where an address is known, its food reaches the minimum there. */
            priced_headcount: number;
            /** @description Stars, 1 to 5; null without a review. */
            rating_average: number | null;
            /** @description How many reviews. */
            review_count: number;
            /** @description Where `expand` asks for it. */
            review_stats?: {
                /** @description Stars, 1 to 5; null without a review. */
                average: number | null;
                /** @description How many reviews. */
                count: number;
            };
            /** @description By place. */
            service: components["schemas"]["PackageService"][];
            /** @enum {string} */
            set_up_type: "drop_off" | "set_up" | "on_site";
            slug: string;
            /** @description For `priced_headcount`, all fees in, in dollars. */
            total_price: number;
        };
        /** @description A package as a search result (1 §3, 1 §7). */
        PackageRecord: {
            active: boolean;
            /** @description The total per person, rounded to the cent, in dollars. */
            all_in_price: number;
            batchable: boolean;
            brand_id: number;
            caterer?: components["schemas"]["BrandSummary"];
            /** @description The words of the deal that holds; null without one. */
            deal: string | null;
            /** @description The diets that get a full meal of it, something of each course; `contains_nuts` warns of any dish. */
            dietary_tags: ("vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "contains_nuts")[];
            id: number;
            image: components["schemas"]["Picture"];
            /** @description The step of the headcount, in people. */
            increment_by: number;
            /** @description The most people that it is sold for. */
            maximum_headcount: number;
            /** @description The fewest people that it is sold for. */
            minimum_headcount: number;
            name: string;
            package_category: string;
            package_category_label: string;
            /** @description The kind of menu that it follows; null for one of its own. */
            package_template_id: number | null;
            /** @enum {string} */
            package_type: "breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert";
            /** @description Its own and its dishes’, where `expand` asks for them. */
            photos?: components["schemas"]["Photo"][];
            /** @enum {string} */
            presentation_type: "buffet" | "individual" | "mixed";
            /** @description Per person, food only, in dollars. */
            price: number;
            /** @description The headcount asked for, else the smallest one that can be ordered: where an address is known, its food reaches the minimum there. */
            priced_headcount: number;
            /** @description Stars, 1 to 5; null without a review. */
            rating_average: number | null;
            /** @description How many reviews. */
            review_count: number;
            /** @description Where `expand` asks for it. */
            review_stats?: {
                /** @description Stars, 1 to 5; null without a review. */
                average: number | null;
                /** @description How many reviews. */
                count: number;
            };
            /** @enum {string} */
            set_up_type: "drop_off" | "set_up" | "on_site";
            slug: string;
            /** @description For `priced_headcount`, all fees in, in dollars. */
            total_price: number;
        };
        /** @description The packages that a search finds, and what its filters would (1 §3). */
        PackageSearch: {
            /** @description How many restaurants were found. */
            brands_count: number;
            /** @description How many would be found of each category, left open which. */
            category_counts: {
                [key: string]: number;
            };
            /** @description How many were found in all, beyond this page too. */
            count: number;
            /** @description When one last submitted an order of it, an instant in UTC, by id. */
            last_ordered_timestamps: {
                [key: string]: string;
            };
            meta: {
                /** @description The same. */
                count: number;
            };
            /** @description Delivery minimum in dollars of the brands shown, by id, where an address is known. */
            minimum_amounts: {
                [key: string]: number;
            };
            /** @description The place of `place_id`; null without one. */
            place: components["schemas"]["Place"] | null;
            /** @description The place that was searched; null where the address lies in none, or nothing was named. */
            place_id: number | null;
            promoted_brands: components["schemas"]["BrandRecord"][];
            records: components["schemas"]["PackageRecord"][];
            search_params: {
                [key: string]: unknown;
            };
            skipped_brand_ids: number[];
            /** @description How many would be found of each template, left open which. */
            template_counts: {
                [key: string]: number;
            };
            /** @description How often one ordered each record of this page, by id, where `with_times_ordered` asks for it. */
            times_ordered_counts: {
                [key: string]: number;
            };
            /** @description How many would be found of each meal, left open which. */
            type_counts: {
                [key: string]: number;
            };
            /** @description The stars that one gave oneself, 1 to 5 on average, by id. */
            user_ratings: {
                [key: string]: number;
            };
        };
        /** @description How a package is had in one of the places that it is cooked in. */
        PackageService: {
            /** @description Null where nothing is brought. */
            delivery: {
                /** @description The farthest addresses pay, in dollars. */
                highest_fee: number;
                /** @description The nearest addresses pay, in dollars. */
                lowest_fee: number;
                /** @description The least food that is brought anywhere, in dollars. */
                lowest_minimum: number;
                /** @description How far it is brought at most, in miles. */
                radius_miles: number;
            } | null;
            pickup_allowed: boolean;
            place_id: number;
            /** @description The soonest event that can still be ordered; null for none in two months. */
            soonest: {
                /** @description Until when it can be ordered; an instant in UTC, ISO 8601. */
                cutoff_at: string;
                /** @description `YYYY-MM-DD` in the zone of the place. */
                start_date: string;
                /** @description `HH:mm` in the zone of the place: the usual one of the meal. */
                start_time: string;
            } | null;
            time_zone: string;
        };
        /** @description Changes of a cart. */
        PatchOrderBody: {
            ignore_checks?: components["schemas"]["IgnoreChecks"];
            order: components["schemas"]["OrderChanges"];
            /** @description Move the present quantities to the new headcount. */
            should_redistribute?: boolean;
        };
        /** @description With which card, and what was seen. */
        PayAskedBody: {
            credit_card_id: number;
            ignore_checks?: components["schemas"]["IgnoreChecks"];
            /** @description The version that was shown: 409 and nothing is charged where the order has moved on since. Left out, it is not looked at. */
            lock_version: number;
            /** @description The total that was shown, in dollars with two decimals at most; 409 and nothing is charged where it is another one now. Left out, it is not looked at. */
            total: number;
        };
        /** @description A member of an organization who may be asked to pay for its orders. */
        Payer: {
            email: string;
            id: number;
            name: string;
        };
        /** @description What somebody who is asked to pay for a cart sees. */
        PaymentAsk: {
            ask: components["schemas"]["AskedToPay"];
            /** @description Who asks. */
            asked_by: string;
            /** @description The cards that the reader may pay with: their own, and the organization’s. */
            cards: components["schemas"]["CreditCard"][];
            /** @description The cart, at the price that it has where a card pays; null once there is nothing to pay any more. */
            order: components["schemas"]["Order"] | null;
        };
        /** @description A picture of a package, or of one of its dishes. */
        Photo: {
            alt: string;
            /** @description The name of what it shows. */
            caption: string;
            /** @description The option that it shows; null for the package itself. */
            option_id: number | null;
            url: string;
        };
        /** @description A picture and its words. */
        Picture: {
            alt: string;
            url: string;
        };
        /** @description A place that can be searched (1 §3). */
        Place: {
            /** @description How many restaurants cook there. */
            brands_count: number;
            /** @description How many packages of each category. */
            category_counts: {
                [key: string]: number;
            };
            /** @description How many restaurants of each cuisine. */
            cuisine_counts: {
                [key: string]: number;
            };
            /** @description The id of the place. */
            enum: number;
            label: string;
            /** @description In degrees, north above zero. */
            latitude: number;
            /** @description In degrees, east above zero. */
            longitude: number;
            /** @description How many restaurants of each diversity tag. */
            minority_counts: {
                [key: string]: number;
            };
            slug: string;
            time_zone: string;
            /** @description How many packages of each meal. */
            type_counts: {
                [key: string]: number;
            };
            /** @description Hours from UTC today, in the zone of the place. */
            utc_offset: number;
            value: string;
        };
        /** @description What was done, when and by whom. */
        PlatformLogEntry: {
            action: string;
            /**
             * Format: date-time
             * @description When it was done, in UTC.
             */
            at: string;
            by_whom: string;
            detail: {
                [key: string]: unknown;
            };
            id: number;
            /** @description Null where it was about no release. */
            release_id: number | null;
            remote: string;
        };
        /** @description A release of a remote or of the shell. */
        PlatformRelease: {
            /** @description Of all its files, compressed ones and maps too. */
            bytes: number;
            /** @description An activation would take it: it came whole, was drawn in a browser or live before, was not halted, and its files are there. */
            givable: boolean;
            /**
             * Format: date-time
             * @description When it was halted, in UTC; null where it was not.
             */
            halted_at: string | null;
            /** @description Null where it was not halted. */
            halted_why: string | null;
            hash: string;
            id: number;
            /**
             * Format: date-time
             * @description When it was published, or began to arrive, in UTC.
             */
            published_at: string;
            published_by: string;
            remote: string;
            /**
             * Format: date-time
             * @description When its files were removed, in UTC; null while they are there.
             */
            removed_at: string | null;
            /**
             * Format: date-time
             * @description When a browser drew it, in UTC; null where none did.
             */
            smoked_at: string | null;
            /** @enum {string} */
            state: "arriving" | "refused" | "published" | "smoked" | "canary" | "live" | "halted" | "removed";
            version: string;
        };
        /** @description A remote, or the shell, and what is live of it. */
        PlatformRemote: {
            can: {
                /** @description By the key that was sent: its own remote, or each by the platform’s. */
                change: boolean;
            };
            /** @description Null without. */
            canary: components["schemas"]["PlatformRelease"] | null;
            /** @description The same of the canary. */
            canary_misfits: string[];
            /** @description Of a hundred new sessions; 0 without a canary. */
            canary_percent: number;
            /**
             * Format: date-time
             * @description Since when there is this canary, in UTC; null without.
             */
            canary_since: string | null;
            /**
             * Format: date-time
             * @description When what is live last changed, in UTC; null before anything was.
             */
            changed_at: string | null;
            /** @description A start of the site leaves it alone. */
            chosen_by_person: boolean;
            /** @description Null before anything was. */
            live: components["schemas"]["PlatformRelease"] | null;
            /** @description What the live release asks that this API does not take or answer any more; none where it fits. */
            misfits: string[];
            name: string;
            /** @description The one that was good before it; null without. */
            previous: components["schemas"]["PlatformRelease"] | null;
            team: string;
        };
        /** @description A poll that asks people what they want to eat (1 §3). */
        Poll: {
            /** @description People who answered, also that they eat nothing. */
            answers_count: number;
            auto_submit: boolean;
            /** @description The secret of its link. */
            code: string;
            combo_creation_allowed: boolean;
            counts: components["schemas"]["PollCount"][];
            /**
             * Format: date-time
             * @description When it ends; an instant in UTC.
             */
            expires_at: string;
            /** @description The same by the clock of the place, with its offset. */
            expires_at_with_zone: string;
            /** @description People beyond those who picked. */
            extra_headcount_for_auto_submit: number;
            /** @description What fills the portions that nobody picked; empty leaves that to what the order holds. */
            extra_selections: components["schemas"]["ExtraSelection"][];
            /** @description Why it could not send its order by itself; null where it did not try, or all is well again. */
            failure: {
                /**
                 * Format: date-time
                 * @description An instant in UTC.
                 */
                at: string;
                code: string;
                /** @description What stood in the way, in words. */
                message: string;
            } | null;
            /** @description Of the order; null while not said. */
            headcount: number | null;
            invitees: components["schemas"]["PollInvitee"][];
            /** @description It takes no answers of teammates. */
            is_over: boolean;
            /**
             * Format: date-time
             * @description The last moment at which its order can be ordered; an instant in UTC, or null where there is none.
             */
            latest_end: string | null;
            /** @description Only options of the poll can be combined, not all of the choice. */
            limit_combo_options: boolean;
            /** @description The most that its order may cost to be sent by itself, in dollars; null while nobody said. */
            maximum_total: number | null;
            /** @description What the organization pays of each meal, in dollars; null where it pays all of it. */
            meal_allowance: number | null;
            order_id: number;
            /** @description The choice that it is about. */
            package_item_id: number;
            /** @description Portions that were picked, of whatever. */
            people_count: number;
            poll_options: components["schemas"]["PollOption"][];
            /**
             * Format: date-time
             * @description When it was armed to send its order at its end; an instant in UTC, or null where there is none.
             */
            scheduled_at: string | null;
            /**
             * Format: date-time
             * @description When its selections came onto the order; an instant in UTC, or null where there is none.
             */
            selections_applied_at: string | null;
            /** @enum {string} */
            status: "open" | "closed" | "applied" | "submitted";
            /** @description The organization of its order; null where that is nobody’s any more. */
            team_id: number | null;
            /** @description The IANA zone of the place; UTC while no place is known. */
            time_zone: string;
            /** @description Grows with each change of the poll, its answers included. */
            version: number;
        };
        /** @description How many portions were picked of something. */
        PollCount: {
            /** @description The options that share the portion; empty unless it is a combination. */
            combo_of: number[];
            opted_out: boolean;
            /** @description The `id` of the option of the poll; null of a combination, and of those who eat nothing. */
            option_id: number | null;
            /** @description The option of the menu; null of a combination, and of those who eat nothing. */
            package_item_option_id: number | null;
            /** @description Portions; people, where they eat nothing. */
            qty: number;
        };
        /** @description What can be picked in a poll, as whoever has its link sees it. */
        PollDish: {
            /** @description What its caterer says is in it; none says nothing where `allergens_stated_on` of the package is null. */
            allergens: ("milk" | "eggs" | "fish" | "shellfish" | "tree_nuts" | "peanuts" | "wheat" | "soy" | "sesame")[];
            /** @description The options that a combo is made of. */
            combo_of: number[];
            description: string;
            dietary_tags: ("vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "contains_nuts")[];
            id: number;
            name: string;
            /** @description What its eater pays themselves, in dollars for one portion; of a combination, the dearest. */
            own_share: number;
            package_item_id: number;
            /** @description What it looks like; empty where nobody knows. */
            picture_url: string;
            /**
             * @description How food is served by it; null where it does not say.
             * @enum {string|null}
             */
            presentation_type: "buffet" | "individual" | null;
            /** @description Added to the price for each one, in dollars. */
            price: number;
        };
        /** @description Somebody who was invited by mail. */
        PollInvitee: {
            /**
             * @description Null while they said nothing.
             * @enum {string|null}
             */
            answer: "answered" | "opted_out" | null;
            email: string;
            id: number;
            name: string;
            /** @description Their account; null where it is not known. */
            user_id: number | null;
        };
        /** @description Somebody to invite. */
        PollInviteeBody: {
            /** Format: email */
            email: string;
            /** @description Of one line, without a web address. */
            name?: string;
        };
        /** @description What can be picked. */
        PollOption: {
            /** @description Of the option of this poll. */
            id: number;
            option: components["schemas"]["Option"];
            package_item_option_id: number;
        };
        /** @description What somebody wants to eat (ENTI-10). */
        PollSelection: {
            /** @description The options that share the portion; empty without. */
            combo_of: number[];
            /**
             * Format: date-time
             * @description An instant in UTC.
             */
            created_at: string;
            /** @description What they need of their food. */
            dietary: ("vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "without_nuts")[];
            /** @description Null where nobody said one. */
            email: string | null;
            id: number;
            name: string;
            note: string;
            opted_out: boolean;
            /** @description What they agreed to pay themselves, in dollars for all portions. */
            own_share: number;
            /** @description What was picked; null for a combination, and for nothing. */
            package_item_option_id: number | null;
            /** @description Portions of one person. */
            qty: number;
            /**
             * Format: date-time
             * @description When it was changed last; an instant in UTC.
             */
            updated_at: string;
            /** @description Their account; null for somebody without one. */
            user_id: number | null;
        };
        /** @description What somebody owes for their meal of a poll. */
        PollSelectionBill: {
            /** @description In dollars. */
            amount: number;
            /**
             * Format: date-time
             * @description When it was ordered; an instant in UTC.
             */
            created_at: string;
            id: number;
            /** @description Who owes it. */
            name: string;
            /**
             * Format: date-time
             * @description When it was said to be settled; an instant in UTC, or null where there is none.
             */
            paid_at: string | null;
            poll_selection_id: number;
            /**
             * @description `void`: the order that the meal was in is off.
             * @enum {string}
             */
            status: "due" | "paid" | "void";
        };
        /** @description An answer. */
        PollSelectionBody: {
            poll_selection: components["schemas"]["PollSelectionFields"];
        };
        /** @description What somebody wants: one of option, combination or nothing. */
        PollSelectionFields: {
            /** @description Options that share the portion; null without. */
            combo?: {
                /** @description Each option once. */
                package_item_option_ids: number[];
            } | null;
            /** @description What they need of their food; remembered for an account. */
            dietary?: ("vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "without_nuts")[];
            /**
             * Format: email
             * @description Where a confirmation goes; left out, that of the account, and null for nobody’s.
             */
            email?: string | null;
            /** @description Of one line, without a web address; left out, that of the account. */
            name?: string;
            note?: string;
            /** @description They eat nothing. */
            opted_out?: boolean;
            /** @description What is picked; null for nothing or a combination. */
            package_item_option_id?: number | null;
            /** @description Portions of one person; 1 unless said. */
            qty?: number;
            /** @description What they saw that they pay themselves of all portions, in dollars with two decimals at most; 409 `poll-share_changed` where it is more by now, which `context.own_share` says. Not looked at where somebody answers for another. */
            seen_share?: number;
            /** @description A member whose answer this is, which the owner of the poll gives for them; null for somebody without an account. */
            user_id?: number | null;
        };
        /** @description A kitchen that might cook an order. */
        PossibleKitchen: {
            /** @description Miles to the address, as the crow flies; null while there is none. */
            distance_miles: number | null;
            formatted_address: string;
            id: number;
            name: string;
            pickup_allowed: boolean;
        };
        /** @description Where to go to be given it. */
        Preview: {
            /** @description Good for an hour; a banner names what it brings, and ends it. */
            url: string;
        };
        /** @description A release that one browser is to be given, or a machine to take it from. */
        PreviewBody: {
            /** @description Releases of others that go with it, each of them live or a canary: so a remote is looked at in the shell that is to come. */
            beside?: number[];
            /** @description One of those that this site allows, such as http://localhost:4100. */
            origin?: string;
            release_id?: number;
        };
        /** @description An order as it would be. */
        PreviewedOrder: {
            chosen_options: components["schemas"]["ChosenQuantity"][];
            /**
             * Format: date-time
             * @description The last instant at which it can be ordered; an instant in UTC, or null where there is none.
             */
            cutoff_at: string | null;
            /** @description The least food that the kitchen brings to the address; null for a pickup, and while no kitchen is found, in dollars. */
            delivery_minimum: number | null;
            /** @description What is missing of it; 0 where nothing is, in dollars. */
            delivery_shortfall: number;
            /** @description Miles between kitchen and address, as the crow flies; null while one of them is not known. */
            distance_miles: number | null;
            earliest_start: components["schemas"]["EarliestStart"];
            /** @description What the package costs each person by now, its options aside; null from a menu, which has no such price, in dollars. */
            food_price_each: number | null;
            /** @description How many people: those asked for, else the fewest that it is sold for. */
            headcount: number;
            /** @description The kitchen that would cook it; null while none is found. */
            kitchen_id: number | null;
            menu_items: components["schemas"]["OrderedMenuItem"][];
            /** @description That the pickup is far away (1 §8); null where it is not. The order stays valid. */
            note: string | null;
            /** @description What its options cost by now: those of a page that was read before may have moved. */
            option_prices: {
                option_id: number;
                /** @description Added to the price for each one, in dollars. */
                price: number;
            }[];
            pickup: boolean;
            /** @description Where it is picked up; null for a delivery, and while no kitchen is found. */
            pickup_kitchen_id: number | null;
            possible_kitchens: components["schemas"]["PossibleKitchen"][];
            pricing: components["schemas"]["OrderPricing"];
            /** @description `YYYY-MM-DD` in `time_zone`; null while not said. */
            start_date: string | null;
            /** @description `HH:mm` in `time_zone`; null while not said. */
            start_time: string | null;
            /** @description The IANA zone of date and time: the kitchen's for a pickup, else the address's; null while neither is known. */
            time_zone: string | null;
        };
        /** @description What an order from a menu might be. */
        PreviewMenuOrderBody: {
            /** @description Where it goes, in words that the geocoder looks up. Null says nothing. */
            formatted_address?: string | null;
            /** @description The geocoder's id of where it goes; it counts before `formatted_address`, which is looked up where the id is not known. Null says nothing. */
            google_place_id?: string | null;
            /** @description How many people; null leaves it open. */
            headcount?: number | null;
            is_referral?: boolean;
            /** @description The same by its own names; what is said here counts. */
            order?: {
                /** @description How many people; null leaves it open. */
                headcount?: number | null;
                /** @description All that is ordered from the menu; the same dish with other additions or words is a line of its own. */
                menu_items?: components["schemas"]["MenuItemQuantity"][];
                pickup?: boolean;
                /** @description The kitchen to pick it up from; null leaves it to the platform. */
                pickup_kitchen_id?: number | null;
                /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
                start_date?: string | null;
                /** @description `HH:mm` in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
                start_time?: string | null;
            };
            /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
            start_date?: string | null;
            /** @description `HH:mm` in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
            start_time?: string | null;
        };
        /** @description What an order might be. */
        PreviewOrderBody: {
            /** @description Where it goes, in words that the geocoder looks up. Null says nothing. */
            formatted_address?: string | null;
            /** @description The geocoder's id of where it goes; it counts before `formatted_address`, which is looked up where the id is not known. Null says nothing. */
            google_place_id?: string | null;
            /** @description How many people; null leaves it open. */
            headcount?: number | null;
            is_referral?: boolean;
            /** @description The same by its own names; what is said here counts. */
            order?: {
                /** @description Each option once. */
                chosen_options?: components["schemas"]["WishedQuantity"][];
                /** @description How many people; null leaves it open. */
                headcount?: number | null;
                /** @description Combinations that would be added, priced and checked as if they were. */
                package_item_options?: components["schemas"]["WishedCombo"][];
                pickup?: boolean;
                /** @description The kitchen to pick it up from; null leaves it to the platform. */
                pickup_kitchen_id?: number | null;
                /**
                 * @description How it is served; null leaves it open.
                 * @enum {string|null}
                 */
                presentation_type?: "buffet" | "individual" | null;
                /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
                start_date?: string | null;
                /** @description `HH:mm` in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
                start_time?: string | null;
            };
            /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
            start_date?: string | null;
            /** @description `HH:mm` in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
            start_time?: string | null;
        };
        /** @description One line of an order's price; the total is their sum. */
        PriceLine: {
            /** @description Below zero where it takes off, in dollars. */
            amount: number;
            code: string;
            /** @description What the line is for; null where its label says enough. */
            explanation: string | null;
            label: string;
            taxable: boolean;
        };
        /** @description The canary that is to be live for everybody. */
        PromoteBody: {
            /** @description The canary as the caller knows it; a 409 where another one is. */
            release_id: number;
        };
        /** @description Something that is proposed, which may be taken by itself. */
        ProposedLine: {
            /** @description The choice, or the part of a menu, that it belongs to. */
            course: string;
            /** @description The caterer's marks of it. */
            dietary_tags: ("vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "contains_nuts")[];
            /** @description Whether it was chosen by hand, and stays. */
            kept: boolean;
            /** @description The line of an order from a menu; null of a package. */
            menu_item: components["schemas"]["MenuItemQuantity"] | null;
            name: string;
            /** @description The option of a package; null of a menu. */
            option_id: number | null;
            /** @description What all of them add to the food, in dollars. */
            price: number;
            /** @description How many of it. */
            qty: number;
            /** @description What has to be chosen with each one; empty where nothing has. */
            with_it: string;
        };
        /** @description Whom an order from a menu is to feed, and for what; `menu_items` are those chosen by hand, which stay. */
        ProposeMenuOrderBody: {
            /** @description What all of it may cost, fees, tax, delivery and tip included, in dollars; null for no limit. It counts before `budget_per_person`. */
            budget?: number | null;
            /** @description The same for each person of the headcount, in dollars; null for no limit. */
            budget_per_person?: number | null;
            /** @description Who needs what, each person once; whoever is in no group eats anything. */
            diets?: components["schemas"]["DietCount"][];
            /** @description Where it goes, in words that the geocoder looks up. Null says nothing. */
            formatted_address?: string | null;
            /** @description The geocoder's id of where it goes; it counts before `formatted_address`, which is looked up where the id is not known. Null says nothing. */
            google_place_id?: string | null;
            /** @description How many people; null leaves it open. */
            headcount?: number | null;
            is_referral?: boolean;
            /** @description The same by its own names; what is said here counts. */
            order?: {
                /** @description How many people; null leaves it open. */
                headcount?: number | null;
                /** @description All that is ordered from the menu; the same dish with other additions or words is a line of its own. */
                menu_items?: components["schemas"]["MenuItemQuantity"][];
                pickup?: boolean;
                /** @description The kitchen to pick it up from; null leaves it to the platform. */
                pickup_kitchen_id?: number | null;
                /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
                start_date?: string | null;
                /** @description `HH:mm` in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
                start_time?: string | null;
            };
            /** @description How many portions each person is to have, a main among them; 1.5 unless said. */
            servings_per_person?: number;
            /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
            start_date?: string | null;
            /** @description `HH:mm` in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
            start_time?: string | null;
        };
        /** @description Whom an order of a package is to feed, and for what; `chosen_options` are those chosen by hand, which stay (0 keeps one out). */
        ProposeOrderBody: {
            /** @description What all of it may cost, fees, tax, delivery and tip included, in dollars; null for no limit. It counts before `budget_per_person`. */
            budget?: number | null;
            /** @description The same for each person of the headcount, in dollars; null for no limit. */
            budget_per_person?: number | null;
            /** @description Who needs what, each person once; whoever is in no group eats anything. */
            diets?: components["schemas"]["DietCount"][];
            /** @description Where it goes, in words that the geocoder looks up. Null says nothing. */
            formatted_address?: string | null;
            /** @description The geocoder's id of where it goes; it counts before `formatted_address`, which is looked up where the id is not known. Null says nothing. */
            google_place_id?: string | null;
            /** @description How many people; null leaves it open. */
            headcount?: number | null;
            is_referral?: boolean;
            /** @description The same by its own names; what is said here counts. */
            order?: {
                /** @description Each option once. */
                chosen_options?: components["schemas"]["WishedQuantity"][];
                /** @description How many people; null leaves it open. */
                headcount?: number | null;
                /** @description Combinations that would be added, priced and checked as if they were. */
                package_item_options?: components["schemas"]["WishedCombo"][];
                pickup?: boolean;
                /** @description The kitchen to pick it up from; null leaves it to the platform. */
                pickup_kitchen_id?: number | null;
                /**
                 * @description How it is served; null leaves it open.
                 * @enum {string|null}
                 */
                presentation_type?: "buffet" | "individual" | null;
                /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
                start_date?: string | null;
                /** @description `HH:mm` in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
                start_time?: string | null;
            };
            /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
            start_date?: string | null;
            /** @description `HH:mm` in the zone of the kitchen for a pickup, else of the address; null leaves it open. */
            start_time?: string | null;
        };
        /** @description A poll as whoever has its link sees it. */
        PublicPoll: {
            /** @description The day, in the zone of the site, on which the caterer stood up for the allergens of its package; null where they did not. */
            allergens_stated_on: string | null;
            /** @description Who asks. */
            asked_by: {
                name: string;
            };
            brand: {
                name: string;
            };
            code: string;
            combo_creation_allowed: boolean;
            /** @description So many options share a portion at least. */
            combo_least: number;
            /** @description So many options share a portion at most. */
            combo_most: number;
            /** @description What can share a portion where combinations are allowed; empty otherwise. */
            combo_options: components["schemas"]["PollDish"][];
            /** @description What the reader needs of their food, as they said it last; empty without an account. */
            dietary_profile: ("vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "without_nuts")[];
            /**
             * Format: date-time
             * @description When the poll ends; an instant in UTC.
             */
            expires_at: string;
            /** @description The same by the clock of the place, with its offset. */
            expires_at_with_zone: string;
            /** @description Its order was canceled, declined or not answered: nobody cooks it. */
            is_called_off: boolean;
            /** @description It takes no answers any more. */
            is_over: boolean;
            /** @description What the organization pays of each meal, in dollars; null where it pays all of it. */
            meal_allowance: number | null;
            options: components["schemas"]["PollDish"][];
            /** @description For who ordered it alone; null for everybody else. */
            order_id: number | null;
            /** @description For whom; null for nobody’s any more. */
            organization: {
                name: string;
            } | null;
            package: {
                name: string;
                picture: components["schemas"]["Picture"];
            };
            /** @description What the reader answered; null while they said nothing. */
            selection: components["schemas"]["PollSelection"] | null;
            /**
             * Format: date-time
             * @description When the food comes; an instant in UTC, or null where there is none.
             */
            start_at: string | null;
            /** @enum {string} */
            status: "open" | "closed" | "applied" | "submitted";
            /** @description What is picked, such as `filling`. */
            subject: string;
            /** @description The IANA zone of the place; UTC while no place is known. */
            time_zone: string;
            /** @description Grows with each change of the poll, its answers included. */
            version: number;
        };
        /** @description An answer by the link of a poll. */
        PublicPollSelectionBody: {
            /** @description Of the link. */
            code: string;
            poll_selection: components["schemas"]["PollSelectionFields"];
        };
        /** @description A review as everybody may read it (2 §3). */
        PublicReview: {
            /** @description What they wrote; empty where stars and tags say it. */
            body: string;
            /** @description An instant in UTC, ISO 8601. */
            created_at: string;
            /** @description For how many people it was ordered; null where nobody counted. */
            headcount: number | null;
            id: number;
            negative_rating_reasons: ("delivery" | "food_quality" | "food_quantity" | "setup" | "communication" | "accuracy")[];
            /** @description Stars, 1 to 5. */
            overall_rating: number;
            /** @description What was ordered; null for dishes of a menu and for what is not offered any more. */
            package: {
                name: string;
                slug: string;
            } | null;
            positive_rating_reasons: ("delivery" | "food_quality" | "food_quantity" | "setup" | "communication")[];
            /** @description First name and an initial; null where they did not want to be named. */
            reviewer_name: string | null;
            /** @description Null where they did not say. */
            would_reorder: boolean | null;
        };
        /** @description What the tip of a delivered order is to be. */
        RaiseTipBody: {
            tip: {
                /** @description The whole tip, what was given before included, in dollars with two decimals at most. */
                amount: number;
            };
        };
        /** @description A remote as it was entered, with its first key. */
        RegisteredRemote: {
            /** @description Its first deploy key, shown this once. */
            key: string;
            name: string;
            team: string;
        };
        /** @description A remote that is new on the site. */
        RegisterRemoteBody: {
            name: string;
            /** @description Who owns it, as people read it. */
            team: string;
        };
        /** @description How a release did in the last 24 hours, as pages told it. */
        ReleaseHealth: {
            /** @description What those reported, each kind once a page. */
            faults: number;
            /** @description Pages that reported a fault of it. */
            faulty_pages: number;
            /** @description Pages in which it came. */
            loads: number;
            /** @description Milliseconds until its screen was there, of half of the pages; null without loads. */
            p50_ms: number | null;
            /** @description The same of 95 of a hundred; null without loads. */
            p95_ms: number | null;
            release_id: number;
        };
        /** @description What pages reported in the last week, the same fault once. */
        RemoteFault: {
            /** @description Of the last report; `release.js trace` shows where in the sources it is. */
            id: number;
            /** @enum {string} */
            kind: "late" | "load" | "render" | "suspended" | "script";
            /**
             * Format: date-time
             * @description When one last did, in UTC.
             */
            last_at: string;
            message: string;
            path: string;
            release_id: number;
            /** @description How many pages reported it. */
            times: number;
        };
        /** @description An order as it would be made again today: what stays, what is left out, and the price then and now. */
        Reorder: {
            choices: components["schemas"]["ChoiceChange"][];
            /** @description How many people; null while not said. */
            headcount: number | null;
            /** @description How many people; null while not said. */
            headcount_before: number | null;
            /** @description A cart that repeats it and was not placed, the latest; null while there is none. */
            id: number | null;
            menu_items: components["schemas"]["DishChange"][];
            /** @description The order that is repeated. */
            order_id: number;
            /** @description As it was agreed. */
            price_before: {
                /** @description What the orderer paid, in dollars. */
                customer_price: number;
                /** @description Food before deal and coupon, in dollars. */
                order_items_price: number;
            };
            /** @description What it would cost today, or its cart costs; null where it can not be had. */
            pricing: components["schemas"]["OrderPricing"] | null;
            /** @description Why it can not be made again; `context` says by which filters something like it is searched for. Null where it can be. */
            refusal: components["schemas"]["Error"] | null;
            /** @description The date that somebody gave that cart, `YYYY-MM-DD` in the zone of its event; null while nobody did, and without a cart. */
            start_date: string | null;
        };
        /** @description How to reset choices. */
        ResetChoicesBody: {
            /** @description The version that was read: 409 where the order has moved on since. */
            lock_version?: number;
            /** @description False only says what would change; true unless said. */
            persist_changes?: boolean;
        };
        /** @description A new password, by the mailed token. */
        ResetPasswordBody: {
            password: string;
            token: string;
        };
        /** @description A menu with its categories. */
        RestaurantMenu: {
            /** @description `YYYY-MM-DD` of its caterer’s own calendar, in no zone: when they last said what is in its dishes; null for never. */
            allergens_stated_on: string | null;
            id: number;
            menu_categories: components["schemas"]["MenuCategory"][];
            name: string;
        };
        /** @description A page of reviews, and what all of them come to. */
        ReviewList: {
            /** @description How many reviews there are of what was asked for, beyond this page too. */
            count: number;
            records: components["schemas"]["PublicReview"][];
            summary: components["schemas"]["ReviewSummary"];
        };
        /** @description What all reviews come to. */
        ReviewSummary: {
            /** @description Stars, to two places; null without a review. */
            average: number | null;
            /** @description How many reviews there are, whatever is asked for of them. */
            count: number;
            /** @description Five entries, of five stars first. */
            stars: {
                /** @description How many gave that many. */
                count: number;
                /** @description Stars, 1 to 5. */
                stars: number;
            }[];
            /** @description What was praised or found wanting by anybody, most often named first. */
            tags: {
                /** @description How many found it wanting. */
                negative: number;
                /** @description How many praised it. */
                positive: number;
                /** @enum {string} */
                tag: "delivery" | "food_quality" | "food_quantity" | "setup" | "communication" | "accuracy";
            }[];
            /** @description How many would not; the others did not say. */
            would_not_reorder: number;
            /** @description How many would order it again. */
            would_reorder: number;
        };
        /** @description How many members have each role. */
        RoleCounts: {
            /** @description How many admins. */
            admin: number;
            /** @description How many attendants from outside. */
            external_attendant: number;
            /** @description How many guests. */
            guest: number;
            /** @description How many orderers. */
            orderer: number;
            /** @description How many of the staff. */
            staff: number;
        };
        /** @description What is gone back from, and why. */
        RollbackBody: {
            /** @description The release that is live as the caller knows; a 409 where another one is. */
            release_id?: number;
            /** @description What the log and the list of releases say of it. */
            why?: string;
        };
        /** @description An organization’s list of restaurants. */
        Roster: {
            brand_ids: number[];
            id: number;
            name: string;
        };
        /** @description What a cart cost when it was last saved. */
        SavedPrice: {
            /** @description The whole price by then, for its headcount, in dollars. */
            amount: number;
            /** @description Whether the delivery is not in it: nobody had said where it goes, or no kitchen brings it there. */
            before_delivery: boolean;
        };
        /** @description A saved search; amounts in dollars as text without a trailing .0 (2 §3). */
        SavedSearch: {
            address_id?: number;
            all_in_pricing?: boolean;
            block_roster_id?: number;
            brand_id?: number | number[];
            /** @enum {string} */
            budget?: "$" | "$$" | "$$$";
            budget_limit?: string;
            collection_id?: number;
            favorited?: boolean;
            formatted_address?: string;
            full_menu_ordering_enabled?: boolean;
            future_orders?: boolean;
            google_place_id?: string;
            group_eligible?: boolean;
            has_deal?: boolean;
            /** @description For how many people. */
            headcount?: number;
            id: number;
            /** @description Only packages whose poll needs no more notice, in hours. */
            lead_time_hours?: number;
            max_price?: string;
            minority_flag?: ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black") | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
            name: string;
            order_by_last_submission?: boolean | ("asc" | "desc");
            order_by_newness?: boolean | ("asc" | "desc");
            order_by_order_frequency?: boolean | ("asc" | "desc");
            order_by_popularity?: boolean | ("asc" | "desc");
            /** @enum {string} */
            order_direction?: "asc" | "desc";
            /**
             * @description `rating`: the best first, those that nobody rated last. `distance`: from the kitchen to the address, else to the middle of the place, the nearest first.
             * @enum {string}
             */
            order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission" | "rating" | "distance";
            package_category?: string | string[];
            package_template_id?: number | number[];
            package_type?: ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert") | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert")[];
            pickup?: boolean;
            place_id?: number;
            presentation_type?: ("buffet" | "individual" | "mixed") | ("buffet" | "individual" | "mixed")[];
            previously_ordered?: boolean;
            quality_tier?: ("classic" | "specialty") | ("classic" | "specialty")[];
            query?: string;
            roster_id?: number;
            /** @enum {string} */
            search_type?: "packages" | "restaurants";
            set_up_type?: ("drop_off" | "set_up" | "on_site") | ("drop_off" | "set_up" | "on_site")[];
            sort?: string;
            /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the address, else of the place. */
            start_date?: string;
            /** @description `HH:mm` in the zone of the address, else of the place; it waits for its date. */
            start_time?: string;
            sustainable?: boolean;
            user_id: number;
            /** @description The fewest stars that one gave it oneself; what one did not rate passes. */
            user_rating_above_or_null?: number;
            /** @description The farthest that a kitchen may be, in miles. */
            within_delivery_radius_miles?: number;
        };
        /** @description Filters to keep, by the names of the search or of the saved search. */
        SavedSearchBody: {
            saved_search: {
                /** @description Null takes this filter off. */
                address_id?: number | null;
                /** @description Null takes this filter off. */
                all_in_pricing?: boolean | null;
                /** @description Null takes this filter off. */
                batchable?: boolean | null;
                /** @description Null takes this filter off. */
                block_roster_id?: number | null;
                /** @description Null takes this filter off. */
                brand_has_minority_flag?: null | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black") | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
                /** @description Null takes this filter off. */
                brand_id?: null | number | number[];
                /** @description Null takes this filter off. */
                brand_sustainable?: boolean | null;
                /**
                 * @description Null takes this filter off.
                 * @enum {string|null}
                 */
                budget?: "$" | "$$" | "$$$" | null;
                /** @description The most for everybody together, in dollars with two decimals at most. Null takes this filter off. */
                budget_limit?: null | string | number;
                /** @description Null takes this filter off. */
                collection_id?: number | null;
                /** @description Null takes this filter off. */
                favorited?: boolean | null;
                /** @description Null takes this filter off. */
                formatted_address?: string | null;
                /** @description Null takes this filter off. */
                full_menu_ordering_enabled?: boolean | null;
                /** @description Null takes this filter off. */
                future_orders?: boolean | null;
                /** @description Null takes this filter off. */
                google_place_id?: string | null;
                /** @description Null takes this filter off. */
                group_eligible?: boolean | null;
                /** @description Null takes this filter off. */
                has_deal?: boolean | null;
                /** @description For how many people. Null takes this filter off. */
                headcount?: number | null;
                /** @description Only packages whose poll needs no more notice, in hours. Null takes this filter off. */
                lead_time_hours?: number | null;
                /** @description The most per person, in dollars with two decimals at most. Null takes this filter off. */
                max_price?: null | string | number;
                /** @description Null takes this filter off. */
                minority_flag?: null | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black") | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
                name: string;
                /** @description Null takes this filter off. */
                order_by_last_submission?: null | boolean | ("asc" | "desc");
                /** @description Null takes this filter off. */
                order_by_newness?: null | boolean | ("asc" | "desc");
                /** @description Null takes this filter off. */
                order_by_order_frequency?: null | boolean | ("asc" | "desc");
                /** @description Null takes this filter off. */
                order_by_popularity?: null | boolean | ("asc" | "desc");
                /**
                 * @description Null takes this filter off.
                 * @enum {string|null}
                 */
                order_direction?: "asc" | "desc" | null;
                /**
                 * @description `rating`: the best first, those that nobody rated last. `distance`: from the kitchen to the address, else to the middle of the place, the nearest first. Null takes this filter off.
                 * @enum {string|null}
                 */
                order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission" | "rating" | "distance" | null;
                /** @description Null takes this filter off. */
                package_category?: null | string | string[];
                /** @description Null takes this filter off. */
                package_template_id?: null | number | number[];
                /** @description Null takes this filter off. */
                package_type?: null | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert") | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert")[];
                /** @description Null takes this filter off. */
                pickup?: boolean | null;
                /** @description Null takes this filter off. */
                place_id?: number | null;
                /** @description Only packages whose poll needs no more notice, in hours. Null takes this filter off. */
                poll_lead_time_below_including?: number | null;
                /** @description Null takes this filter off. */
                presentation_type?: null | ("buffet" | "individual" | "mixed" | "all") | ("buffet" | "individual" | "mixed" | "all")[];
                /** @description Null takes this filter off. */
                previously_ordered?: boolean | null;
                /** @description The most per person, in dollars with two decimals at most. Null takes this filter off. */
                price_below_including?: null | string | number;
                /** @description Null takes this filter off. */
                quality_tier?: null | ("classic" | "specialty") | ("classic" | "specialty")[];
                /** @description Null takes this filter off. */
                query?: string | null;
                /** @description Null takes this filter off. */
                roster_id?: number | null;
                /**
                 * @description Null takes this filter off.
                 * @enum {string|null}
                 */
                search_type?: "packages" | "restaurants" | null;
                /** @description Null takes this filter off. */
                set_up_type?: null | ("drop_off" | "set_up" | "on_site") | ("drop_off" | "set_up" | "on_site")[];
                /** @description Null takes this filter off. */
                sort?: string | null;
                /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the address, else of the place. Null takes this filter off. */
                start_date?: string | null;
                /** @description `HH:mm` in the zone of the address, else of the place; it waits for its date. Null takes this filter off. */
                start_time?: string | null;
                /** @description Null takes this filter off. */
                sustainable?: boolean | null;
                /** @description The fewest stars that one gave it oneself; what one did not rate passes. Null takes this filter off. */
                user_rating_above_or_null?: number | null;
                /** @description The farthest that a kitchen may be, in miles. Null takes this filter off. */
                within_delivery_radius_miles?: number | null;
            };
        };
        /** @description Filters to change; null takes one off. */
        SavedSearchChanges: {
            saved_search: {
                /** @description Null takes this filter off. */
                address_id?: number | null;
                /** @description Null takes this filter off. */
                all_in_pricing?: boolean | null;
                /** @description Null takes this filter off. */
                batchable?: boolean | null;
                /** @description Null takes this filter off. */
                block_roster_id?: number | null;
                /** @description Null takes this filter off. */
                brand_has_minority_flag?: null | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black") | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
                /** @description Null takes this filter off. */
                brand_id?: null | number | number[];
                /** @description Null takes this filter off. */
                brand_sustainable?: boolean | null;
                /**
                 * @description Null takes this filter off.
                 * @enum {string|null}
                 */
                budget?: "$" | "$$" | "$$$" | null;
                /** @description The most for everybody together, in dollars with two decimals at most. Null takes this filter off. */
                budget_limit?: null | string | number;
                /** @description Null takes this filter off. */
                collection_id?: number | null;
                /** @description Null takes this filter off. */
                favorited?: boolean | null;
                /** @description Null takes this filter off. */
                formatted_address?: string | null;
                /** @description Null takes this filter off. */
                full_menu_ordering_enabled?: boolean | null;
                /** @description Null takes this filter off. */
                future_orders?: boolean | null;
                /** @description Null takes this filter off. */
                google_place_id?: string | null;
                /** @description Null takes this filter off. */
                group_eligible?: boolean | null;
                /** @description Null takes this filter off. */
                has_deal?: boolean | null;
                /** @description For how many people. Null takes this filter off. */
                headcount?: number | null;
                /** @description Only packages whose poll needs no more notice, in hours. Null takes this filter off. */
                lead_time_hours?: number | null;
                /** @description The most per person, in dollars with two decimals at most. Null takes this filter off. */
                max_price?: null | string | number;
                /** @description Null takes this filter off. */
                minority_flag?: null | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black") | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
                name?: string;
                /** @description Null takes this filter off. */
                order_by_last_submission?: null | boolean | ("asc" | "desc");
                /** @description Null takes this filter off. */
                order_by_newness?: null | boolean | ("asc" | "desc");
                /** @description Null takes this filter off. */
                order_by_order_frequency?: null | boolean | ("asc" | "desc");
                /** @description Null takes this filter off. */
                order_by_popularity?: null | boolean | ("asc" | "desc");
                /**
                 * @description Null takes this filter off.
                 * @enum {string|null}
                 */
                order_direction?: "asc" | "desc" | null;
                /**
                 * @description `rating`: the best first, those that nobody rated last. `distance`: from the kitchen to the address, else to the middle of the place, the nearest first. Null takes this filter off.
                 * @enum {string|null}
                 */
                order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission" | "rating" | "distance" | null;
                /** @description Null takes this filter off. */
                package_category?: null | string | string[];
                /** @description Null takes this filter off. */
                package_template_id?: null | number | number[];
                /** @description Null takes this filter off. */
                package_type?: null | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert") | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert")[];
                /** @description Null takes this filter off. */
                pickup?: boolean | null;
                /** @description Null takes this filter off. */
                place_id?: number | null;
                /** @description Only packages whose poll needs no more notice, in hours. Null takes this filter off. */
                poll_lead_time_below_including?: number | null;
                /** @description Null takes this filter off. */
                presentation_type?: null | ("buffet" | "individual" | "mixed" | "all") | ("buffet" | "individual" | "mixed" | "all")[];
                /** @description Null takes this filter off. */
                previously_ordered?: boolean | null;
                /** @description The most per person, in dollars with two decimals at most. Null takes this filter off. */
                price_below_including?: null | string | number;
                /** @description Null takes this filter off. */
                quality_tier?: null | ("classic" | "specialty") | ("classic" | "specialty")[];
                /** @description Null takes this filter off. */
                query?: string | null;
                /** @description Null takes this filter off. */
                roster_id?: number | null;
                /**
                 * @description Null takes this filter off.
                 * @enum {string|null}
                 */
                search_type?: "packages" | "restaurants" | null;
                /** @description Null takes this filter off. */
                set_up_type?: null | ("drop_off" | "set_up" | "on_site") | ("drop_off" | "set_up" | "on_site")[];
                /** @description Null takes this filter off. */
                sort?: string | null;
                /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the address, else of the place. Null takes this filter off. */
                start_date?: string | null;
                /** @description `HH:mm` in the zone of the address, else of the place; it waits for its date. Null takes this filter off. */
                start_time?: string | null;
                /** @description Null takes this filter off. */
                sustainable?: boolean | null;
                /** @description The fewest stars that one gave it oneself; what one did not rate passes. Null takes this filter off. */
                user_rating_above_or_null?: number | null;
                /** @description The farthest that a kitchen may be, in miles. Null takes this filter off. */
                within_delivery_radius_miles?: number | null;
            };
        };
        /** @description Kitchens on a map: those that deliver first, then the nearest. */
        SearchMap: {
            /** @description Null while only the place is known. */
            address: components["schemas"]["MapPoint"] | null;
            /** @description How many there are in all, beyond the 200 of `records` too. */
            count: number;
            /** @description The middle of the place; null without one. */
            middle: components["schemas"]["MapPoint"] | null;
            /** @description The place that is searched; null where the address lies in none, or nothing was named. */
            place_id: number | null;
            records: components["schemas"]["MapRecord"][];
            /**
             * Format: uri
             * @description Where the streets to draw come from, the URL of a MapLibre style; null where the site has none.
             */
            street_style_url: string | null;
        };
        /** @description What a text that is still being typed may mean. */
        SearchSuggestion: {
            /** @description What tells it apart. */
            detail: string;
            /** @description Of the package, brand, menu item or category. */
            id: number;
            /** @enum {string} */
            kind: "package" | "brand" | "dish" | "category";
            label: string;
            /** @description From 0 to 1, the best match first. */
            score: number;
            /** @description Its own; a dish's is its brand's; a category's is its word, for `package_category`. */
            slug: string;
        };
        /** @description How what no card took so far is sent back. */
        SendBackBody: {
            refund: {
                /** @description How it was sent by hand, such as by which check; absent where its card is tried again. */
                sent_otherwise?: string;
            };
        };
        /** @description Who is signed in, and what the navigation needs to know (2 §3). */
        Session: {
            addresses: {
                formatted_address: string;
                google_place_id: string;
                id: number;
                /** @description What tells it from others behind its door: its label or company, and the suite. */
                name: string;
                /** @description The place that it lies in; null where it lies in none. */
                place_id: number | null;
                /** @description The organization whose book it stands in; null for one’s own. */
                team_id: number | null;
            }[];
            arrangements: {
                id: number;
                items: {
                    /** @description The restaurant that is kept; null where it is a package. */
                    brand_id: number | null;
                    notes: string;
                    /** @description The package that is kept; null where it is a restaurant. */
                    package_id: number | null;
                }[];
                name: string;
            }[];
            auth_scopes: string[];
            /** @description Coins for each dollar of food. */
            awards_multiplier: number;
            brands: components["schemas"]["BrandLink"][];
            caterer_roles: {
                brand_id: number;
                role: string;
            }[];
            /** @description The brand that the call is made for; null for none. */
            current_brand: components["schemas"]["BrandLink"] | null;
            /** @description The organization that the call is made for; null for none. */
            current_team: components["schemas"]["Team"] | null;
            email: string;
            email_verified: boolean;
            favorited_brand_ids: number[];
            favorited_package_ids: number[];
            first_name: string;
            /** @description The site admin who acts as this person; null where nobody does. */
            ghosting_admin: {
                id: number;
                name: string;
            } | null;
            id: number;
            invoiceable: boolean;
            is_admin: boolean;
            is_caterer: boolean;
            is_orderer: boolean;
            is_photographer: boolean;
            kitchen_groups: {
                brand_id: number;
                kitchen_ids: number[];
            }[];
            last_name: string;
            memberships: components["schemas"]["Membership"][];
            review_anonymously: boolean;
            rewards_disabled: boolean;
            rosters: {
                brand_ids: number[];
                id: number;
                /**
                 * @description `block` is a list of restaurants to leave out.
                 * @enum {string}
                 */
                kind: "allow" | "block";
                name: string;
                /** @description The organization that keeps it. */
                team_id: number;
            }[];
            saved_searches: components["schemas"]["SavedSearch"][];
            search_params: {
                [key: string]: unknown;
            };
            /** @description How many orders of theirs were ever submitted. */
            submitted_order_count: number;
            /** @description The CSRF token, sent back as `X-CSRF-Token`. */
            token: string;
            /**
             * @description `pollee` is an attendee.
             * @enum {string}
             */
            type: "member" | "pollee";
        };
        /** @description Whether a bill is settled. */
        SettleBillBody: {
            poll_selection_bill: {
                /** @description False takes back what was said. */
                is_paid: boolean;
            };
        };
        /** @description Who signs in. */
        SignInBody: {
            /** Format: email */
            email: string;
            password: string;
        };
        /** @description A sign-up that waits for its code. */
        SignUp: {
            email: string;
            /** @description What the code of the mail belongs to, known to this browser alone. */
            id: string;
        };
        /** @description A new account with a new organization. */
        SignUpBody: {
            /** Format: email */
            email: string;
            gclid?: string;
            /** @description Of one line, without a web address. */
            name: string;
            /** @description Of one line, without a web address. */
            organization_name: string;
            password: string;
            referring_brand_id?: number;
            source?: string;
            utm_campaign?: string;
            utm_content?: string;
            utm_medium?: string;
            utm_source?: string;
            utm_term?: string;
        };
        /** @description Says that the real shell drew a release. */
        SmokeBody: {
            /** @description In which browser. */
            browser: string;
            release_id: number;
        };
        /** @description What the navigation counts (2 §3). */
        Stats: {
            customer_action_items: {
                orders_awaiting_review: {
                    id: number;
                    /** @description The organization that ordered; null without one. */
                    team_id: number | null;
                }[];
            };
            stats: components["schemas"]["TeamStats"];
            team_stats: {
                [key: string]: components["schemas"]["TeamStats"];
            };
        };
        /** @description How to submit, and what was seen. */
        SubmitOrderBody: {
            ignore_checks?: components["schemas"]["IgnoreChecks"];
            /** @description The version that was shown: 409 and nothing is charged where the order has moved on since. Left out, it is not looked at. */
            lock_version?: number;
            /** @description The total that was shown, in dollars with two decimals at most; 409 and nothing is charged where it is another one now. Left out, it is not looked at. */
            total?: number;
        };
        /** @description What every caller of the same submit gets. */
        SubmittedOrder: {
            first_order: boolean;
            from_referral: boolean;
            id: number;
            pricing: {
                /** @description What the orderer pays, in dollars. */
                customer_price: number;
            };
            /** @enum {string} */
            status: "in_cart" | "pending" | "accepted" | "confirmed" | "fulfilled" | "declined" | "expired" | "canceled";
            team_id: number;
        };
        /** @description An organization, and how many have each role (2 §3). */
        Team: {
            id: number;
            name: string;
            /** @description Nobody is counted for a role that may not read the organization. */
            role_counts: components["schemas"]["RoleCounts"];
        };
        /** @description A new or changed organization. */
        TeamBody: {
            team: {
                /** @description Of one line, without a web address. */
                name: string;
            };
        };
        /** @description What the navigation counts of one organization, or in all. */
        TeamStats: {
            /** @description Coins that can be redeemed. */
            redeemable_points: number;
            /** @description How many submitted orders are still ahead: of the organization, for whoever may list them; in all, one’s own. */
            submitted_order_count: number;
            /** @description How many messages of caterers are unread. */
            unread_message_count: number;
        };
        /** @description A stack in the sources. */
        Trace: {
            /** @description Of each line what it said, with the place in the sources where a map of it is kept. */
            lines: string[];
        };
        /** @description A stack of a browser, as it wrote it. */
        TraceBody: {
            stack: string;
        };
        /** @description Figures behind a reason's sentence, for screens that say it their own way; dollars and miles. */
        UnavailableParams: {
            /** @description `HH:mm` of the day before, in the zone of the kitchen. */
            day_before_cutoff?: string;
            /** @description How far that kitchen delivers, in miles. */
            delivery_radius_miles?: number;
            /** @description How far its nearest kitchen is, in miles. */
            distance_miles?: number;
            /** @description The filters that leave it out. */
            filters?: string[];
            /** @description People that the kitchen still takes then. */
            headcount_left?: number;
            /** @description The headcount whose food would meet the minimum. */
            headcount_needed?: number;
            /** @description The step of the headcount, in people. */
            increment_by?: number;
            /** @description The most people that it is sold for, on the grid of its steps. */
            maximum_headcount?: number;
            /** @description The least food that is delivered there, in dollars. */
            minimum?: number;
            /** @description The fewest people that it is sold for. */
            minimum_headcount?: number;
            /** @description What the food lacks of it, in dollars. */
            missing?: number;
            /** @description The notice that the restaurant needs, in hours. */
            notice_hours?: number;
            /** @description The last instant at which one could have ordered (UTC). */
            order_by?: string;
            /** @description Where else it is offered. */
            place_ids?: number[];
        };
        /** @description Why what somebody looks for by name can not be had. */
        UnavailableRecord: {
            /** @description Its restaurant; a restaurant names itself. */
            brand: {
                id: number;
                name: string;
                slug: string;
            };
            id: number;
            /** @enum {string} */
            kind: "package" | "brand";
            name: string;
            /** @description The nearest thing that would work; null where nothing within 14 days does. */
            nearest: components["schemas"]["NearestSearch"] | null;
            reason: {
                /** @enum {string} */
                code: "inactive" | "not_at_place" | "outside_area" | "no_pickup" | "date_in_past" | "closed_that_day" | "outside_hours" | "closure" | "no_such_time" | "too_late" | "full" | "headcount_too_low" | "headcount_too_high" | "headcount_step" | "minimum_not_met" | "filtered_out";
                message: string;
                params: components["schemas"]["UnavailableParams"];
            };
            slug: string;
        };
        /** @description A combination of the options of one choice, on no order yet. */
        WishedCombo: {
            /** @description The options of this choice that share a portion: two to four. */
            combo_of: number[];
            /** @description A number below zero, by which `chosen_options` name it, here and in the answer. */
            id: number;
            /** @description What the combination is called, beside its parts; empty for them alone. */
            name?: string;
            /** @description The choice that it belongs to. */
            package_item_id: number;
        };
        /** @description How many of an option, or of a combination named here. */
        WishedQuantity: {
            option_id: number;
            /** @description How many of it are wanted; 0 is none. */
            qty: number;
        };
        /** @description Of which poll an answer is taken back. */
        WithdrawnAnswerBody: {
            /** @description Of the link. */
            code: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    post_v1_auth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    delete_v1_auth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_caterer_orders: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                status?: ("in_cart" | "pending" | "accepted" | "confirmed" | "fulfilled" | "declined" | "expired" | "canceled")[] | ("in_cart" | "pending" | "accepted" | "confirmed" | "fulfilled" | "declined" | "expired" | "canceled");
                when?: "upcoming" | "unanswered" | "past";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["CatererOrderListRecord"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_caterer_orders_id_accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptOrderBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatererOrder"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_caterer_orders_id_approve_changes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerChangesBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatererOrder"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_caterer_orders_id_decline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclineBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatererOrder"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_caterer_orders_id_decline_changes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclineChangesBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatererOrder"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_caterer_orders_id_labels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_email_verification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_email_verification_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedTokenBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_addresses: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                team_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["Address"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_addresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAddressBody"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    delete_v1_orderer_addresses_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patch_v1_orderer_addresses_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_addresses_filters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["AddressBook"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_brands_id_favorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favorited"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    delete_v1_orderer_brands_id_favorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favorited"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_brands_id_order: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMenuOrderBody"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedOrder"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_brands_id_order_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewMenuOrderBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPreview"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_favorited_brands: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["BrandSummary"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_left_carts: {
        parameters: {
            query?: {
                brand_id?: number;
                from_menu?: boolean;
                limit?: number;
                package_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["LeftCart"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_order_polls: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description Only those of the orders of this organization. */
                team_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["ListedPoll"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    delete_v1_orderer_order_polls_code: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletePollBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_order_polls_code_apply_selections: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplySelectionsBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppliedSelections"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_order_polls_code_bills: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What is still to be collected of all of them, in dollars. */
                        amount_due: number;
                        count: number;
                        records: components["schemas"]["PollSelectionBill"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patch_v1_orderer_order_polls_code_bills_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleBillBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_order_polls_code_invitees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteToPollBody"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Poll"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_order_polls_code_options: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["Option"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_order_polls_code_reminders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_order_polls_code_renewals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Poll"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_order_polls_code_selections: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["PollSelection"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_order_polls_code_selections: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, one for each press of the button: what is sent again under it is one answer. */
                "Idempotency-Key"?: string;
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PollSelectionBody"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PollSelection"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    delete_v1_orderer_order_polls_code_selections_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patch_v1_orderer_order_polls_code_selections_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PollSelectionBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PollSelection"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_orders: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                status?: ("in_cart" | "pending" | "accepted" | "confirmed" | "fulfilled" | "declined" | "expired" | "canceled")[] | ("in_cart" | "pending" | "accepted" | "confirmed" | "fulfilled" | "declined" | "expired" | "canceled");
                team_id?: number;
                when?: "upcoming" | "past";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["OrderListRecord"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_orders_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    delete_v1_orderer_orders_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patch_v1_orderer_orders_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchOrderBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_orders_id_addresses: {
        parameters: {
            query?: {
                for_address_book?: boolean;
                limit?: number;
                offset?: number;
                root?: boolean;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["Address"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patch_v1_orderer_orders_id_calculate_changes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalculateChangesBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalculatedChanges"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_orders_id_calendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_orders_id_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelOrderBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_orders_id_check_validity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckValidityBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderValidity"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_orders_id_claim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_orders_id_coupons_code_check_eligibility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As it was typed, in any case. */
                code: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponEligibility"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_orders_id_credit_cards: {
        parameters: {
            query?: {
                valid_stripe?: boolean;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["CreditCard"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_orders_id_credit_cards: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCardBody"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditCard"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_orders_id_invoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_orders_id_modify: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each press of the button: the same changes sent again under it get the first answer. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifyOrderBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModifiedOrder"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_orders_id_next_start: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextStart"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_orders_id_package_items: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["Choice"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_orders_id_package_items_choiceId_options: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                choiceId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddOptionBody"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Option"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_orders_id_pay_changes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerChangesBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModifiedOrder"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_orders_id_payers: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                query?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["Payer"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patch_v1_orderer_orders_id_payment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseCardBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_orders_id_payment_asks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskToPayBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_orders_id_payment_asks_askId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                askId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAsk"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    delete_v1_orderer_orders_id_payment_asks_askId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                askId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_orders_id_payment_asks_askId_credit_cards: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                askId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCardBody"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditCard"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_orders_id_payment_asks_askId_decline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                askId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_orders_id_payment_asks_askId_pay: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each press of the button: the same submit sent again under it gets the first answer. */
                "Idempotency-Key"?: string;
            };
            path: {
                askId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayAskedBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedOrder"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_orders_id_poll: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Poll"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_orders_id_poll: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPollBody"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Poll"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patch_v1_orderer_orders_id_poll: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePollBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Poll"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_orders_id_poll_apply_selections: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplySelectionsBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppliedSelections"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_orders_id_receipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_orders_id_refund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendBackBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_orderer_orders_id_reorder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reorder"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_orders_id_reorder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reorder"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_orders_id_reset_choices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetChoicesBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChoicesReset"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_orders_id_submit: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each press of the button: the same submit sent again under it gets the first answer. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitOrderBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedOrder"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patch_v1_orderer_orders_id_tip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RaiseTipBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_orders_id_withdraw_changes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerChangesBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_packages_id_favorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favorited"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    delete_v1_orderer_packages_id_favorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favorited"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_packages_id_order: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePackageOrderBody"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedOrder"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_orderer_packages_id_order_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewOrderBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPreview"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patch_v1_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_password_forgot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordBody"];
            };
        };
        responses: {
            /** @description The answer */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_password_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_password_reset_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedTokenBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_platform_remotes: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["PlatformRemote"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_platform_remotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRemoteBody"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredRemote"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_platform_remotes_name: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformRemote"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    delete_v1_platform_remotes_name: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_platform_remotes_name_activate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivateBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformRemote"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_platform_remotes_name_canary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CanaryBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformRemote"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_platform_remotes_name_faults: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["RemoteFault"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_platform_remotes_name_halt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HaltBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformRemote"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_platform_remotes_name_health: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["ReleaseHealth"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_platform_remotes_name_keys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["DeployKey"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_platform_remotes_name_keys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeployKeyBody"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewDeployKey"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    delete_v1_platform_remotes_name_keys_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_platform_remotes_name_leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformRemote"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_platform_remotes_name_log: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["PlatformLogEntry"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_platform_remotes_name_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_platform_remotes_name_promote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoteBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformRemote"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_platform_remotes_name_releases: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["PlatformRelease"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_platform_remotes_name_releases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Arrival"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_platform_remotes_name_releases_id_complete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformRelease"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    put_v1_platform_remotes_name_releases_id_files: {
        parameters: {
            query: {
                file: string;
            };
            header?: never;
            path: {
                id: number;
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_platform_remotes_name_releases_id_trace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TraceBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trace"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_platform_remotes_name_rollback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RollbackBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformRemote"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_platform_remotes_name_smoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmokeBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformRemote"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_public_addresses_suggestions: {
        parameters: {
            query: {
                limit?: number;
                place_id?: number;
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["AddressSuggestion"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_public_cause_updates: {
        parameters: {
            query?: {
                featured?: boolean;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["CauseUpdate"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_public_charitable_causes: {
        parameters: {
            query?: {
                campaign_type?: "covid_hospital" | "covid_caterer";
                limit?: number;
                offset?: number;
                place_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignList"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_public_charitable_causes_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_public_collections: {
        parameters: {
            query?: {
                currently_featured?: boolean;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["Collection"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_public_order_polls_code_calendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_public_order_polls_code_counts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LivePoll"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_public_order_polls_code_live: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_public_packages_id: {
        parameters: {
            query?: {
                track_view?: boolean;
            };
            header?: never;
            path: {
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_public_packages_id_caterer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Caterer"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_public_packages_id_reviews: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description Those of so many stars alone. */
                overall_rating?: number;
            };
            header?: never;
            path: {
                id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_public_packages_search: {
        parameters: {
            query?: {
                address_id?: number;
                all_in_pricing?: boolean;
                batchable?: boolean;
                block_roster_id?: number;
                brand_has_minority_flag?: ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[] | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black");
                brand_id?: number[] | number;
                brand_sustainable?: boolean;
                /** @description The most that everybody pays together, with delivery, fees, tax and the standard tip, in dollars with two decimals at most. */
                budget_limit?: number;
                collection_id?: number;
                expand?: ("caterer" | "review_stats" | "photos")[] | ("caterer" | "review_stats" | "photos");
                favorited?: boolean;
                formatted_address?: string;
                full_menu_ordering_enabled?: boolean;
                future_orders?: boolean;
                ghosting_as?: number;
                google_place_id?: string;
                has_deal?: boolean;
                /** @description For how many people. */
                headcount?: number;
                limit?: number;
                offset?: number;
                order_by_last_submission?: boolean | ("asc" | "desc");
                order_by_newness?: boolean | ("asc" | "desc");
                order_by_order_frequency?: boolean | ("asc" | "desc");
                order_by_popularity?: boolean | ("asc" | "desc");
                order_direction?: "asc" | "desc";
                /** @description `rating`: the best first, those that nobody rated last. `distance`: from the kitchen to the address, else to the middle of the place, the nearest first. */
                order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission" | "rating" | "distance";
                package_category?: string[] | string;
                package_template_id?: number[] | number;
                package_type?: ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert")[] | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert");
                pickup?: boolean;
                place_id?: number;
                /** @description Only packages whose poll needs no more notice, in hours. */
                poll_lead_time_below_including?: number;
                presentation_type?: ("buffet" | "individual" | "mixed")[] | ("buffet" | "individual" | "mixed");
                previously_ordered?: boolean;
                /** @description The most per person, in dollars with two decimals at most. */
                price_below_including?: number;
                quality_tier?: ("classic" | "specialty")[] | ("classic" | "specialty");
                query?: string;
                roster_id?: number;
                set_up_type?: ("drop_off" | "set_up" | "on_site")[] | ("drop_off" | "set_up" | "on_site");
                /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the address, else of the place. */
                start_date?: string;
                /** @description `HH:mm` in the zone of the address, else of the place; it waits for its date. */
                start_time?: string;
                /** @description The fewest stars that one gave it oneself; what one did not rate passes. */
                user_rating_above_or_null?: number;
                /** @description Also restaurants on one’s own block list, which are left out otherwise. */
                with_blocked?: boolean;
                with_times_ordered?: boolean;
                /** @description The farthest that a kitchen may be, in miles. */
                within_delivery_radius_miles?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageSearch"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_public_packages_search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address_id?: number;
                    /** @default false */
                    all_in_pricing?: boolean;
                    batchable?: boolean;
                    block_roster_id?: number;
                    brand_has_minority_flag?: ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[] | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black");
                    brand_id?: number[] | number;
                    brand_sustainable?: boolean;
                    /** @description The most that everybody pays together, with delivery, fees, tax and the standard tip, in dollars with two decimals at most. */
                    budget_limit?: number;
                    collection_id?: number;
                    expand?: ("caterer" | "review_stats" | "photos")[] | ("caterer" | "review_stats" | "photos");
                    favorited?: boolean;
                    formatted_address?: string;
                    full_menu_ordering_enabled?: boolean;
                    future_orders?: boolean;
                    ghosting_as?: number;
                    google_place_id?: string;
                    has_deal?: boolean;
                    /** @description For how many people. */
                    headcount?: number;
                    /** @default 24 */
                    limit?: number;
                    /** @default 0 */
                    offset?: number;
                    order_by_last_submission?: boolean | ("asc" | "desc");
                    order_by_newness?: boolean | ("asc" | "desc");
                    order_by_order_frequency?: boolean | ("asc" | "desc");
                    order_by_popularity?: boolean | ("asc" | "desc");
                    /** @enum {string} */
                    order_direction?: "asc" | "desc";
                    /**
                     * @description `rating`: the best first, those that nobody rated last. `distance`: from the kitchen to the address, else to the middle of the place, the nearest first.
                     * @enum {string}
                     */
                    order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission" | "rating" | "distance";
                    package_category?: string[] | string;
                    package_template_id?: number[] | number;
                    package_type?: ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert")[] | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert");
                    /** @default false */
                    pickup?: boolean;
                    place_id?: number;
                    /** @description Only packages whose poll needs no more notice, in hours. */
                    poll_lead_time_below_including?: number;
                    presentation_type?: ("buffet" | "individual" | "mixed")[] | ("buffet" | "individual" | "mixed");
                    previously_ordered?: boolean;
                    /** @description The most per person, in dollars with two decimals at most. */
                    price_below_including?: number;
                    quality_tier?: ("classic" | "specialty")[] | ("classic" | "specialty");
                    query?: string;
                    roster_id?: number;
                    set_up_type?: ("drop_off" | "set_up" | "on_site")[] | ("drop_off" | "set_up" | "on_site");
                    /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the address, else of the place. */
                    start_date?: string;
                    /** @description `HH:mm` in the zone of the address, else of the place; it waits for its date. */
                    start_time?: string;
                    /** @description The fewest stars that one gave it oneself; what one did not rate passes. */
                    user_rating_above_or_null?: number;
                    /** @description Also restaurants on one’s own block list, which are left out otherwise. */
                    with_blocked?: boolean;
                    /** @default false */
                    with_times_ordered?: boolean;
                    /** @description The farthest that a kitchen may be, in miles. */
                    within_delivery_radius_miles?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageSearch"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_public_packages_search_next_date: {
        parameters: {
            query?: {
                address_id?: number;
                all_in_pricing?: boolean;
                batchable?: boolean;
                block_roster_id?: number;
                brand_has_minority_flag?: ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[] | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black");
                brand_id?: number[] | number;
                brand_sustainable?: boolean;
                /** @description The most that everybody pays together, with delivery, fees, tax and the standard tip, in dollars with two decimals at most. */
                budget_limit?: number;
                collection_id?: number;
                favorited?: boolean;
                formatted_address?: string;
                full_menu_ordering_enabled?: boolean;
                future_orders?: boolean;
                ghosting_as?: number;
                google_place_id?: string;
                has_deal?: boolean;
                /** @description For how many people. */
                headcount?: number;
                order_by_last_submission?: boolean | ("asc" | "desc");
                order_by_newness?: boolean | ("asc" | "desc");
                order_by_order_frequency?: boolean | ("asc" | "desc");
                order_by_popularity?: boolean | ("asc" | "desc");
                order_direction?: "asc" | "desc";
                /** @description `rating`: the best first, those that nobody rated last. `distance`: from the kitchen to the address, else to the middle of the place, the nearest first. */
                order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission" | "rating" | "distance";
                package_category?: string[] | string;
                package_template_id?: number[] | number;
                package_type?: ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert")[] | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert");
                pickup?: boolean;
                place_id?: number;
                /** @description Only packages whose poll needs no more notice, in hours. */
                poll_lead_time_below_including?: number;
                presentation_type?: ("buffet" | "individual" | "mixed")[] | ("buffet" | "individual" | "mixed");
                previously_ordered?: boolean;
                /** @description The most per person, in dollars with two decimals at most. */
                price_below_including?: number;
                quality_tier?: ("classic" | "specialty")[] | ("classic" | "specialty");
                query?: string;
                roster_id?: number;
                set_up_type?: ("drop_off" | "set_up" | "on_site")[] | ("drop_off" | "set_up" | "on_site");
                /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the address, else of the place. */
                start_date?: string;
                /** @description `HH:mm` in the zone of the address, else of the place; it waits for its date. */
                start_time?: string;
                /** @description The fewest stars that one gave it oneself; what one did not rate passes. */
                user_rating_above_or_null?: number;
                /** @description Also restaurants on one’s own block list, which are left out otherwise. */
                with_blocked?: boolean;
                /** @description The farthest that a kitchen may be, in miles. */
                within_delivery_radius_miles?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextDate"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_public_places: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["Place"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_public_poll_selections: {
        parameters: {
            query: {
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicPoll"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_public_poll_selections: {
        parameters: {
            query?: never;
            header?: {
                /** @description Random, one for each press of the button: what is sent again under it is one answer. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicPollSelectionBody"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PollSelection"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    delete_v1_public_poll_selections_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawnAnswerBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patch_v1_public_poll_selections_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicPollSelectionBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PollSelection"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_public_search_suggestions: {
        parameters: {
            query: {
                limit?: number;
                place_id?: number;
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["SearchSuggestion"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v1_public_search_unavailable: {
        parameters: {
            query: {
                address_id?: number;
                all_in_pricing?: boolean;
                batchable?: boolean;
                block_roster_id?: number;
                brand_has_minority_flag?: ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[] | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black");
                brand_id?: number[] | number;
                brand_sustainable?: boolean;
                /** @description The most that everybody pays together, with delivery, fees, tax and the standard tip, in dollars with two decimals at most. */
                budget_limit?: number;
                collection_id?: number;
                expand?: ("caterer" | "review_stats" | "photos")[] | ("caterer" | "review_stats" | "photos");
                favorited?: boolean;
                formatted_address?: string;
                full_menu_ordering_enabled?: boolean;
                future_orders?: boolean;
                ghosting_as?: number;
                google_place_id?: string;
                has_deal?: boolean;
                /** @description For how many people. */
                headcount?: number;
                limit?: number;
                offset?: number;
                order_by_last_submission?: boolean | ("asc" | "desc");
                order_by_newness?: boolean | ("asc" | "desc");
                order_by_order_frequency?: boolean | ("asc" | "desc");
                order_by_popularity?: boolean | ("asc" | "desc");
                order_direction?: "asc" | "desc";
                /** @description `rating`: the best first, those that nobody rated last. `distance`: from the kitchen to the address, else to the middle of the place, the nearest first. */
                order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission" | "rating" | "distance";
                package_category?: string[] | string;
                package_template_id?: number[] | number;
                package_type?: ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert")[] | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert");
                pickup?: boolean;
                place_id?: number;
                /** @description Only packages whose poll needs no more notice, in hours. */
                poll_lead_time_below_including?: number;
                presentation_type?: ("buffet" | "individual" | "mixed")[] | ("buffet" | "individual" | "mixed");
                previously_ordered?: boolean;
                /** @description The most per person, in dollars with two decimals at most. */
                price_below_including?: number;
                quality_tier?: ("classic" | "specialty")[] | ("classic" | "specialty");
                query: string;
                roster_id?: number;
                set_up_type?: ("drop_off" | "set_up" | "on_site")[] | ("drop_off" | "set_up" | "on_site");
                /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the address, else of the place. */
                start_date?: string;
                /** @description `HH:mm` in the zone of the address, else of the place; it waits for its date. */
                start_time?: string;
                /** @description The fewest stars that one gave it oneself; what one did not rate passes. */
                user_rating_above_or_null?: number;
                /** @description Also restaurants on one’s own block list, which are left out otherwise. */
                with_blocked?: boolean;
                with_times_ordered?: boolean;
                /** @description The farthest that a kitchen may be, in miles. */
                within_delivery_radius_miles?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["UnavailableRecord"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_sign_ups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpBody"];
            };
        };
        responses: {
            /** @description The answer */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUp"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_sign_ups_id_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSignUpBody"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_users: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitedSignUpBody"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v1_webhooks_stripe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_caterer_orders_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatererOrder"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v2_caterer_orders_id_direct_orders: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each press of the button: the same order asked for again under it is the first one, and nobody gets another mail. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DirectOrderBody"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedOrder"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v2_memberships_id_claim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    invitation_token?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        team_id: number;
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_orderer_blocked_brands: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["BlockedBrand"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v2_orderer_blocked_brands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockedBrandBody"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockedBrandEntry"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    delete_v2_orderer_blocked_brands_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_orderer_saved_searches: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["SavedSearch"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v2_orderer_saved_searches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedSearchBody"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    delete_v2_orderer_saved_searches_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patch_v2_orderer_saved_searches_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedSearchChanges"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_orderer_teams: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["Organization"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v2_orderer_teams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamBody"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_orderer_teams_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patch_v2_orderer_teams_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_orderer_teams_id_contacts: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["Contact"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v2_orderer_teams_id_contacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewContactBody"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_orderer_teams_id_contacts_contactId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contactId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    delete_v2_orderer_teams_id_contacts_contactId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contactId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patch_v2_orderer_teams_id_contacts_contactId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contactId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_orderer_teams_id_credit: {
        parameters: {
            query?: {
                order_id?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credit"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_orderer_teams_id_credit_orders: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["OwedOnInvoice"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_orderer_teams_id_memberships: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                query?: string;
                role?: "admin" | "orderer" | "staff" | "guest" | "external_attendant";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["Member"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v2_orderer_teams_id_memberships: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each press of the button: sent again under it nobody gets a second mail, and the link that was mailed stays. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipsBody"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ids: number[];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    delete_v2_orderer_teams_id_memberships_membershipId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                membershipId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patch_v2_orderer_teams_id_memberships_membershipId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                membershipId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    delete_v2_orderer_teams_id_memberships_membershipId_invitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                membershipId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v2_orderer_teams_id_memberships_membershipId_resend_invitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description One for each press of the button: sent again under it nobody gets a second mail, and the link that was mailed stays. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
                membershipId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v2_public_brands_id_order_proposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposeMenuOrderBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderProposal"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_public_brands_slug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Caterer"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_public_brands_slug_menu_items: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                slug: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["MenuItem"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_public_brands_slug_restaurant_menus: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                slug: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["RestaurantMenu"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_public_brands_slug_reviews: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
                /** @description Those of so many stars alone. */
                overall_rating?: number;
            };
            header?: never;
            path: {
                slug: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_public_brands_search: {
        parameters: {
            query?: {
                address_id?: number;
                all_in_pricing?: boolean;
                batchable?: boolean;
                block_roster_id?: number;
                brand_has_minority_flag?: ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[] | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black");
                brand_id?: number[] | number;
                brand_sustainable?: boolean;
                /** @description The most that everybody pays together, with delivery, fees, tax and the standard tip, in dollars with two decimals at most. */
                budget_limit?: number;
                collection_id?: number;
                expand?: ("caterer" | "review_stats" | "photos")[] | ("caterer" | "review_stats" | "photos");
                favorited?: boolean;
                formatted_address?: string;
                full_menu_ordering_enabled?: boolean;
                future_orders?: boolean;
                ghosting_as?: number;
                google_place_id?: string;
                has_deal?: boolean;
                /** @description For how many people. */
                headcount?: number;
                limit?: number;
                offset?: number;
                order_by_last_submission?: boolean | ("asc" | "desc");
                order_by_newness?: boolean | ("asc" | "desc");
                order_by_order_frequency?: boolean | ("asc" | "desc");
                order_by_popularity?: boolean | ("asc" | "desc");
                order_direction?: "asc" | "desc";
                /** @description `rating`: the best first, those that nobody rated last. `distance`: from the kitchen to the address, else to the middle of the place, the nearest first. */
                order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission" | "rating" | "distance";
                package_category?: string[] | string;
                package_template_id?: number[] | number;
                package_type?: ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert")[] | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert");
                pickup?: boolean;
                place_id?: number;
                /** @description Only packages whose poll needs no more notice, in hours. */
                poll_lead_time_below_including?: number;
                presentation_type?: ("buffet" | "individual" | "mixed")[] | ("buffet" | "individual" | "mixed");
                previously_ordered?: boolean;
                /** @description The most per person, in dollars with two decimals at most. */
                price_below_including?: number;
                quality_tier?: ("classic" | "specialty")[] | ("classic" | "specialty");
                query?: string;
                roster_id?: number;
                set_up_type?: ("drop_off" | "set_up" | "on_site")[] | ("drop_off" | "set_up" | "on_site");
                /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the address, else of the place. */
                start_date?: string;
                /** @description `HH:mm` in the zone of the address, else of the place; it waits for its date. */
                start_time?: string;
                /** @description The fewest stars that one gave it oneself; what one did not rate passes. */
                user_rating_above_or_null?: number;
                /** @description Also restaurants on one’s own block list, which are left out otherwise. */
                with_blocked?: boolean;
                with_times_ordered?: boolean;
                /** @description The farthest that a kitchen may be, in miles. */
                within_delivery_radius_miles?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandSearch"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_public_brands_search_map: {
        parameters: {
            query?: {
                address_id?: number;
                all_in_pricing?: boolean;
                batchable?: boolean;
                block_roster_id?: number;
                brand_has_minority_flag?: ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[] | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black");
                brand_id?: number[] | number;
                brand_sustainable?: boolean;
                /** @description The most that everybody pays together, with delivery, fees, tax and the standard tip, in dollars with two decimals at most. */
                budget_limit?: number;
                collection_id?: number;
                expand?: ("caterer" | "review_stats" | "photos")[] | ("caterer" | "review_stats" | "photos");
                favorited?: boolean;
                formatted_address?: string;
                full_menu_ordering_enabled?: boolean;
                future_orders?: boolean;
                ghosting_as?: number;
                google_place_id?: string;
                has_deal?: boolean;
                /** @description For how many people. */
                headcount?: number;
                limit?: number;
                offset?: number;
                order_by_last_submission?: boolean | ("asc" | "desc");
                order_by_newness?: boolean | ("asc" | "desc");
                order_by_order_frequency?: boolean | ("asc" | "desc");
                order_by_popularity?: boolean | ("asc" | "desc");
                order_direction?: "asc" | "desc";
                /** @description `rating`: the best first, those that nobody rated last. `distance`: from the kitchen to the address, else to the middle of the place, the nearest first. */
                order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission" | "rating" | "distance";
                package_category?: string[] | string;
                package_template_id?: number[] | number;
                package_type?: ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert")[] | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert");
                pickup?: boolean;
                place_id?: number;
                /** @description Only packages whose poll needs no more notice, in hours. */
                poll_lead_time_below_including?: number;
                presentation_type?: ("buffet" | "individual" | "mixed")[] | ("buffet" | "individual" | "mixed");
                previously_ordered?: boolean;
                /** @description The most per person, in dollars with two decimals at most. */
                price_below_including?: number;
                quality_tier?: ("classic" | "specialty")[] | ("classic" | "specialty");
                query?: string;
                roster_id?: number;
                set_up_type?: ("drop_off" | "set_up" | "on_site")[] | ("drop_off" | "set_up" | "on_site");
                /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the address, else of the place. */
                start_date?: string;
                /** @description `HH:mm` in the zone of the address, else of the place; it waits for its date. */
                start_time?: string;
                /** @description The fewest stars that one gave it oneself; what one did not rate passes. */
                user_rating_above_or_null?: number;
                /** @description Also restaurants on one’s own block list, which are left out otherwise. */
                with_blocked?: boolean;
                with_times_ordered?: boolean;
                /** @description The farthest that a kitchen may be, in miles. */
                within_delivery_radius_miles?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchMap"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_public_brands_search_next_date: {
        parameters: {
            query?: {
                address_id?: number;
                all_in_pricing?: boolean;
                batchable?: boolean;
                block_roster_id?: number;
                brand_has_minority_flag?: ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[] | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black");
                brand_id?: number[] | number;
                brand_sustainable?: boolean;
                /** @description The most that everybody pays together, with delivery, fees, tax and the standard tip, in dollars with two decimals at most. */
                budget_limit?: number;
                collection_id?: number;
                favorited?: boolean;
                formatted_address?: string;
                full_menu_ordering_enabled?: boolean;
                future_orders?: boolean;
                ghosting_as?: number;
                google_place_id?: string;
                has_deal?: boolean;
                /** @description For how many people. */
                headcount?: number;
                order_by_last_submission?: boolean | ("asc" | "desc");
                order_by_newness?: boolean | ("asc" | "desc");
                order_by_order_frequency?: boolean | ("asc" | "desc");
                order_by_popularity?: boolean | ("asc" | "desc");
                order_direction?: "asc" | "desc";
                /** @description `rating`: the best first, those that nobody rated last. `distance`: from the kitchen to the address, else to the middle of the place, the nearest first. */
                order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission" | "rating" | "distance";
                package_category?: string[] | string;
                package_template_id?: number[] | number;
                package_type?: ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert")[] | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert");
                pickup?: boolean;
                place_id?: number;
                /** @description Only packages whose poll needs no more notice, in hours. */
                poll_lead_time_below_including?: number;
                presentation_type?: ("buffet" | "individual" | "mixed")[] | ("buffet" | "individual" | "mixed");
                previously_ordered?: boolean;
                /** @description The most per person, in dollars with two decimals at most. */
                price_below_including?: number;
                quality_tier?: ("classic" | "specialty")[] | ("classic" | "specialty");
                query?: string;
                roster_id?: number;
                set_up_type?: ("drop_off" | "set_up" | "on_site")[] | ("drop_off" | "set_up" | "on_site");
                /** @description `YYYY-MM-DD`, from 2000-01-01 to 2100-12-31, in the zone of the address, else of the place. */
                start_date?: string;
                /** @description `HH:mm` in the zone of the address, else of the place; it waits for its date. */
                start_time?: string;
                /** @description The fewest stars that one gave it oneself; what one did not rate passes. */
                user_rating_above_or_null?: number;
                /** @description Also restaurants on one’s own block list, which are left out otherwise. */
                with_blocked?: boolean;
                /** @description The farthest that a kitchen may be, in miles. */
                within_delivery_radius_miles?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextDate"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_public_invitations_token: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_public_orders_id_menu_items: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["MenuItem"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_public_orders_id_restaurant_menus: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["RestaurantMenu"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v2_public_packages_id_order_proposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposeOrderBody"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderProposal"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_public_poll_selection_bills: {
        parameters: {
            query: {
                code: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        records: components["schemas"]["PollSelectionBill"][];
                    };
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v2_public_rosters_id_brands_brandId_add: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                brandId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Roster"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v2_public_rosters_id_brands_brandId_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                brandId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Roster"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    delete_v2_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get_v2_user_stats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stats"];
                };
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    post_v2_users_id_ghost_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    get__users_id_end_ghost_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong: 400, 401, 403, 404, 409, 422, 429 or 503 */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
