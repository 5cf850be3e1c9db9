export {
  coinsLeft,
  coinsProblem,
  earnCoins,
  earnReferralCoins,
  moveReferralCoins,
  settleCredit,
  takeBackCoins,
} from './ledger';
export { lapseCoins } from './lapse-coins';
export { lapsesAtSql } from './lapsing';
