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
        delete?: never;
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
         * Whether an order could be submitted now
         * @description Specification: 1 §7.
         */
        post: operations["post_v1_orderer_orders_id_check_validity"];
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
    "/cpi/v1/public/search/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Packages, restaurants, dishes and cuisines that a text may mean while it is typed
         * @description Names that begin with the text come first, then names much like it. Only what is active and offered at the place. Specification: 1 §7.
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
         * Signs up, with a new organization or by invitation, and signs in
         * @description Specification: 2 §2.
         */
        post: operations["post_v1_users"];
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
         * Takes an invitation to the actor's own address
         * @description Specification: 2 §7.
         */
        post: operations["post_v2_memberships_id_claim"];
        delete?: never;
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
    "/cpi/v2/public/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an invitation is to, for its link
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
        Error: {
            /** @description Stable; screens match it, some by substring. */
            code: string;
            context: Record<string, never>;
            /** @description Sentences per field. */
            field_errors: {
                [key: string]: string[];
            };
            /** @description Codes per field. */
            fields: {
                [key: string]: string[];
            };
            /** @description A sentence for people. */
            message: string;
            param: string | null;
            status: number;
            type: string | null;
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
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
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
                        addresses: {
                            formatted_address: string;
                            google_place_id: string;
                            id: number;
                            place_id: number | null;
                        }[];
                        arrangements: {
                            id: number;
                            items: {
                                brand_id: number | null;
                                notes: string;
                                package_id: number | null;
                            }[];
                            name: string;
                        }[];
                        auth_scopes: string[];
                        awards_multiplier: number;
                        brands: {
                            id: number;
                            kitchen_count: number;
                            name: string;
                            slug: string;
                        }[];
                        caterer_roles: {
                            brand_id: number;
                            role: string;
                        }[];
                        current_brand: {
                            id: number;
                            kitchen_count: number;
                            name: string;
                            slug: string;
                        } | null;
                        current_team: {
                            id: number;
                            name: string;
                            role_counts: {
                                admin: number;
                                external_attendant: number;
                                guest: number;
                                orderer: number;
                                staff: number;
                            };
                        } | null;
                        email: string;
                        email_verified: boolean;
                        favorited_brand_ids: number[];
                        favorited_package_ids: number[];
                        first_name: string;
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
                        memberships: {
                            id: number;
                            /** @enum {string} */
                            role: "admin" | "orderer" | "staff" | "guest" | "external_attendant";
                            role_label: string;
                            team: {
                                access_code: string;
                                id: number;
                                name: string;
                            };
                            team_id: number;
                        }[];
                        review_anonymously: boolean;
                        rewards_disabled: boolean;
                        rosters: {
                            brand_ids: number[];
                            id: number;
                            name: string;
                        }[];
                        saved_searches: {
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
                            headcount?: number;
                            id: number;
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
                            /** @enum {string} */
                            order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission";
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
                            start_date?: string;
                            start_time?: string;
                            sustainable?: boolean;
                            user_id: number;
                            user_rating_above_or_null?: number;
                            within_delivery_radius_miles?: number;
                        }[];
                        search_params: Record<string, never>;
                        submitted_order_count: number;
                        token: string;
                        /** @enum {string} */
                        type: "member" | "pollee";
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
                status?: ("pending" | "accepted" | "confirmed" | "fulfilled" | "declined" | "expired" | "canceled")[] | ("pending" | "accepted" | "confirmed" | "fulfilled" | "declined" | "expired" | "canceled");
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
                        records: {
                            address: {
                                company_name: string | null;
                                formatted_address: string | null;
                            };
                            brand: {
                                avatar_url: string;
                                name: string;
                            };
                            brand_id: number;
                            courier_label: string | null;
                            courier_pickup_text: string | null;
                            headcount: number | null;
                            id: number;
                            package: {
                                id?: number;
                                image: {
                                    alt: string;
                                    url: string;
                                };
                                increment_by?: number;
                                maximum_headcount?: number;
                                minimum_headcount?: number;
                                name: string;
                                set_up_type: string;
                                slug: string;
                            } | null;
                            pickup: boolean;
                            points_awarded: number | null;
                            pricing: {
                                customer_price: number;
                                order_items_price: number;
                            };
                            review: {
                                overall_rating?: number;
                            } | null;
                            /** Format: date-time */
                            start_at: string | null;
                            start_date: string | null;
                            start_time: string | null;
                            status: string;
                            status_label: string;
                            team_id: number | null;
                            time_zone: string | null;
                            user_id: number;
                            user_name: string;
                        }[];
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
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: {
                            address_id: number | null;
                            company_name: string | null;
                            contact_name: string | null;
                            contact_phone: string | null;
                            delivery_instructions: string | null;
                            formatted_address: string | null;
                            google_place_id: string | null;
                            suite: string | null;
                        };
                        brand_id: number;
                        can: {
                            [key: string]: boolean;
                        };
                        chosen_options: {
                            /** @enum {string} */
                            item_choice_type: "presentation" | "constant_sum" | "choose_up_to" | "included" | "add_on";
                            item_id: number;
                            name?: string;
                            option_id: number;
                            price?: number;
                            qty: number;
                        }[];
                        /** Format: date-time */
                        claimed_by_customer_at: string | null;
                        customer: {
                            contact_name: string | null;
                            contact_phone: string | null;
                            name: string;
                            team_name: string | null;
                        };
                        end_reason: string | null;
                        /** Format: date-time */
                        expires_at: string | null;
                        headcount: number;
                        history: {
                            acting_as: string | null;
                            /** Format: date-time */
                            at: string;
                            by: string | null;
                            id: number;
                            kind: string;
                            text: string;
                        }[];
                        id: number;
                        is_direct: boolean;
                        kitchen: {
                            id?: number;
                            name?: string;
                        } | null;
                        lock_version: number;
                        menu_items: {
                            menu_item_id: number;
                            name: string;
                            note: string;
                            qty: number;
                            unit_price: number;
                        }[];
                        package: {
                            id?: number;
                            image: {
                                alt: string;
                                url: string;
                            };
                            increment_by?: number;
                            maximum_headcount?: number;
                            minimum_headcount?: number;
                            name: string;
                            set_up_type: string;
                            slug: string;
                        } | null;
                        pickup: boolean;
                        presentation_type: string | null;
                        pricing: {
                            lines: {
                                amount: number;
                                code: string;
                                explanation: string | null;
                                label: string;
                                taxable: boolean;
                            }[];
                            payout: number;
                        };
                        /** Format: date-time */
                        start_at: string;
                        start_date: string;
                        start_time: string;
                        status: string;
                        status_label: string;
                        /** Format: date-time */
                        submitted_at: string | null;
                        time_zone: string;
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
                "application/json": {
                    reason: string;
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
                        address: {
                            address_id: number | null;
                            company_name: string | null;
                            contact_name: string | null;
                            contact_phone: string | null;
                            delivery_instructions: string | null;
                            formatted_address: string | null;
                            google_place_id: string | null;
                            suite: string | null;
                        };
                        brand_id: number;
                        can: {
                            [key: string]: boolean;
                        };
                        chosen_options: {
                            /** @enum {string} */
                            item_choice_type: "presentation" | "constant_sum" | "choose_up_to" | "included" | "add_on";
                            item_id: number;
                            name?: string;
                            option_id: number;
                            price?: number;
                            qty: number;
                        }[];
                        /** Format: date-time */
                        claimed_by_customer_at: string | null;
                        customer: {
                            contact_name: string | null;
                            contact_phone: string | null;
                            name: string;
                            team_name: string | null;
                        };
                        end_reason: string | null;
                        /** Format: date-time */
                        expires_at: string | null;
                        headcount: number;
                        history: {
                            acting_as: string | null;
                            /** Format: date-time */
                            at: string;
                            by: string | null;
                            id: number;
                            kind: string;
                            text: string;
                        }[];
                        id: number;
                        is_direct: boolean;
                        kitchen: {
                            id?: number;
                            name?: string;
                        } | null;
                        lock_version: number;
                        menu_items: {
                            menu_item_id: number;
                            name: string;
                            note: string;
                            qty: number;
                            unit_price: number;
                        }[];
                        package: {
                            id?: number;
                            image: {
                                alt: string;
                                url: string;
                            };
                            increment_by?: number;
                            maximum_headcount?: number;
                            minimum_headcount?: number;
                            name: string;
                            set_up_type: string;
                            slug: string;
                        } | null;
                        pickup: boolean;
                        presentation_type: string | null;
                        pricing: {
                            lines: {
                                amount: number;
                                code: string;
                                explanation: string | null;
                                label: string;
                                taxable: boolean;
                            }[];
                            payout: number;
                        };
                        /** Format: date-time */
                        start_at: string;
                        start_date: string;
                        start_time: string;
                        status: string;
                        status_label: string;
                        /** Format: date-time */
                        submitted_at: string | null;
                        time_zone: string;
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
                    "application/json": {
                        /** @enum {boolean} */
                        accepted: true;
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
    post_v1_email_verification_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
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
                    "application/json": {
                        favorited: boolean;
                        id: number;
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
                    "application/json": {
                        favorited: boolean;
                        id: number;
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
                        records: {
                            avatar_url: string;
                            id: number;
                            kitchen_count: number;
                            minority_flags: ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
                            name: string;
                            /** @enum {string|null} */
                            quality_tier: "classic" | "specialty" | null;
                            rating_average: number | null;
                            review_count: number;
                            slug: string;
                            sustainable: boolean;
                        }[];
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
                        records: {
                            address: {
                                company_name: string | null;
                                formatted_address: string | null;
                            };
                            brand: {
                                avatar_url: string;
                                name: string;
                            };
                            brand_id: number;
                            courier_label: string | null;
                            courier_pickup_text: string | null;
                            headcount: number | null;
                            id: number;
                            package: {
                                id?: number;
                                image: {
                                    alt: string;
                                    url: string;
                                };
                                increment_by?: number;
                                maximum_headcount?: number;
                                minimum_headcount?: number;
                                name: string;
                                set_up_type: string;
                                slug: string;
                            } | null;
                            pickup: boolean;
                            points_awarded: number | null;
                            pricing: {
                                customer_price: number;
                                order_items_price: number;
                            };
                            review: {
                                overall_rating?: number;
                            } | null;
                            /** Format: date-time */
                            start_at: string | null;
                            start_date: string | null;
                            start_time: string | null;
                            status: string;
                            status_label: string;
                            team_id: number | null;
                            time_zone: string | null;
                            user_id: number;
                            user_name: string;
                        }[];
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
                    "application/json": {
                        address: {
                            address_id: number | null;
                            company_name: string | null;
                            contact_name: string | null;
                            contact_phone: string | null;
                            delivery_instructions: string | null;
                            formatted_address: string | null;
                            google_place_id: string | null;
                            suite: string | null;
                        };
                        brand: {
                            avatar_url: string;
                            id: number;
                            name: string;
                            phone_number: string | null;
                            slug: string;
                        };
                        brand_id: number;
                        bypass_payment: boolean;
                        can: {
                            [key: string]: boolean;
                        };
                        cancellation_policy: {
                            fee: number;
                            /** Format: date-time */
                            free_until: string | null;
                            sentence: string;
                        } | null;
                        chosen_options: {
                            /** @enum {string} */
                            item_choice_type: "presentation" | "constant_sum" | "choose_up_to" | "included" | "add_on";
                            item_id: number;
                            name?: string;
                            option_id: number;
                            price?: number;
                            qty: number;
                        }[];
                        /** Format: date-time */
                        claimed_by_customer_at: string | null;
                        cost_center: string | null;
                        coupon_code: string | null;
                        courier_label: string | null;
                        courier_pickup_text: string | null;
                        credit_card: {
                            brand: string;
                            exp_month: number;
                            exp_year: number;
                            id: number;
                            last4: string;
                            nickname: string;
                            team_id: number | null;
                            user_id: number;
                            valid_stripe: boolean;
                        } | null;
                        credit_card_id: number | null;
                        /** Format: date-time */
                        cutoff_at: string | null;
                        distance_miles: number | null;
                        end_reason: string | null;
                        /** Format: date-time */
                        expires_at: string | null;
                        headcount: number | null;
                        history: {
                            acting_as: string | null;
                            /** Format: date-time */
                            at: string;
                            by: string | null;
                            id: number;
                            kind: string;
                            text: string;
                        }[];
                        id: number;
                        is_direct: boolean;
                        is_managed: boolean;
                        lock_version: number;
                        menu_items: {
                            menu_item_id: number;
                            name: string;
                            note: string;
                            qty: number;
                            unit_price: number;
                        }[];
                        package: {
                            id?: number;
                            image: {
                                alt: string;
                                url: string;
                            };
                            increment_by?: number;
                            maximum_headcount?: number;
                            minimum_headcount?: number;
                            name: string;
                            set_up_type: string;
                            slug: string;
                        } | null;
                        paid_with_invoice: boolean;
                        payment: {
                            /** Format: date-time */
                            authorize_on: string | null;
                            message: string | null;
                            status: string;
                        };
                        pickup: boolean;
                        pickup_kitchen_id: number | null;
                        points_awarded: number | null;
                        poll: {
                            auto_submit?: boolean;
                            code?: string;
                            /** Format: date-time */
                            expires_at?: string;
                            /** Format: date-time */
                            scheduled_at?: string | null;
                        } | null;
                        poll_code: string | null;
                        possible_kitchens: {
                            distance_miles: number | null;
                            formatted_address: string;
                            id: number;
                            name: string;
                            pickup_allowed: boolean;
                        }[];
                        presentation_type: string | null;
                        pricing: {
                            balance: number;
                            coins: number;
                            customer_price: number;
                            lines: {
                                amount: number;
                                code: string;
                                explanation: string | null;
                                label: string;
                                taxable: boolean;
                            }[];
                            order_items_price: number;
                            price_per_person: number;
                            tip: number;
                        };
                        purchase_order_reference_code: string | null;
                        reordered_from: number | null;
                        /** Format: date-time */
                        start_at: string | null;
                        start_date: string | null;
                        start_time: string | null;
                        status: string;
                        status_label: string;
                        /** Format: date-time */
                        submitted_at: string | null;
                        team: {
                            id?: number;
                            name?: string;
                        } | null;
                        team_id: number | null;
                        time_zone: string | null;
                        user: {
                            id?: number;
                            invoiceable?: boolean;
                            name?: string;
                        };
                        user_id: number;
                        user_name: string;
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
                "application/json": {
                    order: {
                        address_id?: number | null;
                        bypass_payment?: boolean;
                        chosen_options?: {
                            option_id: number;
                            qty: number;
                        }[];
                        company_name?: string | null;
                        contact_name?: string | null;
                        contact_phone?: string | null;
                        cost_center?: string | null;
                        coupon_code?: string | null;
                        credit_card_id?: number | null;
                        delivery_instructions?: string | null;
                        formatted_address?: string | null;
                        google_place_id?: string | null;
                        headcount?: number | null;
                        lock_version?: number;
                        paid_with_invoice?: boolean;
                        pickup?: boolean;
                        pickup_kitchen_id?: number | null;
                        /** @enum {string|null} */
                        presentation_type?: "buffet" | "individual" | null;
                        purchase_order_reference_code?: string | null;
                        start_date?: string | null;
                        start_time?: string | null;
                        suite?: string | null;
                        team_id?: number | null;
                        tip?: number | null;
                    };
                    should_redistribute?: boolean;
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
                        address: {
                            address_id: number | null;
                            company_name: string | null;
                            contact_name: string | null;
                            contact_phone: string | null;
                            delivery_instructions: string | null;
                            formatted_address: string | null;
                            google_place_id: string | null;
                            suite: string | null;
                        };
                        brand: {
                            avatar_url: string;
                            id: number;
                            name: string;
                            phone_number: string | null;
                            slug: string;
                        };
                        brand_id: number;
                        bypass_payment: boolean;
                        can: {
                            [key: string]: boolean;
                        };
                        cancellation_policy: {
                            fee: number;
                            /** Format: date-time */
                            free_until: string | null;
                            sentence: string;
                        } | null;
                        chosen_options: {
                            /** @enum {string} */
                            item_choice_type: "presentation" | "constant_sum" | "choose_up_to" | "included" | "add_on";
                            item_id: number;
                            name?: string;
                            option_id: number;
                            price?: number;
                            qty: number;
                        }[];
                        /** Format: date-time */
                        claimed_by_customer_at: string | null;
                        cost_center: string | null;
                        coupon_code: string | null;
                        courier_label: string | null;
                        courier_pickup_text: string | null;
                        credit_card: {
                            brand: string;
                            exp_month: number;
                            exp_year: number;
                            id: number;
                            last4: string;
                            nickname: string;
                            team_id: number | null;
                            user_id: number;
                            valid_stripe: boolean;
                        } | null;
                        credit_card_id: number | null;
                        /** Format: date-time */
                        cutoff_at: string | null;
                        distance_miles: number | null;
                        end_reason: string | null;
                        /** Format: date-time */
                        expires_at: string | null;
                        headcount: number | null;
                        history: {
                            acting_as: string | null;
                            /** Format: date-time */
                            at: string;
                            by: string | null;
                            id: number;
                            kind: string;
                            text: string;
                        }[];
                        id: number;
                        is_direct: boolean;
                        is_managed: boolean;
                        lock_version: number;
                        menu_items: {
                            menu_item_id: number;
                            name: string;
                            note: string;
                            qty: number;
                            unit_price: number;
                        }[];
                        package: {
                            id?: number;
                            image: {
                                alt: string;
                                url: string;
                            };
                            increment_by?: number;
                            maximum_headcount?: number;
                            minimum_headcount?: number;
                            name: string;
                            set_up_type: string;
                            slug: string;
                        } | null;
                        paid_with_invoice: boolean;
                        payment: {
                            /** Format: date-time */
                            authorize_on: string | null;
                            message: string | null;
                            status: string;
                        };
                        pickup: boolean;
                        pickup_kitchen_id: number | null;
                        points_awarded: number | null;
                        poll: {
                            auto_submit?: boolean;
                            code?: string;
                            /** Format: date-time */
                            expires_at?: string;
                            /** Format: date-time */
                            scheduled_at?: string | null;
                        } | null;
                        poll_code: string | null;
                        possible_kitchens: {
                            distance_miles: number | null;
                            formatted_address: string;
                            id: number;
                            name: string;
                            pickup_allowed: boolean;
                        }[];
                        presentation_type: string | null;
                        pricing: {
                            balance: number;
                            coins: number;
                            customer_price: number;
                            lines: {
                                amount: number;
                                code: string;
                                explanation: string | null;
                                label: string;
                                taxable: boolean;
                            }[];
                            order_items_price: number;
                            price_per_person: number;
                            tip: number;
                        };
                        purchase_order_reference_code: string | null;
                        reordered_from: number | null;
                        /** Format: date-time */
                        start_at: string | null;
                        start_date: string | null;
                        start_time: string | null;
                        status: string;
                        status_label: string;
                        /** Format: date-time */
                        submitted_at: string | null;
                        team: {
                            id?: number;
                            name?: string;
                        } | null;
                        team_id: number | null;
                        time_zone: string | null;
                        user: {
                            id?: number;
                            invoiceable?: boolean;
                            name?: string;
                        };
                        user_id: number;
                        user_name: string;
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
                        records: {
                            approximate: boolean;
                            city: string;
                            company_name: string | null;
                            contact_name: string | null;
                            contact_phone: string | null;
                            delivery_instructions: string | null;
                            formatted_address: string;
                            google_place_id: string;
                            id: number;
                            latitude: number;
                            longitude: number;
                            place_id: number | null;
                            state: string;
                            suite: string | null;
                            team_id: number | null;
                            time_zone: string;
                            user_id: number | null;
                            zip: string;
                        }[];
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
                "application/json": {
                    ignore_checks?: {
                        availability?: boolean;
                        delivery_area_minimum?: boolean;
                    };
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
                        errors: Record<string, never>[];
                        valid: boolean;
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
                        records: {
                            brand: string;
                            exp_month: number;
                            exp_year: number;
                            id: number;
                            last4: string;
                            nickname: string;
                            team_id: number | null;
                            user_id: number;
                            valid_stripe: boolean;
                        }[];
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
                "application/json": {
                    credit_card: {
                        nickname?: string;
                        stripe_token: string;
                        team_id?: number | null;
                    };
                };
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
                        brand: string;
                        exp_month: number;
                        exp_year: number;
                        id: number;
                        last4: string;
                        nickname: string;
                        team_id: number | null;
                        user_id: number;
                        valid_stripe: boolean;
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
                        records: {
                            /** @enum {string} */
                            choice_type: "presentation" | "constant_sum" | "choose_up_to" | "included" | "add_on";
                            description: string;
                            extra_headcount_price: number;
                            has_choice: boolean;
                            id: number;
                            increment_by: number;
                            increment_subject: string;
                            increment_subject_plural: string;
                            maximum_choosable_options: number | null;
                            options: {
                                combo_of: number[];
                                description: string;
                                dietary_tags: ("vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "contains_nuts")[];
                                id: number;
                                name: string;
                                package_item_id: number;
                                /** @enum {string|null} */
                                presentation_type: "buffet" | "individual" | null;
                                price: number;
                            }[];
                            proper_choice_subject: string | null;
                            serving_info: string;
                        }[];
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
    post_v1_orderer_orders_id_submit: {
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
                    ignore_checks?: {
                        availability?: boolean;
                        delivery_area_minimum?: boolean;
                    };
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
                        first_order: boolean;
                        from_referral: boolean;
                        id: number;
                        pricing: {
                            customer_price: number;
                        };
                        status: string;
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
                    "application/json": {
                        favorited: boolean;
                        id: number;
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
                    "application/json": {
                        favorited: boolean;
                        id: number;
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
                "application/json": {
                    address_id?: number | null;
                    formatted_address?: string | null;
                    google_place_id?: string | null;
                    order: {
                        chosen_options?: {
                            option_id: number;
                            qty: number;
                        }[];
                        headcount?: number | null;
                        pickup?: boolean;
                        start_date?: string | null;
                        start_time?: string | null;
                    };
                    /** @enum {string|null} */
                    presentation_type?: "buffet" | "individual" | null;
                };
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
                        id: number;
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
                "application/json": {
                    formatted_address?: string | null;
                    google_place_id?: string | null;
                    headcount?: number | null;
                    is_referral?: boolean;
                    order?: {
                        chosen_options?: {
                            option_id: number;
                            qty: number;
                        }[];
                        headcount?: number | null;
                        pickup?: boolean;
                        /** @enum {string|null} */
                        presentation_type?: "buffet" | "individual" | null;
                        start_date?: string | null;
                        start_time?: string | null;
                    };
                    start_date?: string | null;
                    start_time?: string | null;
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
                        error: Record<string, never> | null;
                        order: {
                            chosen_options: {
                                /** @enum {string} */
                                item_choice_type: "presentation" | "constant_sum" | "choose_up_to" | "included" | "add_on";
                                item_id: number;
                                name?: string;
                                option_id: number;
                                price?: number;
                                qty: number;
                            }[];
                            /** Format: date-time */
                            cutoff_at: string | null;
                            distance_miles: number | null;
                            headcount: number;
                            kitchen_id: number | null;
                            note: string | null;
                            pickup: boolean;
                            pickup_kitchen_id: number | null;
                            pricing: {
                                balance: number;
                                coins: number;
                                customer_price: number;
                                lines: {
                                    amount: number;
                                    code: string;
                                    explanation: string | null;
                                    label: string;
                                    taxable: boolean;
                                }[];
                                order_items_price: number;
                                price_per_person: number;
                                tip: number;
                            };
                            start_date: string | null;
                            start_time: string | null;
                            time_zone: string | null;
                        } | null;
                        search_params: Record<string, never>;
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
    patch_v1_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                    password: string;
                };
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
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        accepted: true;
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
    post_v1_password_reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    token: string;
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
                        addresses: {
                            formatted_address: string;
                            google_place_id: string;
                            id: number;
                            place_id: number | null;
                        }[];
                        arrangements: {
                            id: number;
                            items: {
                                brand_id: number | null;
                                notes: string;
                                package_id: number | null;
                            }[];
                            name: string;
                        }[];
                        auth_scopes: string[];
                        awards_multiplier: number;
                        brands: {
                            id: number;
                            kitchen_count: number;
                            name: string;
                            slug: string;
                        }[];
                        caterer_roles: {
                            brand_id: number;
                            role: string;
                        }[];
                        current_brand: {
                            id: number;
                            kitchen_count: number;
                            name: string;
                            slug: string;
                        } | null;
                        current_team: {
                            id: number;
                            name: string;
                            role_counts: {
                                admin: number;
                                external_attendant: number;
                                guest: number;
                                orderer: number;
                                staff: number;
                            };
                        } | null;
                        email: string;
                        email_verified: boolean;
                        favorited_brand_ids: number[];
                        favorited_package_ids: number[];
                        first_name: string;
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
                        memberships: {
                            id: number;
                            /** @enum {string} */
                            role: "admin" | "orderer" | "staff" | "guest" | "external_attendant";
                            role_label: string;
                            team: {
                                access_code: string;
                                id: number;
                                name: string;
                            };
                            team_id: number;
                        }[];
                        review_anonymously: boolean;
                        rewards_disabled: boolean;
                        rosters: {
                            brand_ids: number[];
                            id: number;
                            name: string;
                        }[];
                        saved_searches: {
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
                            headcount?: number;
                            id: number;
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
                            /** @enum {string} */
                            order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission";
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
                            start_date?: string;
                            start_time?: string;
                            sustainable?: boolean;
                            user_id: number;
                            user_rating_above_or_null?: number;
                            within_delivery_radius_miles?: number;
                        }[];
                        search_params: Record<string, never>;
                        submitted_order_count: number;
                        token: string;
                        /** @enum {string} */
                        type: "member" | "pollee";
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
                        records: {
                            approximate: boolean;
                            city: string;
                            formatted_address: string;
                            google_place_id: string;
                            latitude: number;
                            longitude: number;
                            place_id: number | null;
                            state: string;
                            time_zone: string;
                            zip: string;
                        }[];
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
                        records: {
                            body: string;
                            campaign: {
                                /** @enum {string} */
                                campaign_type: "covid_hospital" | "covid_caterer";
                                id: number;
                                image: {
                                    alt: string;
                                    url: string;
                                };
                                name: string;
                                slug: string;
                            };
                            featured: boolean;
                            id: number;
                            published_at: string;
                            title: string;
                        }[];
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
                    "application/json": {
                        count: number;
                        delivery_headcounts: number;
                        records: {
                            /** @enum {string} */
                            campaign_type: "covid_hospital" | "covid_caterer";
                            caterer: {
                                id: number;
                                kitchen_count: number;
                                name: string;
                                slug: string;
                            } | null;
                            donation_count: number;
                            ends_on: string | null;
                            goal: number;
                            hospital: {
                                formatted_address: string;
                                name: string;
                            } | null;
                            id: number;
                            image: {
                                alt: string;
                                url: string;
                            };
                            meal_price: number;
                            meals_delivered: number;
                            name: string;
                            place: {
                                id: number;
                                label: string;
                            };
                            raised: number;
                            slug: string;
                            summary: string;
                        }[];
                        total_raised: number;
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
                    "application/json": {
                        /** @enum {string} */
                        campaign_type: "covid_hospital" | "covid_caterer";
                        caterer: {
                            id: number;
                            kitchen_count: number;
                            name: string;
                            slug: string;
                        } | null;
                        donation_count: number;
                        ends_on: string | null;
                        goal: number;
                        hospital: {
                            formatted_address: string;
                            name: string;
                        } | null;
                        id: number;
                        image: {
                            alt: string;
                            url: string;
                        };
                        meal_price: number;
                        meals_delivered: number;
                        name: string;
                        place: {
                            id: number;
                            label: string;
                        };
                        raised: number;
                        slug: string;
                        story: string;
                        summary: string;
                        updates: {
                            body: string;
                            campaign: {
                                /** @enum {string} */
                                campaign_type: "covid_hospital" | "covid_caterer";
                                id: number;
                                image: {
                                    alt: string;
                                    url: string;
                                };
                                name: string;
                                slug: string;
                            };
                            featured: boolean;
                            id: number;
                            published_at: string;
                            title: string;
                        }[];
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
                        records: {
                            description: string;
                            id: number;
                            image: {
                                alt: string;
                                url: string;
                            };
                            name: string;
                            package_count: number;
                            slug: string;
                        }[];
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
                    "application/json": {
                        active: boolean;
                        all_in_price: number;
                        batchable: boolean;
                        brand_id: number;
                        caterer: {
                            avatar_url: string;
                            id: number;
                            kitchen_count: number;
                            minority_flags: ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
                            name: string;
                            /** @enum {string|null} */
                            quality_tier: "classic" | "specialty" | null;
                            rating_average: number | null;
                            review_count: number;
                            slug: string;
                            sustainable: boolean;
                        };
                        choice_version: number;
                        choices: {
                            /** @enum {string} */
                            choice_type: "presentation" | "constant_sum" | "choose_up_to" | "included" | "add_on";
                            description: string;
                            extra_headcount_price: number;
                            has_choice: boolean;
                            id: number;
                            increment_by: number;
                            increment_subject: string;
                            increment_subject_plural: string;
                            maximum_choosable_options: number | null;
                            options: {
                                combo_of: number[];
                                description: string;
                                dietary_tags: ("vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "contains_nuts")[];
                                id: number;
                                name: string;
                                package_item_id: number;
                                /** @enum {string|null} */
                                presentation_type: "buffet" | "individual" | null;
                                price: number;
                            }[];
                            proper_choice_subject: string | null;
                            serving_info: string;
                        }[];
                        day_before_cutoff: string | null;
                        deal: string | null;
                        description: string;
                        dietary_tags: ("vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "contains_nuts")[];
                        id: number;
                        image: {
                            alt: string;
                            url: string;
                        };
                        includes: string[];
                        increment_by: number;
                        lead_time_hours: number;
                        maximum_headcount: number;
                        minimum_headcount: number;
                        name: string;
                        package_category: string;
                        package_category_label: string;
                        package_template_id: number | null;
                        /** @enum {string} */
                        package_type: "breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert";
                        photos?: {
                            alt: string;
                            url: string;
                        }[];
                        place_ids: number[];
                        /** @enum {string} */
                        presentation_type: "buffet" | "individual" | "mixed";
                        price: number;
                        rating_average: number | null;
                        review_count: number;
                        review_stats?: {
                            average: number | null;
                            count: number;
                        };
                        /** @enum {string} */
                        set_up_type: "drop_off" | "set_up" | "on_site";
                        slug: string;
                        total_price: number;
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
                    "application/json": {
                        avatar_url: string;
                        description: string;
                        id: number;
                        image: {
                            alt: string;
                            url: string;
                        };
                        kitchen_count: number;
                        kitchens: {
                            city: string;
                            id: number;
                            latitude: number;
                            longitude: number;
                            name: string;
                            pickup_allowed: boolean;
                            state: string;
                        }[];
                        minority_flags: ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
                        name: string;
                        /** @enum {string|null} */
                        quality_tier: "classic" | "specialty" | null;
                        rating_average: number | null;
                        review_count: number;
                        slug: string;
                        story: string;
                        sustainable: boolean;
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
                headcount?: number;
                limit?: number;
                offset?: number;
                order_by_last_submission?: boolean | ("asc" | "desc");
                order_by_newness?: boolean | ("asc" | "desc");
                order_by_order_frequency?: boolean | ("asc" | "desc");
                order_by_popularity?: boolean | ("asc" | "desc");
                order_direction?: "asc" | "desc";
                order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission";
                package_category?: string[] | string;
                package_template_id?: number[] | number;
                package_type?: ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert")[] | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert");
                pickup?: boolean;
                place_id?: number;
                poll_lead_time_below_including?: number;
                presentation_type?: ("buffet" | "individual" | "mixed")[] | ("buffet" | "individual" | "mixed");
                previously_ordered?: boolean;
                price_below_including?: number;
                quality_tier?: ("classic" | "specialty")[] | ("classic" | "specialty");
                query?: string;
                roster_id?: number;
                set_up_type?: ("drop_off" | "set_up" | "on_site")[] | ("drop_off" | "set_up" | "on_site");
                start_date?: string;
                start_time?: string;
                user_rating_above_or_null?: number;
                with_times_ordered?: boolean;
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
                        brands_count: number;
                        category_counts: {
                            [key: string]: number;
                        };
                        count: number;
                        last_ordered_timestamps: {
                            [key: string]: string;
                        };
                        meta: {
                            count: number;
                        };
                        minimum_amounts: {
                            [key: string]: number;
                        };
                        place: {
                            brands_count: number;
                            category_counts: {
                                [key: string]: number;
                            };
                            cuisine_counts: {
                                [key: string]: number;
                            };
                            enum: number;
                            label: string;
                            latitude: number;
                            longitude: number;
                            minority_counts: {
                                [key: string]: number;
                            };
                            slug: string;
                            time_zone: string;
                            type_counts: {
                                [key: string]: number;
                            };
                            utc_offset: number;
                            value: string;
                        } | null;
                        place_id: number | null;
                        promoted_brands: {
                            avatar_url: string;
                            cuisines: string[];
                            description: string;
                            full_menu_ordering_enabled: boolean;
                            id: number;
                            image: {
                                alt: string;
                                url: string;
                            };
                            kitchen_count: number;
                            lowest_price: number | null;
                            minority_flags: ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
                            name: string;
                            package_count: number;
                            /** @enum {string|null} */
                            quality_tier: "classic" | "specialty" | null;
                            rating_average: number | null;
                            review_count: number;
                            slug: string;
                            sustainable: boolean;
                        }[];
                        records: {
                            active: boolean;
                            all_in_price: number;
                            batchable: boolean;
                            brand_id: number;
                            caterer?: {
                                avatar_url: string;
                                id: number;
                                kitchen_count: number;
                                minority_flags: ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
                                name: string;
                                /** @enum {string|null} */
                                quality_tier: "classic" | "specialty" | null;
                                rating_average: number | null;
                                review_count: number;
                                slug: string;
                                sustainable: boolean;
                            };
                            deal: string | null;
                            dietary_tags: ("vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "contains_nuts")[];
                            id: number;
                            image: {
                                alt: string;
                                url: string;
                            };
                            increment_by: number;
                            maximum_headcount: number;
                            minimum_headcount: number;
                            name: string;
                            package_category: string;
                            package_category_label: string;
                            package_template_id: number | null;
                            /** @enum {string} */
                            package_type: "breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert";
                            photos?: {
                                alt: string;
                                url: string;
                            }[];
                            /** @enum {string} */
                            presentation_type: "buffet" | "individual" | "mixed";
                            price: number;
                            rating_average: number | null;
                            review_count: number;
                            review_stats?: {
                                average: number | null;
                                count: number;
                            };
                            /** @enum {string} */
                            set_up_type: "drop_off" | "set_up" | "on_site";
                            slug: string;
                            total_price: number;
                        }[];
                        search_params: Record<string, never>;
                        skipped_brand_ids: number[];
                        template_counts: {
                            [key: string]: number;
                        };
                        times_ordered_counts: {
                            [key: string]: number;
                        };
                        type_counts: {
                            [key: string]: number;
                        };
                        user_ratings: {
                            [key: string]: number;
                        };
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
                    /** @enum {string} */
                    order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission";
                    package_category?: string[] | string;
                    package_template_id?: number[] | number;
                    package_type?: ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert")[] | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert");
                    /** @default false */
                    pickup?: boolean;
                    place_id?: number;
                    poll_lead_time_below_including?: number;
                    presentation_type?: ("buffet" | "individual" | "mixed")[] | ("buffet" | "individual" | "mixed");
                    previously_ordered?: boolean;
                    price_below_including?: number;
                    quality_tier?: ("classic" | "specialty")[] | ("classic" | "specialty");
                    query?: string;
                    roster_id?: number;
                    set_up_type?: ("drop_off" | "set_up" | "on_site")[] | ("drop_off" | "set_up" | "on_site");
                    start_date?: string;
                    start_time?: string;
                    user_rating_above_or_null?: number;
                    /** @default false */
                    with_times_ordered?: boolean;
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
                    "application/json": {
                        brands_count: number;
                        category_counts: {
                            [key: string]: number;
                        };
                        count: number;
                        last_ordered_timestamps: {
                            [key: string]: string;
                        };
                        meta: {
                            count: number;
                        };
                        minimum_amounts: {
                            [key: string]: number;
                        };
                        place: {
                            brands_count: number;
                            category_counts: {
                                [key: string]: number;
                            };
                            cuisine_counts: {
                                [key: string]: number;
                            };
                            enum: number;
                            label: string;
                            latitude: number;
                            longitude: number;
                            minority_counts: {
                                [key: string]: number;
                            };
                            slug: string;
                            time_zone: string;
                            type_counts: {
                                [key: string]: number;
                            };
                            utc_offset: number;
                            value: string;
                        } | null;
                        place_id: number | null;
                        promoted_brands: {
                            avatar_url: string;
                            cuisines: string[];
                            description: string;
                            full_menu_ordering_enabled: boolean;
                            id: number;
                            image: {
                                alt: string;
                                url: string;
                            };
                            kitchen_count: number;
                            lowest_price: number | null;
                            minority_flags: ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
                            name: string;
                            package_count: number;
                            /** @enum {string|null} */
                            quality_tier: "classic" | "specialty" | null;
                            rating_average: number | null;
                            review_count: number;
                            slug: string;
                            sustainable: boolean;
                        }[];
                        records: {
                            active: boolean;
                            all_in_price: number;
                            batchable: boolean;
                            brand_id: number;
                            caterer?: {
                                avatar_url: string;
                                id: number;
                                kitchen_count: number;
                                minority_flags: ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
                                name: string;
                                /** @enum {string|null} */
                                quality_tier: "classic" | "specialty" | null;
                                rating_average: number | null;
                                review_count: number;
                                slug: string;
                                sustainable: boolean;
                            };
                            deal: string | null;
                            dietary_tags: ("vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "contains_nuts")[];
                            id: number;
                            image: {
                                alt: string;
                                url: string;
                            };
                            increment_by: number;
                            maximum_headcount: number;
                            minimum_headcount: number;
                            name: string;
                            package_category: string;
                            package_category_label: string;
                            package_template_id: number | null;
                            /** @enum {string} */
                            package_type: "breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert";
                            photos?: {
                                alt: string;
                                url: string;
                            }[];
                            /** @enum {string} */
                            presentation_type: "buffet" | "individual" | "mixed";
                            price: number;
                            rating_average: number | null;
                            review_count: number;
                            review_stats?: {
                                average: number | null;
                                count: number;
                            };
                            /** @enum {string} */
                            set_up_type: "drop_off" | "set_up" | "on_site";
                            slug: string;
                            total_price: number;
                        }[];
                        search_params: Record<string, never>;
                        skipped_brand_ids: number[];
                        template_counts: {
                            [key: string]: number;
                        };
                        times_ordered_counts: {
                            [key: string]: number;
                        };
                        type_counts: {
                            [key: string]: number;
                        };
                        user_ratings: {
                            [key: string]: number;
                        };
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
                        records: {
                            brands_count: number;
                            category_counts: {
                                [key: string]: number;
                            };
                            cuisine_counts: {
                                [key: string]: number;
                            };
                            enum: number;
                            label: string;
                            latitude: number;
                            longitude: number;
                            minority_counts: {
                                [key: string]: number;
                            };
                            slug: string;
                            time_zone: string;
                            type_counts: {
                                [key: string]: number;
                            };
                            utc_offset: number;
                            value: string;
                        }[];
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
                        records: {
                            detail: string;
                            id: number;
                            /** @enum {string} */
                            kind: "package" | "brand" | "dish" | "category";
                            label: string;
                            score: number;
                            slug: string;
                        }[];
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
                headcount?: number;
                limit?: number;
                offset?: number;
                order_by_last_submission?: boolean | ("asc" | "desc");
                order_by_newness?: boolean | ("asc" | "desc");
                order_by_order_frequency?: boolean | ("asc" | "desc");
                order_by_popularity?: boolean | ("asc" | "desc");
                order_direction?: "asc" | "desc";
                order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission";
                package_category?: string[] | string;
                package_template_id?: number[] | number;
                package_type?: ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert")[] | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert");
                pickup?: boolean;
                place_id?: number;
                poll_lead_time_below_including?: number;
                presentation_type?: ("buffet" | "individual" | "mixed")[] | ("buffet" | "individual" | "mixed");
                previously_ordered?: boolean;
                price_below_including?: number;
                quality_tier?: ("classic" | "specialty")[] | ("classic" | "specialty");
                query: string;
                roster_id?: number;
                set_up_type?: ("drop_off" | "set_up" | "on_site")[] | ("drop_off" | "set_up" | "on_site");
                start_date?: string;
                start_time?: string;
                user_rating_above_or_null?: number;
                with_times_ordered?: boolean;
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
                        records: {
                            brand: {
                                id: number;
                                name: string;
                                slug: string;
                            };
                            id: number;
                            /** @enum {string} */
                            kind: "package" | "brand";
                            name: string;
                            nearest: {
                                label: string;
                                params: Record<string, never>;
                            } | null;
                            reason: {
                                /** @enum {string} */
                                code: "inactive" | "not_at_place" | "outside_area" | "no_pickup" | "date_in_past" | "closed_that_day" | "outside_hours" | "closure" | "no_such_time" | "too_late" | "full" | "headcount_too_low" | "headcount_too_high" | "headcount_step" | "minimum_not_met" | "filtered_out";
                                message: string;
                                params: Record<string, never>;
                            };
                            slug: string;
                        }[];
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
    post_v1_users: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    gclid?: string;
                    invitation_token?: string;
                    name: string;
                    organization_name?: string;
                    password: string;
                    referring_brand_id?: number;
                    source?: string;
                    utm_campaign?: string;
                    utm_content?: string;
                    utm_medium?: string;
                    utm_source?: string;
                    utm_term?: string;
                };
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
                        addresses: {
                            formatted_address: string;
                            google_place_id: string;
                            id: number;
                            place_id: number | null;
                        }[];
                        arrangements: {
                            id: number;
                            items: {
                                brand_id: number | null;
                                notes: string;
                                package_id: number | null;
                            }[];
                            name: string;
                        }[];
                        auth_scopes: string[];
                        awards_multiplier: number;
                        brands: {
                            id: number;
                            kitchen_count: number;
                            name: string;
                            slug: string;
                        }[];
                        caterer_roles: {
                            brand_id: number;
                            role: string;
                        }[];
                        current_brand: {
                            id: number;
                            kitchen_count: number;
                            name: string;
                            slug: string;
                        } | null;
                        current_team: {
                            id: number;
                            name: string;
                            role_counts: {
                                admin: number;
                                external_attendant: number;
                                guest: number;
                                orderer: number;
                                staff: number;
                            };
                        } | null;
                        email: string;
                        email_verified: boolean;
                        favorited_brand_ids: number[];
                        favorited_package_ids: number[];
                        first_name: string;
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
                        memberships: {
                            id: number;
                            /** @enum {string} */
                            role: "admin" | "orderer" | "staff" | "guest" | "external_attendant";
                            role_label: string;
                            team: {
                                access_code: string;
                                id: number;
                                name: string;
                            };
                            team_id: number;
                        }[];
                        review_anonymously: boolean;
                        rewards_disabled: boolean;
                        rosters: {
                            brand_ids: number[];
                            id: number;
                            name: string;
                        }[];
                        saved_searches: {
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
                            headcount?: number;
                            id: number;
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
                            /** @enum {string} */
                            order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission";
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
                            start_date?: string;
                            start_time?: string;
                            sustainable?: boolean;
                            user_id: number;
                            user_rating_above_or_null?: number;
                            within_delivery_radius_miles?: number;
                        }[];
                        search_params: Record<string, never>;
                        submitted_order_count: number;
                        token: string;
                        /** @enum {string} */
                        type: "member" | "pollee";
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
                    "application/json": {
                        address: {
                            address_id: number | null;
                            company_name: string | null;
                            contact_name: string | null;
                            contact_phone: string | null;
                            delivery_instructions: string | null;
                            formatted_address: string | null;
                            google_place_id: string | null;
                            suite: string | null;
                        };
                        brand_id: number;
                        can: {
                            [key: string]: boolean;
                        };
                        chosen_options: {
                            /** @enum {string} */
                            item_choice_type: "presentation" | "constant_sum" | "choose_up_to" | "included" | "add_on";
                            item_id: number;
                            name?: string;
                            option_id: number;
                            price?: number;
                            qty: number;
                        }[];
                        /** Format: date-time */
                        claimed_by_customer_at: string | null;
                        customer: {
                            contact_name: string | null;
                            contact_phone: string | null;
                            name: string;
                            team_name: string | null;
                        };
                        end_reason: string | null;
                        /** Format: date-time */
                        expires_at: string | null;
                        headcount: number;
                        history: {
                            acting_as: string | null;
                            /** Format: date-time */
                            at: string;
                            by: string | null;
                            id: number;
                            kind: string;
                            text: string;
                        }[];
                        id: number;
                        is_direct: boolean;
                        kitchen: {
                            id?: number;
                            name?: string;
                        } | null;
                        lock_version: number;
                        menu_items: {
                            menu_item_id: number;
                            name: string;
                            note: string;
                            qty: number;
                            unit_price: number;
                        }[];
                        package: {
                            id?: number;
                            image: {
                                alt: string;
                                url: string;
                            };
                            increment_by?: number;
                            maximum_headcount?: number;
                            minimum_headcount?: number;
                            name: string;
                            set_up_type: string;
                            slug: string;
                        } | null;
                        pickup: boolean;
                        presentation_type: string | null;
                        pricing: {
                            lines: {
                                amount: number;
                                code: string;
                                explanation: string | null;
                                label: string;
                                taxable: boolean;
                            }[];
                            payout: number;
                        };
                        /** Format: date-time */
                        start_at: string;
                        start_date: string;
                        start_time: string;
                        status: string;
                        status_label: string;
                        /** Format: date-time */
                        submitted_at: string | null;
                        time_zone: string;
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
    post_v2_memberships_id_claim: {
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
                        records: {
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
                            headcount?: number;
                            id: number;
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
                            /** @enum {string} */
                            order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission";
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
                            start_date?: string;
                            start_time?: string;
                            sustainable?: boolean;
                            user_id: number;
                            user_rating_above_or_null?: number;
                            within_delivery_radius_miles?: number;
                        }[];
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
                "application/json": {
                    saved_search: {
                        address_id?: number | null;
                        all_in_pricing?: boolean | null;
                        batchable?: boolean | null;
                        block_roster_id?: number | null;
                        brand_has_minority_flag?: null | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black") | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
                        brand_id?: null | number | number[];
                        brand_sustainable?: boolean | null;
                        /** @enum {string|null} */
                        budget?: "$" | "$$" | "$$$" | null;
                        budget_limit?: null | string | number;
                        collection_id?: number | null;
                        favorited?: boolean | null;
                        formatted_address?: string | null;
                        full_menu_ordering_enabled?: boolean | null;
                        future_orders?: boolean | null;
                        google_place_id?: string | null;
                        group_eligible?: boolean | null;
                        has_deal?: boolean | null;
                        headcount?: number | null;
                        lead_time_hours?: number | null;
                        max_price?: null | string | number;
                        minority_flag?: null | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black") | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
                        name: string;
                        order_by_last_submission?: null | boolean | ("asc" | "desc");
                        order_by_newness?: null | boolean | ("asc" | "desc");
                        order_by_order_frequency?: null | boolean | ("asc" | "desc");
                        order_by_popularity?: null | boolean | ("asc" | "desc");
                        /** @enum {string|null} */
                        order_direction?: "asc" | "desc" | null;
                        /** @enum {string|null} */
                        order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission" | null;
                        package_category?: null | string | string[];
                        package_template_id?: null | number | number[];
                        package_type?: null | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert") | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert")[];
                        pickup?: boolean | null;
                        place_id?: number | null;
                        poll_lead_time_below_including?: number | null;
                        presentation_type?: null | ("buffet" | "individual" | "mixed" | "all") | ("buffet" | "individual" | "mixed" | "all")[];
                        previously_ordered?: boolean | null;
                        price_below_including?: null | string | number;
                        quality_tier?: null | ("classic" | "specialty") | ("classic" | "specialty")[];
                        query?: string | null;
                        roster_id?: number | null;
                        /** @enum {string|null} */
                        search_type?: "packages" | "restaurants" | null;
                        set_up_type?: null | ("drop_off" | "set_up" | "on_site") | ("drop_off" | "set_up" | "on_site")[];
                        sort?: string | null;
                        start_date?: string | null;
                        start_time?: string | null;
                        sustainable?: boolean | null;
                        user_rating_above_or_null?: number | null;
                        within_delivery_radius_miles?: number | null;
                    };
                };
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
                        headcount?: number;
                        id: number;
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
                        /** @enum {string} */
                        order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission";
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
                        start_date?: string;
                        start_time?: string;
                        sustainable?: boolean;
                        user_id: number;
                        user_rating_above_or_null?: number;
                        within_delivery_radius_miles?: number;
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
                "application/json": {
                    saved_search: {
                        address_id?: number | null;
                        all_in_pricing?: boolean | null;
                        batchable?: boolean | null;
                        block_roster_id?: number | null;
                        brand_has_minority_flag?: null | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black") | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
                        brand_id?: null | number | number[];
                        brand_sustainable?: boolean | null;
                        /** @enum {string|null} */
                        budget?: "$" | "$$" | "$$$" | null;
                        budget_limit?: null | string | number;
                        collection_id?: number | null;
                        favorited?: boolean | null;
                        formatted_address?: string | null;
                        full_menu_ordering_enabled?: boolean | null;
                        future_orders?: boolean | null;
                        google_place_id?: string | null;
                        group_eligible?: boolean | null;
                        has_deal?: boolean | null;
                        headcount?: number | null;
                        lead_time_hours?: number | null;
                        max_price?: null | string | number;
                        minority_flag?: null | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black") | ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
                        name?: string;
                        order_by_last_submission?: null | boolean | ("asc" | "desc");
                        order_by_newness?: null | boolean | ("asc" | "desc");
                        order_by_order_frequency?: null | boolean | ("asc" | "desc");
                        order_by_popularity?: null | boolean | ("asc" | "desc");
                        /** @enum {string|null} */
                        order_direction?: "asc" | "desc" | null;
                        /** @enum {string|null} */
                        order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission" | null;
                        package_category?: null | string | string[];
                        package_template_id?: null | number | number[];
                        package_type?: null | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert") | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert")[];
                        pickup?: boolean | null;
                        place_id?: number | null;
                        poll_lead_time_below_including?: number | null;
                        presentation_type?: null | ("buffet" | "individual" | "mixed" | "all") | ("buffet" | "individual" | "mixed" | "all")[];
                        previously_ordered?: boolean | null;
                        price_below_including?: null | string | number;
                        quality_tier?: null | ("classic" | "specialty") | ("classic" | "specialty")[];
                        query?: string | null;
                        roster_id?: number | null;
                        /** @enum {string|null} */
                        search_type?: "packages" | "restaurants" | null;
                        set_up_type?: null | ("drop_off" | "set_up" | "on_site") | ("drop_off" | "set_up" | "on_site")[];
                        sort?: string | null;
                        start_date?: string | null;
                        start_time?: string | null;
                        sustainable?: boolean | null;
                        user_rating_above_or_null?: number | null;
                        within_delivery_radius_miles?: number | null;
                    };
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
                        headcount?: number;
                        id: number;
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
                        /** @enum {string} */
                        order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission";
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
                        start_date?: string;
                        start_time?: string;
                        sustainable?: boolean;
                        user_id: number;
                        user_rating_above_or_null?: number;
                        within_delivery_radius_miles?: number;
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
                        records: {
                            access_code: string;
                            can: {
                                invite: boolean;
                                update: boolean;
                            };
                            id: number;
                            name: string;
                            role_counts: {
                                admin: number;
                                external_attendant: number;
                                guest: number;
                                orderer: number;
                                staff: number;
                            };
                        }[];
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
                "application/json": {
                    team: {
                        name: string;
                    };
                };
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
                        access_code: string;
                        can: {
                            invite: boolean;
                            update: boolean;
                        };
                        id: number;
                        name: string;
                        role_counts: {
                            admin: number;
                            external_attendant: number;
                            guest: number;
                            orderer: number;
                            staff: number;
                        };
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
                    "application/json": {
                        access_code: string;
                        can: {
                            invite: boolean;
                            update: boolean;
                        };
                        id: number;
                        name: string;
                        role_counts: {
                            admin: number;
                            external_attendant: number;
                            guest: number;
                            orderer: number;
                            staff: number;
                        };
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
                "application/json": {
                    team: {
                        name: string;
                    };
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
                        access_code: string;
                        can: {
                            invite: boolean;
                            update: boolean;
                        };
                        id: number;
                        name: string;
                        role_counts: {
                            admin: number;
                            external_attendant: number;
                            guest: number;
                            orderer: number;
                            staff: number;
                        };
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
                        records: {
                            can: {
                                delete: boolean;
                                update: boolean;
                            };
                            /** @enum {string} */
                            contact_method_type: "phone" | "sms" | "email";
                            contact_method_type_string: string;
                            email: string | null;
                            /** @enum {string} */
                            entity: "person" | "store";
                            id: number;
                            name: string;
                            phone_number: string | null;
                            team_id: number;
                        }[];
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
                "application/json": {
                    contact: {
                        /** @enum {string} */
                        contact_method_type?: "phone" | "sms" | "email";
                        /** Format: email */
                        email?: string | null;
                        /** @enum {string} */
                        entity?: "person" | "store";
                        name: string;
                        phone_number?: string | null;
                    };
                };
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
                        can: {
                            delete: boolean;
                            update: boolean;
                        };
                        /** @enum {string} */
                        contact_method_type: "phone" | "sms" | "email";
                        contact_method_type_string: string;
                        email: string | null;
                        /** @enum {string} */
                        entity: "person" | "store";
                        id: number;
                        name: string;
                        phone_number: string | null;
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
                    "application/json": {
                        can: {
                            delete: boolean;
                            update: boolean;
                        };
                        /** @enum {string} */
                        contact_method_type: "phone" | "sms" | "email";
                        contact_method_type_string: string;
                        email: string | null;
                        /** @enum {string} */
                        entity: "person" | "store";
                        id: number;
                        name: string;
                        phone_number: string | null;
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
                "application/json": {
                    contact: {
                        /** @enum {string} */
                        contact_method_type?: "phone" | "sms" | "email";
                        /** Format: email */
                        email?: string | null;
                        /** @enum {string} */
                        entity?: "person" | "store";
                        name?: string;
                        phone_number?: string | null;
                    };
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
                        can: {
                            delete: boolean;
                            update: boolean;
                        };
                        /** @enum {string} */
                        contact_method_type: "phone" | "sms" | "email";
                        contact_method_type_string: string;
                        email: string | null;
                        /** @enum {string} */
                        entity: "person" | "store";
                        id: number;
                        name: string;
                        phone_number: string | null;
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
                        records: {
                            email: string;
                            id: number;
                            name: string | null;
                            /** @enum {string} */
                            role: "admin" | "orderer" | "staff" | "guest" | "external_attendant";
                            role_label: string;
                            /** @enum {string} */
                            status: "active" | "invited";
                            team_id: number;
                            user_id: number | null;
                        }[];
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
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    memberships: {
                        /** Format: email */
                        email: string;
                        /** @enum {string} */
                        role: "admin" | "orderer" | "staff" | "guest" | "external_attendant";
                    }[];
                };
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
                "application/json": {
                    membership: {
                        /** @enum {string} */
                        role: "admin" | "orderer" | "staff" | "guest" | "external_attendant";
                    };
                };
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
    post_v2_orderer_teams_id_memberships_membershipId_resend_invitation: {
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
                        records: {
                            description: string;
                            dietary_tags: ("vegetarian" | "vegan" | "gluten_free" | "dairy_free" | "contains_nuts")[];
                            id: number;
                            image: {
                                alt: string;
                                url: string;
                            };
                            menu_category_id: number;
                            menu_id: number;
                            modifier_groups: {
                                id: number;
                                maximum: number;
                                minimum: number;
                                modifiers: {
                                    id: number;
                                    name: string;
                                    price: number;
                                }[];
                                name: string;
                            }[];
                            name: string;
                            price: number;
                            serves: number;
                            source_item_id: number | null;
                        }[];
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
                        records: {
                            id: number;
                            menu_categories: {
                                id: number;
                                name: string;
                                parent_id: number | null;
                            }[];
                            name: string;
                        }[];
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
                headcount?: number;
                limit?: number;
                offset?: number;
                order_by_last_submission?: boolean | ("asc" | "desc");
                order_by_newness?: boolean | ("asc" | "desc");
                order_by_order_frequency?: boolean | ("asc" | "desc");
                order_by_popularity?: boolean | ("asc" | "desc");
                order_direction?: "asc" | "desc";
                order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission";
                package_category?: string[] | string;
                package_template_id?: number[] | number;
                package_type?: ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert")[] | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert");
                pickup?: boolean;
                place_id?: number;
                poll_lead_time_below_including?: number;
                presentation_type?: ("buffet" | "individual" | "mixed")[] | ("buffet" | "individual" | "mixed");
                previously_ordered?: boolean;
                price_below_including?: number;
                quality_tier?: ("classic" | "specialty")[] | ("classic" | "specialty");
                query?: string;
                roster_id?: number;
                set_up_type?: ("drop_off" | "set_up" | "on_site")[] | ("drop_off" | "set_up" | "on_site");
                start_date?: string;
                start_time?: string;
                user_rating_above_or_null?: number;
                with_times_ordered?: boolean;
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
                        brands_count: number;
                        category_counts: {
                            [key: string]: number;
                        };
                        count: number;
                        last_ordered_timestamps: {
                            [key: string]: string;
                        };
                        meta: {
                            count: number;
                        };
                        minimum_amounts: {
                            [key: string]: number;
                        };
                        place: {
                            brands_count: number;
                            category_counts: {
                                [key: string]: number;
                            };
                            cuisine_counts: {
                                [key: string]: number;
                            };
                            enum: number;
                            label: string;
                            latitude: number;
                            longitude: number;
                            minority_counts: {
                                [key: string]: number;
                            };
                            slug: string;
                            time_zone: string;
                            type_counts: {
                                [key: string]: number;
                            };
                            utc_offset: number;
                            value: string;
                        } | null;
                        place_id: number | null;
                        promoted_brands: {
                            avatar_url: string;
                            cuisines: string[];
                            description: string;
                            full_menu_ordering_enabled: boolean;
                            id: number;
                            image: {
                                alt: string;
                                url: string;
                            };
                            kitchen_count: number;
                            lowest_price: number | null;
                            minority_flags: ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
                            name: string;
                            package_count: number;
                            /** @enum {string|null} */
                            quality_tier: "classic" | "specialty" | null;
                            rating_average: number | null;
                            review_count: number;
                            slug: string;
                            sustainable: boolean;
                        }[];
                        records: {
                            avatar_url: string;
                            cuisines: string[];
                            description: string;
                            full_menu_ordering_enabled: boolean;
                            id: number;
                            image: {
                                alt: string;
                                url: string;
                            };
                            kitchen_count: number;
                            lowest_price: number | null;
                            minority_flags: ("woman" | "hispanic" | "native_american" | "lgbtq" | "veteran" | "asian" | "black")[];
                            name: string;
                            package_count: number;
                            /** @enum {string|null} */
                            quality_tier: "classic" | "specialty" | null;
                            rating_average: number | null;
                            review_count: number;
                            slug: string;
                            sustainable: boolean;
                        }[];
                        search_params: Record<string, never>;
                        skipped_brand_ids: number[];
                        template_counts: {
                            [key: string]: number;
                        };
                        times_ordered_counts: {
                            [key: string]: number;
                        };
                        type_counts: {
                            [key: string]: number;
                        };
                        user_ratings: {
                            [key: string]: number;
                        };
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
                headcount?: number;
                limit?: number;
                offset?: number;
                order_by_last_submission?: boolean | ("asc" | "desc");
                order_by_newness?: boolean | ("asc" | "desc");
                order_by_order_frequency?: boolean | ("asc" | "desc");
                order_by_popularity?: boolean | ("asc" | "desc");
                order_direction?: "asc" | "desc";
                order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission";
                package_category?: string[] | string;
                package_template_id?: number[] | number;
                package_type?: ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert")[] | ("breakfast" | "lunch_or_dinner" | "appetizer_snack" | "dessert");
                pickup?: boolean;
                place_id?: number;
                poll_lead_time_below_including?: number;
                presentation_type?: ("buffet" | "individual" | "mixed")[] | ("buffet" | "individual" | "mixed");
                previously_ordered?: boolean;
                price_below_including?: number;
                quality_tier?: ("classic" | "specialty")[] | ("classic" | "specialty");
                query?: string;
                roster_id?: number;
                set_up_type?: ("drop_off" | "set_up" | "on_site")[] | ("drop_off" | "set_up" | "on_site");
                start_date?: string;
                start_time?: string;
                user_rating_above_or_null?: number;
                with_times_ordered?: boolean;
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
                        address: {
                            latitude: number;
                            longitude: number;
                        } | null;
                        count: number;
                        middle: {
                            latitude: number;
                            longitude: number;
                        } | null;
                        place_id: number | null;
                        records: {
                            brand_id: number;
                            delivers: boolean;
                            distance_miles: number | null;
                            fee: number | null;
                            kitchen_id: number;
                            latitude: number;
                            longitude: number;
                            max_distance_miles: number;
                            minimum: number | null;
                            name: string;
                            /** @enum {string|null} */
                            reason: "outside_area" | "closed" | "full" | "too_late" | "minimum_not_met" | null;
                            slug: string;
                        }[];
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
                    "application/json": {
                        email: string;
                        id: number;
                        team_name: string;
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
                    "application/json": {
                        addresses: {
                            formatted_address: string;
                            google_place_id: string;
                            id: number;
                            place_id: number | null;
                        }[];
                        arrangements: {
                            id: number;
                            items: {
                                brand_id: number | null;
                                notes: string;
                                package_id: number | null;
                            }[];
                            name: string;
                        }[];
                        auth_scopes: string[];
                        awards_multiplier: number;
                        brands: {
                            id: number;
                            kitchen_count: number;
                            name: string;
                            slug: string;
                        }[];
                        caterer_roles: {
                            brand_id: number;
                            role: string;
                        }[];
                        current_brand: {
                            id: number;
                            kitchen_count: number;
                            name: string;
                            slug: string;
                        } | null;
                        current_team: {
                            id: number;
                            name: string;
                            role_counts: {
                                admin: number;
                                external_attendant: number;
                                guest: number;
                                orderer: number;
                                staff: number;
                            };
                        } | null;
                        email: string;
                        email_verified: boolean;
                        favorited_brand_ids: number[];
                        favorited_package_ids: number[];
                        first_name: string;
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
                        memberships: {
                            id: number;
                            /** @enum {string} */
                            role: "admin" | "orderer" | "staff" | "guest" | "external_attendant";
                            role_label: string;
                            team: {
                                access_code: string;
                                id: number;
                                name: string;
                            };
                            team_id: number;
                        }[];
                        review_anonymously: boolean;
                        rewards_disabled: boolean;
                        rosters: {
                            brand_ids: number[];
                            id: number;
                            name: string;
                        }[];
                        saved_searches: {
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
                            headcount?: number;
                            id: number;
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
                            /** @enum {string} */
                            order_field?: "price" | "popularity" | "created_at" | "order_frequency" | "last_submission";
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
                            start_date?: string;
                            start_time?: string;
                            sustainable?: boolean;
                            user_id: number;
                            user_rating_above_or_null?: number;
                            within_delivery_radius_miles?: number;
                        }[];
                        search_params: Record<string, never>;
                        submitted_order_count: number;
                        token: string;
                        /** @enum {string} */
                        type: "member" | "pollee";
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
                    "application/json": {
                        customer_action_items: {
                            orders_awaiting_review: {
                                id: number;
                                team_id: number | null;
                            }[];
                        };
                        stats: {
                            redeemable_points: number;
                            submitted_order_count: number;
                            unread_message_count: number;
                        };
                        team_stats: {
                            [key: string]: {
                                redeemable_points: number;
                                submitted_order_count: number;
                                unread_message_count: number;
                            };
                        };
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
