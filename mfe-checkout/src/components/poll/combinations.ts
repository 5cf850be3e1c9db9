/** Whether dishes of a choice may be combined, and whether only some of them. */
export interface Combinations {
  combo_creation_allowed: boolean;
  limit_combo_options: boolean;
}

/** What the API is told of combinations: no limit of what is not allowed. */
export const combinationsOf = ({
  combo_creation_allowed,
  limit_combo_options,
}: Combinations): Combinations => ({
  combo_creation_allowed,
  limit_combo_options: combo_creation_allowed && limit_combo_options,
});
