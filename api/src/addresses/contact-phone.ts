/** Whether a driver can dial what was given as a phone: ten digits are a number with its area code. */
export const canBeDialed = (phone: string): boolean => phone.replace(/\D/g, '').length >= 10;

export const notDialed = 'needs its area code, ten digits';
