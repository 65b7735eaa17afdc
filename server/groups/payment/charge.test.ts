import { chargeOf, netOf } from './charge'

const tax = (rate: number, included: boolean) => ({ name: 'GST', rate, included })

test('charges the price without a tax', () => {
  expect(chargeOf(199_900, undefined)).toEqual({ price: 199_900, tax: null, total: 199_900 })
})

test('takes an included tax out of the price', () => {
  const charge = chargeOf(199_900, tax(1800, true))
  expect(charge).toMatchObject({ price: 199_900, tax: { amount: 30_493 }, total: 199_900 })
  expect(netOf(charge)).toBe(169_407)
})

test('adds a tax that the price does not include, rounded half up', () => {
  expect(chargeOf(199_900, tax(1800, false))).toMatchObject({ tax: { amount: 35_982 }, total: 235_882 })
  expect(chargeOf(5, tax(1000, false))).toMatchObject({ tax: { amount: 1 }, total: 6 })
  expect(chargeOf(4, tax(1000, false))).toMatchObject({ tax: { amount: 0 }, total: 4 })
})

test('is exact for the highest price', () => {
  expect(chargeOf(10_000_000_000, tax(10_000, false)).total).toBe(20_000_000_000)
  const charge = chargeOf(9_999_999_999, tax(725, true))
  expect(netOf(charge) + (charge.tax?.amount ?? 0)).toBe(9_999_999_999)
})
