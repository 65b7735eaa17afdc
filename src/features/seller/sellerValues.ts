// Form values of seller and tax.
import type { Seller } from '../../api/seller'
import { sellerText } from './messages'

/** A rate of 1 %. */
const PERCENT = 100

export interface SellerValues {
  name: string
  address: string
  taxId: string
  taxName: string
  /** In percent. */
  taxRate: number | null
  taxIncluded: boolean
  invoicePrefix: string
}

export const fieldLabels = (): Record<keyof SellerValues, string> => ({
  name: sellerText('name'),
  address: sellerText('address'),
  taxId: sellerText('taxId'),
  taxName: sellerText('taxName'),
  taxRate: sellerText('taxRate'),
  taxIncluded: sellerText('taxIncluded'),
  invoicePrefix: sellerText('invoicePrefix'),
})

export const valuesOf = (seller: Seller): SellerValues => ({
  name: seller.name,
  address: seller.address,
  taxId: seller.taxId,
  taxName: seller.taxName,
  taxRate: seller.taxRate / PERCENT,
  taxIncluded: seller.taxIncluded,
  invoicePrefix: seller.invoicePrefix,
})

/** The changed values as the API takes them. */
export function editOf({ taxRate, ...changes }: Partial<SellerValues>) {
  const texts = Object.entries(changes).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])
  return {
    ...(Object.fromEntries(texts) as Omit<Partial<SellerValues>, 'taxRate'>),
    ...(taxRate !== undefined && { taxRate: Math.round((taxRate ?? 0) * PERCENT) }),
  }
}
