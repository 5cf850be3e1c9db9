import { type Role, roleLabels, roles } from '@copper-carrot/contracts';

const meanings: Record<Role, string> = {
  admin: 'Manages members and billing, and orders',
  orderer: 'Orders for the organization',
  staff: 'Sees the meals and answers polls',
  guest: 'Answers the polls they are asked',
  external_attendant: 'Runs polls, from outside of the organization',
};

export const meaningOf = (role: Role): string => meanings[role];

export const roleOptions = roles.map((value) => ({
  value,
  label: roleLabels[value],
  description: meanings[value],
}));
