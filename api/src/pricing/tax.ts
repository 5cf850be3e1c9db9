import { rate, shareOf } from './money';
import { type ExemptionCertificate, type PriceLine, type TaxRule } from './types';

/** Whether a certificate of that state still holds on the event's local date (the day of expiry included). */
export function isTaxExempt(
  certificates: readonly ExemptionCertificate[],
  state: string,
  date: string,
): boolean {
  return certificates.some((certificate) => certificate.state === state && certificate.expiresOn >= date);
}

/** One line per jurisdiction, each rounded once on all that is taxable; the platform collects and remits it. */
export function taxLines(base: number, rule: TaxRule | null): PriceLine[] {
  return (rule?.jurisdictions ?? []).flatMap(({ code, label, ratePpm }) => {
    const amountCents = shareOf(base, rate(ratePpm, `tax.${code}`));
    if (amountCents === 0) return [];
    return [
      {
        code: 'tax' as const,
        key: `tax:${code}`,
        label,
        amountCents,
        taxable: false,
        taxableCents: 0,
        parties: { orderer: amountCents, caterer: 0, platform: amountCents },
      },
    ];
  });
}
