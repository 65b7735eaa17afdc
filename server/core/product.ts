// Name of the product, chosen by the setting INSTANCE.
import type { Config } from './config'

const NAMES: Readonly<Record<Config['INSTANCE'], string>> = { aru: 'Aerie', nkda: 'Aerie NKDA' }

export const productName = ({ INSTANCE }: Pick<Config, 'INSTANCE'>): string => NAMES[INSTANCE]
