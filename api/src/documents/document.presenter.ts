import type { Schemas } from '@copper-carrot/contracts';
import { centsToDollars } from '../pricing';
import { monthInWords } from '../statements';
import type { DocumentKind } from './document.schemas';
import type { LoadedDocument } from './list-documents';

const titleOf: Readonly<Record<DocumentKind, (document: Omit<LoadedDocument, 'title'>) => string>> = {
  receipt: ({ orderId }) => `Receipt of order #${orderId}`,
  invoice: ({ number }) => `Invoice ${number}`,
  statement: ({ month }) => `Statement of ${monthInWords(month ?? '')}`,
  certificate: ({ state }) => `Sales tax exemption in ${state}`,
  contract: () => 'Invoice terms',
};

export const presentDocument = (document: LoadedDocument): Schemas['Document'] => ({
  id: document.id,
  kind: document.kind,
  title: document.title ?? titleOf[document.kind](document),
  about:
    document.brandName ??
    (document.kind === 'certificate' && document.number ? `Certificate ${document.number}` : null),
  date: document.date,
  amount: document.amountCents === null ? null : centsToDollars(document.amountCents),
  expires_on: document.expiresOn,
  order_id: document.orderId,
  is_uploaded: document.title !== null,
});
