// The product as this instance presents it.
import { getConfig } from '../config'

const NAMES = { aru: 'Aerie', nkda: 'Aerie NKDA' } as const

/** Short name of the product. */
export const productName = (): string => NAMES[getConfig().INSTANCE]
