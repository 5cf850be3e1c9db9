/** The states of a photo shoot, and what each may become by its photographer. */
export const photoShootSteps = {
  scheduled: ['shot', 'canceled'],
  shot: ['delivered'],
  delivered: [],
  canceled: [],
} as const satisfies Record<string, readonly string[]>;
export type PhotoShootStatus = keyof typeof photoShootSteps;

export const photoShootLabels: Record<PhotoShootStatus, string> = {
  scheduled: 'Scheduled',
  shot: 'Pictures taken',
  delivered: 'Pictures delivered',
  canceled: 'Canceled',
};

/** The name in `auth_scopes` by which a photographer may act for other photographers (2 §6). */
export const actForPhotographers = 'photo_shoots.act_for_others';
