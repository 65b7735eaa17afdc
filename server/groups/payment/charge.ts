// What a package costs with tax. Amounts are integers in minor units.
import type { components } from '../../platform/contract/contract.gen'
import type { Tax } from '../seller/public'

export type ChargedTax = components['schemas']['ChargedTax']

export interface Charge {
  /** Price of the package, with or without the tax. */
  price: number
  tax: ChargedTax | null
  /** What is paid. */
  total: number
}

/** A rate of 100 %. */
const FULL_RATE = 10_000

/** Half a minor unit is rounded up. */
export function chargeOf(price: number, tax: Tax | undefined): Charge {
  if (!tax) return { price, tax: null, total: price }
  const amount = tax.included
    ? price - rounded(price * FULL_RATE, FULL_RATE + tax.rate)
    : rounded(price * tax.rate, FULL_RATE)
  return { price, tax: { ...tax, amount }, total: tax.included ? price : price + amount }
}

/** The price without tax. */
export const netOf = ({ total, tax }: Charge): number => total - (tax?.amount ?? 0)

/** `a / b` with exact integers: products of a price and a rate are below 2^53, twice of them is not. */
function rounded(a: number, b: number): number {
  const rest = a % b
  return (a - rest) / b + (rest * 2 >= b ? 1 : 0)
}
