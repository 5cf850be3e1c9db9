export const choiceTypes = ['presentation', 'constant_sum', 'choose_up_to', 'included', 'add_on'] as const;
export type ChoiceType = (typeof choiceTypes)[number];
