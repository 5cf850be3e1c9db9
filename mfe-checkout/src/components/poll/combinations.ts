export interface Combinations {
  combo_creation_allowed: boolean;
  limit_combo_options: boolean;
}

/** The API's fields for combinations; no maximum if they are not allowed. */
export const combinationsOf = ({
  combo_creation_allowed,
  limit_combo_options,
}: Combinations): Combinations => ({
  combo_creation_allowed,
  limit_combo_options: combo_creation_allowed && limit_combo_options,
});
