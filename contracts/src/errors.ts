/** The error codes of 1 §8 and 2 §8. */
export * as errorCodes from './error-codes';
